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
  Gastronomi > Kafiteri & pub: Kafene dhe bare | Gastronomi > Fast food: Ushqim i shpejtë
  Gastronomi > Ëmbëltore & bukë: Pastiçeri, Furra buke
  Akomodim: Hotele dhe turizëm, Hotele, Bujtina, Apartamente me qira ditore
  Udhëtime & pushime: Agjenci udhëtimesh, Plazhe dhe resorte, Udhërrëfyes turistikë
  Mjekësi: Shëndetësi, Klinika mjekësore, Laboratorë analizash, Fizioterapi | Mjekësi > Barnatore: Farmaci
  Mjekësi > Okulistikë: Optika | Stomatologji: Klinika dentare
  Kozmetikë & estetikë: Bukuri dhe mirëqenie, Qendra estetike, Manikyr dhe pedikyr, Kozmetikë online, Spa dhe masazhe
  Kozmetikë & estetikë > Floktarë: Parukeri, Berberhane | Auto & moto: Automjete, Makina me qira, Shitje automjetesh
  Auto & moto > Servis & pjesë: Autoservise, Lavazhe, Pjesë këmbimi, Gomisteri
  Arsim & trajnime: Edukim, Shkolla private, Kurse gjuhësh, Universitete dhe kolegje, Kurse profesionale
  Arsim & trajnime: Kurse muzike dhe arti, Kopshte dhe çerdhe, Autoshkolla
  Bankë & siguracion: Banka dhe financa, Banka, Sigurime, Mikrokredi, Këmbim valutor
  Telefoni & rrjete: Telekomunikacion dhe internet, Operatorë celularë, Internet shtëpie, Televizion kabllor
  Telefoni & rrjete: Riparim telefonash | Teknologji: Elektronikë, Elektronikë online, Riparim telefonash, Shërbime IT
  Modë & aksesorë: Veshje, Këpucë dhe çanta, Bizhuteri, Veshje online | Shtëpi & mobilim: Mobilie, Dizajn i brendshëm
  Markete & ushqime: Supermarkete, Produkte bio online
  Dhurata & hobi: Lule dhe dhurata, Librari, Libra online, Lodra online | Tregti: Dyqane, Dyqane online
  Udhëtarë & logjistikë: Transport, Taksi, Autobusë ndërqytetas, Tragete
  Udhëtarë & logjistikë > Posta & ngarkesa: Dërgesa dhe korrierë, Transport mallrash, Shpërngulje
  Ndërtimtari: Ndërtim dhe shtëpi, Ndërtim dhe rikonstruksion, Dyer dhe dritare
  Mjeshtër & mirëmbajtje: Pastrim, Kopshtari, Ndërtim dhe shtëpi, Dyer dhe dritare
  Mjeshtër & mirëmbajtje > Ujë & kanalizime: Hidraulikë | Mjeshtër & mirëmbajtje > Instalime elektrike: Elektricistë
  Juridik: Avokatë, Noterë, Përkthime | Konsulencë: Shërbime profesionale, Kontabilitet, Përkthime
  Media & reklamë: Marketing dhe dizajn, Fotografi | Patundshmëri: Agjenci imobiliare
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
  Kafene dhe bare: kafe bar, lokal per kafe shkoder (Shkodër) | Ushqim i shpejtë: sufllaqe, fast food vlora (Vlorë)
  Pastiçeri: torte ditelindje, embelsirat e korces (Korçë)
  Peshk dhe fruta deti: peshk i fresket ne vlore (Vlorë), ristorante di pesce durazzo (Durrës)
  Furra buke: furra e bukes, bukepjekes | Hotele: hotelet e sarandes (Sarandë), hotle durres (Durrës)
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
  Lavazhe: lavazho, larje makine shkodres (Shkodër), lavazho fier (Fier) | Pjesë këmbimi: pjese kembimi per benz
  Gomisteri: goma makine, gomist kavaje (Kavajë), tires durres (Durrës)
  Makina me qira: rent a car tirana airport (Tiranë), noleggio auto valona (Vlorë), noleggio auto tirana (Tiranë)
  Autoshkolla: patente klasi b, autoshkoll pogradeci (Pogradec), patenta
  Shitje automjetesh: makina te perdorura, makina të përdorura | Shkolla private: kolegj privat 9 vjecar
  Kurse gjuhësh: kurs anglishtje, mesoj gjermanisht korce (Korçë), mesim anglishteje
  Kopshte dhe çerdhe: kopesht femijesh, cerdhja durres (Durrës), kopshti per femije
  Universitete dhe kolegje: fakulteti | Kurse profesionale: kurs per kuzhinier
  Kurse muzike dhe arti: mesime pianoje, kurs pikture shkodra (Shkodër), piano lessons
  Banka: bankomat sarande (Sarandë) | Sigurime: siguracion makine | Mikrokredi: hua e shpejte
  Këmbim valutor: exchange euro leke, exchange office | Kontabilitet: kontabilist per biznes, kontabilistja
  Operatorë celularë: sim card for tourists | Internet shtëpie: wifi ne shtepi
  Televizion kabllor: tv kabllor kukes (Kukës) | Riparim telefonash: ndrrim ekrani celulari, ekran i thyer iphone
  Shërbime IT: rregullim kompjuteri elbasan (Elbasan) | Veshje: rroba per femra | Këpucë dhe çanta: kepucet
  Elektronikë: frigorifer lavatrice | Mobilie: divane e krevate, mobileri fieri (Fier), divan dhe kolltuk korçë (Korçë)
  Supermarkete: supermaket ne vlore (Vlorë) | Librari: libra shkolle
  Lule dhe dhurata: buqete lulesh gjirokaster (Gjirokastër), buqete lulesh | Bizhuteri: unaza fejese, unaza fejese
  Veshje online: bli rroba onlajn | Kozmetikë online: kozmetike me porosi online | Taksi: taxi tirana (Tiranë)
  Autobusë ndërqytetas: orari i autobuzave | Dërgesa dhe korrierë: dergim pakosh | Transport mallrash: kamion per mallra
  Shpërngulje: levizje mobiljesh tirane (Tiranë) | Tragete: traghetto durazzo (Durrës), traget per bari
  Ndërtim dhe rikonstruksion: suvatim dhe bojatisje
  Hidraulikë: hidrauliku, tubi i ujit pikon, ujësjellësi rubineti pikon
  Elektricistë: elektrecist durresi (Durrës), elektricisit | Dyer dhe dritare: dritare plastike
  Pastrim: pastruese shtepie tirane (Tiranë) | Dizajn i brendshëm: arkitekt interieri | Avokatë: avokat divorci
  Noterë: noteri vlore (Vlorë) | Përkthime: perkthyes italisht
  Agjenci imobiliare: shtepi ne shitje shkoder (Shkodër), shtepi ne shitje pogradec (Pogradec)
  Fotografi: fotograf dasmash, fotograf dasmash | Kinema dhe teatro: kinemaja tirane (Tiranë) | Palestra: gym
  Fusha sportive: fushe futbolli korces (Korçë) | Salla festash: lokal per dasme
  Klinika veterinare: veterineri, veteriner per mace | Dyqane për kafshë: ushqim per qen e mace
  Vreshta dhe kantina: kantine vere berati (Berat) | Produkte blegtorale: djath dhe gjize
