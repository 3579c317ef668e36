// The cities that the location filter suggests; one may type any other.

/** City names in alphabetical order. */
export const cities: readonly string[] = `
  Bajram Curri, Ballsh, Berat, Bilisht, Bulqizë, Burrel, Cërrik, Çorovodë, Delvinë, Divjakë, Durrës, Elbasan,
  Ersekë, Fier, Gramsh, Gjirokastër, Himarë, Kamëz, Kavajë, Korçë, Krujë, Kuçovë, Kukës, Laç, Lezhë, Librazhd,
  Lushnjë, Memaliaj, Patos, Peqin, Peshkopi, Përmet, Pogradec, Pukë, Roskovec, Rrëshen, Rrogozhinë, Sarandë,
  Selenicë, Shijak, Shkodër, Tepelenë, Tiranë, Vlorë, Vorë
`
  .split(',')
  .map((name) => name.trim())
