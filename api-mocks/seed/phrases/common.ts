// What reviews of every kind of business are made of. How the lines are read: see ../phrases.ts.

/** Sections by topic: `+` praise, `~` a small reservation, `-` a complaint; without a sign for any rating. */
export const common = `
# staff
+ [Stafi|Personeli|Ekipi] ishte i sjellshëm [nga fillimi në fund|pa e tepruar|edhe në orët me shumë punë].
+ (M’u/Na u) përgjigjën me durim [për çdo pyetje|edhe kur (pyeta/pyetëm) dy herë për të njëjtën gjë].
+ [Zonja|Djali|Vajza|Zotëria] që (më/na) priti [e njeh mirë punën|e ka zanatin në dorë|nuk nxitohet me klientin].
+ Të marrin seriozisht [që në fjalën e parë|edhe për një gjë të vogël] dhe [nuk të lënë në mes|të flasin shtruar].
~ Stafi është i mirë, por [duket i lodhur në fund të ditës|janë pak veta për aq punë].
~ [Punonjësi|Djali] i ri ende po mëson, gjë që kuptohet.
- [(Më/Na) folën me nerva, sikur po (më/na) bënin nder|Askush nuk (më/na) tha as mirëdita].
- Kur (u ankova/u ankuam), [ngritën supet|(më/na) thanë se “kështu është rregulli”|fajin ia hodhën njëri-tjetrit].
- Dy punonjës rrinin me telefon në dorë, [ndërsa radha zgjatej|sikur s’(isha/ishim) fare aty].
# price
+ (Pagova/Paguam) {lek}, [aq sa (më/na) kishin thënë|më pak sesa (prisja/prisnim)|me faturë, pa e kërkuar].
+ [Çmimet|Tarifat] janë [të arsyeshme|të ndershme|të shkruara qartë], [pa surpriza në fund|njësoj për këdo].
+ Për {lek} [nuk gjen më mirë në {city}|vlera është shumë e mirë].
~ {lek} [nuk janë pak|janë pak shumë], [por cilësia e justifikon|por e di pse i paguan].
~ [Çmimet|Tarifat] [janë rritur pak këtë vit|janë pak mbi ato të zonës].
~ [Pranojnë vetëm para në dorë|Pagesa me kartë nuk punonte], [kijeni parasysh|për fat (kisha/kishim) me vete].
- (Pagova/Paguam) {lek}, [e ende (më/na) vjen inat|pothuaj dyfishin e asaj që (më/na) thanë në fillim|për asgjë].
- Llogaria [kishte dy gjëra që s’i (kisha/kishim) kërkuar|doli {lek} pa asnjë shpjegim].
- Kupon tatimor (më/na) dhanë [vetëm pasi e (kërkova/kërkuam) tri herë|me përtesë].
# wait
+ (Prita/Pritëm) {min}, [jo më shumë|edhe pse kishte radhë|aq sa për të parë telefonin].
+ Gjithçka [eci pa zvarritje|ishte e organizuar mirë|mbaroi para se të (lodhesha/lodheshim)].
~ (Prita/Pritëm) {min}, [por (më/na) lajmëruan|normale për fundjavë|por ia vlejti].
~ [Paradite|Të shtunave|Pas orës pesë] ka radhë, [ndaj shkoni herët|prandaj lini kohë].
- (Prita/Pritëm) {hours} [pa thënë njeri asgjë|në këmbë|edhe pse (kisha/kishim) lënë orar].
- Ata që erdhën pas (meje/nesh) [u futën përpara|ikën të parët].
# place
+ [Ambienti|Vendi] është [i qetë|i ngrohtë|i rregullt], [me dritë të bukur pasdite|i rregulluar me shije|si në shtëpi].
+ Gjendet lehtë, te {spot}, [dy hapa nga qendra|me tabelë që duket nga larg].
~ Hyrja te {spot} nuk duket mirë, [duhet një tabelë|(u solla/u sollëm) dy herë derisa e (gjeta/gjetëm)].
~ [Vendi|Ambienti] është i vogël [dhe mbushet shpejt|por i mbajtur mirë].
- [Ambienti|Vendi] ishte [i errët|i ftohtë|i lënë pas dore], [me erë lagështie|me karrige të thyera].
- [Kondicioneri|Ngrohja] nuk punonte, [dritarja s’hapej|“do ta rregullojmë nesër”, thanë].
# clean
+ [Gjithçka|Çdo cep] [shkëlqente|mbante erë pastërtie], [edhe banja|edhe në fund të ditës].
+ Pastërtia [është pika e tyre e fortë|bie në sy që në hyrje].
~ Banja [donte një dorë pastrim|ishte pa sapun], [gjë e vogël|pjesa tjetër në rregull].
- [Banja|Dyshemeja] ishte e papastër [dhe askush nuk merakosej|edhe pasi e (thashë/thamë)].
- Pluhur [në çdo qoshe|kudo që vije dorën].
# parking
+ Parkimi [është falas|gjendet lehtë te {spot}|është përballë derës].
~ Për parkim duhet durim, më mirë te {spot}.
- Parkim nuk ka [fare|as për be] [dhe (mora/morëm) një gjobë te {spot}|e askush nuk të paralajmëron].
# phone
+ [Në telefon|Me mesazh] (m’u/na u) përgjigjën [menjëherë|brenda pak minutash|edhe ditën e diel].
+ (Më/Na) lajmëruan vetë [një ditë përpara|kur ndryshoi orari|sapo çdo gjë ishte gati].
~ Telefoni [shpesh është i zënë|hapet me të tretën], [me mesazh ecën më mirë|por të kthejnë përgjigje].
- (Telefonova/Telefonuam) [pesë herë|tri ditë rresht], [askush nuk e hapi|(më/na) kaluan nga njëri te tjetri|(ma/na e) mbyllën në mes].
- Premtuan se do të (më/na) merrnin në telefon, [ende po (pres/presim)|kaluan dy javë].
# deadline
+ E mbaruan [një ditë para afatit|pikërisht ditën e thënë|për {days}].
+ (Më/Na) dhanë afat {days} dhe [e mbajtën|nuk kaloi asnjë orë më shumë].
~ U vonuan {days}, [por (më/na) lajmëruan|me një arsye që kuptohet].
- (Më/Na) thanë {days}, u bënë [tri javë|dy muaj|dyfishi].
- Çdo herë një justifikim i ri: [një herë moti, një herë malli|dikush sëmurë, dikush me pushime].
# honest
+ (Më/Na) thanë hapur [çfarë duhej e çfarë jo|se mjaftonte më pak|cila zgjidhje kushtonte më pak].
+ Asnjë presion [për të marrë më shumë|për të vendosur shpejt].
~ (Më/Na) ofruan edhe diçka shtesë që s’e (kërkova/kërkuam), [por pa këmbëngulur|gjë që e (kalova/kaluam) me të qeshur].
- Premtuan një gjë, bënë tjetër [dhe fajin (ma/na e) hodhën (mua/neve)|e pastaj bënë sikur s’mbanin mend].
# change
+ Ndërrimin e bënë [pa asnjë pyetje|brenda dy minutash|edhe pa kutinë].
~ Për ndërrim [kanë vetëm pesë ditë afat|duhet ruajtur kuponi], [lexojeni mirë|e (mësova/mësuam) vetëm në fund].
- Nuk (ma/na e) ndërruan, [edhe pse (kisha/kishim) kuponin|sepse “kutia ishte hapur”].
- Paratë (m’i/na i) kthyen pas një muaji, [me bezdi|dhe jo të gjitha].
# thing
+ {thing} [(më/na) la pa fjalë|ishte tamam si (doja/donim)].
+ {thing} [ia vlente çdo lek|kaloi çdo pritje].
+ {thing} është arsyeja pse do të (kthehem/kthehemi).
~ {thing} mund të ishte më mirë, [por pjesa tjetër e shpëton|asgjë e rëndë].
~ {thing} ishte thjesht në rregull, as më shumë, as më pak.
- {thing} [ishte zhgënjim|nuk ia vlente as gjysmën].
- {thing} s’kishte lidhje me atë që premtonin.
- {thing} (më/na) prishi humorin.
# scene
I (zgjodha/zgjodhëm) për {work}, [me këshillën e {adviser}|pas disa komenteve që (lexova/lexuam) këtu|krejt rastësisht].
(Kisha/Kishim) nevojë për {work} dhe [koha ishte e shkurtër|nuk (dija/dinim) kujt t’i (drejtohesha/drejtoheshim)|(u vendosa/u vendosëm) pas dy telefonatave].
(Jam klient<|e>/Jemi klientë) prej [dy vjetësh|kohësh|vitesh], [ndaj po e them|kësaj here për {work}].
[Para një viti|Herën e parë] (erdha/erdhëm) për {work}, këtë herë për {work}.
{friend} (më/na) kishte folur mirë, ndaj {season} (provova/provuam) edhe (unë/ne).
(Po shkruaj/Po shkruajmë) [një javë|disa ditë] më vonë, [me gjakftohtësi|pasi e (mendova/menduam) mirë].
# story
Po e (shkruaj/shkruajmë) gjatë, sepse [komentet e shkurtra|yjet e thatë] nuk (më/na) ndihmuan kur po (vendosja/vendosnim).
Më parë (shkoja/shkonim) gjetkë, te {spot}, ndaj (kam/kemi) me çfarë ta (krahasoj/krahasojmë).
Nuk (njoh/njohim) askënd atje dhe nuk (fitoj/fitojmë) asgjë nga ky koment.
Nëse ju duhet dikush për {work}, tani i dini të gjitha.
Në shtëpi [e diskutuam|u fol] [gjatë|dy ditë], dhe [motra|vëllai|nëna] (më/na) tha: “shkruaje, u duhet të tjerëve”.
# visit
(Isha/Ishim) këtu {season}, {who}.
(Ndalova/Ndaluam) [në kthim nga puna|krejt rastësisht|pas një ore në rrugë], {season}.
[E diel në drekë|E shtunë në mbrëmje|E premte pasdite|Ditë jave], [plot njerëz|shi i madh jashtë|pak njerëz], {who}.
# end5
Patjetër do të (kthehem/kthehemi)[|, këtë herë {who}| brenda muajit].
E (rekomandoj/rekomandojmë) [pa hezitim|me dy duar|kujtdo në {city}].
[Faleminderit|Bravo|Të lumtë], {name}!
Pesë yje, [të merituara|pa diskutim|dhe do t’u (jepja/jepnim) edhe më shumë].
[Mos ndryshoni asgjë|Vazhdoni kështu]!
# end4
[Një yll më pak vetëm për këtë|Katër yje, por të forta].
Në përgjithësi [mbeta <i|e> kënaqur|çdo gjë mirë], do të (kthehem/kthehemi).
Me pak kujdes [bëhen më të mirët në {city}|e meritojnë edhe yllin e pestë].
# end3
As mirë, as keq: [varet nga dita|do t’u (jap/japim) edhe një mundësi|herën tjetër do ta (mendoj/mendojmë)].
Nuk (u pendova/u penduam), por as [nuk do të (vija/vinim) enkas|nuk (u habita/u habitëm)].
Tri yje, [aq sa (mora/morëm)|shpresoj për më mirë].
# end2
(Prisja/Prisnim) më shumë [nga një emër i njohur|pas gjithë atyre fjalëve të mira].
Nuk (besoj/besojmë) se do të (kthehem/kthehemi)[|, ka edhe të tjerë në {city}].
Shpresoj ta lexojnë [dhe të ndryshojnë diçka|e ta marrin seriozisht].
# end1
[Hera e parë dhe e fundit|Kurrë më].
Mos [humbni kohë|i hidhni paratë kot], [ka vende të tjera në {city}|dëgjoni (mua/ne)].
Një yll [është shumë|vetëm sepse nuk vihet zero].
[Mbeta <i|e> zhgënjyer|Mbeta <i|e> hidhëruar] [dhe nuk e fsheh|deri në fund].
# short5
{thing}: [pesë yje|për t’u duartrokitur|fantazi|s’ka fjalë|dhjetë me yll|ia vlen].
Për {work} [vetëm këtu|nuk shkoj gjetkë|më të mirët në {city}|nuk ka më mirë].
[Shumë mirë|Shkëlqyer|Perfekt|Bravo|Të lumtë], [sidomos {thing}|e (rekomandoj/rekomandojmë) për {work}|do të (kthehem/kthehemi) për {work}].
# short4
[Mirë|Shumë mirë|Kënaqshëm], [sidomos {thing}|por jo për {work}|edhe {thing}], [vetëm pak pritje|pak më shtrenjtë se dikur|parkimi i vështirë].
{thing} po, [orari|radha|parkimi|telefoni] jo aq.
Për {work} [të besueshëm|shumë mirë|në rregull], pak [të ngadaltë|të shtrenjtë|të ngarkuar].
# short3
[Mesatare|Normale|Ashtu-ashtu], {thing} [mirë, të tjerat jo|pa ndonjë gjë të veçantë|varet nga dita].
Për {work} mjafton, [më shumë jo|asgjë për t’u mbajtur mend|ka edhe më mirë].
# short2
{thing} [nuk ia vlente|nën çdo pritje|jo si dikur|më keq se herën e parë].
Për {work} [gjeni dikë tjetër|(prisja/prisnim) më shumë|nuk do t’i (zgjidhja/zgjidhnim) më].
# short1
{thing}: [turp|mos e provoni|para të hedhura|zero].
Për {work} [kurrë më|mos shkoni|vetëm humbje kohe], [zhgënjim|asnjë respekt|{lek} të hedhura].
# voice
Shkurt:
Ç’të them:
Po e them troç:
Sinqerisht,
Me pak fjalë,
Për të qenë <i|e> drejtë,
# +to-
por
mirëpo
ndërsa
për fat të keq,
veçse
# -to+
megjithatë,
të paktën
nga ana tjetër,
duhet thënë se
# +to+
veç kësaj,
po ashtu,
dhe
për më tepër,
# -to-
veç kësaj,
si të mos mjaftonte,
pastaj
akoma më keq,
# title5
[Shumë|Jashtëzakonisht] [mirë|të kujdesshëm|të ndershëm|të sjellshëm]
{thing} [si s’ka më mirë|më mirë se kudo|dhe {thing}: pesë yje]
[Të besueshëm|Të saktë|Më të mirët|Adresa e duhur] për {work}
[Një zbulim|Vendi im i preferuar|Pesë yje|Rekomandim] në {city}
[Ia vlen|Ia vlejti] [plotësisht|çdo lek|edhe rruga]
[Do të (kthehem/kthehemi):|(U habita/U habitëm) për mirë:|Bravo:|Më pëlqeu] {thing}
[Pa asnjë vërejtje|Shërbim i shkëlqyer|Mbi çdo pritje|Mbeta <i|e> kënaqur]
# title4
[Mirë|Shumë mirë|Ia vlen], [por pak pritje|me një vërejtje|gati perfekt|sidomos {thing}]
{thing} [po, radha jo|ia vlente|dhe {thing}: mirë]
[E kënaqshme|Në rregull|Zgjedhje e mirë] [për {work}|në {city}]
[Përvojë e mirë|Pothuaj pesë yje|Mbeta <i|e> kënaqur]
# title3
[Mesatare|As mirë, as keq|Varet nga dita|Ashtu-ashtu], [sidomos {thing}|për {work}]
{thing} po, {thing} jo
[E pranueshme|Mjafton|Asgjë e veçantë] për {work}
# title2
[Prisja më shumë|Jo si dikur|Nën pritshmëri|Pa shumë kujdes][|: {thing}| në {city}]
{thing} [nuk ia vlente|zhgënjim]
[Nuk do t’i zgjidhja|Jo më këtu|Keni kujdes] për {work}
# title1
[Zhgënjim|Kurrë më|Mos shkoni|Humbje kohe|Shumë keq][|: {thing}| në {city}]
{thing}: [turp|para të hedhura]
[Mos i merrni|Kurrë më] për {work}
# min
dhjetë minuta|një çerek ore|pesë minuta|njëzet minuta|shtatë minuta|dymbëdhjetë minuta
# hours
mbi një orë|dyzet minuta|gati dy orë|një orë e gjysmë|një orë të tërë
# days
dy ditë|tri ditë|një javë|dhjetë ditë
# spot
ura|sheshi|stacioni|shkolla e vjetër|parku|pazari|biblioteka|stadiumi|posta
# who
me familjen|me dy shoqe|me kolegët|me prindërit|me fëmijët|me <gruan|burrin>|me vëllanë|me motrën|me një mik nga jashtë
# adviser
një shoqeje|një kolegu|fqinjit|kushërirës|një miku|dajës
# friend
motra|një koleg|fqinja|një shoqe|vëllai|halla|shefi
`