`)

assert.lengthOf(earlier, 150)

/** Texts that mean no category: nothing may be suggested for them. */
export const strangers = textsOf(`
  arben hoxha, Mirela Dervishi, genti, Alba Invest shpk, Bardhi 2005, familja kola, asdfgh, qwe123, xxxx, lkjhh mnb
  pershendetje, si jeni, me i miri, faleminderit, sot, info, hello, buongiorno, dicka e mire, rruga e re nr 14
`)

// What people type first, written before the search was made for it: six visitors, their languages and their thumbs.

/**
 * 200 and more texts of a tourist, an old man, a woman who bought something, an owner, a student and a household.
 * `(town)` is a town alone; for `number`, `hours`, `place` and `price` a sentence says that the directory has none.
 */
export const firstWords = queriesOf(`
  Restorante dhe kafene / Restorante tradicionale: ku me hangër, where to eat in Berat (Berat), resturant
  Restorante dhe kafene: estiatorio | Restorante dhe kafene / Ushqim i shpejtë (price): ku te ha lire
  Restorante tradicionale: fërgesë, gatime shtëpie, traditional food gjirokaster (Gjirokastër), mish ne hell
  Piceri: 🍕, ku te ha pica, picari, pizzeria valona (Vlorë)
  Kafene dhe bare: ☕, kafe me pamje nga deti, ku te pi nje makiato, birrari, cocktail bar ksamil (Ksamil)
  Ushqim i shpejtë: byrek, 🍔, qebaptore tetove (Tetovë), sanduic
  Pastiçeri: ku te ha akullore, 🍦, bakllava, gelato saranda (Sarandë)
  Peshk dhe fruta deti: ku te ha peshk, ku mund të ha peshk, seafood, karkaleca deti, Fischrestaurant
  Furra buke: buk e ngroht, bakery, 🥖, simite | Hotele dhe turizëm: turizem | Hotele / Bujtina: vend per te fjetur
  Hotele: dog friendly hotel, albergo, hotel me pishine ne golem (Golem)
  Bujtina: bed and breakfast theth (Theth), agroturizem, hostel
  Apartamente me qira ditore: airbnb, Ferienwohnung, apartament me dite
  Agjenci udhëtimesh: ✈️, oferta per turqi, Reisebüro
  Plazhe dhe resorte: 🏖️, spiaggia, shezlone e cadra, strand velipoje (Velipojë)
  Udhërrëfyes turistikë: free walking tour, guide malore valbone (Valbonë), hiking | Spa dhe masazhe: hamam, llixha
  Spa dhe masazhe (place): massage near me
  Klinika mjekësore: kirurg, nutricionist, pediatri, mjeku i veshëve, dermatolog, Kinderarzt, psikolog gjakove (Gjakovë)
  Farmaci: 💊, Apotheke, barna | Farmaci (hours): pharmacy open now, farmaci hapur tani
  Klinika dentare: Zahnarzt, 🦷, dhambi, proteza dhembesh, dental implants, doktor dhembi ne durres (Durrës)
  Klinika dentare (price): dentist i lire | Laboratorë analizash: blood test, analiza hormonesh, analizat e tiroides
  Optika: syza, 👓, occhiali | Fizioterapi: kineziterapi, hernie disku, me ka zene mesi | Parukeri / Berberhane: ✂️
  Parukeri: floktore ferizaj (Ferizaj), Friseur, balayage, parrucchiera
  Berberhane: berbar, barber shop, qethje per burra
  Qendra estetike: botoks, pastrim fytyre, heqje qimesh, grim per dasme | Manikyr dhe pedikyr: 💅, nails, thonjtë
  Autoservise: autosherbim, më ka ngecur makina, ndrrim vaji, karroatrec, officina, Autowerkstatt
  Lavazhe: car wash, autolarje | Pjesë këmbimi: autopjese, ricambi auto
  Gomisteri: vullkanizer, me shpoi goma, flat tire | Makina me qira: Mietwagen, makin me qera, car hire tirana (Tiranë)
  Autoshkolla: patent shoferi, driving school | Shitje automjetesh: vetura ne shitje, autosallon, blej makine
  Shkolla private: gjimnaz privat, private school
  Kurse gjuhësh: gjermanisht b2, ielts, learn albanian, corso di inglese
  Kopshte dhe çerdhe: kindergarten, cerdhe per foshnja, asilo nido
  Universitete dhe kolegje: master, universitet privat | Kurse profesionale: kurs programimi, kurs excel, trajnime
  Kurse muzike dhe arti: mesime kitare, kurs vallezimi, 🎸 | Banka: atm, 🏦, hap llogari bankare
  Banka (place): bankomat afer meje | Sigurime: karton jeshil, sigurim shendeti, Versicherung
  Mikrokredi: kredi pa kolateral, para borxh | Këmbim valutor: cambio, kursi i euros, change money, 💶
  Kontabilitet: ekonomist, deklarim tatimesh, commercialista | Operatorë celularë: esim, karte sim
  Internet shtëpie: fiber optike, nuk kam internet, modem | Televizion kabllor: dekoder, kanale sportive
  Riparim telefonash: me ra telefoni ne uje, phone repair, nderrim baterie iphone
  Shërbime IT: laptopi nuk ndizet, formatim kompjuteri | Veshje: rrobaqepës, 👗, fustan per mature, rroba bebesh
  Këpucë dhe çanta: atlete, 👟, scarpe | Elektronikë: laptop, televizor, kondicioner | Elektronikë (price): laptop lire
  Mobilie: dua të blej një divan, dollap, Möbel | Supermarkete: spar, 🛒, dyqan ushqimor, grocery store
  Librari: fletore e stilolapsa, bookshop, kartoleri | Lule dhe dhurata: 💐, dhurate per mamin, trendafila
  Bizhuteri: 💍, argjendari, filigran prizren (Prizren) | Veshje online: fustan nga instagrami, bleva rroba ne internet
  Elektronikë online: celular online, kufje me porosi online | Kozmetikë online: parfum, krem fytyre, 💄
  Libra online: blej libra online | Produkte bio online: ushqime bio, produkte organike | Lodra online: lodra, 🧸, lego
  Dyqane: shopping, qender tregtare | Dyqane online: online shop, blerje ne internet
  Taksi: airport transfer, 🚕, taksi aeroporti, taksist
  Autobusë ndërqytetas: furgon, bus station, stacioni i autobusave | Dërgesa dhe korrierë: 📦, posta, courier
  Transport mallrash: kamion per mallra te renda, transport nderkombetar malli
  Shpërngulje: moving company, transport mobiljesh, Umzug | Tragete: ferry to corfu, ⛴️
  Ndërtim dhe shtëpi: usta, mjeshtër
  Ndërtim dhe rikonstruksion: saldator, muratore, bojaxhi, shtrim pllakash, parket, imbianchino
  Hidraulikë: plumber tirana (Tiranë), u bllokua lavamani, hidraulk, idraulico
  Elektricistë: më ra rryma, electrician pristina (Prishtinë), priza nuk punon, elektriqist
  Dyer dhe dritare: çilingir, ndërrim brave, locksmith, duralumin | Pastrim: cleaning lady, larje tapetesh, 🧹
  Dizajn i brendshëm: interior designer, projekt apartamenti | Kopshtari: gardener, mirembajtje oborri
  Avokatë: ⚖️, lawyer, abokat, jurist | Noterë: prokure, notary | Përkthime: perkthim diplome, translator, Übersetzer
  Marketing dhe dizajn: reklama, logo per biznes, web design
  Agjenci imobiliare: shpi me qira, garsoniere, banesa ne prishtine (Prishtinë), toke ne shitje
  Fotografi: 📷, foto per pasaporte, kameraman | Kinema dhe teatro: 🎬, film, teater
  Palestra: fitnes, joga, trajner personal | Fusha sportive: ⚽, kalceto, tenis | Pishina: swimming pool, kurs noti
  Salla festash / Parqe lojërash: vend për ditëlindje fëmijësh | Salla festash: wedding venue, vend per fejese
  Parqe lojërash: kend lojrash, playground | Klinika veterinare / Kafshë shtëpiake: 🐶, ku ta çoj qenin
  Klinika veterinare: vetrinar, macja ime nuk ha, Tierarzt ulcinj (Ulqin) | Dyqane për kafshë: pet shop, rere per mace
  Larje dhe qethje kafshësh: dog grooming, qethje qeni | Hotele për kafshë: kush ma mban qenin, dog sitter
  Vaj ulliri: vaj, olive oil, 🫒 | Vreshta dhe kantina: raki rrushi, winery, vere e kuqe
  Mjaltë dhe bimë mjekësore: 🍯, caj mali, bletari | Fidanishte: fidane, peme frutore
  Produkte blegtorale: 🧀, baxho, qumesht lope
  (town): Ksamil (Ksamil), Tirana (Tiranë), Durrësi (Durrës), n'Vlonë (Vlorë), Prishtinë (Prishtinë)
  (town): Himara (Himarë), tirona (Tiranë), Scutari (Shkodër), ne sarande (Sarandë), Golem (Golem)
  (number): 069 20 12 345, +355692012345, 042234567 | (hours): hapur tani, open now, orari
  (place): afër meje, near me, vicino a me | (price): lirë, cheap, cmimet
