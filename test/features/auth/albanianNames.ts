// Ordinary names that no screening may refuse: common in Albania, Kosovo and among those who live there, names that hold
// a screened word by chance, and names of the neighbours.

const words = (list: string): string[] => list.trim().split(/\s+/)

/** First names, women's and men's. */
export const firstNames = words(`
  Abdulla Ada Adela Adelina Adem Admir Adriana Adriatik Afërdita Agim Agnesa Agnesë Agron Agustin Ajkuna Ajla Alba Albana
  Albatrit Alban Albert Albin Albina Albulena Aldo Aleks Aleksandër Aleksandra Alfred Ali Alketa Alma Altin Altina Amarildo
  Amir Ana Analda Anastas Anastasia Andi Andrea Andreas Andrra Angjelin Anida Anila Anisa Anita Antigona Antoneta Anxhela
  Anxhelina Apostol Arba Arben Arbena Arber Arbër Arbëra Arbnora Ardian Ardiana Ardit Ardita Arian Ariana Arif Arjan Arjana
  Arjeta Arlind Arlinda Armando Armend Arsela Arsen Arta Artan Artiola Artur Asim Asllan Astrit Aulona Aurel Aurela Avni Azem
  Aziz Bajram Bardh Bardha Bashkim Bedri Begir Behar Bekim Bekë Benard Benita Berat Besa Besart Besarta Besim Besiana Besmir
  Besnik Beti Biba Bilal Blerim Blerina Blerta Bleron Bora Brahim Brikena Brunilda Bujar Bukurie Burbuqe Burim Çelik Çlirim
  Dafina Dalina Dardan Dardana Dasara Dashamir Dashnor Dashuri Dea Defrim Dejvi Denada Denis Denisa Diana Diar Diella Dilaver
  Dionis Djellza Dodë Donika Donjeta Dorentina Dorian Doriana Driton Drita Dritan Dritëro Drilon Durim Dylber Edita Edlira
  Edmir Edmond Edon Edona Eduard Ekrem Elda Eldi Elena Eleni Elez Elida Elio Elira Elisa Eliza Elma Elona Elsa Elton Elvana
  Elvis Elza Emanuela Emiljano Emin Emina Emira Endri Engjëll Enis Enisa Enkeleda Enkelejda Enkelejd Enri Entela Enver Eriola
  Erion Eris Erjon Erla Ermal Ermela Ermir Ermira Erna Ernest Erza Esat Esma Esmeralda Etleva Eugen Eva Evis Evisa Fadil Fahri
  Fation Fatime Fatjon Fatjona Fatlum Fatmir Fatmira Fatos Fehmi Ferdinand Ferit Festim Fidan Fidane Fiona Fitim Fitnete Flaka
  Flamur Florenc Florentina Florian Florina Flutra Flutur Fran Frederik Fredi Gani Gazmend Gëzim Genc Gent Genta Gentian
  Gentiana Gerta Gert Gëzime Gjeke Gjergj Gjeto Gjin Gjon Gjovalin Gjovana Gjyle Gjylsime Glauk Gonxhe Gramoz Guri Gustav Guxim
  Gylie Gyltene Hajdar Hajrie Hajrije Hajro Halil Halim Hamdi Hana Hanife Haris Hasan Haxhi Hekuran Helena Hidajet Holta Hyda
  Hyrije Hysen Hysni Ibrahim Idriz Igli Ilda Ilir Iliria Ilirjan Ilirjana Inva Ira Irena Irma Isa Ismail Ismet Isuf Izet Jakup
  Jasmina Jehona Jeta Jetmir Jetmira Jetona Jevgjeni Joana Jola Jonida Jonila Jorgo Josif Jozefina Juliana Julian Jurgen Kadri
  Kadrije Kaltra Kaltrina Kamber Karafil Karin Karina Karmen Kastriot Katarina Katerina Kejsi Kel Keti Kestrina Kiara Kilda
  Kimete Klaudia Klaudio Klea Klejda Klement Klevis Klodian Klodiana Kol Kolë Konstandin Kostandin Kosovare Kreshnik Kristaq
  Kristi Kristian Kristina Krenar Kujtim Kujtesa Kumrije Kushtrim Laert Laura Laurent Laureta Laurine Lavdim Lavdije Lavdrim
  Leart Leka Lekë Lena Lendita Leonard Leonidha Leonora Leotrim Liljana Linda Lindita Liri Lirie Liridon Liridona Lirika
  Lorena Lorik Luan Luana Luiza Lule Luljeta Lulzim Lutfi Madalena Majlinda Manjola Manushaqe Marash Mariglen Marin Marinela
  Marjana Mark Marsel Marsela Marsid Martin Mateo Mehmet Melisa Melihate Meliha Memli Memet Mensur Mentor Merita Migen Mihal
  Mihrie Milaim Milot Mimoza Mira Miranda Mirela Mirjeta Mirko Mirlinda Monika Muharrem Muhamet Muhabere Murat Musa Mustafa
  Musli Mutalip Myftar Myrteza Myslim Nada Naim Naime Naser Nashide Natasha Nazi Nazif Nazife Nazime Nazmi Nderim Ndoc Ndre
  Ndriçim Ndue Nerimane Nermin Nertila Nevila Neritan Nexhat Nexhmije Nexhip Nikolin Nikoll Nikollë Niko Nimete Nita Noemi
  Nora Nori Nurie Nysret Odeta Odise Oltian Oltiana Olsi Oni Orges Oriola Orjana Ornela Osman Pandeli Panajot Pashk Pashke
  Pashkja Pavlina Pavllo Pëllumb Pellumb Përparim Petraq Petrit Petro Petrika Pëllumbesha Pirro Pjetër Polikron Premtim Preng
  Prokop Qamil Qazim Qefsere Qemal Qendrim Qerim Qirjako Qirjazi Raif Rahim Raimonda Ramadan Ramazan Ramiz Ramush Rasim Redi
  Redona Refik Rei Remzi Renato Resmije Rexhep Rina Riza Robert Roland Romina Rovena Roza Rozafa Rozeta Rrezarta Rrezon Rron
  Rrustem Rudina Rustem Ruzhdi Sabina Sabri Sadete Sadik Safete Saimir Saimira Salih Sami Samir Sander Sanie Sara Sazan Sebahate
  Sefer Selim Selman Selvije Senad Senada Servet Servete Sevdaim Sevime Shaban Shahe Shefqet Shehide Shkëlqim Shkëlzen Shkurte
  Shpend Shpëtim Shpresa Shqipe Shqiponjë Shukri Shyqyri Shqipe Silva Silvana Sihana Sidorela Sinan Skënder Skerdi Skerdilajd
  Sokol Sonila Sotir Spartak Stela Stefan Suada Suela Sulejman Syzana Tahir Tana Taulant Tefik Teuta Thanas Thëllëza Tit Tomorr
  Toni Trim Tringa Turjan Urim Uran Urtak Vahide Valbona Valdet Valdete Valentina Valmir Valmira Valon Valter Vangjel Vasil
  Vasilika Vaso Vehbi Veli Venera Vera Vesa Veton Viktor Vilma Viola Viron Visar Vjollca Vjosa Vjosana Vladimir Vlera Vlora
  Vullnet Xhafer Xhelal Xhemal Xhemile Xhevahire Xhevat Xhevdet Xhezair Xheni Xhoana Xhorxhina Xhuliana Ylber Ylfete Ylli
  Yllka Ymer Ymran Ypi Yzeir Zamira Zana Zef Zehra Zekije Zenel Zenun Zija Zoica Zyhdi Zyhra Zylfi Zylyf
`)

