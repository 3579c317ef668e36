// What people type into the search, and what should lead: texts by people who had not seen the search's own words.
import { assert } from 'vitest'

/** What the directory says it does not know (telephone numbers, hours, where one is, prices), or a town alone. */
export type Kind = 'number' | 'hours' | 'place' | 'price' | 'town'

/** A text as typed, and what it means. */
export interface Query {
  readonly typed: string
  /** What should lead in the demo data: category or subcategory, either of two, none for a town or a sentence. */
  readonly leads: readonly string[]
  /** The same in `secondSet`. */
  readonly leadsElsewhere: readonly string[]
  /** The town's canonical (indefinite) name, if one is meant. */
  readonly city: string | undefined
  /** The sentence that should stand alone or beside what leads; `town` if only a town was typed. */
  readonly kind: Kind | undefined
}

/** The texts of a template, parted by commas and ends of lines. */
export const textsOf = (template: string): string[] => template.trim().split(/,?\s*\n\s*|, /)

/** The lines `key: text, text` of a template, as key and texts; a key may have several lines, `|` parts two in one. */
export function linesOf(template: string): [key: string, texts: string[]][] {
  const parts = template.split(/[\n|]/).filter((line) => line.trim() !== '')
  return parts.map((line) => {
    const [key = '', texts = ''] = line.trim().split(': ')
    return [key, textsOf(texts)]
  })
}

/**
 * The categories of another server: its category, or category and subcategory, and which of the demo data's it holds.
 * Every category of the demo data has its home here; some have two, as `usta` is a builder and a handyman.
 */
const homes = linesOf(`
  Gastronomi: Restorante dhe kafene
  Gastronomi > Taverna & gjellëtore: Restorante tradicionale, Piceri, Peshk dhe fruta deti
  Gastronomi > Kafiteri & pub: Kafene dhe bare
  Gastronomi > Fast food: Ushqim i shpejtë
  Gastronomi > Ëmbëltore & bukë: Pastiçeri, Furra buke
  Akomodim: Hotele dhe turizëm, Hotele, Bujtina, Apartamente me qira ditore
  Udhëtime & pushime: Agjenci udhëtimesh, Plazhe dhe resorte, Udhërrëfyes turistikë
  Mjekësi: Shëndetësi, Klinika mjekësore, Laboratorë analizash, Fizioterapi
  Mjekësi > Barnatore: Farmaci
  Mjekësi > Okulistikë: Optika
  Stomatologji: Klinika dentare
  Kozmetikë & estetikë: Bukuri dhe mirëqenie, Qendra estetike, Manikyr dhe pedikyr, Kozmetikë online
  Kozmetikë & estetikë: Spa dhe masazhe
  Kozmetikë & estetikë > Floktarë: Parukeri, Berberhane
  Auto & moto: Automjete, Makina me qira, Shitje automjetesh
  Auto & moto > Servis & pjesë: Autoservise, Lavazhe, Pjesë këmbimi, Gomisteri
  Arsim & trajnime: Edukim, Shkolla private, Kurse gjuhësh, Universitete dhe kolegje, Kurse profesionale
  Arsim & trajnime: Kurse muzike dhe arti, Kopshte dhe çerdhe, Autoshkolla
  Bankë & siguracion: Banka dhe financa, Banka, Sigurime, Mikrokredi, Këmbim valutor
  Telefoni & rrjete: Telekomunikacion dhe internet, Operatorë celularë, Internet shtëpie, Televizion kabllor
  Telefoni & rrjete: Riparim telefonash
  Teknologji: Elektronikë, Elektronikë online, Riparim telefonash, Shërbime IT
  Modë & aksesorë: Veshje, Këpucë dhe çanta, Bizhuteri, Veshje online
  Shtëpi & mobilim: Mobilie, Dizajn i brendshëm
  Markete & ushqime: Supermarkete, Produkte bio online
  Dhurata & hobi: Lule dhe dhurata, Librari, Libra online, Lodra online
  Tregti: Dyqane, Dyqane online
  Udhëtarë & logjistikë: Transport, Taksi, Autobusë ndërqytetas, Tragete
  Udhëtarë & logjistikë > Posta & ngarkesa: Dërgesa dhe korrierë, Transport mallrash, Shpërngulje
  Ndërtimtari: Ndërtim dhe shtëpi, Ndërtim dhe rikonstruksion, Dyer dhe dritare
  Mjeshtër & mirëmbajtje: Pastrim, Kopshtari, Ndërtim dhe shtëpi, Dyer dhe dritare
  Mjeshtër & mirëmbajtje > Ujë & kanalizime: Hidraulikë
  Mjeshtër & mirëmbajtje > Instalime elektrike: Elektricistë
  Juridik: Avokatë, Noterë, Përkthime
  Konsulencë: Shërbime profesionale, Kontabilitet, Përkthime
  Media & reklamë: Marketing dhe dizajn, Fotografi
  Patundshmëri: Agjenci imobiliare
  Sport & rekreacion: Argëtim dhe sport, Palestra, Fusha sportive, Pishina, Parqe lojërash
  Evente & kulturë: Salla festash, Kinema dhe teatro, Parqe lojërash
  Veterinari & pet shop: Kafshë shtëpiake, Klinika veterinare, Dyqane për kafshë
  Veterinari & pet shop: Larje dhe qethje kafshësh, Hotele për kafshë
  Agrikulturë: Bujqësi dhe produkte vendi, Vaj ulliri, Vreshta dhe kantina, Fidanishte
  Agrikulturë: Mjaltë dhe bimë mjekësore, Produkte blegtorale, Kopshtari
`)

