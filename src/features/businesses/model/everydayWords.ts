// Everyday words for categories: Albanian (also without ç and ë), English, Italian. Loaded with the first typed letter.

/**
 * Key: words that a category's or subcategory's name must hold (alternatives after `|`). Value: words and phrases that
 * people use instead. Categories are matched by words alone, since every server has its own ids.
 */
export const everydayWords: Readonly<Record<string, string>> = {
  // Food and drink
  'restorante tradicionale|restorant':
    'restaurant, ristorante, gjellë, gjellëtore, drekë, darkë, zgara, qofte, mish, tavë, byrektore shtëpie, ushqim tradicional, ku të ha, food, dinner, lunch, trattoria, fërgesë, taverna',
  'piceri|restorant': 'pica, pizza, pizzeria, pizeri, makarona, pasta',
  'kafene|kafe|bar':
    'kafe, kafja, kafé, coffee, cafe, caffe, caffè, ekspres, espresso, makiato, kapuçino, lokal, birrari, birra, beer, pub, koktej, cocktail, aperitiv, bari, pije, çajtore',
  'ushqim shpejte|restorant':
    'byrek, byrektore, sufllaqe, suvllaqe, gyros, hamburger, burger, sanduiç, sandwich, fast food, fastfood, patate të skuqura, doner, döner, kebab, pulë e pjekur, hot dog',
  'pasticeri|embelsir|furra':
    'ëmbëlsirë, ëmbëltore, tortë, torta, akullore, gelato, ice cream, cake, bakllava, dolci, krem karamel, trileçe',
  'peshk|restorant': 'fruta deti, peshkatar, seafood, karkaleca, midhje, pesce, fish, sushi',
  'furra|buke': 'bukë, furrë, furrë buke, bukëpjekës, bakery, bread, panificio, kifle, kroasan',

  // Hotels and travel
  hotel: 'hotell, albergo, dhomë, dhoma, fjetje, akomodim, ku të fle, motel, room, accommodation',
  'bujtina|hotel': 'bujtinë, guest house, guesthouse, hostel, bed and breakfast, agroturizëm, shtëpi pritjeje',
  'qira ditore|apartament':
    'airbnb, apartament me qira, apartament ditor, shtëpi pushimi, holiday home, dhomë me ditë, dhomë me qira, dhomë me qera, casa vacanze, vilë me qira',
  'agjenci udhetim|udhetim|turiz':
    'bileta avioni, biletë avioni, biletë, avion, fluturime, fluturim, flight, travel agency, viaggi, pushime, paketë turistike, ekskursion, udhëtim, tur, vizë',
  'plazh|resort': 'plazhi, det, beach, spiaggia, çadra, shezlong, resort, bregdet',
  'udherrefyes|turist': 'guidë, guida, guide, tour guide, guidë turistike, shoqërues turistik',
  'spa|masazh|estetike': 'masazh, masazhe, massage, massaggio, sauna, spa, relaks, hamam',

  // Health
  'klinika mjekesore|mjek|shendet':
    'doktor, doktori, doktoresha, doctor, mjek, mjeku, mjeke, dottore, spital, hospital, klinikë, poliklinikë, pediatër, pediatri, gjinekolog, gjinekologji, kardiolog, kardiologji, dermatolog, psikolog, psikiatër, ortoped, neurolog, urolog, okulist i fëmijëve, vizitë mjekësore, lekar, ambulancë, endokrinolog',
  farmaci: 'farmacist, barna, ilaç, ilaçe, medikament, pharmacy, farmacia, bar medikamentesh, vitamina',
  'dentare|dent|stomatolog':
    'dentist, dentiste, dhëmb, dhëmbi, dhëmbë, dhëmballë, dhimbje dhëmbi, stomatolog, stomatologji, ortodont, aparat dhëmbësh, implant, protezë, teeth, tooth, tartar, zbardhim dhëmbësh',
  'laborator|analiz': 'analiza, analiza gjaku, analizë, laborant, gjak, blood test, analisi, test gjaku',
  optik: 'syze, okulist, sy, lente, glasses, occhiali, ottica, syze dielli, optometrist',
  fizioterapi: 'fizioterapist, physiotherapy, rehabilitim, dhimbje mesi, dhimbje shpine, kiropraktik, fisioterapia',

  // Beauty
  'parukeri|floke|bukuri':
    'parukiere, parukier, flokë, floktar, floktare, hairdresser, hair, parrucchiere, prerje flokësh, ngjyrosje flokësh, frizere, sallon flokësh, keratinë, balayage',
  'berber|parukeri': 'berber, berberi, barber, barbiere, mjekër, rruajtje, qethje burrash, qethje, frizer',
  'estetike|bukuri':
    'estetiste, estetist, kozmetiste, depilim, dyll, lazer, botoks, filler, fytyrë, beauty, sallon bukurie, grim, make up, makijazh, qerpikë, vetulla, solarium, estetica',
  'manikyr|estetike|bukuri': 'thonj, thonjtë, nails, nail, xhel, unghie, pedikyr, manikur, manicure',

  // Cars
  'autoservis|automjet':
    'mekanik, mekanik makinash, servis, servis makine, servis makinash, autoservis, car service, meccanico, officina, garazh, mechanic, vaj motori, frena, elektroauto, xhenerik, kolaudim, lyerje makinash, karrocier, ofiçinë',
  lavazh: 'larje makinash, larje makine, lavazho, car wash, autolavazh, autolavaggio',
  'pjese kembimi|automjet': 'pjesë makinash, pjesë makine, pjesë këmbimi, ricambi, spare parts, bateri makine, filtra',
  'gomister|automjet': 'gomist, gomisti, goma, gomë, tires, tyres, gomme, disqe makine, gomist nate',
  'makina qira|automjet':
    'makinë me qira, rent a car, rentacar, noleggio, makina me qera, qira makine, car rental, hire car',
  autoshkoll: 'patentë, patenta, patentë shoferi, shkollë makine, driving school, autoscuola, leje drejtimi',
  'shitje automjet|automjet':
    'blej makinë, shes makinë, makina të përdorura, autosallon, auto sallon, concessionaria, used cars, motorr, motoçikletë',

  // Education
  'shkolla|shkolle': 'shkollë, school, scuola, gjimnaz, liceu, nëntëvjeçare, mësues',
  'kurse gjuh|kurs':
    'anglisht, gjermanisht, italisht, frëngjisht, kurs anglishtje, kurs gjermanishteje, kurs italishteje, english course, gjuhë të huaja, spanjisht, mësim gjuhe, ielts, toefl, goethe',
  'kopsht cerdhe|kopsht':
    'çerdhe, kopësht, kopsht fëmijësh, kindergarten, asilo, kujdestare fëmijësh, dado, nursery, babysitter',
  'universitet|koleg': 'fakultet, univerzitet, university, master, kolegj, universitë, bachelor',
  'kurse profesional|kurs':
    'kurs kompjuteri, kurs programimi, trajnim, kurs kuzhine, kurs parukerie, kurs kontabiliteti, training',
  'muzik art|muzik':
    'piano, kitarë, violinë, kurs kitare, kurs pianoje, mësim kitare, pikturë, vizatim, balet, kurs vallëzimi, vallëzim, kurs pikture, music lessons, kanto',

  // Money
  banka: 'bankomat, atm, llogari bankare, kredi, bank, banca, kredi shtëpie',
  sigurim: 'tpl, sigurim makine, siguracion, insurance, assicurazione, sigurim shëndeti, karton jeshil, kasko',
  'mikrokredi|kredi|banka': 'kredi e shpejtë, hua, loan, para hua, fajde, prestito, kredi pa dokumente',
  'kembim valut|valut|banka':
    'këmbim, kambist, kambizëm, euro, lekë, exchange, cambio, western union, dërgo para, monedhë',
  'kontabilitet|financ':
    'kontabilist, kontabiliste, ekonomist, financier, accountant, tatime, bilanc, contabile, fatura, commercialista',

  // Telephones and computers
  'operatore celular|telekomunikacion':
    'celular, sim, kartë sim, one, vodafone, telekom, numër telefoni, internet celular',
  'internet shtepi|internet': 'wifi, wi-fi, fibër, fibra, modem, router, lidhje interneti, broadband',
  'televizion|kabllor': 'tv, digitalb, kabllor, televizor kabllor, kanale, satelit',
  'riparim telefon|telefon':
    'servis telefoni, servis celularësh, ekran telefoni, ekrani i thyer, iphone, samsung, phone repair, riparim celulari, ndërrim ekrani, celular i prishur',
  'sherbime it|informatik|internet':
    'kompjuter, servis kompjuteri, riparim kompjuteri, laptop, programues, programist, website, faqe interneti, computer repair, software, informatikë, printer',

  // Shops
  veshje:
    'rroba, fustan, pantallona, xhinse, bluza, xhaketë, butik, boutique, clothes, vestiti, abbigliamento, fustan nusërie, kostum, pallto, tregtar rrobash',
  kepuce: 'këpucë, atlete, çizme, sandale, shoes, scarpe, çantë, çanta, bag, kuletë',
  elektronike:
    'televizor, frigorifer, lavatriçe, elektroshtëpiake, kondicioner, electronics, elettronica, kufje, kompjuter i ri',
  mobili: 'mobilie, divan, krevat, dollap, karrige, tavolinë, furniture, mobili, kolltuk, dyshek, kuzhinë me porosi',
  'supermarket|dyqan':
    'market, ushqimore, pazar, minimarket, grocery, supermercato, bulmet, fruta perime, perime, fruta, mish i freskët, treg',
  'librari|libra': 'libër, libra, books, bookshop, libreria, fletore, kancelari, tekste shkollore',
  lule: 'buqetë, luleshitës, flowers, fiori, dhuratë, dhurata, gift, trëndafila, kurorë',
  bizhuteri: 'argjendari, ar, unazë, unaza, varëse, ora dore, jewelry, gioielli, vathë, argjend, florinj, orë',

  // Shops on the internet
  'veshje online|online': 'rroba online, blerje online, shop online, dyqan online',
  'elektronike online|online': 'telefon online, laptop online',
  'kozmetike|bukuri': 'parfum, parfume, krem, krem fytyre, cosmetics, buzëkuq, shampo, make up online, kozmetikë',
  'libra online|librari': 'libër online, ebook',
  'bio|produkte': 'bio, organike, organik, produkte natyrale, vegan',
  lodra: 'lodër, lodra fëmijësh, toys, giocattoli, kukull, lego',

  // Transport
  taksi: 'taxi, shofer, makinë për aeroport, aeroport, transferim aeroporti, uber, cab',
  autobus: 'autobus, furgon, bus, linjë ndërqytetase, urban, orari i autobusëve, corriera, pullman',
  'dergesa|korrier':
    'postë, postare, postier, pako, courier, kurier, dërgesë, delivery, spedizione, corriere, dërgo pako',
  'transport mall|transport': 'kamion, transport mobiljesh, logjistikë, ngarkesë, cargo, trasporti',
  'shperngulje|transport': 'shpërngul, lëvizje mobiljesh, ndërrim shtëpie, moving, trasloco, zhvendosje shtëpie',
  traget: 'traget, trageti, anije, ferry, traghetto, port, bari durrës',

  // Building and home
  'ndertim|rikonstruksion':
    'murator, ndërtues, suvatim, rikonstruksion, bojaxhi, lyerje shtëpie, pllaka, pllakaxhi, mjeshtër, usta, builder, edile, izolim, tarracë, çati, gips, beton',
  hidraulik:
    'hidraulik, tub, tuba, rrjedhje uji, ujë, plumber, idraulico, bojler, banjo e bllokuar, lavaman, wc, kanalizim',
  elektricist:
    'elektricist, elektrik, rrymë, drita, dritë, electrician, elettricista, prizë, kabllo, instalim elektrik, panele diellore',
  'dyer dritare|dyer':
    'dyer, dritare, derë, duralumin, plastike, grila, infissi, windows, doors, bravë, bravapunues, çelës, kyç',
  pastrim:
    'pastrim, pastruese, pastrues, cleaning, pulizie, larje tapetesh, larje qilimash, tapet, lavanderi, pastrim kimik, dezinsektim',
  'dizajn brendshem|dizajn': 'arkitekt, arkitekte, interior, interior design, dizajner, perde, architetto, arredim',
  'kopshtar|fidanisht': 'kopshtar, bari në oborr, gardening, oborr, giardiniere, prerje bari, lulishte',

  // Professions
  avokat: 'avokat, avokate, avokati, lawyer, jurist, avvocato, divorc, ligj, gjykatë, padi, studio ligjore, legal',
  noter: 'noter, noteri, notere, notary, notaio, prokurë, kontratë, vërtetim dokumenti',
  perkthim: 'përkthyes, përkthyese, përkthim, translation, translator, traduzione, apostille, vulë apostile',
  marketing:
    'reklama, reklamë, logo, grafik, grafist, social media, tipografi, shtypshkronjë, printim, pubblicità, seo',
  'imobiliare|pasuri':
    'shtëpi, shtëpi në shitje, banesë, banesa, apartament, apartamente, qira, qera, qira shtëpie, real estate, blej shtëpi, shes apartament, truall, tokë, zyrë me qira, agjent imobiliar, casa, affitto, garsoniere, shtëpi me qira',
  fotograf:
    'fotograf, fotografi, foto, fotografe, photographer, photo, video, dasmë foto, studio fotografike, fotokopje, dron',

  // Free time
  'kinema|teatro': 'kinema, film, cinema, teatër, movie, shfaqje, koncert',
  palestr: 'gym, palestër, fitness, stërvitje, joga, yoga, pilates, trajner, krosfit, crossfit, boks, karate, palestra',
  'fusha sport|sport':
    'futboll, fushë futbolli, kalceto, kalçeto, tenis, basketboll, football, volejboll, padel, sport',
  pishin: 'not, kurs noti, pishinë, swimming, swimming pool, piscina, mësim noti',
  'salla fest|fest':
    'dasmë, dasma, ditëlindje, sallë dasmash, festë, fejesë, event, wedding, dj, katering, animator, matrimonio',
  'parqe loj|loj':
    'kënd lojërash, park lojërash, fëmijë, playground, lunapark, parco giochi, ku të çoj fëmijët, bowling, bouling, bilardo',

  // Animals
  'veterin|kafshe': 'veteriner, veteri, vet, veterinary, qen i sëmurë, mace e sëmurë, vaksinë qeni, veterinario',
  'dyqane kafshe|kafshe':
    'pet shop, petshop, ushqim qeni, ushqim maceje, qen, mace, dog, cat, kafshë, akuarium, peshq akuariumi, cane, gatto',
  'qethje kafsh|larje|kafshe': 'larje qeni, qethje qeni, grooming, larje mace, toeletë',
  'hotele kafshe|kafshe': 'hotel qensh, hotel për qen, pensione për qen, dog hotel, ku të lë qenin',

  // From the land
  'vaj|ulliri': 'vaj, ulli, ullinj, olive oil, vaj ulliri, olio, mulli vaji',
  'vreshta|kantina': 'verë, vera, wine, vino, kantinë, raki, degustim vere, rrush, winery, cantina',
  'mjalte|bime': 'mjaltë, bletë, bletar, honey, miele, çaj mali, bimë mjekësore, sherebelë, rigon',
  fidanisht: 'fidan, fidanë, pemë frutore, pemë, bimë zbukuruese, farëra, vivaio, plants',
  'blegtoral|produkte': 'djathë, gjizë, qumësht, bulmetore, kos, cheese, mish fshati, vezë fshati, gjalpë, formaggio',
}
