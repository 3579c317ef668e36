// What is particular to a kind of business, and what one comes for in each subcategory. The syntax: see ../phrases.ts.

/**
 * A section per category: its slug, the topics of common.ts that suit it, prices in lekë from and to. Then sentences as
 * in common.ts, and a line per subcategory in order: what one comes for (indefinite), what one may praise or blame
 * (definite). Sentences of the category do not suit subcategories with a star.
 */
export const kinds = `
# restorante_dhe_kafene staff price wait place clean parking visit we 350 4800
+ {thing} [ia vlen rrugën|kishte shije si te gjyshja|të bën të kërkosh edhe pak].
+ Nga gjithë ç’(mora/morëm), [fitoi {thing}|më mirë ishte {thing}], [por edhe të tjerat në nivel|pa e vrarë mendjen gjatë].
+ Produktet [janë të freskëta|vijnë nga fshati], [e ndjen që me kafshatën e parë|sidomos {thing}].
+ Porcionet janë [bujare|për dy veta], [gjysmën e (mora/morëm) me vete|s’(mbarova/mbaruam) dot as të parën].
~ {thing} [vonoi|këtë herë s’ishte si zakonisht|donte pak më shumë dorë], [të tjerat shumë mirë|kaq].
~ Menyja [është e shkurtër, por gatuhet në çast|s’ka ndryshuar prej kohësh].
~ Muzika [ishte pak e lartë|të detyron të flasësh me zë], [sidomos pas orës nëntë|për të tjerat s’ka fjalë].
- {thing} [nuk ia vlente as gjysmën|kishte mbetur nga një ditë më parë|nuk hahej|ishte pa shije].
- (Porosita/Porositëm) një gjë, (më/na) sollën tjetër [dhe u paguan të dyja|pa kërkuar falje].
- Gjysma e menysë “ka mbaruar”, [edhe {thing}|në orën tetë të mbrëmjes].
- [Gota me njolla|Qime në pjatë|Tavolina ngjiste] dhe kamerieri [ngriti supet|bëri sikur s’dëgjoi].
drekë me shumë njerëz|një darkë familjare|një festë të vogël|gatime shtëpie: tava e kosit|fërgesa me speca|byreku me spinaq|mishi i qengjit|tava e dheut|pasulja me suxhuk|lakrori me qepë|djathi i zgarës|supa e ditës|kukureci|buka e misrit|qumështori|vera e shtëpisë|salca e kosit|japraku
një darkë të shpejtë|një picë me shokët|një ditëlindje fëmijësh: pica me kërpudha|pica margarita|brumi i hollë|pica katër stinët|pica me sallam pikant|lazanja|salca e domates|tiramisuja
një kafe në mëngjes|një takim pune|një gotë në mbrëmje|një orë qetësi: makiatoja|kafja ekspres|çokollata e ngrohtë|limonata|çaji i malit|kapuçinoja|lëngu i portokallit|birra kriko|kroasani|rakia e rrushit
një drekë në këmbë|një porosi për zyrën|diçka të shpejtë: sufllaqja e pulës|qofta e zgarës|hamburgeri|gjiroja|sanduiçi me pulë|salca e hudhrës|porcioni i patateve
një tortë ditëlindjeje|një kuti ëmbëlsirash|një akullore: trileçja|bakllavaja|torta me çokollatë|akullorja me fëstëk|kremkarameli|ekleri|sheqerparja|torta me fruta
një darkë peshku|një drekë buzë detit|një përvjetor: levreku në zgarë|koca|oktapodi|kallamari i skuqur|risotoja me fruta deti|supa e peshkut|sallata e detit|merluci
bukë të ngrohtë|byrek për mëngjes|simite para pune: buka e zezë|buka me farëra|simitja|byreku me gjizë|kifleja|buka e misrit|pogaçja
# hotele_dhe_turizem staff price place clean parking phone visit we 2500 18000 dhoma|shtrati|mëngjesi|pamja nga ballkoni|dushi|interneti|tarraca|darka|oborri
+ (Fjeta/Fjetëm) [si foshnjë|pa dëgjuar asnjë zhurmë|me dritare hapur], [jastëkët janë të mirë|ajri këtu është tjetër].
+ Në mëngjes [gliko, djathë dhe vezë fshati|petulla me mjaltë], [bollshëm për të gjithë|çdo ditë ndryshe].
+ [Pronari|Zonja e shtëpisë] (më/na) tregoi [një shteg që s’është në hartë|ku hahet mirë afër|kur ka më pak njerëz].
~ Interneti [kapej vetëm te korridori|ishte i ngadaltë mbrëmjeve], [për pushim s’prish punë|kaq].
- Uji i ngrohtë [mbaroi pas pesë minutash|nuk erdhi fare], [dy ditë rresht|e në recepsion thanë “prisni”].
- Çarçafët [kishin njolla|nuk ishin ndërruar], [e (fotografova/fotografuam)|(kërkova/kërkuam) të rinj dy herë].
- (Rezervova/Rezervuam) me pamje nga [deti|mali], (më/na) dhanë [një mur|dritaren mbi gjenerator].
një fundjavë për dy|një natë rruge|një javë pushimi
dy netë në mal|një fundjavë larg qytetit: lakrori i zonjës|oda me oxhak|rakia e shtëpisë
një javë afër detit|disa netë me fëmijët: kuzhina|ballkoni|lavatriçja
* një udhëtim në Stamboll|një paketë për Itali: programi|udhërrëfyesi|hoteli që zgjodhën|autobusi
* një ditë në plazh|dy çadra për familjen: deti|rëra|çadra|pishina e fëmijëve
* një ecje në mal|një ditë në natyrë: shtegu|tregimi i rrugës|dreka te bariu
* një masazh|një ditë në spa: masazhi|sauna|vaji i trëndafilit|pishina e ngrohtë
# shendetesi staff price wait clean phone honest 500 12000 vizita|kontrolli|receta|shpjegimi
+ [Mjeku|Doktoresha|Specialisti] (më/na) dëgjoi [pa parë orën|deri në fund], [pastaj shpjegoi me fjalë të thjeshta|dhe bëri pyetjet e duhura].
+ Nuk (ndjeva/ndjemë) [asnjë dhimbje|aspak frikë], [edhe pse (kisha/kishim) merak|falë durimit të tyre].
+ Përgjigjet [erdhën po atë ditë|ishin gati të nesërmen], [bashkë me një shpjegim|edhe me email].
~ Kartela [ende plotësohet me dorë|u kërkua dy herë], [gjë e vogël|por mjekët janë të zotë].
- Vizita zgjati [tri|katër|pesë] minuta [dhe pa asnjë përgjigje|me sytë te kompjuteri].
- (M’u/Na u) kërkuan [analiza që i (kisha/kishim) bërë para një jave|edhe dy vizita të tjera me pagesë].
- Takimin e anuluan [kur (isha/ishim) te dera|me mesazh, një orë para].
një kontroll të përgjithshëm|një vizitë te kardiologu: ekografia|vizita
* një ilaç që s’gjendej|matjen e tensionit: këshilla për dozën|farmacistja
një mbushje|heqjen e një dhëmbi: mbushja|kurora|pastrimi
analiza gjaku|një kontroll vjetor: marrja e gjakut|përgjigjja
* një palë syze|një kontroll shikimi: skeleti i syzeve|lentja|kontrolli i syve
dhimbje qafe|dhjetë seanca për gjurin: seanca|programi i ushtrimeve
# bukuri_dhe_mireqenie staff price wait place clean phone 400 6500 rezultati|ngjyra|puna
+ Doli [pikërisht si në foton që (tregova/treguam)|më bukur nga ç’e (mendoja/mendonim)], [tri javë më pas mban ende|(m’i/na i) bënë të gjithë komplimentet].
+ Para se të fillonin, [pyetën gjatë çfarë (doja/donim)|e diskutuan me (mua/ne)], [pastaj punuan në qetësi|asgjë me nxitim].
+ Përdorin produkte [të mira|pa erë të rëndë], [lëkura s’(m’u/na u) skuq fare|shihen në raft].
~ Doli [pak më shkurt|pak më errët] nga sa (doja/donim), [por e rregulluan|do të mësohem].
- Rezultati [nuk zgjati as një javë|s’kishte lidhje me foton], [e ktheva te dikush tjetër|(më/na) thanë “kështu vishet tani”].
- (Më/Na) lanë në mes për [një klient tjetër|një telefonatë], [dy herë|njëzet minuta].
një prerje flokësh|lyerje rrënjësh: krehja|prerja|ngjyra e flokëve
një qethje|rregullim mjekre: qethja|rruajtja me brisk|mjekra
një pastrim fytyre|lazer: pastrimi i fytyrës|trajtimi
thonj për dasmë|një pedikyr: manikyri|xheli|forma e thonjve
* një masazh|një ditë në spa: masazhi|sauna|vaji
# automjete staff price deadline honest phone wait 800 45000 puna|diagnoza
+ [E gjetën defektin|E zgjidhën punën] [me herën e parë|për {min}], [kur dy të tjerë s’ia dolën|pa prekur gjë tjetër].
+ (Më/Na) treguan [pjesën e vjetër|me gisht problemin] [para se të fillonin|dhe e shpjeguan thjesht].
+ Makina [ecën si e re|u dorëzua e larë], [tashmë tre muaj pa asnjë zhurmë|mjeshtri meriton bravo].
~ Te sporteli [ka vetëm një njeri|duhet durim], por [puna vetë në rregull|mjeshtrat janë të zotë].
- Problemi [u kthye pas një jave|është po ai], [shpenzim dyfish|tani “duhet parë prapë”].
- Makinën e (mora/morëm) [me gërvishtje|pa benzinë], [askush s’e pranoi|e (fotografova/fotografuam)].
ndërrim vaji|një zhurmë te frenat: frenimi|motori|diagnostikimi
* një larje brenda e jashtë|larje tapiceri: larja|tapiceria
* një palë amortizatorë|një filtër: çmimi i pjesës|garancia
ndërrim gomash|një gomë të shpuar: balancimi|goma e re
* një makinë për tri ditë|një makinë nga aeroporti: makina|marrja e makinës|sigurimi
* patentën|mësim me makinë: instruktori|ora e praktikës
* një makinë të përdorur|një ndërrim makine: makina|dokumentacioni
# edukim staff price place phone honest 3000 60000 mësimi|programi|grupi|orari
+ [Vajza|Djali|Nipi] [vjen vetë me qejf|ka bërë përparim të dukshëm] [që prej dy muajsh|dhe në shtëpi s’pushon së treguari].
+ Mësuesit [kujtojnë çdo fëmijë me emër|shpjegojnë derisa kuptohet].
+ Grupet janë [të vogla|me nga tetë veta], [ka kohë për secilin|flitet më shumë sesa shkruhet].
~ Orari [ndryshoi dy herë|është pak vonë], [por mësimi mbetet i mirë|për ata që punojnë s’është keq].
- Klasa ishte [e mbushur plot|me tridhjetë veta], [mësuesi s’arrinte te askush|pjesa më e madhe dëgjonte].
- Ndërruan [tre mësues për një semestër|programin në mes], [askush s’dha shpjegim|paratë jo].
klasën e parë|një shkollë afër punës: mësuesja|mensa
një kurs gjermanishteje|një provim anglishteje: mësimi i gjermanishtes|libri
një vend në çerdhe|kopsht deri në orën pesë: edukatorja|oborri|ushqimi
një master|dokumentet e regjistrimit: biblioteka|sekretaria|leksioni
një kurs programimi|një kurs rrobaqepësie: praktika|certifikata|pedagogu
mësime kitare|një kurs pikture: mësimi i kitarës|koncerti i fundit|studioja
# banka_dhe_financa staff wait phone honest price 300 25000 sportelistja|aplikacioni|kontrata|procedura
+ [Punonjësja|Këshilltari] (ma/na e) shpjegoi [kontratën faqe për faqe|normën pa fjalë të vështira], [edhe pjesën me shkronja të vogla|pastaj (më/na) la kohë të (mendohesha/mendoheshim)].
+ Dokumentet [u mbyllën për {days}|i plotësuan ata vetë], [mjaftoi një firmë|pa vajtje-ardhje].
~ [Aplikacioni|Faqja] [bie nganjëherë|s’ka gjithçka], [por në zyrë e zgjidhin|shpresoj ta ndreqin].
- (Më/Na) dërguan [nga një sportel te tjetri|për një vërtetim tjetër] [tri herë|dy ditë rresht], [për një gjë të thjeshtë|pa e ditur as vetë].
- Komisioni prej {lek} [doli vetëm në fund|s’ishte përmendur askund].
një llogari kursimi|një kredi: karta|kredia
sigurimin e makinës|një dëm pas aksidentit: dëmshpërblimi|polica
një kredi të vogël: kësti
* ndërrim eurosh|franga për udhëtim: kursi i këmbimit
bilancin e vitit|hapjen e një biznesi të vogël: deklarata|bilanci
# telekomunikacion_dhe_internet staff price wait phone deadline honest 900 3900 lidhja|tekniku|kontrata|shërbimi
+ Lidhja [nuk bie as me furtunë|mban edhe kur janë të gjithë në shtëpi|arrin shpejtësinë e premtuar].
+ Tekniku erdhi [në orën e thënë|po atë ditë], [la gjithçka pastër|e rregulloi për {min}].
~ Në orët e mbrëmjes [ngadalësohet pak|duhet rinisur ndonjëherë], [për çmimin është mirë|por shumë rrallë].
- (Mbeta/Mbetëm) pa lidhje [pesë ditë|gjithë fundjavën], [çdo operator tregonte tjetër histori|fatura erdhi e plotë].
- Kontrata [u rinovua vetë|s’mbyllet dot], [duhet të shkosh me letër e vulë|(më/na) kërkuan {lek} gjobë].
një numër të ri|paketë interneti: mbulimi|paketa
internet në shtëpi|zhvendosje linje: interneti|modemi
kanale sporti: figura|dekoderi
* një ekran të thyer|një bateri të re: ekrani|bateria
* faqen e dyqanit|një server: mbështetja|faqja e re
# dyqane staff price place parking change wait 400 32000 zgjedhja|cilësia|mbështjellja
+ (Gjeta/Gjetëm) [atë që kërkonte vajza|masën e duhur], [kur gjetkë s’kishte|pa u lodhur].
+ Shitësja [nuk të ndjek nga pas|tha vetë kur s’(më/na) rrinte mirë], [gjë e rrallë|e (çmoj/çmojmë)].
~ Zgjedhja [është më e paktë nga fundi i stinës|në vitrinë është më e madhe se brenda], [por cilësia e mirë|kaq].
- [U prish|U shqep] pas [dy javësh|tri ditësh], [e (ktheva/kthyem) kot|garancia “nuk e mbulon”].
- Në raft një çmim, në arkë [tjetër|{lek}], [dhe s’është hera e parë|kontrollojeni kuponin].
një xhup|një fustan për dasmë: xhupi|fustani|pambuku
këpucë pune|një çantë: këpuca|çanta
një frigorifer|kufje: frigoriferi|garancia
një divan|tavolinën e ngrënies: divani|montimi
* pazarin e javës|fruta: banaku i mishit|buka|arka
libra shkolle|një roman për udhë: rafti i poezisë|këshilla e shitëses
një buqetë|lule për 8 Mars: buqeta|kartolina
unaza fejese|një zinxhir: gdhendja|unaza
* ushqim për qenin|një kafaz: kafazi|ushqimi|këshilla
# dyqane_online price phone change honest 700 24000 produkti|paketimi|korrieri|fotoja në faqe
+ Pakoja erdhi [të nesërmen|brenda dy ditësh], [e mbështjellë me kujdes|korrieri telefonoi më parë].
+ Është njësoj si në foto, [edhe ngjyra|edhe më mirë], [e (hapa/hapëm) para korrierit|pagesa te dera].
~ Dërgesa zgjati [tri ditë, jo dy|pak më shumë], por [produkti ishte i rregullt|(më/na) lajmëruan].
- Erdhi [masa e gabuar|ngjyrë tjetër], [e transportin e kthimit e paguan ti|përgjigje s’(mora/morëm)].
- (Pagova/Paguam) para [tri javësh|një muaji], [pakoja “është në rrugë”|numri i porosisë s’hapet].
një pallto|xhinse: masa|palltoja|stofi
një karikues|një tablet: tableti|garancia
një krem|një parfum: kremi|parfumi|afati i skadencës
tre romane|një libër që s’gjendej: libri|botimi
mjaltë e çaj|një shportë perimesh: shporta|mjalti|vaji
një dhuratë ditëlindjeje|një kuti ndërtimi: lodra|kutia
# transport staff price wait phone honest 300 15000 shoferi|udhëtimi|nisja|orari
+ U nis [në minutë|pikërisht në orar], [e ngau me kujdes|edhe pse binte shi].
+ [Shoferi|Punonjësi] ndihmoi [me valixhet|me gjyshen|deri te dera], [pa i kërkuar kush|dhe s’pranoi bakshish].
~ [U nis|Erdhi] me {min} vonesë, [por e fitoi në rrugë|(më/na) lajmëruan].
- Anuluan pa asnjë mesazh, [paratë ende s’janë kthyer|(mbeta/mbetëm) te {spot}].
- [Ngau si i marrë|Fliste në telefon gjatë gjithë rrugës], [fëmijët qanin|(iu luta/iu lutëm) të ngadalësonte].
një vajtje në aeroport|një rrugë natën: taksia|rruga
rrugën për në Korçë|vajtje-ardhje për fundjavë: autobusi|sedilja|ndalesa
* një pako për Durrës|dokumente urgjente: pakoja|korrieri
* tri paleta|mallin e dyqanit: ngarkimi|kamioni
* një shpërngulje në kat të pestë|lëvizje zyre: paketimi|ngarkimi
një natë për në Bari|biletë me makinë: kabina|hipja në traget
# ndertim_dhe_shtepi staff price deadline honest phone 3000 95000 puna|preventivi|mjeshtri|përfundimi
+ E lanë shtëpinë [më pastër se ç’e gjetën|pa një fije pluhur], [gjë që s’e (prisja/prisnim)|edhe shkallët i fshinë].
+ Mjeshtri [e mati dy herë e preu një herë|gjeti zgjidhje pa prishur mur], [punë me dorë|pas një viti mban ende].
~ Ditën e parë erdhën [me vonesë|pa gjithë veglat], por [pastaj s’kishte fjalë|e kompensuan].
- Morën parapagim {lek} [e u zhdukën|dhe lanë punën përgjysmë], [u desh një ekip tjetër|duhej rregulluar nga e para].
- [Suvaja|Lidhja|Boja] [nuk ishte|s’doli] në rregull [as herën e dytë|që në javën e parë], [muri tregon vetë|“rregullohet”, thanë].
rikonstruksion banje|një mur ndarës: suvaja|banja e re
një rrjedhje te lavamani|bojler: çezma|bojleri
instalim dritash|një automat që binte: instalimi|kutia e re
dritare të reja|një derë të blinduar: dera|xhami dopio|montimi
* pastrim pas lyerjes|pastrim të përjavshëm: pastrimi i xhamave|dyshemeja
një kuzhinë|një dhomë fëmijësh: kuzhina|projekti|druri
* krasitje pemësh|një lëndinë: gardhi|lëndina
# sherbime_profesionale staff price wait phone deadline honest 1000 40000 këshilla|puna|dokumenti
+ (M’i/Na i) shpjeguan hapat [me gjuhë të thjeshtë|një për një], [pa “do ta shohim”|me çmimin e secilit].
+ Lexuan [çdo faqe|edhe shtojcat] [para firmës|me kujdes], [gjetën një gabim që s’e (kisha/kishim) parë|gjë që kurseu shumë kohë].
~ Zyra [është në katin e katërt pa ashensor|mbyllet në orën tre], [puna vetë pa vërejtje|merrni parasysh].
- Dokumenti doli me [emrin gabim|datën gabim] [dy herë rresht|në faqen e parë], [korrigjimin e paguan prapë|(humba/humbëm) afatin].
- Pas pagesës [s’(më/na) kthyen më telefonin|çështjen e mori një praktikant], [gjithçka zvarritej|të gjitha përgjigjet “së shpejti”].
një çështje pronësie|një kontratë pune: këshilla|padia
një prokurë|blerje shtëpie: prokura|akti
një diplomë|dokumente për vizë: përkthimi|vula
* një logo|fushatën e dimrit: logoja|fushata
* një apartament me qira|shitjen e shtëpisë: apartamenti|vizita në shtëpi
* foto dasme|foto për dokumente: albumi|fotoja
# argetim_dhe_sport staff price place clean parking wait visit we 250 9000 atmosfera|salla|orari
+ [Fëmijët s’donin të iknin|Koha kaloi pa u ndier|(Qesha/Qeshëm) me lot], [edhe të rriturit|dhe kjo thotë gjithçka].
+ Pajisjet [janë të reja|punojnë të gjitha], [stafi i kontrollon|ka për të gjithë].
~ Në orët e pikut [ka pritje|është ngushtë], [paradite është parajsë|por rregulli mbahet].
- [Gjysma e pajisjeve|Dy nga katër lojërat] nuk punonin, [bileta e plotë|askush s’tha gjë te hyrja].
- [Zhurmë që s’durohej|Rrëmujë], [asnjë që të mbante rregull|(ika/ikëm) pas pak].
një film të premten|shfaqje për fëmijë: zëri i sallës|shfaqja|kokoshka
tre muaj stërvitje|një trajner: trajneri|salla e peshave
një ndeshje me shokët|një orë futboll: fusha|ndriçimi
mësim noti|një orë not: uji|dhoma e zhveshjes
një fejesë|një dasmë: salla|orkestra|menyja
një ditëlindje|një të diel me fëmijët: rrëshqitësja|trampolina
# kafshe_shtepiake staff price wait clean phone honest 500 9500 kujdesi|dora e tyre
+ [Qeni|Macja|Lepuri|Bubi] zakonisht dridhet, këtu [fjeti në krahë|lëpinte duart e doktorit|u qetësua menjëherë].
+ (Më/Na) shkruan [të nesërmen|pas dy ditësh] [të pyesnin si është|për të kujtuar ilaçin], [kush e bën më këtë|gjest që (më/na) preku].
~ Dhoma e pritjes është e ngushtë [kur ka edhe qen të mëdhenj|për macet], [(prita/pritëm) jashtë|por të sjellshëm].
- E mbajtën [me forcë|dy orë në kafaz], [që atëherë dridhet te dera|dhe askush nuk tha pse].
- Diagnozën e thanë [pa e prekur|pas një minute], [te një tjetër doli ndryshe|e {lek} u paguan].
vaksinë|një putër të vrarë: vaksina|doktoresha
* ushqim për mace|një akuarium: ushqimi|akuariumi
një larje para festave|një qethje: qethja|larja
një javë kujdes|një fundjavë në mungesën time: oborri|fotoja e përditshme
# bujqesi_dhe_produkte_vendi staff price phone honest change 400 7500 shija|paketimi|aroma
+ {thing} [mban erë fshati|s’krahasohet me atë të dyqanit|u zhduk për dy ditë nga sofra].
+ (Më/Na) treguan [ku rriten|si punohet|hambarin e vjetër], [(dola/dolëm) me dy arka|fëmijët s’harrojnë].
~ Në [dimër|fund të stinës] [gjen pak gjëra|duhet porositur më herët], [por shija s’ndryshon|gjë normale].
- {thing} [kishte erë të vjetër|s’ishte ajo e herës së parë|u prish brenda javës], [etiketa ishte pa datë|e (ktheva/kthyem) kot].
- “Prodhim familjar”, [por etiketa thotë tjetër gjë|në market e njëjta gjë është më lirë].
vaj për dimër|pesë litra vaj: vaji|vaji i parë
një degustim|verë për dasmë: vera e kuqe|rakia|kantina
mjaltë gështenje|çaj mali: mjalti|çaji i malit
dhjetë fidanë ulliri|një trëndafil: fidani|rrënja
djathë të bardhë|gjizë: djathi|kosi|gjalpi
`
