// Puts ë and ç back into Albanian that was typed without them. Loaded when a writer asks for it.

/** Words with ë or ç whose plain spelling is no other common word, separated by white space. */
const wordsWithMarks = `
  adresën afër amortizatorë ankesë ankesën argjendtë argëtim argëtuan arkë aromë arritëm asgjë ashpër askënd asnjë
  asnjëherë atë atëherë autobusë autobusët autobusëve autorëve bakërt bardhë bashkë benzinë besojmë besueshëm biletë
  bimë birrë blerë bollshëm brendshëm bujqësi bukë bukën buqetë butë buzë buzëqeshje
  buzëqeshjen buzëqeshur bëhen bëhet bëhu bëj bëjmë bëjnë bëmë bën
  bënin bënte bënë bëra bëri bërë celularë cilësi cilësia cilësimet cilësore dajës darkë darkën datën derë derës
  detyrueshëm dhamë dhjetë dhomë dhomën dhuratë dhëmb dhëmbi dhëmbin dhëmbësh dhëmbët dhëna dhënat dhënave diagnozën
  dikë dimër diplomë disponueshëm ditë ditëlindje ditëlindjeje ditëlindjen ditën ditës ditësh ditët ditëve diçka
  djathtë djathë djathëra dobishëm dobët doktorë dolën dorë dorën dorëzim dorëzua dozën drejtpërdrejt drejtë drekë
  drekën dritë dritën drunjtë dukshëm dyherë dymbëdhjetë dytë dëgjohet dëgjoi dëgjoni dëgjonte dëgjuar dëm dëme
  dëmshpërblimi dërgesa dërgesë dërgim dërgimi dërgimin dërgo dërgohen dërgohet dërgoje dërgojmë dërgojnë dërgon
  dërgosh dërgua dërguan dërguar dëshiruar dështoi dështuara ecën egër eksperiencës emër erdhëm erdhën errët erë falë
  falënderoj falënderojmë familjarë farëra faturë festë festën fidanë fillojë firmë firmës fjalë fjalëkalim
  fjalëkalimet fjalëkalimi fjalëkalimin fjalëkalimit fjalën fjalët fjalëve fjetëm flasësh flokësh flokëve folën fortë
  foshnjë freskët freskëta frikë frymëmarrja fshijmë fshinë fshirë ftohtë fundjavë fundjavën funksionojë furtunë
  fushatën fushë fushën fushës futën fytyrën fytyrës fëmija fëmijë fëmijën fëmijësh fëmijët fëmijëve fërgesa fëstëk
  garancitë garantojmë gatshëm gjakftohtësi gjatë gjatën gjejmë gjelbër gjerë gjetkë gjirokastër gjithmonë gjithnjë
  gjithçka gjithë gjithëve gjizë gjobë gjuhë gjuhësh gjysmë gjysmën gjë gjëra gomë gotë grirë gënjeshtër gërvishtje
  gështenjave gështenje habitëm hapësh hapësira hapësirë hapësirën harrojnë hartë herë herën herës herët hidhëruar
  himarë hodhën hollë hollësi hollësitë hudhrës humbasë hyjnë hëngra hëngrëm hënë ikonën ikën ilaç ilaçin imët janë
  jashtë jashtëzakonisht jastëkët javë javën javës javësh jenë jetë jetën jonë kafenë kafshatën kafshë kafshën
  kafshësh kafshët kafshëve kaltër kamerierë kamerierët kanë kapuçinoja kartë kategorinë kategorisë kategoritë katër
  katërt kavajë kitarës klasën klientë kodrës kohën kohës kohësh kokë kolegët kometë komunikojnë kontabël kontratë
  kontratën kontrollojmë korrierë korçë kozmetikë krahë krevatë kripë kryqëzimi kthejnë kufizojmë kujdesshëm kujtojnë
  kukës kurrë kushërirës kutinë kuzhinë kuzhinën kyçe kë këdo këmbim këmbimi këmbimit këmbë këmbëngulur kënaqemi
  kënaqshme kënaqshëm kënaqur kënaqëm kënaqësi kënaqësia këndshme këndshëm këpuca këpucë këpurdha këqijat kërcënime
  kërkesa kërkesat kërkesë kërkimet kërkimi kërkimin kërkimit kërkoi kërkoja kërkojë kërkon kërkoni kërkonte kërkosh
  kërkova kërkua kërkuam kërkuan kërkuar kërkuara kërpudha kësaj këshilla këshillim këshilloi këshilloj këshillojnë
  këshillon këshilluan këshilltari këshillën
  kështu kësti këta këtij këto këtu këtyre këtë laboratorë lagështie lajmëruan lajmëruar lanë lartë larë lashtë
  lavatriçja leckë lehtë lehtësi lekë letër lexojnë lexojë libër lirë listë llogarinë llogarisë llogaritë lojërash
  lojërat lojërave lugë lugëve lumtë lushnjë lëkura lëndina lëndinë lëngu lënë lëpinte lëreni lëviz lëvizja lëvizje
  makinë makinën makinës malësi malësorit marrë marrëdhënien marrësh masën mbajmë mbajnë mbajtën mbarë mbetëm mbrëmja
  mbrëmje mbrëmjes mbrëmjeve mbyllën mbërriti mbërritëm mbështetja mbështetjen mbështjellja mbështjellë megjithatë
  megjithëse menjëherë menynë menysë mençur meritojnë miqtë miqësor miqësore mirë mirëdita mirëmbajtura
  mirëmbrëma mirëpo mirëpret mirëpritur mirëqenie mirësjellje mirësjelljen mirët mjaltë mjekësia mjekësor mjekësore
  mjekët morëm morën motrën mundësi mungesë mungesën mungojnë muzikës mëdha mëdhenj mëngjes mëngjesi mëngjesin mënyra
  mënyrë mëparshme mësim mësimdhënie mësime mësimi mëso mësohem mësohet mëson mësova mësuam mësues mësuesi mësuesit
  mësuesja natyrë natë natën natës ndarës ndershëm ndihmojmë ndihmë ndihmën ndjeshëm ndonjë ndonjëherë ndonëse
  ndriçimi ndryshojmë ndryshojnë ndryshojë ndryshëm ndërhyrja ndërmjet ndërprerje ndërpresësh ndërqytetas ndërrim
  ndërrimin ndërroi ndërruan ndërruar ndërsa ndërtim ndërtimi ndërtuar nesër nesërmen netë nevojë ngadaltë
  ngadalësohet ngadalësonte nganjëherë ngarkojmë ngjyrë ngritën ngrohtë ngrënies ngrënë ngushtë njerëz njerëzve
  njoftojmë një njëherë njëjta njëjtin njëjtë njëjtën njësoj njëzet normën numër numërohen nxehtë nxjerrë nën nëna
  nënkategori nënkategorisë nënkategoritë nëntor nëntorit nëntë nënë nëse operatorë orë orën orës orët orëve padërguar
  pagesë pagesën pagesës paguajë paharrueshëm paketë paktë paktën pamë panevojshëm papastër paplotësuar papërshtatshme
  parajsë paralajmëron paratë parën parët pasaktë pastër pastërtia pastërtie patentën patjetër pavlefshëm pemësh
  pestë pesë pezullojmë picë pikërisht pimë pjatë pjatën pjesë pjesën pjesës pjesët plazhë plotë plotësisht plotëso
  plotësohet plotësoni plotësua plotësuan plotësuar plotësuara poezisë pogaçja porosinë porosisë porositëm postë
  praktikës pranojnë pranueshëm pranë prapë presësh prindërit pritshmëri pritshmërive pritëm privatësia prodhojnë
  profesionistë prokurë pronarë pronësie provë pulë pulës punojnë punonjës punonjësi punonjësish punonjësja
  punëdhënësin punën punës putër pyetën pëlqejnë pëlqen pëlqeu pëlqyer për përballë përcaktuar përditshme përditshëm
  përditësimi përditësimin përditësimit përditësohen përditësoje përditësua përditësuar përdor përdoren përdorimin
  përdorimit përdorin përdorues përdoruesit përdoruesve përdorur përdorësh përfundimi përfundimin përfundimtar
  përfundosh përfunduan përfunduar përgatisin përgatitur përgatitën përgjegjësi përgjegjësia përgjigj përgjigja
  përgjigje përgjigjemi përgjigjen përgjigjeshin përgjigjet përgjigjja përgjithmonë përgjithshme përgjithshëm
  përgjithësi përgjysmë përjavshëm përkatëse përkthimi përkthyes përkundrazi përkushtuar përmbajtja përmbajtje
  përmbajtjen përmbajë përmban përmblidhe përmend përmendur përmes përmet përmirësim përmirësohen përmirësohet përpara
  përparim përpikta përpikëri përpiqemi përputhen përputhet përreth përsa përse përshkrim përshkrimi përshkruanin
  përshkruhet përshtatshme përshtatshmet përshtypja përshëndes përshëndetje përsosur përsëri përsëriti përsëritur
  përtej përtesë përvjetor përvoja përvojat përvojë përvojën përvojës përzgjidhe përzier qartë qendrës qenë qepë qetë
  qetësi qetësua qumësht qumështi qumështori qytetë që qëllime qëndrim qëndrimi qëndro qëndroi qëndruam qëndrueshme
  qëndrueshëm radhë rastësisht rehatshëm rekomandojmë reçel rradhë rrallë rregullojmë rrobaqepësie rrugë rrugën rrugës
  rrëmujë rrënjësh rrëshqitësja ruajmë ruajtën rëndë rëndësishme rëndësishëm rënë rëra saktë saktësinë sallës sanduiç
  sanduiçi sarandë semestër shijshëm shitës shitëses shitësit shitësja shkallët shkodër shkollës shkronjë shkruajmë
  shkruajnë shkurtër shkëlqente shkëlqyer shkëlqyeshëm shkëputet shoferë shohësh shokët shpejtë shpejtësi shpejtësinë
  shpjegojnë shportë shpërndaje shpërndarja shpëtim shpëton shqetësim shqetësimi shqetësua shqipëri shqipërinë shtatë
  shtesë shtojnë shtrenjtë shtunë shtëpi shtëpia shtëpiake shtëpie shtëpinë shtëpisë shumë shumëfishta shumëvjeçare
  shëndet shëndetit shëndetësore shënuar shërbim shërbime shërbimet shërbimi shërbimin shërbimit sigurinë sinqertë siç
  sjellshëm skadencës sollëm sollën specialistë stinës stinët stërvitje sytë sëmurë sërish tabelë tashmë tavolinë
  tavolinën tavë teknikët telefonatë tepër tetë thamë thatë thellë thjeshtë thonë thotë thënë tjerë tjerët tjerëve
  tjetër tortë trajtojmë tregojnë tretë tretën tridhjetë trileçja troç trëndafil trëndafilit turistikë turizëm
  turpërohem tënd tënde tënden tëra tërë udhë udhërrëfyes udhërrëfyesi udhëtim udhëtime udhëtimesh udhëtimi udhëzime
  ulëm ulëset ulët vaksinë varëse vazhdueshëm vegjël vendosëm verdhë verifikojmë verë verën vetëm vezë veç veçantë
  veçse vijnë vitrinë vizitorët vizitë vizë vjetër vjetësh vlefshëm vlejnë vlerësim vlerësime vlerësimet vlerësimeve
  vlerësimi vlerësimit vlerëso vlerësojnë vlerësosh vlerësuarat vogël vonesë vonojë vonë vrarë vulë vëllai vëllanë
  vëmendjen vëmendshëm vërejtje vërtet vërteta vërtetim vërtetë vështira vështirë zgarë zgarës zgjidhën zgjodhën
  zhdukën zhgënjeu zhgënjim zhgënjyen zhgënjyer zhgënjyes zhurmshëm zhurmë zonjës zonës zotë zotëria zyrën zë zënë
  zënën zëre zëri çadra çaj çaji çajin çajit çajtorja çaktivizo çaktivizua çanta çantë çarçafë çarçafët çast çasti
  çastin çdo çelur çelësi çerdhe çerdhja çerek çezma çfarë çift çlirim çmim çmime çmimesh çmimet çmimeve çmimi çmimin
  çmoj çmojmë çokollata çokollatë çuditshëm çuditëm çështja çështje çështjen ëmbël ëmbëlsira ëmbëlsirash ëmbëlsirat
  ëmbëlsirë ëmbëltore është
`