/** Surnames. */
export const surnames = words(`
  Abazi Abdiu Ademi Agaj Agolli Ahmeti Ajdini Alia Aliaj Alickaj Alimadhi Aliu Allushi Alushi Andoni Arapi Arifi Asani Asllani
  Avdiu Avdyli Babasi Bajraktari Bajrami Balla Ballabani Balliu Banushi Baraj Bardhoshi Basha Basholli Bashari Beqaj Beqiri
  Bekteshi Berberi Berisha Beshiri Biba Bicaku Biçaku Bici Binaku Bitri Bitiçi Blushi Bogdani Boriçi Bozdo Braho Brahimi Brahushi
  Bregu Bujari Bushati Bushi Buçpapaj Bytyçi Bytyqi Caca Caka Cakaj Cakuli Çani Çaushi Cena Cenaj Cekani Çekrezi Çeku Çipa
  Çobani Çoku Çollaku Çuni Çunaj Cukali Çuko Dajti Daka Daku Dalipi Dani Dauti Demaj Demiri Demiraj Derguti Derti Dhimitri
  Dhima Dhrami Dibra Dika Dodaj Doda Dosti Dragusha Dragoti Dukagjini Duka Dulla Dumani Durmishi Dushku Emini Fani Farruku
  Fejzullahu Ferizi Ferra Fico Fishta Fortuzi Frashëri Fundo Gaba Gabeci Gashi Gega Gërvalla Gjata Gjeçi Gjeloshi Gjergji
  Gjikola Gjinaj Gjokaj Gjonaj Gjonbalaj Gjoni Gomari Grabova Grori Guga Gurakuqi Guri Gusha Hajdari Hajdini Hajrullahu Haka
  Halimi Haliti Hamiti Hamza Harizi Haruni Hasa Haskaj Haskuka Haxhiu Haxhihasani Haxhillari Hida Hila Hima Horeshka Hoti Hoxhaj
  Hyka Hyseni Hysenaj Ibraj Ibrahimi Idrizaj Iljazi Imeraj Imami Isaku Isufi Istrefi Jahaj Jakova Jakupi Janku Jasharaj Jashari
  Jonuzi Jupe Kabashi Kaci Kaçi Kaceli Kadare Kadiu Kadriu Kaja Kalaja Kalemi Kallfa Kamberi Karaj Karabina Karafili Karagjozi
  Karakaçi Karapici Karaqi Kardhashi Kari Karoli Karriqi Kasa Kasapi Kasemi Kastrati Kasmi Kelmendi Këlliçi Kerçiku Kërçuku Kica
  Kikia Koçi Koçollari Kokalari Kokona Kokoshi Kolaj Kolonja Konda Konomi Koshi Kotorri Kraja Krasniqi Kryeziu Kryemadhi Kuçi
  Kukaj Kukeli Kulla Kullolli Kumaraku Kumbaro Kupi Kurbneshi Kurti Kurtaj Kurvelesh Kurveleshi Kusari Kushta Lala Laçi Laci
  Lamçe Lame Lapardhaja Lasku Lata Latifi Leskaj Leskovari Limani Limaj Lita Llagami Llaha Llapi Llukmani Loci Loka Loshi Luarasi
  Lushaj Lushi Maçi Mahmuti Makolli Maliqi Maloku Mamani Maneku Manja Maqedonci Marashi Marikaj Markaj Martini Maska Matoshi
  Mazreku Mehmeti Meka Meksi Melani Memaj Memushaj Meta Metaj Methasani Miftari Mikeli Milori Mima Mitrushi Mjeda Moisiu Morina
  Muça Mucaj Muja Mukaj Mulla Mullai Murrizi Musai Musliu Mustafaj Mutafi Myftaraj Myftiu Nano Nazaj Nazifi Nasto Ndini Ndou
  Nela Nexhipi Nikaj Nikolla Noli Novosela Nurishmi Ollomani Omari Omeri Osmanaj Pacolli Pajo Palaj Paloka Papadhimitri Papajani
  Papadhopulli Parllaku Paskali Pashaj Pashku Pekmezi Peçi Pepa Peqini Përmeti Permeti Perdoda Peshkaupi Petrela Pilika Pipa
  Pisha Pjetri Plaku Plepi Poda Pojani Poro Pradeda Preka Prendi Prenga Progri Puka Qafa Qafoku Qafzezi Qamili Qatipi Qeli Qema
  Qerimi Qerreti Qiriazi Qirici Qirjaqi Qorri Qose Qyra Rama Ramadani Ramaj Ramizi Rapi Rapo Rexhepi Rica Riska Rizaj Robo Roshi
  Rrapi Rrapaj Rrapushi Rroji Rroshi Rrota Rugova Rushiti Sadiku Sadushi Sahatçiu Sakati Salihu Saraçi Sejdiu Selami Selita
  Sejko Sema Serreqi Shabani Shahini Shala Shamku Shano Shatri Shaqiri Shegani Shehi Shema Sheshi Shijaku Shita Shitaj Shkodra
  Shkreli Shkupi Shllaku Shtëpani Shtylla Shuaipi Shuke Shyti Sidhi Sina Sinanaj Siqeca Skënderi Skendo Skëndi Skilja Smajlaj
  Sokoli Spaho Spiro Stafa Stringa Sulaj Sulejmani Sylaj Syla Taçi Tahiri Tare Tashi Tepelena Terziu Thaçi Thaqi Theodhori Tirana
  Titani Tola Tomori Topi Topalli Topçiu Toptani Tota Totaj Trebicka Troplini Tufa Tuka Turku Tusha Uçi Ulqini Uruçi Ustaj
  Vajushi Varfi Veizaj Veizi Velaj Veliaj Velija Veseli Vejsiu Vinca Visha Vishkulli Vogli Vokshi Voci Vuka Xhaja Xhani Xhindoli
  Xhoxhi Xhuka Xhumari Xhyheri Ypi Ylli Zaganjori Zajmi Zeka Zekaj Zeqo Zereci Zeza Zezaj Ziu Zogaj Zogolli Zogu Zotaj Zyberi
  Zyka Zylfi
`)