/** The other server's tree: each category's name and those of its subcategories. */
export const secondSet: readonly { name: string; subcategories: readonly string[] }[] = [
  ...new Set(homes.map(([path]) => path.split(' > ')[0] ?? '')),
].map((name) => ({
  name,
  subcategories: homes.flatMap(([path]) => (path.startsWith(`${name} > `) ? [path.slice(name.length + 3)] : [])),
}))

const homesOf = (name: string) => {
  const paths = homes.flatMap(([path, names]) => (names.includes(name) ? [path] : []))
  assert(paths.length > 0, `${name} has no home in the second set`)
  return paths.map((path) => path.split(' > ').at(-1) ?? path)
}

/**
 * The queries of a template with lines `Piceri: pizza, pica durres (Durrës)`: what leads, the texts, a text's town in
 * brackets. `A / B: …` lets either lead; `A (price): …` wants a sentence too, `(price): …` the sentence alone.
 */
export function queriesOf(template: string): Query[] {
  return linesOf(template).flatMap(([key, texts]) => {
    const [, names = '', kind] = /^(.*?) ?(?:\((\w+)\))?$/.exec(key) ?? []
    const leads = names === '' ? [] : names.split(' / ')
    const leadsElsewhere = [...new Set(leads.flatMap(homesOf))]
    return texts.map((text) => {
      const [, typed = '', city] = /^(.*?)(?: \((.*)\))?$/.exec(text) ?? []
      return { typed, leads, leadsElsewhere, city, kind: kind as Kind | undefined }
    })
  })
}