`)

assert.isAtLeast(firstWords.length, 200)

/** Ten more texts that mean no category, for which nothing may be suggested. */
export const moreStrangers = textsOf(`
  endrit gashi, Zamira Çela, shkelqim, rruga myslym shyri, vlereso.al, tungjatjeta, ciao, danke schön, jhgfd, 👍
`)

/** Numbers, months and the like, some of which begin or resemble a word of a category. */
export const plainWords = textsOf(`
  zero, një, dy, tre, katër, pesë, gjashtë, shtatë, tetë, nëntë, dhjetë, koment, komente, komentet, Kosovë, Shqipëri
  janar, shkurt, mars, prill, maj, qershor, korrik, gusht, shtator, tetor, nëntor, dhjetor, vjeshtë, e premte
  sofra-e-shtate-lugeve.example
`)

/** Names that the directory does not have: whatever is shown is a guess and is called one. */
export const unknownNames = textsOf(`
  furra gruri i arte, hotel vila e bardhe, farmacia shpresa, bar kafe agimi, autoservis beni, bllok
`)

/** A business of the demo data, and beginnings of its name as people type them: it should lead, before any category. */
export const beginnings = linesOf(`
  Resort Gjiri i Pishave: gjiri i pish | Sofra e Shtatë Lugëve: sofra e 7 lugeve, sofra e sht
  Hotel Kulla e Mjegullës: hotel kull | Hotel Era e Bregut: era e breg | Taksi Mirëmbrëma: taksi mirem
  Kafe Libri i Hapur: kafe libri | Luga e Drunjtë: luga e drunj | Oborri me Dy Fiq: oborri me dy
  Piceria Gjysmëhëna: gjysmehen | Byrektore Petë pas Pete: byrektore pet | Klinika Dentare Buza e Qeshur: buza e qesh
  Autoservis Bulonat: autoservis bul | Banka Ylberi Verior: banka ylb | Farmacia Tri Pika: farmacia tri
  Palestra Frymëmarrja: palestra frym | Butiku me Postë: butiku me p | Kinema Rreshti i Pestë: kinema rresht
  Zgara e Kthesës: zgara e kth | Guaska e Zezë: guaska | Taverna Nëntë Shkallët: taverna nent
  Bar Kati i Fundit: bar kati | Korrieri Pëllumbi: korrieri pell | Imobiliare Çelësi në Derë: celesi ne dere
  Shkolla e Muzikës Telat e Arta: telat e arta | Oxhaku i Malësorit: oxhaku i