/** Whole names with a short screened word inside, beside a longer one's beginning, or across two words. */
export const trickyNames = `
  Filip Enis Hoxha|Philip Enisi|Marsela Karaj|Analda Topi|Nazif Titani|Arsela Assani|Fatos Shitaj|Ana Lushi|Kurt Vata|
  Kurveleshi Çuni|Rasim Utaj|Adem Utku|Ardian Omari|Diana Onimi|Hasan Us|Mark A. R. Hoxha|A. B. C. Dervishi|
  K. A. Çela|Agim III|Ermal 2|Drita 1984|Anna D'Angelo|Jean-Luc Cassel|Shittu Hancock|Cockburn Dickens|Karin Gabel|
  Laurine Lolita Semenov|Gregor Suckert|Muti Hornyak|Sakata Kurvinen|Gomez Dominguez|Марко Петровић|
  Νίκος Παπαδόπουλος|İlkay Işık|Đorđe Šaban|Zoë Müller|Nguyễn Văn Phúc|李明
`
  .trim()
  .split(/\|\s*/)

/**
 * Five hundred whole names of Albania, Kosovo and the neighbours, as near to screened words as names come there: Albanian,
 * Macedonian, Serbian, Montenegrin, Greek, Turkish, Italian, Bosnian, Bulgarian, Romanian, Roma, Aromanian, then with
 * titles, professions and initials, last of guests.
 */
