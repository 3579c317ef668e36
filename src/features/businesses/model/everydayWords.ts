// Everyday words for categories, as people type them in Albanian, English, Italian and German. Loaded with the first
// typed letter.

// The last alternatives of many keys: general names of categories, best first.
const food = 'restorant|bar restorant|gastronom|kulinar|ushqim pije|ushqim'
const stay = 'akomod|fjetj|hotel|pushim|turiz|udhetim'
const trips = 'turiz|udhetim|pushim|akomod|hotel'
const clinics = 'klinika mjekesor|klinik mjek|mjekesi|mjek special|poliklinik|spital|mjek|klinik|doktor|shendet'
const beauty = 'bukuri|sallon bukur|mireqenie|kozmetik|estetik'
const cars = 'auto moto|automjet|vetura|automobil|makina|auto'
const lessons = 'arsim|edukim|shkoll|kurs|trajnim'
const money = 'banka|bankar|financ|banke'

/**
 * Key: words that a category's or subcategory's name must hold (alternatives after `|`). Value: words and phrases that
 * people use instead. Categories are matched by words alone, since every server has its own ids.
 */
export const everydayWords: Readonly<Record<string, string>> = {
  // Food and drink
  [`restorante kafene|gastronom|${food}`]: 'gastronomi, restorant, ushqim, food, essen, 🍽',
  [`restorante tradicional|tavern|zgar|qebap|gjelltor|${food}`]:
    'restaurant, ristorante, hangër, eat, estiatorio, gatime, traditional food, gjellë, gjellëtore, drekë, darkë, zgara, qofte, qebap, biftek, steak, mish, mëlçi, paçe, kukurec, tavë, fërgesë, flija, fasule, pilaf, supë, fli, meze, ku të ha, ku të hamë, uritur, dinner, lunch, trattoria, cena, taverna, steakhouse, vegjetarian, vegetarian',
  [`piceri|pica|pizz|kuzhine itali|${food}`]:
    'pica, piceri, pizza, pizzeria, makarona, pasta, spageti, lazanja, 🍕, 🍝',
  [`kafene|kafiter|kafe|bare|bar kafe|pije|${food}`]:
    'kafe, kafene, coffee, cafe, caffe, kaffee, kafiteri, espresso, makiato, kapuçino, çaj, çajtore, tea, lokal, bar, ku të pi, birrari, birra, beer, pub, koktej, cocktail, pije, mëngjes, breakfast, brunch, ☕, 🍺, 🍹',
  [`klub nat|jet nat|diskotek|night|kafene|kafiter|kafe|bare|argetim|${food}`]:
    'klub, diskotekë, disko, night club, nightclub, nightlife, nargjile, shisha, hookah, karaoke, muzikë live',
  [`ushqim shpejt|fast food|fastfood|byrek|burger|doner|${food}`]:
    'byrek, byrektore, sufllaqe, gyros, hamburger, burger, sanduiç, sandwich, fast food, patate të skuqura, pomfrit, doner, kebab, pulë e pjekur, hot dog, take away, porosi ushqimi, dërgesë ushqimi, food delivery, wolt, 🍟, 🍔',
  [`pasticeri|embeltor|embelsir|torta|akullor|furra|furre|buke|${food}`]:
    'ëmbëlsirë, ëmbëltore, ëmbël, eis, kuchen, konditorei, kek, tortë, akullore, gelato, ice cream, cake, pasticceria, dessert, dolci, bakllava, trileçe, krem karamel, biskota, çokollatë, palaçinka, tortë ditëlindje, 🍰, 🎂, 🍦',
  [`peshk|fruta det|${food}`]:
    'fruta deti, peshk, krap, fisch, fischrestaurant, peshkatar, seafood, fish, pesce, sushi, karkaleca, midhje, troftë, oktapod, 🦐, 🐟',
  [`furra|furre|buke|pasticeri|embelsir|embeltor|ushqimor|gastronom|market|${food}`]:
    'bukë, furrë, simite, 🥖, bukëpjekës, bakery, panificio, bread, backerei, brot, kifle, kroasan, gjevrek, petulla, 🍞, 🥐',
  [`katering|catering|salla fest|${food}`]: 'katering, catering, kuzhinier, ushqim për festë',

  // Hotels and travel
  [`hotele turiz|${trips}`]: 'tourism, turizëm, turist, pushime, holiday, urlaub',
  [`hotel|${stay}`]:
    'hotel, hotell, albergo, dhomë, fjetje, akomodim, ku të fle, fjetur, flej, motel, booking, room, accommodation, zimmer, 🏨',
  [`bujtin|hostel|guesthouse|guest house|agroturiz|${stay}`]:
    'bujtinë, guest house, guesthouse, hostel, bed and breakfast, agroturizëm, shtëpi pritjeje, shtëpi fshati',
  [`kamping|camping|bujtin|${stay}`]: 'kamping, camping, çadër kampimi, kampim, camper, fle në natyrë, ⛺',
  [`qira ditor|apartament pushim|vila pushim|apartament|${stay}|imobil`]:
    'airbnb, apartament me qira, apartament ditor, apartament me ditë, shtëpi pushimi, holiday home, shtëpi në plazh, dhomë me ditë, dhomë me qira, dhomë me qera, casa vacanze, vilë, villa, ferienwohnung',
  [`agjenci udhetim|udhetim|agjenci turist|${trips}`]:
    'bileta avioni, oferta, turqi, greqi, egjipt, biletë, avion, aeroplan, fluturim, flight, travel agency, reiseburo, viaggi, voli, trip, flug, reise, paketë turistike, ekskursion, udhëtim, tur, vizë, haxh, wizzair, ryanair, ✈',
  [`plazh|bregdet|resort|${trips}`]: 'plazhi, det, beach, strand, spiaggia, çadra, shezlong, resort, bregdet, 🏖',
  [`varka|lundrim|detar|ekskursion|udherref|guid|${trips}`]:
    'shëtitje me varkë, varkë, boat, kayak, diving, jaht, rafting, zhytje, peshkim, ⛵',
  [`bicikl|udherref|guid|sport|${trips}`]: 'biçikletë me qira, rent bike, bike rental, monopatin, trotinet',
  [`udherref|guid|turist|${trips}`]:
    'guidë, tour guide, walking tour, shoqërues turistik, çfarë të vizitoj, udhërrëfyes, ecje në natyrë, ecje në mal, mountain, alpinist, hiking, 🥾, ⛰',
  [`masazh|wellness|spa|relaks|${beauty}`]:
    'masazh, massage, massaggio, sauna, spa, relaks, hamam, llixha, ujëra termale, 💆',

  // Health
  [`shendetes|${clinics}`]: 'shëndet, health',
  [clinics]:
    'doktor, doctor, clinic, krankenhaus, ospedale, grip, dhemb stomaku, dhemb kryet, dhemb trupi, doktoreshë, mjek, dottore, medico, arzt, lekar, spital, hospital, klinikë, poliklinikë, ambulancë, urgjencë, emergency, vizitë mjekësore, mjek familje, recetë, vaksinë, sëmurë, sëmundje, temperaturë, kollë, dhimbje, dhimbje koke, dhimbje barku, dhemb koka, dhemb barku, dhemb fyti, dhemb gjoksi, stomak, gastrit, endokrinolog, tiroide, diabet, astmë, onkolog, alergji, 🩺, 🏥',
  [`pediat|${clinics}`]: 'pediatër, pediatrician, foshnjë, kinderarzt, mjek fëmijësh, fëmijë i sëmurë',
  [`gjinekolog|obstet|${clinics}`]:
    'gjinekolog, shtatzënë, frauenarzt, gynecologist, shtatzani, pregnant, maternitet, lindje',
  [`kardiolog|${clinics}`]: 'kardiolog, cardiologist, heart, zemër, dhemb zemra, ekg, tension',
  [`dermatolog|${clinics}`]: 'dermatolog, lëkurë, skin, akne, puçrra, hautarzt, ekzemë',
  [`ortoped|${clinics}`]: 'ortoped, kockë, dhemb këmba, dhemb dora, thyerje, këmba e thyer',
  [`kirurg|${clinics}`]: 'kirurg, operacion, surgeon',
  [`orl|otorino|${clinics}`]: 'orl, hundë, fyt, mjek veshësh, dhemb veshi',
  [`neurolog|${clinics}`]: 'neurolog, migrenë',
  [`urolog|${clinics}`]: 'urolog, veshkë, gurë në veshka',
  [`psikolog|psikiat|psikoterap|logoped|${clinics}`]:
    'psikolog, psychologist, psikiatër, terapist, ankth, depresion, stres, logoped',
  [`nutric|dietolog|dieta|dieti|${clinics}`]: 'nutricionist, dietolog, dietë, dobësohem',
  [`degjim|audiolog|orl|otorino|${clinics}|optika`]: 'aparat dëgjimi, dëgjim, hearing aid',
  [`infermier|kujdes mosh|kujdes shend|${clinics}`]:
    'infermiere, nurse, injeksion, gjilpërë, moshuar, azil, shtëpi pleqsh, 💉',
  [`farmac|barnator|barna|${clinics}`]:
    'farmacist, barna, farmaci, pampers, prezervativ, krem dielli, test shtatzënie, barnatore, ilaç, medikament, pharmacy, apotheke, bar medikamentesh, vitamina, antibiotik, paracetamol, farmaci nate, 💊',
  [`dentar|dentist|stomatolog|dent|oral|dhemb|${clinics}`]:
    'dentist, dental, dhëmb, dhimbje dhëmbi, dhëmballë, dhamb, tartar, stomatolog, ortodont, implant, protezë, teeth, tooth, toothache, braces, zahnarzt, zahn, 🦷',
  [`laborator|analiz|diagnost|biokim|${clinics}`]: 'analiza, gjak, laborator, blood test, hemogram, analisi, covid, 🧪',
  [`radiolog|imazheri|diagnost|laborator|${clinics}`]: 'radiolog, grafi, rezonancë, mri, skaner, ekografi, eko',
  [`optika|optike syze|okulist|oftalm|syze|optik|${clinics}`]:
    'syze, okulist, optika, augenarzt, dhemb syri, oftalmolog, sy, syri, syve, eye, lente, glasses, sunglasses, occhiali, ottica, brille, nuk shoh, 👓',
  [`fizioterap|rehabil|kiropr|masazh|${clinics}`]:
    'fizioterapist, physiotherapy, kineziterapi, hernie, më ka zënë mesi, më zuri mesi, rehabilitim, dhimbje mesi, dhimbje shpine, dhemb mesi, dhemb shpina, shpinë, kiropraktik, dhemb qafa, dhemb kurrizi, dhemb gjuri, dhimbje qafe, ngec qafa, kurriz, gju, back pain',

  // Beauty
  [beauty]: 'bukuri, beauty, sallon bukurie',
  [`parukeri|parukier|flokt|flok|${beauty}`]:
    'parukiere, parukeri, flokë, floktar, frizer, kuafer, hairdresser, hair, haircut, parrucchiere, friseur, frisor, prerje flokësh, ngjyrosje flokësh, sallon flokësh, keratinë, balayage, 💇',
  [`berber|barber|parukeri|parukier|flokt|flok|${beauty}`]:
    'berber, barber, fade, rregullim mjekre, flokë burrash, barbershop, barbiere, mjekër, rruajtje, qethje, qethje burrash, 💈, ✂',
  [`estetik|kozmetik|${beauty}`]:
    'estetiste, kozmetiste, kosmetik, lashes, eyebrows, waxing, depilim, dyll, lazer, qime, pastrim fytyre, botoks, filler, fytyrë, qerpikë, vetulla, solarium',
  [`grim|make up|makijazh|estetik|parukeri|${beauty}`]: 'grim, make up, makeup, makijazh, 💄',
  [`tatuazh|tattoo|piercing|estetik|${beauty}`]: 'tatuazh, tattoo, piercing',
  [`manikyr|thonj|pedikyr|estetik|${beauty}`]:
    'thonj, thonjtë, nails, unghie, nagelstudio, nail, xhel, pedikyr, manikur, manicure, 💅',

  // Cars
  [`autoservis|auto servis|servis makin|servis vetur|mekanik|automekanik|${cars}`]:
    'mekanik, automekanik, ndërrim vaji, ndrrim vaji, autoshërbim, autowerkstatt, servis makine, autoservis, car service, meccanico, officina, car repair, garazh, mechanic, werkstatt, vaj motori, frena, rregulloj makinën, makina e prishur, ndizet makina, 🔧',
  [`elektroaut|autoelektr|elektrik aut|autoservis|auto servis|mekanik|${cars}`]:
    'elektroauto, elektrik makine, elektricist makinash, çelës makine',
  [`karroc|xhenerik|lyerje aut|lyerje makin|llamarin|limar|autoservis|auto servis|mekanik|${cars}`]:
    'karrocier, lyerje makine, përplasje makine, xham makine, carrozzeria',
  [`karrotrec|rimork|asistenc rrug|autoservis|auto servis|mekanik|${cars}`]:
    'karrotrec, tow truck, towing, abschleppdienst, tërheqje makine, ngecur makina, makina në rrugë',
  [`kolaudim|kontroll teknik|autoservis|auto servis|${cars}`]: 'kolaudim, kontroll teknik, targa',
  [`karburant|benzin|naft|autoservis|auto servis|${cars}`]:
    'karburant, benzinë, naftë, autogaz, tankstelle, petrol, gas station, karikim makine, ⛽',
  'parkim|parking|garazh|auto moto': 'parkim, parking, parcheggio, parkplatz, garazh me qira, 🅿',
  [`motoc|motor|moto|shitje automj|${cars}`]: 'motorr, motoçikletë, scooter, 🛵',
  [`lavazh|autolavazh|autolar|larje aut|larje makin|larje vetur|${cars}`]:
    'larje makine, pastrim makine, car wash, carwash, autolavazh, lavazh, autolavaggio',
  [`pjese kembimi|pjese aut|pjese makin|pjese vetur|autopjes|pjese|${cars}`]:
    'pjesë makine, autopjesë, pjesë këmbimi, pjesë rezervë, ricambi, spare parts, ersatzteile, fener, car parts, bateri makine',
  [`gomist|goma|vulkan|vullkan|autoservis|auto servis|${cars}`]:
    'gomist, goma, tires, reifen, reifenwechsel, fellne, gomme, disqe makine, vulkanizer, gomë e shpuar, flat tire, 🛞',
  [`makina qira|vetura qira|automjet qira|auto qira|rent car|rentacar|${cars}`]:
    'makinë me qira, makinë me qera, rent a car, rentacar, noleggio, veturë me qira, car rental, hire car, autovermietung, mietwagen',
  [`autoshkoll|auto shkoll|patent|shofer|kurs|${lessons}`]:
    'patentë, shkollë makine, driving school, autoshkollë, autoscuola, fahrschule, mësoj makinën, provim teorie',
  [`shitje automj|shitje makin|shitje vetur|autosallon|auto sallon|${cars}`]:
    'blej makinë, shes makinë, makina të përdorura, makinë, veturë, kerr, car, autosallon, used cars, macchina, autohaus, 🚗',

  // Education
  [`edukim|${lessons}`]: 'arsim, kurs, edukim, education, mësim',
  [`shkolla private|shkoll|gjimnaz|${lessons}`]:
    'shkollë, school, kolegj privat, gjimnaz privat, scuola, schule, gjimnaz, liceu, nëntëvjeçare, mësues, profesor, teacher, 🏫',
  [`mesim privat|mesime|pergatitje provim|kurs privat|shkolla privat|kurs|${lessons}`]:
    'mësim privat, mësues privat, matematikë, detyra shtëpie, tutor, nachhilfe, maturë, provim',
  [`kurse gjuh|gjuh|kurs|${lessons}`]:
    'anglisht, gjermanisht, shqip, albanian, learn, inglese, tedesco, italisht, frëngjisht, greqisht, turqisht, deutschkurs, gjuhë, spanjisht, english course, english, language, sprachkurs, certifikatë gjuhe, ielts, toefl, goethe, mësues anglishtje, b1, b2',
  [`kopsht cerdhe|cerdh|kopsht femij|kopsht|parashkoll|femij|${lessons}`]:
    'çerdhe, kopësht, qerdhe, çerdhe fëmijë, kopsht fëmijësh, kindergarten, asilo, nursery, kujdestare fëmijësh, dado, babysitter, ku të lë fëmijën, 👶',
  [`universitet|koleg|fakultet|akademi|arsim lart|${lessons}`]:
    'universitet, fakultet, university, kolegj, college, akademi, master, bachelor, studime, student, diplomë, 🎓',
  [`kurse profesional|formim|trajnim|zanat|kurs|${lessons}`]:
    'trajnim, training, kurs kompjuteri, kurs programimi, kurs excel, kurs kuzhinieri, kurs kompjuterash, kurs kuzhine, kurs gatimi, kurs parukerie, kurs estetike, zanat, ausbildung',
  'punesim|burime njerez|agjenci pune|vende pune|karrier|konsulenc|sherbime profesional':
    'punësim, gjej punë, vende pune, agjenci pune, punë në gjermani, job, lavoro',
  [`kurse muzik|shkoll muzik|muzik art|muzik|arte|kurs|${lessons}`]:
    'piano, kitarë, gitara, muzikë, valle, violinë, kanto, pikturë, vizatim, balet, vallëzim, dance, 💃, 🎸, 🎨',

  // Money
  [`banka financ|${money}`]: 'financa, money, geld, 💰',
  [money]:
    'bankomat, atm, mutuo, banca, hap llogari, bankare, geldautomat, llogari bankare, kredi, kredi shtëpie, kartë bankare, bank, 💳, 🏦',
  [`sigurim|siguracion|${money}`]:
    'tpl, sigurim, sigurim makine, siguracion, insurance, assicurazione, versicherung, karton jeshil, kasko',
  [`mikrokredi|mikrofinanc|kredi|hua|${money}`]:
    'kredi e shpejtë, kredi pa dokumente, kredi pa kolateral, para borxh, mikrokredi, hua, loan, prestito, borxh',
  [`kembim valut|valut|monedh|exchange|transfert para|${money}`]:
    'këmbim, kambist, kursi i euros, change money, currency exchange, valutë, cambio, currency, euro, dollarë, euro në lekë, exchange, wechselstube, këmbim parash, western union, dërgo para, kurs këmbimi, 💶',
  [`kontabil|llogari|tatim|ekonomi|konsulenc|financ|${money}`]:
    'kontabilist, ekonomist, financier, accountant, commercialista, kasë fiskale, tatime, taksa, tvsh, bilanc, fatura, nipt, hap biznes, tax return, steuerberater, 🧾',

  // Telephones and computers
  'operator celular|operator|telekomunikacion|telefoni':
    'operator, celular, sim, esim, one, vodafone, telekom, ipko, numër telefoni, numër i ri, rimbushje, handy, 📶, nuk ka sinjal',
  'internet shtepi|internet|telekomunikacion|telefoni':
    'internet, wifi, wi-fi, wlan, fibër, fibër optike, modem, router, telefon fiks, 🌐',
  'televizion|kabllor|telekomunikacion|telefoni':
    'televizion, tv, digitalb, kabllor, kanale, satelit, antenë, dekoder, 📺, 📡',
  'riparim telefon|servis telefon|telefon|celular|riparime|teknologj':
    'telefon, servis celularësh, ekran, iphone, ajfon, bateri iphone, ekran iphone, samsung, phone, celular i prishur, karikues, handy reparatur, 📱',
  'sherbime it|informatik|kompjuter|programim|teknologj|elektronik|internet':
    'informatikë, kompjuter, pc, servis laptopi, riparim laptopi, laptop i prishur, laptopi nuk ndizet, programues, website, web, faqe interneti, app, computer, softuer, printer, 💻, developer, software',
  'alarm|kamera|siguri objekt|sherbime it|elektric|teknologj|instalim': 'kamera sigurie, alarm, cctv, citofon, roje',

  // Shops
  'dyqane|tregti|shopping|qendra tregtar': 'dyqan, shopping, shop, qendër tregtare, mall, blerje',
  'veshje|rroba|mode|tekstil|shopping|tregti|dyqan':
    'veshje, rroba, tesha, gabi, second hand, dorë e dytë, fustan, nuse, pantallona, xhinse, bluza, këmishë, xhaketë, xhup, pallto, kostum, tuta, çorape, pizhame, kapele, shall, modë, butik, boutique, clothes, dress, jeans, shirt, vestiti, kleidung, 👗, 👕, 🛍️, 👰, plis, uniformë, kleider, outlet',
  'rrobaqep|qepje|tekstil|veshje|rroba|mode|mjesht':
    'rrobaqepës, terzi, qep, zinxhir xhakete, shkurtoj pantallonat, tailor, schneider, 🧵, sarto',
  'kepuc|veshje|mode|shopping|tregti|dyqan':
    'këpucë, këpucar, atlete, patika, çizme, sandale, shoes, scarpe, schuhe, sneakers, çantë, kuletë, valixhe, bag, borsa, 👟, 👠, 👜, papuçe',
  'elektronik|elektroshtepiak|teknologj|kompjuter|informatik|shopping|tregti|dyqan':
    'elektronikë, laptop, playstation, ps5, gaming, 🎮, televizor, frigorifer, frixhider, lavatriçe, rrobalarëse, makinë larëse, makinë rrobash, shporet, sobë, fshesë elektrike, fshesë me korent, hekur rrobash, elektroshtëpiake, kondicioner, kufje, tablet, bateri, telefon i ri, blej telefon, kompjuter i ri, electronics, elettronica, fridge, washing machine, fernseher',
  'mobil|orendi|arredim|shopping|tregti|dyqan':
    'mobilie, orendi, enë kuzhine, pasqyrë, divan, kolltuk, krevat, shtrat, dyshek, jastëk, jorgan, perde, tapet, qilim, dollap, karrige, tavolinë, kuzhinë me porosi, furniture, sofa, bed, chair, mobel, letto, 🛋️, 🛏️, tenxhere, pjata',
  'marangoz|zdrukth|druri|mobil|ndertim|mjesht':
    'marangoz, stolar, zdrukthëtar, mobilje me porosi, carpenter, falegname, schreiner, tischler',
  'supermarket|super market|markete|minimarket|ushqimor|shopping|tregti|dyqan':
    'supermarket, market, spar, conad, ushqimore, ushqime, bakall, pazar, minimarket, grocery, groceries, lebensmittel, perime, fruta, domate, patate, mollë, sheqer, miell, pelena, cigare, treg, fruits, 🛒, 🍎, 🍌, duhan, detergjent',
  'mishtore|kasap|mish|blegtoral|ushqimor|supermarket|markete':
    'mishtore, mish i freskët, mish viçi, mish fshati, kasap, butcher, metzger, 🥩',
  'librari|libra|kancelari|hobi|kultur|shopping|tregti|dyqan':
    'libër, roman, kartoleri, gazetë, fletore, stilolaps, kancelari, tekste shkollore, mjete shkollore, books, bookshop, libreria, bucher, bibliotekë, library, 📚',
  'lule|dhurat|shopping|tregti|dyqan':
    'lule, buqetë, luleshitës, trëndafil, kurorë, flowers, florist, fiori, blumen, 💐, 🌹',
  'dhurat|suvenir|lule|shopping|tregti|dyqan': 'dhuratë, suvenir, gift, regalo, geschenk, 🎁',
  'bizhuter|argjend|aksesor|mode|shopping|tregti|dyqan':
    'bizhuteri, argjendari, ar, ari, flori, unazë, varëse, vathë, byzylyk, gjerdan, argjend, jewelry, ring, gioielli, schmuck, orë, ora dore, ora e prishur, bateri ore, sahat, watch, 💍, ⌚, filigran',

  // Shops on the internet
  'dyqane online|shitje online|online|shopping|tregti|dyqan':
    'onlajn, online shop, shop online, dyqan online, blerje online, blej në internet, blerje internet, instagram, temu, aliexpress',
  'veshje online|online|veshje|rroba|mode':
    'rroba online, tesha online, fustan online, këpucë online, veshje onlajn, rroba onlajn, rroba internet, fustan instagram, shein',
  'elektronike online|online|elektronik':
    'telefon online, laptop online, celular online, kufje online, kompjuter online',
  'kozmetik|parfum|bukuri|estetik|farmaci':
    'kozmetikë, parfum, krem, shampo, sapun, buzëkuq, maskara, bojë flokësh, make up online, cosmetics, perfume, profumo, deodorant, skincare',
  'libra online|online|librari|libra': 'libër online, ebook, audiobook, libra elektronikë, books online, kindle',
  'produkte bio|organik|natyral|ushqimor|market|ushqim|bujqes|agr':
    'bio, organike, ushqim bio, produkte natyrale, vegan, pa gluten, suplemente',
  'lodra|bebe|dhurat|hobi|femij|shopping|tregti|dyqan':
    'lodër, kukull, lego, toys, giocattoli, spielzeug, bebe, baby, 🧸, puzzle',

  // Transport
  'taksi|taxi|udhetar|transport': 'taksi, taxi, taksist, shofer, aeroport, transfer, airport, flughafen, uber, cab, 🚕',
  'autobus|nderqytet|udhetar|transport':
    'autobus, autobuz, furgon, kombi, minibus, bus, linjë ndërqytetase, urban, pullman, tren, train, hekurudhë, 🚌, 🚆',
  'derges|korrier|post|logjistik|transport':
    'korrier, postë, postier, pako, courier, kurier, dërgesë, delivery, package, spedizione, corriere, dhl, ups, zarf, 📦, letër, versand',
  'transport mall|logjistik|spedic|transport':
    'transport, kamion, tir, doganë, logjistikë, ngarkesë, spedicion, kontejner, cargo, truck, trasporti, 🚚, 🚛',
  'shperngul|transport mall|logjistik|transport':
    'shpërngul, shpërngulem, transport mobiljesh, lëvizje mobiljesh, ndërrim shtëpie, ndrrim shpie, ndërroj shtëpi, hamall, moving, trasloco, umzug',
  'traget|anij|detar|udhetar|transport|udhetim':
    'trageti, anije, ferry, traghetto, fahre, port, varkë, jaht, boat, ⛴️, skaf',

  // Building and home
  'ndertim shtepi|mjesht|mirembajt|sherbime shtepi|ndertim':
    'mjeshtër, usta, majstor, riparim shtëpie, riparime të vogla, punë shtëpie, handyman, handwerker',
  'ndertim|rikonstruks|mjesht|mirembajt|sherbime shtepi':
    'ndërtim, murator, muratore, imbianchino, suvatim, bojatisje, saldator, zidar, vegla pune, ndërtues, suva, rikonstruksion, renovim, bojaxhi, moler, bojë muri, lyerje shtëpie, lyerje muri, pllaka, parket, pllakaxhi, keramikë, gips, beton, çimento, izolim, fasadë, mermer, lagështi, çati, pikon tarraca, ulluk, builder, roof, 🧱, 🔨, trapan, tjegulla, myk',
  'metal|saldim|hekur|dyer|ndertim|mjesht': 'saldim, saldues, hekur, kangjella, gardh, welder',
  'brava|celes|dyer|mjesht|sherbime shtepi':
    'bravë, bravapunues, çelës, çilingir, çelsat, kyç, hap derën, hapje dere, derë e bllokuar, mbeta jashtë, locksmith, locked out, keys, schlussel, schlusseldienst, 🔑, 🔒',
  'dyer|dritar|alumin|ndertim|mjesht':
    'dritare, derë, duralumin, pvc, grila, roleta, tenda, xham, xhamaxhi, infissi, windows, doors, glass, fenster, 🚪, 🪟, zhaluzi',
  'hidraulik|kanalizim|ujesjell|instalim|mjesht|mirembajt|sherbime shtepi|ndertim':
    'hidraulik, tub, gyp, ujë, uji, rubinet, çezmë, banjo e bllokuar, lavaman, dush, vaskë, wc, zhbllokim, gropa septike, kanalizim, ujësjellës, vodoinstalater, plumber, idraulico, klempner, installateur, 🚿, 🚽, sifon',
  'ngrohj|termo|hidraulik|instalim|mjesht|mirembajt|sherbime shtepi':
    'bojler, kaldajë, ngrohje, radiator, kalorifer, pelet, heating, heizung',
  'klim|kondicioner|ngrohj|elektric|instalim|mjesht|mirembajt':
    'klimë, montim kondicioneri, servis kondicioneri, gaz kondicioneri, kondicioneri nuk ftoh, kondicioner i prishur, air condition, ❄️',
  'riparim elektro|riparime|mirembajt|mjesht|sherbime shtepi|elektric|elektronik':
    'riparim lavatriçe, servis lavatriçe, lavatriçja nuk punon, makina e rrobave nuk punon, lavatriçe e prishur, mu prish lavatriçja, riparim frigoriferi, frigorifer i prishur, frigoriferi nuk punon, riparim televizori',
  'elektric|elektrik|instalim|mjesht|mirembajt|sherbime shtepi|ndertim':
    'elektricist, elektrik, rrymë, korent, drita, siguresë, u dogj, prizë, ndriçim, llambë, kabllo, elektriçar, electrician, elettricista, elektriker, 🔌, 💡, ⚡, llampadar, gjenerator',
  'fotovolt|solar|energji|elektric|instalim|mjesht': 'panele diellore, panel diellor, fotovoltaik, solar',
  'pastrim|higjien|mirembajt|sherbime shtepi':
    'pastrim, pastruese, larje xhamash, cleaning, pulizie, putzfrau, 🧹, larje divanesh, reinigung',
  'lavanderi|pastrim|sherbime shtepi':
    'lavanderi, pastrim kimik, larje rrobash, hekurosje, larje tapetesh, larje qilimash, tepih, larje tepihash, laundry, dry cleaning',
  'dezinsekt|deratiz|pastrim|higjien|mirembajt':
    'dezinsektim, kacabu, buburrec, minj, mushkonja, insekte, pest control, 🪳',
  'dizajn brendsh|interier|arkitekt|dizajn|mobil|ndertim':
    'arkitekt, interior, enterier, arredatore, dizajner, dekor, projekt shtëpie, projekt apartamenti, architect',
  'kopshtari|gjelber|fidan|lule|bujqes|agr':
    'kopshtar, mirëmbajtje oborri, bar i gjelbër, rregullim oborri, prerje bari, kosë bari, kositje bari, krasitje, gjelbërim, garden, gardening, giardiniere',

  // Professions
  'avokat|juridik|ligj|konsulenc|profesional':
    'avokat, lawyer, jurist, avvocato, anwalt, rechtsanwalt, legal, divorc, ligj, gjykatë, gjyq, trashëgimi, leje qëndrimi, shtetësi, më pushuan nga puna, ⚖️, padi, përmbarues',
  'noter|juridik|ligj|administrat|profesional':
    'noter, notar, prokurë, kontratë, autorizim, testament, vërtetim dokumenti, vërtetim firme',
  'perkth|juridik|ligj|konsulenc|profesional':
    'përkthim, përkthyes, përkthej, interpret, translation, translator, traduzione, ubersetzer, ubersetzung, apostilë, vulë apostile',
  'bashki|komuna|administrat|institucion|shteter|qeveri|sherbime publik':
    'certifikatë, letërnjoftim, kartë identiteti, pasaportë, gjendje civile, bashkia, komuna, kadastër, hipotekë, polici, ambasadë, konsullatë, passport, embassy',
  'konsulenc|biznes|sherbime profesional|profesional':
    'konsulencë, consulting, hap biznes, hapje biznesi, biznes plan, regjistrim biznesi',
  'marketing|reklam|media|dizajn|profesional':
    'marketing, reklama, web design, logo, grafik, social media, werbung, pubblicità',
  'shtypshkronj|tipograf|printim|marketing|reklam':
    'tipografi, shtypshkronjë, printim, print, kartëvizita, ftesa dasme, vulë',
  'fotokopj|kancelari|librari|printim|shtypshkronj|marketing|reklam': 'fotokopje, skanim, printoj dokument',
  'imobiliar|patundsh|pasuri|prona|banes':
    'imobiliare, shtëpi, shtëpi në shitje, blej shtëpi, banesa, apartament, qira, zyrë me qira, dyqan me qira, lokal me qira, qera, kira, garsoniere, vilë, truall, tokë, parcelë, pronë, real estate, property, house, flat, apartment, stan, casa, affitto, immobiliare, wohnung, haus, 🏠, 🏡',
  'fotograf|foto|video|media':
    'fotograf, photographer, photo, video, kameraman, xhirim, dron, foto dasme, studio fotografike, foto pasaporte, 📷',
  'funeral|varrim|mortor|varrez': 'funeral, varrim, arkivol, varreza, ⚰️',
  'moshuar|azil|infermier|klinik mjek|shendet':
    'shtëpi pleqsh, azil pleqsh, kujdes për të moshuar, kujdestare për të moshuar, kujdestare për pleq, infermiere, badante, elderly care',
  'kujdestar|cerdhe|kopshte|femij': 'kush ma mban fëmijën, kujdestare, nanny',
  'muze|galeri|monument|atraksion|kultur|histor|udherrefyes|turizem':
    'muze, museum, museo, kala, castle, çfarë të shoh, 🏛️, ekspozitë',
  'fetar|kish|xhami': 'kishë, teqe, church, mosque, 🕌, ⛪, kirche',

  // Free time
  'argetim|rekreacion|kohe lire': 'çfarë të bëj, ku të dal, diskotekë, klub nate, things to do, karaoke',
  'kinema|teat|kultur|argetim': 'kinema, film, cinema, movie, teatër, theatre, shfaqje, koncert, 🎬',
  'palestr|fitnes|gjimnastik|sport|rekreacion|argetim':
    'palestër, gym, xhim, teretanë, fitness, stërvitje, joga, yoga, pilates, trajner, krosfit, boks, karate, dobësim, bie në peshë, humb peshë, 🏋️, 💪, zumba',
  'fusha sport|sport|rekreacion|argetim':
    'sport, futboll, fushë, kalceto, tenis, basketboll, volejboll, padel, kalërim, football, fussball, ⚽, 🏀, 🎾, stadium, calcio, hendboll',
  'biciklet|autoservis|automjet|sport': 'biçikletë, bike, fahrrad, 🚲',
  'pishin|sport|rekreacion|argetim': 'pishinë, not, aquapark, swimming, pool, piscina, schwimmbad, 🏊, schwimmen',
  'salla fest|dasm|event|fest|ceremoni|argetim':
    'dasmë, ditëlindje, festë, fejesë, kanagjegj, synet, event, mbrëmje mature, dj, katering, catering, animator, balona, wedding, party, birthday, matrimonio, hochzeit, 🎉, 🎈, fishekzjarre, sallë konferencash, tullumbace',
  'parqe loj|loj|femij|rekreacion|argetim':
    'kënd lojërash, park, fëmijë, lunapark, zoo, kopsht zoologjik, bowling, bilardo, kids, children, bambini, kinder, 🎡, playground, trampolinë',

  // Animals
  'veterin|kafshe|pet|blegtor':
    'veteriner, spital veteriner, macja nuk ha, qeni nuk ha, vetrinar, lopë e sëmurë, vet, veterinary, tierarzt, mjek kafshësh, doktor për qen, qen i sëmurë, mace e sëmurë, vaksinë qeni, sterilizim',
  'kafshe|pet|veterin':
    'qen, mace, kafshë, këlysh, zog, papagall, lepur, dog, cane, gatto, hund, katze, 🐶, 🐱, 🐾, kone, hamster, pets',
  'dyqane kafshe|pet shop|kafshe|pet|veterin':
    'pet shop, petshop, ushqim qeni, ushqim maceje, ushqim kafshësh, kafaz, akuarium, rërë mace, pet food, 🐠',
  'qethje kafsh|larje kafsh|kafshe|pet|veterin':
    'larje qeni, qethje qeni, laj qenin, qeth qenin, larje mace, parukeri qensh, grooming, toeletë',
  'hotele kafsh|kafshe|pet|veterin':
    'hotel qensh, pensione për qen, pensione për mace, ku të lë qenin, ku të lë macen, kush ma mban qenin, kush ma mban macen, kush ma ruan qenin, dog hotel, dog sitter, pet sitter',

  // From the land
  'bujqes|agr|ferma|produkte vend':
    'traktor, motokultivator, makineri bujqësore, bujqësi, fermer, farm, agricoltura, produkte fshati, reçel, turshi, arra, 🚜, gështenja',
  'vaj ulliri|ulli|bujqes|agr': 'vaj, ulli, ullinj, olive, olivenol, zeytin, 🫒',
  'vresht|kantin|pije|bujqes|agr': 'verë, wine, winery, vino, wein, rrush, raki, 🍷, 🍇',
  'mjalt|blet|bime|bujqes|agr':
    'mjaltë, bleta, bletar, koshere, propolis, honey, miele, honig, çaj mali, sherebelë, rigon, erëza, 🍯, 🐝, kamomil, herbs',
  'fidan|kopshtari|bujqes|agr|lule': 'fidan, pemë, bimë zbukuruese, saksi, farë, pleh, plants, seeds, 🌱, farna',
  'blegtoral|bulmet|qumesht|bujqes|agr|ushqimor':
    'djathë, gjizë, qumësht, bulmet, bulmetore, kos, baxho, gjalpë, vezë, pula, lopë, dele, qengj, cheese, milk, formaggio, 🧀, 🥛, 🥚, kaçkavall, dhi',
}