`)

/** Words of a category with which names begin: the category leads all the same. */
export const categoryWords = queriesOf(`
  Hotele: hotel, hoteli | Furra buke: furra | Farmaci: farmaci tirane (Tiranë), farmacia | Kafene dhe bare: kafe, bar
  Restorante dhe kafene / Restorante tradicionale: restorant | Restorante tradicionale: taverna | Piceri: piceria
  Klinika mjekësore: klinika | Klinika dentare: klinika dentare | Palestra: palestra | Taksi: taksi durres (Durrës)
  Banka: banka | Lavazhe: lavazh | Librari: librari | Parukeri: parukeri tirane (Tiranë) | Autoservise: autoservis
  Pastrim: pastrim | Makina me qira: makina me qira | Elektricistë: elektrik
`)

/** Towns of Albania, Kosovo and their neighbours: the indefinite name, and how people write it. */
export const towns = linesOf(`
  Tiranë: tirana, në Tiranë, tirones, Tirona | Durrës: durrësi, Durazzo, durresit, Durres
  Vlorë: vlora, Valona, vlores, vlone | Shkodër: shkodra, Scutari, Skadar, n'Shkodër, shkoder
  Korçë: korca, në Korçë, Korytsa, korces | Fier: fieri, ne fier, fierit | Elbasan: elbasani, elbasanit, n'Elbasan
  Berat: berati, në Berat, beratit | Sarandë: saranda, Agioi Saranta, ne sarande
  Gjirokastër: gjirokastra, Argirocastro, gjirokaster, Argyrokastro | Lushnjë: lushnja, lushnje, lushnjes
  Pogradec: pogradeci, ne pogradec, pogradecit | Kavajë: kavaja, kavaje, kavajes | Lezhë: lezha, lezhe, lezhes
  Kukës: kukesi, kukes, kukësit | Peshkopi: peshkopia, në Peshkopi, peshkopise | Kamëz: kamza, kamez, kamzes
  Vorë: vora, në Vorë | Rrogozhinë: rrogozhina, rogozhine | Krujë: kruja, ne kruje, krujes
  Fushë-Krujë: fushe kruja, fushe-krujes | Shijak: shijaku, shijakut | Laç: laçi, lac, lacit
  Rrëshen: rresheni, rreshen | Burrel: burreli, ne burrel | Klos: klosi, në Klos | Bulqizë: bulqiza, bulqize
  Krumë: kruma, krume | Bajram Curri: bajram currit, ne bajram curri | Tropojë: tropoja, tropoje | Pukë: puka, në Pukë
  Fushë-Arrëz: fushe arrez, fushe-arrezi, fusharrez | Koplik: kopliku, ne koplik
  Malësi e Madhe: malesia e madhe, malesi e madhe | Vau i Dejës: vau i dejes, vau dejes | Cërrik: cerriku, cerrik
  Belsh: belshi, ne belsh | Gramsh: gramshi, gramshit | Librazhd: librazhdi, ne librazhd | Peqin: peqini, peqinit
  Prrenjas: perrenjas, prrenjasi | Patos: patosi, në Patos | Roskovec: roskoveci, ne roskovec
  Ballsh: ballshi, ballshit | Divjakë: divjaka, divjake | Kuçovë: kuçova, kucove | Poliçan: polican, policani
  Çorovodë: corovoda, corovode | Ura Vajgurore: ure vajgurore, ura vajgurore | Përmet: permeti, permet, Premeti
  Këlcyrë: kelcyra, kelcyre | Tepelenë: tepelena, tepelene | Memaliaj: memaliaji, ne memaliaj
  Libohovë: libohova, libohove | Derviçan: dervican, dervicani | Dropull: dropulli, ne dropull | Ersekë: erseka, erseke
  Bilisht: bilishti, ne bilisht | Maliq: maliqi, ne maliq | Pustec: pusteci, ne pustec | Delvinë: delvina, delvine
  Finiq: finiqi, ne finiq | Konispol: konispoli, ne konispol | Selenicë: selenica, selenice
  Himarë: himara, himare, Himarra | Prishtinë: prishtina, Pristina, Priština, n'Prishtinë
  Prizren: prizreni, ne prizren, prizrenit | Pejë: peja, Peć, peje | Gjakovë: gjakova, Djakovica, gjakove
  Mitrovicë: mitrovica, Kosovska Mitrovica, mitrovice | Gjilan: gjilani, Gnjilane
  Mitrovicë e Veriut: mitrovica e veriut, North Mitrovica | Ferizaj: ferizaji, Uroševac, ne ferizaj
  Vushtrri: vushtrria, vushtri, Vučitrn | Podujevë: podujeva, podujeve, Podujevo | Rahovec: rahoveci, Orahovac
  Suharekë: suhareka, theranda, Suva Reka | Skenderaj: skenderaji, Srbica | Drenas: drenasi, gllogoc, Glogovac
  Lipjan: lipjani, Lipljan | Malishevë: malisheva, malisheve | Kamenicë: kamenica, kamenice
  Viti: vitia, ne Viti, Vitina | Deçan: decani, ne deçan, Dečani | Istog: istogu, Istok | Klinë: klina, në Klinë
  Kaçanik: kaçaniku, kacanik | Dragash: dragashi, ne dragash | Fushë Kosovë: fushe kosova, Kosovo Polje, fushe kosove
  Obiliq: obiliqi, ne obiliq, Obilić | Shtime: shtimja, Štimlje | Junik: juniku, ne junik
  Hani i Elezit: hani elezit, han i elezit | Mamushë: mamusha, mamushe | Novobërdë: novoberda, Novo Brdo
  Shtërpcë: shterpca, Štrpce | Graçanicë: gracanica, Gračanica | Ranillug: ranillugu, Ranilug
  Partesh: parteshi, Parteš | Kllokot: kllokoti, Klokot | Zveçan: zvecani, Zvečan | Leposaviq: leposaviqi, Leposavić
  Zubin Potok: zubin potoku, ne zubin potok | Tetovë: tetova, Tetovo, tetove | Gostivar: gostivari, ne gostivar
  Strugë: struga, në Strugë, struges | Dibër e Madhe: dibra e madhe, Debar | Kumanovë: kumanova, Kumanovo
  Shkup: shkupi, Skopje, Skoplje | Ulqin: ulqini, Ulcinj, Dulcigno | Preshevë: presheva, Preševo
  Bujanoc: bujanoci, Bujanovac | Medvegjë: medvegja, Medvedja | Ksamil: ksamili, në Ksamil, ksamilit
  Dhërmi: dhermi, dhermiu, Drymades | Theth: thethi, ne theth | Jalë: jala, ne jale | Valbonë: valbona, valbone
  Golem: golemi, ne golem | Velipojë: velipoja, velipoje | Shëngjin: shengjini, shengjin | Orikum: orikumi, ne orikum
  Borsh: borshi, borshit | Qeparo: qeparoi, ne qeparo | Llogara: llogaraja, ne llogara | Voskopojë: voskopoja, voskopoje
  Razëm: razma, razem | Lukovë: lukova, lukove | Palasë: palasa, palase | Butrint: butrinti, Butrinto
  Spille: spilleja, ne spille | Zvërnec: zverneci, zvernec | Brezovicë: brezovica, ne brezovice
`)

/** Everyday words and first names that begin like a town or differ by a letter or two, and mean none. */
export const notTowns = textsOf(`
  bere, pate, kuku, durim, elb, has, mat, pult, peshk, kavaljer, vlera, tirazh, korrik, fiks, lushë, prishur, klinika
  priza, pije, librat, llaç, krua, perime, skënder, kukulla, delfin, divan, patate, tetor, gjilpëra, drena, sara, elba
  borsë, kamera, burrë, gram, struk, vitamina, kaçavidë
`)