export const neighbours = `
  Asllan Abazaj, Vjollca Bezhani, Kozma Dashi, Evripidh Ivani, Evripidhi Mara, Elpidha Gjoka, Elpidhë Zoto, Aspasia
  Pulaha, Theodhosi Bali, Spiridhulla Çomo, Sofokli Meksi, Asklipidhi Kota, Perikli Kokopili, Prokopil Papa, Sotir
  Prokopili, Abudalla Shehu, Ebudalla Kurti, Arif Abudallahu, Kujtim Bushatlliu, Bedrije Bushtrica, Ilmi Hajvalia,
  Shefki Hajvazi, Muhamet Kurtishi, Nuri Bukurvala, Rexhep Çukurvaj, Fadil Horeshi, Gani Horra, Beqir Karaqi, Sherif
  Kararini, Hasan Kokërdhoku, Petrit Kopliku, Lumturi Mutaraj, Sadri Mutishi, Hamit Qirici, Ibish Qirezi, Ramë Qifti,
  Avni Qihaj, Zef Shitani, Besa Shitaku, Gjergj Analaj, Pal Titiri, Luigj Sukaj, Nevrus Sukniqi, Kolë Zezaj, Ali Zezë,
  Agim Zuzaj, Vera Pisaku, Adile Pisha, Kadri Pimpi, Zana Budaj, Artur Budani, Tomë Budini, Nikollë Maskaj, Enver
  Maskuli, Dhimitër Plehu, Nazmije Laviri, Qemal Dobili, Xhavit Kretaj, Ismet Idriti, Luan Pederi, Jorgji Rapisha, Mine
  Terapi, Sadik Terpishi, Ymer Seksenaj, Lili Porneci, Fatos Pornaja, Halil Perdhushi, Bajram Jevgaj, Selim Jevgeni,
  Trajko Trajkovski, Goce Upornov, Blagoja Prokopiev, Risto Prokopilovski, Ljupčo Šitarski, Vančo Kurtevski, Slavica
  Putarova, Dragan Mutovski, Sašo Mutafchiev, Elena Pisarevska, Stojan Zezovski, Mitko Sukarov, Aleksandar Anusev, Petar
  Titovski, Biljana Titieva, Kiro Gligorov, Lile Vagenovska, Done Sekulovski, Krste Debarliev, Ilinka Bitoljanu, Gjorgji
  Buđarovski, Vera Spornovska, Jovan Klavirevski, Milan Kopilović, Radoje Prokopiljević, Dragoljub Putnik, Slobodan
  Putanov, Vuk Karadžić, Bojan Karanović, Mirjana Karić, Zoran Mutić, Nada Mutavdžić, Milica Mutapčić, Ljubica
  Sukanović, Dušan Sukić, Jelena Šitović, Goran Šitić, Radovan Titić, Stana Titov, Nemanja Anušić, Ivana Analić, Petar
  Pisarević, Srđan Pissović, Ranko Seksan, Mile Sekserović, Marija Debeljak, Branko Kretić, Duško Dugonjić, Dejan
  Dildić, Svetlana Vaganjac, Miodrag Vaginski, Nenad Jebavić, Zlatan Kurtović, Momir Kurvić, Radmila Picić, Velimir
  Pičuljan, Božo Đurašković, Vukašin Vučurović, Andrija Jovićević, Milo Šuković, Luka Titograđanin, Stevan Mutašević,
  Blažo Kopitović, Danilo Kopilaš, Tamara Sukačević, Filip Zeković, Ksenija Zezelj, Rade Drljević, Marko Prapratnica,
  Ranko Šćepanović, Savo Lavrić, Vaso Maskareli, Đoko Pederović, Mirko Analović, Krsto Pejaković, Nela Hajvazović,
  Giorgos Karpenisiotis, Maria Karpenisi, Nikos Karpenisis, Kostas Papenisakis, Eleni Prokopili, Stavros Prokopilas,
  Anastasia Elpida, Elpidha Papa, Spyros Pornaris, Katerina Pornara, Vasilis Spornos, Panagiotis Pissas, Eftychia Pissa,
  Christos Pissanos, Theodoros Pissias, Ioanna Titika, Titos Patrikios, Tito Tsolakis, Alexandros Analytis, Sofia Anala,
  Petros Analis, Kyriakos Anousis, Takis Mutafis, Loukas Moutis, Fotini Sukas, Achilleas Arsenis, Arsenia Arsenidou,
  Iordanis Sexidis, Anna Sextou, Pavlos Dildas, Zoi Vagena, Evdokia Kakiou, Aristidis Asoulis, Makis Shitas, Foteini
  Koukouli, Sotiris Boukis, Efi Fagas, Rea Rapis, Mimis Karapistas, Ira Therapidou, Olga Vincestra, Ares Arseli, Zisis
  Papaedoulos, Mehmet Budak, Ahmet Budakoğlu, Ayşe Abudallah, Mustafa Mutlu, Emre Mutluer, Hatice Mutaf, Hüseyin Titiz,
  Fatma Titizoğlu, Yusuf Sukan, Selim Şit, Deniz Şitoğlu, Kemal Karagöz, Sevgi Karkın, Burak Kurtuluş, Ozan Çukurvadi,
  Orhan Dildar, Dilek Dilduran, Halis Hayvancı, Can Çifteci, Kadir Kafirli, Ali Asoğlu, Recep Pisirici, Sibel Pissiz,
  Levent Cumali, Cuma Cumalı, Tolga Sekser, Şeyma Seksenoğlu, Gamze Yapıştı, İpek Kara, Faik Fak, Fuat Fukara, Hakan
  Fakiroğlu, Nazlı Nazıroğlu, Edebil Kaya, Dede Dedebilir, Doğan Edebiloğlu, Umut Utku, Cahit Cahitoğlu, Marco Bastardi,
  Luca Faggetti, Anna Faggetto, Chiara Faggotto, Elisa Faggin, Davide Fagotti, Sara Analdi, Giulia Anusi, Matteo
  Pisseri, Laura Pissi, Franco Pissarello, Carla Titti, Titta Rosa, Tito Schipa, Nino Stupini, Enzo Troia, Rosa Puttini,
  Aldo Cazzola, Pio Cazzaniga, Gino Pennisi, Ada Carpenisi, Ciro Rapisarda, Ivo Terapisti, Gaia Sessi, Piero Sexti,
  Lello Boccaccio, Remo Cumani, Mina Cumino, Livia Vincesti, Mara Princestelli, Tina Negroni, Nadia Nigra, Sandro Nigro,
  Oreste Dickmann, Cosimo Cockini, Ines Voyeri, Emma Kaffi, Igor Hornig, Alija Hajdarević, Emir Hadžibegić, Senad
  Mutapčija, Amra Mutevelić, Haris Mutić, Lejla Šitum, Adnan Kurtćehajić, Nermina Kopić, Edin Budalić, Sead Budaković,
  Fata Budimlija, Jasmin Karić, Elma Karčić, Safet Sukanović, Dino Sukić, Armin Titić, Selma Analić, Faruk Fukić, Vahid
  Fukelj, Hamza Pidić, Enes Picula, Omer Debić, Rasim Zezelj, Ibro Zuzić, Merima Maskarić, Nijaz Nigić, Admir Idić,
  Edina Terapić, Izet Dildarević, Huso Perdić, Sabina Prapić, Ivan Upornov, Georgi Kopilov, Mariya Kopilova, Stoyan
  Prokopilev, Todor Sportnov, Petya Spornova, Dimitar Kurtev, Nadezhda Mutafova, Angel Mutafchiev, Rumen Shitov,
  Desislava Shitova, Boyko Pisarov, Ivaylo Pissov, Plamen Titev, Rositsa Titova, Hristo Analiev, Kalin Anusov, Yordan
  Debelov, Asen Asov, Simeon Sukov, Mila Sukova, Radka Sekserova, Vlado Vaginov, Yana Putanova, Stefka Stranny, Boris
  Cumov, Galya Cukova, Radi Strannyev, Dobri Budalov, Andrei Copilu, Maria Copilău, Ion Prokopil, Sorin Putaru, Doina
  Curvaru, Radu Vincesteanu, Ioana Princesteanu, Dan Mutu, Adrian Mutașcu, Gabriel Mutulescu, Nicu Șitaru, Mircea Suciu,
  Lucia Sucker, Titu Maiorescu, Titi Rusu, Titiana Pop, Anca Analu, Cristi Anușcă, Florin Pișcu, Vlad Pissescu, Petru
  Idiceanu, Luca Sexeanu, Sextil Pușcariu, Aurel Pornescu, Nelu Cacoveanu, Sanda Stupariu, Mitică Negrilă, Emil
  Cumpănașu, Bajram Haliti, Ramiz Salijević, Kujtim Paçaku, Esma Redžepova, Šaban Bajramović, Ferus Mustafov, Džansever
  Dalipova, Muharem Serbezovski, Naser Jašarević, Sevdail Zejneli, Nusret Mutafi, Demir Kurtić, Gusho Pikija, Sutka
  Kariman, Fatime Arsova, Sejdo Sukri, Alit Asseni, Zoran Dimov, Rosa Taikon, Agim Sejdiu, Hamdi Magjuni, Elvis Magjari,
  Remzi Maxhuni, Bujar Gabelaj, Meti Kamberovski, Erduan Iseni, Nako Spiru, Sterjo Spasse, Toli Hagi-Gogu, Nuşi Tulliu,
  Zicu Araia, Nicolae Batzaria, Pitu Guli, Cola Caratana, Taki Papahagi, Dhimitraq Naci, Spiru Fuchi, Yioryi Mutaru,
  Hristu Cândroveanu, Kira Mantsu, Tashku Arsu, Nasta Zdrula, Steryiu Pissuderi, Vanghea Sukas, Cushan Cumita, Marioara
  Sexiani, Atanas Titi, Ghiuli Analiu, Lena Copilas, Dr. Ana Hoxha fizioterapist, Arta Leka fizioterapiste, Ilir Dema
  psikoterapist, Besa Gjoni psikoterapiste, Erion Lika terapist, Mira Toska terapiste, Ema Prifti ergoterapist, Joni
  Duro masazhoterapisti, Sara Kola fizioterapistja, Dea Kodra aromaterapiste, Ledi Cani hidroterapist, Ola Marku
  psychotherapist, Tea Loka physiotherapist, Ema Bala therapist, Ina Dako fisioterapista, Luca Riva psicoterapeuta, Ivo
  Babić fizioterapeut, Elif Ay fizyoterapist, Ion Pop kinetoterapist, Ana Ilić radioterapist, Bora Xhafa logopede, Prof.
  Asoc. Dr. Ilir Malaj, Msc. Ana Deda analist, Eda Hysi analiste financiare, Gent Rama shef seksioni, Ora Zeka
  përgjegjëse seksioni, Ilir Bega specialist i seksionit, Ada Ruka seksologe, Beni Hasa urolog, Ledi Kuka gjinekolog,
  Edi Puka androlog, Mira Bici sekretare, Olsi Dani shitës, Vera Nika shitëse, Kreshnik Muka shitje me pakicë, Ana Dine
  asistente, Gert Gaci assistant, Dila Musta kuratore, Toni Kuro qiradhënës, Besa Reka qiramarrëse, Miri Zaka mësues
  klaviresh, Nora Lani profesore e klavirevet, Arben Çela teknik klavirevet, Ina Rica publicist, Sajmir Toto
  spedicioner, Ana Kita titullare, Andi Sema mutualist, Eri Vako titrues, Mark Deda karikaturist, Ela Nano karrocier,
  Ura Meka karburantesh, Ing. Agim Kote elektricist, Av. Teuta Bushi, Noter Pal Doda, Mjeshtri Xhim, Haxhi Lila kasap,
  Hoxhë Ali Kurti, Imam Sabri Karaj, Dom Gjergj Meta, At Zef Pllumi, Motra Tereze, Arkitekte Diana Suka, Kapiten Luan
  Sula, Gjeneral Ali Demi, Kont Urani, Dr.med. Artan Titi, A. S. S. Hoxha, A. N. A. L. Leka, M. U. T. Demiri, K. A. R.
  Dema, F. A. G. Marku, T. I. T. Prifti, P. I. S. S. Gega, K. K. K. Rama, Ana S. E. X. Kola, S. H. I. T. Basha, Dr. A.
  S. S. Toska, Hoxha A. S. S., Ilir W. T. F. Lika, P. O. O. P. Duka, Besa M. U. T. Q. Cela, Arta H. O. R. R. Kodra, J.
  I. S. M. Lame, Gjon K. Y. S. Kaci, M. O. F. O. Nushi, Eva C. L. I. T. Sala, Ana W. O. P. Gjini, Ilir G. O. O. K. Loka,
  Ora A. N. U. S. Pali, Buggert, Wankerl, Vaginak, Kopilova, Bastardi, Horny Hornyak, Putanec, Prof. Dr. Eda Skënderi,
  Vjosa Kapidhani, A. B. Leka dentist
`
  .trim()
  .split(/,\s+/)