/** The texts of the earlier rounds. */
export const earlier = queriesOf(`
  Restorante dhe kafene: restorante ne gjirokaster (Gjirokastër)
  Restorante tradicionale: gjelltore tirane (Tiranë), tave kosi elbasan (Elbasan)
  Piceri: picat me te mira ne durres (Durrës), pizza saranda (Sarandë)
  Kafene dhe bare: kafe bar, lokal per kafe shkoder (Shkodër)
  Ushqim i shpejtë: sufllaqe, fast food vlora (Vlorë)
  Pastiçeri: torte ditelindje, embelsirat e korces (Korçë)
  Peshk dhe fruta deti: peshk i fresket ne vlore (Vlorë), ristorante di pesce durazzo (Durrës)
  Furra buke: furra e bukes, bukepjekes
  Hotele: hotelet e sarandes (Sarandë), hotle durres (Durrës)
  Bujtina: bujtine berat (Berat), guesthouse gjirokaster (Gjirokastër)
  Apartamente me qira ditore: dhoma me qera plazh, casa vacanze saranda (Sarandë)
  Agjenci udhëtimesh: agjensi udhetimi, bileta avioni tirana (Tiranë)
  Plazhe dhe resorte: beach near saranda (Sarandë), plazhi i durresit (Durrës)
  Udhërrëfyes turistikë: guida turistike, tour guide tirana (Tiranë)
  Spa dhe masazhe: masazh shpine, sauna pogradec (Pogradec)
  Klinika mjekësore: doktor femijesh, gjinekolog ne shkoder (Shkodër)
  Farmaci: farmaci 24 ore, ilace, farmacit elbasan (Elbasan), barnatore kavaje (Kavajë)
  Klinika dentare: dentisti, doktor dhembesh korca (Korçë), dentista tirana prezzi (Tiranë), me dhemb dhëmballa
  Klinika dentare: dentistët e mirë në Shkodër (Shkodër)
  Laboratorë analizash: analiza gjaku, labrator fier (Fier), analiza gjaku vlore (Vlorë)
  Optika: syze me numra, lente kontakti tirane (Tiranë), oculista a tirana (Tiranë), syze dielli
  Fizioterapi: fizioterapist, dhimbje mesi terapi, dhimbje shpine
  Parukeri: parukierja, ngjyrosje flokesh durres (Durrës), hairdresser
  Berberhane: berberi, rruajtje mjekre vlore (Vlorë), prerje flokësh burrash
  Qendra estetike: depilim me lazer, estetiste ne lushnje (Lushnjë), epilim me lazer
  Manikyr dhe pedikyr: thonj me xhel, manikir tiranes (Tiranë), thonj gel lushnje (Lushnjë)
  Autoservise: mekanik makinash, elektroauto lezhe (Lezhë)
  Lavazhe: lavazho, larje makine shkodres (Shkodër), lavazho fier (Fier)
  Pjesë këmbimi: pjese kembimi per benz
  Gomisteri: goma makine, gomist kavaje (Kavajë), tires durres (Durrës)
  Makina me qira: rent a car tirana airport (Tiranë), noleggio auto valona (Vlorë), noleggio auto tirana (Tiranë)
  Autoshkolla: patente klasi b, autoshkoll pogradeci (Pogradec), patenta
  Shitje automjetesh: makina te perdorura, makina të përdorura
  Shkolla private: kolegj privat 9 vjecar
  Kurse gjuhësh: kurs anglishtje, mesoj gjermanisht korce (Korçë), mesim anglishteje
  Kopshte dhe çerdhe: kopesht femijesh, cerdhja durres (Durrës), kopshti per femije
  Universitete dhe kolegje: fakulteti
  Kurse profesionale: kurs per kuzhinier
  Kurse muzike dhe arti: mesime pianoje, kurs pikture shkodra (Shkodër), piano lessons
  Banka: bankomat sarande (Sarandë)
  Sigurime: siguracion makine
  Mikrokredi: hua e shpejte
  Këmbim valutor: exchange euro leke, exchange office
  Kontabilitet: kontabilist per biznes, kontabilistja
  Operatorë celularë: sim card for tourists
  Internet shtëpie: wifi ne shtepi
  Televizion kabllor: tv kabllor kukes (Kukës)
  Riparim telefonash: ndrrim ekrani celulari, ekran i thyer iphone
  Shërbime IT: rregullim kompjuteri elbasan (Elbasan)
  Veshje: rroba per femra
  Këpucë dhe çanta: kepucet
  Elektronikë: frigorifer lavatrice
  Mobilie: divane e krevate, mobileri fieri (Fier), divan dhe kolltuk korçë (Korçë)
  Supermarkete: supermaket ne vlore (Vlorë)
  Librari: libra shkolle
  Lule dhe dhurata: buqete lulesh gjirokaster (Gjirokastër), buqete lulesh
  Bizhuteri: unaza fejese, unaza fejese
  Veshje online: bli rroba onlajn
  Kozmetikë online: kozmetike me porosi online
  Taksi: taxi tirana (Tiranë)
  Autobusë ndërqytetas: orari i autobuzave
  Dërgesa dhe korrierë: dergim pakosh
  Transport mallrash: kamion per mallra
  Shpërngulje: levizje mobiljesh tirane (Tiranë)
  Tragete: traghetto durazzo (Durrës), traget per bari
  Ndërtim dhe rikonstruksion: suvatim dhe bojatisje
  Hidraulikë: hidrauliku, tubi i ujit pikon, ujësjellësi rubineti pikon
  Elektricistë: elektrecist durresi (Durrës), elektricisit
  Dyer dhe dritare: dritare plastike
  Pastrim: pastruese shtepie tirane (Tiranë)
  Dizajn i brendshëm: arkitekt interieri
  Avokatë: avokat divorci
  Noterë: noteri vlore (Vlorë)
  Përkthime: perkthyes italisht
  Agjenci imobiliare: shtepi ne shitje shkoder (Shkodër), shtepi ne shitje pogradec (Pogradec)
  Fotografi: fotograf dasmash, fotograf dasmash
  Kinema dhe teatro: kinemaja tirane (Tiranë)
  Palestra: gym
  Fusha sportive: fushe futbolli korces (Korçë)
  Salla festash: lokal per dasme
  Klinika veterinare: veterineri, veteriner per mace
  Dyqane për kafshë: ushqim per qen e mace
  Vreshta dhe kantina: kantine vere berati (Berat)
  Produkte blegtorale: djath dhe gjize
`)

assert.lengthOf(earlier, 150)

/** Texts that mean no category: nothing may be suggested for them. */
export const strangers = textsOf(`
  arben hoxha, Mirela Dervishi, genti, Alba Invest shpk, Bardhi 2005, familja kola, asdfgh, qwe123, xxxx, lkjhh mnb
  pershendetje, si jeni, me i miri, faleminderit, sot, info, hello, buongiorno, dicka e mire, rruga e re nr 14
`)