/** A piece of the restored text; `isChanged` where it was typed otherwise. */
export interface RestoredPart {
  /** Where it begins in the text as typed. */
  from: number
  text: string
  isChanged: boolean
}

const plain = (word: string): string => word.replaceAll('ë', 'e').replaceAll('ç', 'c')

const spelling = new Map(
  wordsWithMarks
    .trim()
    .split(/\s+/)
    .map((word) => [plain(word), word]),
)

/** 'Shume' as 'Shumë', 'SHUME' as 'SHUMË'. */
function inCaseOf(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase()
  return typed[0] === typed[0]?.toLowerCase() ? word : word.slice(0, 1).toUpperCase() + word.slice(1)
}

/**
 * The right spelling of a word, by the text behind it where there are two. 'te' and 'ne' are 'at' and 'us' only before
 * a name or at an end, else 'of' and 'in'; 'me' is 'more' only before an article or an adverb, else 'with'.
 */
function spelled(word: string, behind: string): string | undefined {
  if (word === 'te') return /^\s+\p{Lu}/u.test(behind) ? undefined : 'të'
  if (word === 'ne') return /^\s+\p{L}/u.test(behind) ? 'në' : undefined
  if (word === 'me') return /^\s+(i|e|te|shume|pak|mire|keq)(?!\p{L})/iu.test(behind) ? 'më' : undefined
  return spelling.get(word)
}

/** The text in pieces, which joined are the restored text. Words that have an ë or ç already are left as they are. */
export function restoreMarks(text: string): RestoredPart[] {
  const parts: RestoredPart[] = []
  let end = 0
  for (const { 0: typed, index } of text.matchAll(/\p{L}+/gu)) {
    const right = spelled(typed.toLowerCase(), text.slice(index + typed.length, index + typed.length + 20))
    if (right === undefined) continue
    if (index > end) parts.push({ from: end, text: text.slice(end, index), isChanged: false })
    parts.push({ from: index, text: inCaseOf(typed, right), isChanged: true })
    end = index + typed.length
  }
  if (end < text.length) parts.push({ from: end, text: text.slice(end), isChanged: false })
  return parts
}
