// The towns of Albania, Kosovo and their neighbours: how people write them, and where they lie.

/** A town by its own name. */
export interface Town {
  /** Albanian, indefinite: `Tiranë`. */
  name: string
  /** Names of other languages and regions. Other Albanian forms are not listed: the stem tells them. */
  otherNames: readonly string[]
  /** Degrees north and east. */
  at: readonly [north: number, east: number]
}

/** A line: the name, its place in hundredths of a degree, other names. Seats and names of Albania's municipalities. */
const municipalities = `
  Bajram Curri 4236 2008
  Ballsh 4060 1973, Mallakastër
  Belsh 4098 1989
  Berat 4071 1995
  Bilisht 4063 2099
  Bulqizë 4149 2022
  Burrel 4161 2001
  Cërrik 4103 1998
  Çorovodë 4050 2023, Skrapar
  Delvinë 3995 2010
  Divjakë 4100 1953
  Durrës 4132 1945, Durazzo, Drach
  Elbasan 4111 2008
  Ersekë 4034 2068
  Fier 4072 1956
  Finiq 3989 2006
  Fushë-Arrëz 4207 2002, Fusharrëz
  Fushë-Krujë 4148 1972
  Gramsh 4087 2018
  Gjirokastër 4008 2014, Argirocastro, Argirokastro, Argyrokastro, Gjinokastër
  Himarë 4010 1974, Himarra, Cheimarra, Chimara
  Kamëz 4138 1976, Kamzë
  Kavajë 4119 1956
  Këlcyrë 4031 2019
  Klos 4151 2009
  Konispol 3966 2018
  Koplik 4221 1944
  Korçë 4062 2078, Coriza, Korytsa
  Krujë 4151 1979
  Krumë 4220 2041
  Kuçovë 4080 1991
  Kukës 4208 2042
  Laç 4164 1971, Kurbin
  Lezhë 4178 1964, Alessio
  Libohovë 4003 2026
  Librazhd 4118 2032
  Lushnjë 4094 1970
  Malësi e Madhe 4225 1945
  Maliq 4071 2070
  Memaliaj 4035 1998
  Patos 4068 1962
  Peqin 4105 1975
  Peshkopi 4169 2043, Dibër
  Përmet 4023 2035, Premet
  Pogradec 4090 2065
  Poliçan 4061 2010
  Prrenjas 4107 2055, Përrenjas
  Pukë 4204 1990
  Pustec 4079 2090
  Roskovec 4074 1970
  Rrëshen 4177 1988, Mirditë
  Rrogozhinë 4108 1967, Rogozhinë
  Sarandë 3988 2001, Santi Quaranta, Agioi Saranta
  Selenicë 4053 1964
  Shëngjin 4181 1959
  Shijak 4135 1957
  Shkodër 4207 1951, Scutari, Skadar
  Tepelenë 4030 2002
  Tiranë 4133 1982, Tironë
  Tropojë 4240 2016
  Ura Vajgurore 4077 1988, Urë Vajgurore, Dimal
  Vau i Dejës 4201 1962
  Vlorë 4047 1949, Valona, Vlonë
  Vorë 4139 1966
`

/** Further towns: Kosovo's seats, neighbours, and places at the sea and in the mountains. */
const others = `
  Prishtinë 4267 2117, Pristina, Priština
  Prizren 4221 2074
  Pejë 4266 2029, Peć
  Gjakovë 4238 2043, Đakovica, Djakovica
  Gjilan 4246 2147, Gnjilane
  Mitrovicë 4289 2087, Kosovska Mitrovica
  Mitrovicë e Veriut 4290 2087, North Mitrovica
  Ferizaj 4237 2116, Uroševac
  Vushtrri 4282 2097, Vushtri, Vučitrn
  Podujevë 4291 2119, Podujevo
  Rahovec 4240 2065, Orahovac
  Suharekë 4236 2083, Therandë, Suva Reka
  Lipjan 4252 2112, Lipljan
  Malishevë 4248 2075
  Drenas 4262 2089, Gllogoc, Glogovac
  Skenderaj 4275 2079, Srbica
  Fushë Kosovë 4263 2109, Kosovo Polje
  Deçan 4254 2029, Dečani
  Istog 4278 2049, Istok
  Klinë 4262 2058
  Kamenicë 4258 2158, Dardanë
  Kaçanik 4223 2126
  Shtime 4243 2104, Shtimja, Štimlje
  Obiliq 4269 2107, Obilić
  Dragash 4206 2065, Sharr
  Hani i Elezit 4215 2130
  Shtërpcë 4224 2103, Štrpce
  Graçanicë 4260 2119
  Novobërdë 4262 2142, Novo Brdo
  Leposaviq 4310 2080, Leposavić
  Zveçan 4291 2084
  Zubin Potok 4291 2069
  Mamushë 4233 2073
  Junik 4248 2028
  Viti 4232 2136, Vitia, Vitina
  Ranillug 4249 2160, Ranilug
  Partesh 4240 2143, Parteš
  Kllokot 4237 2137, Klokot
  Shkup 4200 2143, Skopje, Skoplje, Üsküp
  Tetovë 4201 2097, Tetovo
  Gostivar 4180 2091
  Kumanovë 4213 2171, Kumanovo
  Kërçovë 4151 2096, Kičevo
  Strugë 4118 2068
  Ohër 4112 2080, Ohrid
  Dibër e Madhe 4152 2053, Debar
  Ulqin 4193 1921, Ulcinj, Dulcigno
  Tivar 4209 1910
  Podgoricë 4243 1926
  Plavë 4260 1994
  Tuz 4237 1933
  Preshevë 4231 2165, Preševo
  Bujanoc 4246 2177, Bujanovac
  Medvegjë 4284 2158, Medvedja
  Ksamil 3977 2000
  Dhërmi 4015 1964, Drymades
  Vuno 4014 1969
  Jalë 4012 1970
  Qeparo 4005 1982
  Borsh 4006 1986
  Palasë 4017 1962
  Llogara 4020 1958
  Radhimë 4038 1948
  Orikum 4032 1947
  Butrint 3975 2002
  Lukovë 3999 1992
  Derviçan 4000 2017
  Dropull 4001 2018
  Spille 4110 1946
  Zvërnec 4051 1941
  Brezovicë 4222 2099
  Golem 4125 1953
  Velipojë 4186 1943
  Theth 4240 1977
  Valbonë 4242 1988
  Razëm 4233 1953
  Voskopojë 4063 2059
  Vermosh 4259 1970
  Rinas 4141 1972
  Petrelë 4126 1985
`

const parsed = (text: string): Town[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [own = '', ...otherNames] = line.trim().split(', ')
      const [, name = '', north, east] = /^(.*) (\d{4}) (\d{4})$/.exec(own) ?? []
      return { name, otherNames, at: [Number(north) / 100, Number(east) / 100] }
    })

const albanian = parsed(municipalities)

/** All towns that a text may name. */
export const towns: readonly Town[] = [...albanian, ...parsed(others)]

/** The towns that the location filter suggests, in alphabetical order; one may type any other. */
export const cities: readonly string[] = albanian.map(({ name }) => name)
