// Puts ë and ç back into Albanian that was typed without them. Loaded when a writer asks for it.

/** Words with ë or ç whose plain spelling is no other common word, separated by white space. */
const wordsWithMarks = `
  adresën afër amortizatorë ankesën argëtim argëtuan argjendtë arkëtari arkëtarja arritëm arsyeshëm asgjë ashpër
  askënd asnjë asnjëherë atë atëherë autobusë autobusët autobusëve autorëve bakërt bardhë bashkë bashkisë besojmë
  besueshëm bëhen bëhet bëhu bëj bëjmë bëjnë bëmë bën bënë bëni bënin bënte bëra bërë bëri bisedojnë blemë blerë
  brendshëm bujqësi bukën buqetë butë buzëqeshje buzëqeshjen buzëqeshur cilësi cilësia cilësimet cilësinë cilësore
  çadra çaj çaji çajin çajit çajtorja çaktivizo çaktivizua çanta çarçafë çarçafët çast çasti çastin çdo çdokush
  çelësi çelësin çelur çerdhe çerdhja çerek çezma çështja çështje çështjen çfarë çift çifte çlirim çlodhëse çlodhje
  çmendur çmim çmime çmimesh çmimet çmimeve çmimi çmimin çmoj çmojmë çohen çoi çoj çojnë çokollata çova çuam çuan
  çudi çuditshëm çuditshme dajës darkën dashamirës datën derës detyrueshëm dëgjohet dëgjoi dëgjoni dëgjonte dëgjuar
  dëm dëme dëmshpërblimi dëmtuar dërgesa dërgesave dërgim dërgimi dërgimin dërgo dërgohen dërgohet dërgojmë dërgojnë
  dërgon dërgosh dërgua dërguan dërguar dëshiroj dëshirojnë dëshiruar dëshpëruar dështoi dështuara dhamë dhanë
  dhëmbësh dhëmbët dhëna dhënat dhënave dhënë dhjetë dhomën dhomës diagnozën diçka dielën dikë dimër dinë ditëlindje
  ditëlindjeje ditëlindjen ditëlindjes ditën ditës ditësh ditët ditëve djathë djathëra djathtë djemtë dobët dolën
  dorën dorëzim dorëzua dozën drejtë drejtpërdrejt drekën dritën drunjtë durrës dyherë dymbëdhjetë dytë ecën egër
  eksperiencës emër erdhëm erdhën erë errët ëmbël ëmbëlsira ëmbëlsirash ëmbëlsirat ëmbëlsirën ëmbëltore ëmbla është
  falë falënderim falënderoj falënderojmë farëra faturën festën fëmija fëmijë fëmijën fëmijësh fëmijët fëmijëve
  fërgesa fëstëk fidanë firmës fjalëkalim fjalëkalimet fjalëkalimi fjalëkalimin fjalëkalimit fjalën fjalët fjalëve
  fjetëm flasësh flokësh flokët flokëve folëm folën fortë fqinjët freskët freskëta frikë frymëmarrja fshijmë fshinë
  fshirë ftohtë fundjavën funksionojë fushatën fushën fushës fytyrën fytyrës garancitë gënjejnë gënjeshtër
  gërvishtje gështenjave gështenje gjakftohtësi gjalpë gjashtë gjatë gjatën gjejmë gjelbër gjellë gjellët gjerë
  gjetëm gjetkë gjë gjërat gjirokastër gjithçka gjithë gjithëve gjithmonë gjithnjë gjuhësh gjysmë gjysmën grirë
  hapësira hapësirën herë herën herës herët hënë hënën hëngra hëngrëm hidhëruar hodhën hollë hollësi hollësitë hoqën
  hudhrës humbasë humbëm hymë ikën ikonën ilaç ilaçe ilaçi ilaçin imët janë jashtë jashtëzakonisht jastëk jastëkët
  javën javës javësh jenë jetën jonë kafshatën kafshën kafshësh kafshët kafshëve kaltër kamerierët kanë kapuçinoja
  kategorinë kategorisë kategoritë katër katërt këdo këmbëngulur këmbim këmbimi këmbimit kënaq kënaqemi kënaqësi
  kënaqësia kënaqshëm kënaqshme kënaqur kënd këndshëm këndshme këpuca këpucë këpucët këpurdha këqijat kërcet
  kërcënime kërkesa kërkesat kërkimet kërkimi kërkimin kërkimit kërkoi kërkoja kërkon kërkoni kërkonte kërkosh
  kërkova kërkua kërkuam kërkuan kërkuar kërkuara kërpudha kësaj këshilla këshillën këshillim këshilloi këshilloj
  këshillojnë këshillon këshilltari këshilluan kështu kësti këta këtë këtij këto këtu këtyre kitarës klasën kodrës
  kohën kohës kohësh kolegët kontabël kontratën krahë kryqëzimi kthejmë kthejnë kthjellët kujdesshëm kukës kurrë
  kushërirës kutinë kuzhinën kuzhinës kyçe lagështie lajmëruan lajmëruar lanë larë lartë lashtë lavatriçja lehtë
  lehtësi lehtësisht lekë letër lexojnë lëkundet lëkura lëkurën lëndë lëndina lënë lëngu lëpinte lëreni lëviz
  lëvizja lëvizje libër lirë llogarinë llogarisë llogaritë lojërash lojërat lojërave luajtën lugëve lumtë makinën
  makinës malësi malësorit marrëdhënien marrësh martën masën mbajmë mbajtëm mbajtën mbarë mbërritëm mbërritën
  mbërriti mbështetja mbështetjen mbështjellë mbështjellja mbrëmja mbrëmje mbrëmjes mbrëmjeve megjithatë megjithëse
  mençur menjëherë menynë menysë meritojnë mëdha mëdhenj mëngjes mëngjeseve mëngjesi mëngjesin mënyra mëparshme
  mërkurën mërzitshëm mërzitur mësim mësimdhënie mësime mësimi mëso mësohem mësohet mëson mësova mësuam mësues
  mësuesi mësuesit mësuesja mikpritës minutësh miqësor miqësore miqtë mirë mirëdita mirëmbajtura mirëmbrëma
  mirënjohës mirënjohje mirëpo mirëpret mirëpritur mirëqenie mirësjellje mirësjelljen mirët mjekësia mjekësor
  mjekësore mjekët mjeshtër mjeshtëri morëm morën motër motrën mrekullueshëm mundësi mungesën muzikës natën natës
  ndarës ndenjëm ndershëm ndërhyrja ndërkohë ndërmjet ndërprerje ndërpresësh ndërqytetas ndërrim ndërrimin ndërroi
  ndërruan ndërruar ndërsa ndërtim ndërtimi ndërtuar ndiejmë ndihmën ndihmës ndjerë ndjeshëm ndonëse ndonjë
  ndonjëherë ndriçimi ndyrë nesër nesërmen netë neveritshëm nën nëna nënën nënkategori nënkategorisë nënkategoritë
  nëntë nëntor nëntorit nëpër nëse ngadalësohet ngadalësonte ngadaltë nganjëherë ngatërresë ngatërruan ngatërruar
  ngrënë ngrënies ngritën ngrohtë ngushtë njerëz njerëzit njerëzve një njëherë njëjta njëjtë njëjtën njëjtin njëqind
  njësoj njëzet njohën normën numër numërohen nxehtë nxjerrë nxorën orën orës orësh orët orëve padërguar pagesën
  pagesës pakënaqësi pakënaqur paktë paktën pamë panevojshëm papastër papërshtatshme paplotësuar paralajmëron paratë
  pasaktë pashë pasjellshëm pastër pastërtia pastërtie pastërtinë patentën patjetër pavlefshëm pemësh pesë peshqirë
  peshqirët pestë pezullojmë pëlqejnë pëlqen pëlqeu pëlqyer për përballë përcaktuar përditë përditësimi përditësimin
  përditësimit përditësohen përditësua përditësuar përditshëm përditshme përdor përdorësh përdorimin përdorimit
  përdorin përdorues përdoruesit përdoruesve përdorur përdorura përfitim përfitoj përfitoni përfshihet përfshirë
  përfundimi përfundimin përfundimtar përfundosh përfunduan përfunduar përgatisin përgatitje përgatitur përgatitura
  përgjegjës përgjegjëse përgjegjësi përgjegjësia përgjegjshëm përgjigj përgjigja përgjigje përgjigjemi përgjigjen
  përgjigjeshin përgjigjet përgjigjja përgjithësi përgjithmonë përgjithshëm përgjithshme përgjysmë përherë
  përjavshëm përkatëse përkohshëm përkthimi përkthyes përkujdesen përkujdesje përkundrazi përkushtuar përmbajë
  përmbajtja përmbajtje përmbajtjen përmban përmblidhe përmend përmendur përmes përmet përmirësim përmirësohen
  përmirësohet përpara përparim përpikëri përpikta përpiqemi përputhej përputhen përputhet përreth përsa përse
  përsëri përsëriti përsëritur përshëndes përshëndeste përshëndetje përshkrim përshkrimi përshkruanin përshkruhet
  përshtatshme përshtatshmet përshtypja përsosur përtej përveç përvjetor përvoja përvojat përvojën përvojës
  përzemërt përzgjedhje përzgjidhe përzier pikërisht pimë pjatën pjesën pjesës pjesët plotë plotësisht plotëso
  plotësohet plotësoni plotësua plotësuan plotësuar plotësuara poezisë pogaçja porosinë porosisë porositëm praktikës
  pranë prapë presësh prindërit pritëm pritshmëri pritshmërive privatësia pronësie pulës punëdhënësin punën punës
  punëtor punonjës punonjësi punonjësish punonjësja putër qartë qendrës qenë qetë qetësi qetësua që qëllime qëndrim
  qëndrimi qëndro qëndroi qëndruam qëndrueshëm qëndrueshme qumësht qumështi qumështori radhën ranë rastësisht reçel
  rehatshëm rekomandojmë rëndë rëndësi rëndësishëm rëndësishme rënë rëra rrallë rregullojmë rrezikshëm rrëmujë
  rrënjësh rrëshqitësja rrinë rrobaqepësie rrugën rrugës rrugët ruajmë ruajtën saktë saktësinë sallës sanduiç
  sanduiçi semestër sëmundje sëmurë sërish shëndet shëndetësore shëndeti shëndetit shënuar shërbejnë shërben shërbeu
  shërbim shërbime shërbimet shërbimi shërbimin shërbimit shërbyen shërbyer shërbyes shitës shitëses shitësit
  shitësja shkallët shkëlqente shkëlqyer shkëlqyeshëm shkëputet shkodër shkodrës shkollës shkruajmë shkurtër shohësh
  shokët shoqëri shoqëroi shpejtë shpejtësi shpejtësinë shpenzojmë shpërblim shpërndaje shpërndarja shpëtim shpëton
  shpjegojnë shpresojmë shqetësim shqetësimi shqetësua shqipëri shqipëria shqipërinë shqipërisë shtatë shtëpi
  shtëpia shtëpiake shtëpie shtëpinë shtëpisë shtrenjtë shtunë shtunën shumë shumëfishta shumëvjeçare siç sigurinë
  sinqertë sjellshëm skadencës sollëm sollën stërvitje stinës stinët sytë tashmë tavolinën teknikët tepër tetë tënd
  tënde tënden tëra tërë thamë thanë thashë thatë thellë thënë thirrën thjeshtë thonë thotë tiranës tjerë tjerët
  tjerëve tjetër tmerrshëm tonë tregojnë tretë tretën trëndafil trëndafilit tridhjetë trileçja troç turizëm
  turpërohem udhërrëfyes udhërrëfyesi udhëtim udhëtime udhëtimesh udhëtimi udhëzime ujë ulëset vajtëm vajzën varëse
  varfër veç veçantë veçse vegjël vendosëm verdhë verën verifikojmë vetëm vëllai vëllanë vëllezër vëllezërit
  vëmendjen vëmendshëm vënë vërej vërejtje vërtet vërteta vërtetë vërtetim vështira vështirë vështirësi viçi vijmë
  vizitorët vjeç vjeçe vjedhës vjetër vjetësh vlefshëm vlejnë vlerësim vlerësime vlerësimet vlerësimeve vlerësimi
  vlerësimit vlerëso vlerësojnë vlerësosh vlerësuarat vlorës vogël vonë vrarë vrazhdë vunë zemër zemërgjerë zë zënë
  zënën zëre zëri zëvendësim zëvendësoi zëvendësuan zgarës zgjodhën zhgënjeu zhgënjim zhgënjyen zhgënjyer zhgënjyes
  zhgënjyese zonës zonjës zotë zotëria zyrën
`

/** Nouns that end in -e instead where they go with the word before them: një kartë, but mënyrë karte. */
const nouns = `
  anë ankesë arkë aromë atmosferë banjë bankë benzinë biletë bimë birrë bojë borë bukë burrë buzë çantë çokollatë
  darkë derë dërgesë dëshirë dhomë dhuratë diplomë ditë dorë drekë dritë ëmbëlsirë faturë festë firmë fjalë foshnjë
  fundjavë furtunë fushë gjëra gjizë gjobë gjuhë gomë gotë hapësirë hartë higjienë himarë javë jetë kafshë kartë
  kavajë këmbë këngë kërkesë klinikë kohë kokë kometë kontratë korçë kosovë kozmetikë kripë kupë kuzhinë leckë
  lëndinë listë lugë lushnjë makinë mamë markë mënyrë minutë mjaltë mollë moshë mungesë muzikë natë natyrë ndihmë
  ndjesë nevojë nënë ngjyrë ofertë orë pagesë paketë parajsë pastë pemë përtesë përvojë picë pjatë pjesë postë
  prishtinë prokurë provë pulë punë qepë radhë recetë rërë rrugë sallatë sallë sarandë shkollë shkronjë shportë
  shtesë supë tabelë tarracë tavë tavolinë telefonatë tiranë tortë udhë vajzë vaksinë verë vezë vitrinë vizë vizitë
  vlorë vonesë vulë zgarë zhurmë zonë zyrë
`

/** A text without marks that ends, or begins, with one of these words. */
const after = (...words: string[]) => new RegExp(`(?<!\\p{L})(${words.join('|')})\\s+$`, 'u')
const followedBy = (...words: string[]) => new RegExp(`^\\s+(${words.join('|')})(?!\\p{L})`, 'u')

const have = 'ka|kam|ke|kemi|keni|kane|kisha|kishte|kishim|kishin'

/** Adjectives that end like a place: të mira, but te dera. */
const feminine = 'mira|lira|larta|ulta|bukura|pastra|keqija|vjetra|shpejta|ngrohta|ftohta|fresketa|vogla|medha'
/** Others that are often compared: më të mirë, but me të drejtë. */
const compared =
  'mir[ei]n?|mir[ea]t|lire|larte|bukur|keqe?|keqin|madh|medhenj|vogel|paster|fresket|vjeter|shijsh(em|me)'

/** What may be a verb of 'we', or stand between the two. */
const behindWe =
  '\\p{L}+(m|emi|[aeioy]jme)|pame|hame|thame|dhame|lame|rame|hyme|bleme|beme|pime|ndjeme|u|e|i|na|ju|ia|ua|ja|do|nuk|' +
  's|mund|duhet|te|me|per|nga|pa|edhe|vetem|gjithmone|zakonisht|vete|qe|se|kur|si|jo|as|mos|dy|tre|tri|kater|pese|' +
  'gjashte|shtate|tete|sot|dje|tani|mezi|thjesht|shpesh|kurre|gjithashtu|ndonjehere|asnjehere|prape|pastaj'

/** What is compared, and the verbs of what happens to somebody. */
const behindMore = 'i|e|mire|keq|teper|vone|afer|larg|tej|shpejt|shpesh|heret|lart|poshte|lehte|bukur|ngadale|gjate'
const behindToMe =
  '\\p{L}+(oi|eu|uan|ohet|ohej)|ka|kane|kishte|kishin|vjen|vijne|erdhi|erdhen|tha|thane|thote|thone|dha|dhane|la|' +
  'lane|mori|moren|nxori|nxoren|solli|sollen|beri|bene|ben|duhet|duhej|duhen|duket|dukej|duken|pelqen|pelqejne|' +
  'pelqyen|mungon|mungojne|dhemb|dhembi|dhembin|hoqi|hoqen|dogji|priti|priten|foli|folen|vuri|vune|ndodhi|njohin|' +
  'pyeti|pyeten|thirri|thirren|jep|japin|merr|marrin|zuri'

/** Words in their right spelling, and the text without marks that must, or must not, stand around the typed one. */
interface Rule {
  words: string
  before?: RegExp
  notBefore?: RegExp
  behind?: RegExp
  notBehind?: RegExp
}

/** The first that fits a word counts. A word of two spellings for which none fits is left as it is. */
const rules: readonly Rule[] = [
  { words: 'bë ulëm ulën habitëm çuditëm kënaqëm kënaqën ndjemë mbyllën prishën hapën zhdukën', before: after('u') },
  { words: 'pritën pyetën qerasën ulën', before: after('na') },
  { words: 'ketë', before: after('te|le|do|mos') },
  { words: 'jetë vijë dalë bëjë japë flasë shohë marrë thotë kërkojë dërgojë lexojë', before: after('te|le|mos') },
  { words: 'marrë', before: after(have, 'pa|duke') },
  { words: 'parë', before: after('her[ae]n?\\s+(e|te)|(vit|vite|dite|dit|javesh|jave|muaj|muajsh|ore)\\s+me') },
  {
    words: nouns,
    before: after(
      'ne|me|pa|per|cdo|asnje|ndonje|kjo|ajo|kete|ate|keto|ato|cfare|sa|pak|shume|disa|ca|eshte|ishte',
      have,
    ),
  },
  {
    words: nouns,
    before: after('nje|dy|tre|tri|kater|pese|gjashte|shtate|tete|nente|dhjete|\\d+'),
    notBefore: after('(pas|para|prej|brenda|gjate|rreth|afer|i|e|te|se)\\s+\\S+'),
  },
  { words: nouns, before: /(^|[.!?])\s*$/, behind: followedBy('e') },
  // 'Te' is 'at' before a place or a person, which end in -a, -i, -u or -t.
  { words: 'të', before: after('do|mund|duhet|duhej|per|dua|doja|desha|deshi|desh|me') },
  {
    words: 'të',
    behind: followedBy('\\p{Ll}*([^\\P{Ll}aiuto]|it|ut)'),
    notBehind: followedBy(
      'une|ty|ne|ky|nje|kush|askush|vete|im|ime|yt|kafe|bar|restorant|hotel|klub|njerezit|prinderit',
    ),
  },
  { words: 'të', behind: followedBy(feminine, 'reja|tjera|gjitha|tilla|na|ma|ta|dua|dyja|mia|tua|isha|kisha') },
  { words: 'të', behind: followedBy('keni|jeni|vini|hani|shkoni|merrni|prisni|dini|provoni|cilat|cilet|behet|duket') },
  // 'Ne' is 'us' after a preposition, and 'we' before what may be a verb.
  { words: 'në', behind: followedBy('fund|fillim|te (cil|njejt|ardhm|majt|djatht)\\p{L}*') },
  {
    words: 'në',
    notBefore: after('me|per|nga|te|tek|pa|prej|ndaj|pervec|si'),
    behind: followedBy('\\p{L}+'),
    notBehind: followedBy(behindWe),
  },
  // 'Më' is 'more' or 'to me', 'me' is 'with'.
  { words: 'më', behind: /^\s*([.,!?;:)…]|$)/ },
  { words: 'më', before: /(?<!\p{L})((te|duke)\s+|s['’])$/u },
  { words: 'më', before: after('vit|vite|dite|dit|javesh|jave|muaj|muajsh|ore'), behind: followedBy('pare') },
  { words: 'më', before: after('pak|edhe|shume|akoma|dicka|here'), behind: followedBy('shume|pak') },
  { words: 'më', behind: /^\s+(shume|pak)(\s+se(?!\p{L})|\s*([.,!?;:)…]|$))/u },
  { words: 'më', behind: followedBy(behindMore, behindToMe, 'ne fund') },
  { words: 'më', behind: followedBy(`te\\s+(${feminine}|${compared})`) },
  { words: 'së', behind: followedBy('shpejti|bashku|pari|paku') },
  { words: 'ç', behind: /^['’]\p{L}/u },
  { words: wordsWithMarks },
]

/** A piece of the restored text; `isChanged` where it was typed otherwise. */
export interface RestoredPart {
  /** Where it begins in the text as typed. */
  from: number
  text: string
  isChanged: boolean
}

const plain = (text: string): string => text.replace(/[ëç]/gi, (letter) => letter.normalize('NFD').slice(0, 1))

/** What a plain word may be, and where. */
const spellings = new Map<string, (Rule & { right: string })[]>()
for (const rule of rules)
  for (const right of rule.words.trim().split(/\s+/)) {
    const known = spellings.get(plain(right))
    if (known) known.push({ ...rule, right })
    else spellings.set(plain(right), [{ ...rule, right }])
  }

/** Endings that are certain where nothing before them can bear a mark: punojnë, shkojmë, shijshëm. */
const ending = /^[^ecëç]+(jne|ojme|(ue)?shem)$/

/** 'Shume' as 'Shumë', 'SHUME' as 'SHUMË'. */
function inCaseOf(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase()
  return typed[0] === typed[0]?.toLowerCase() ? word : word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** The right spelling of a plain word in lower case, by the text on both sides; undefined if that is not certain. */
function spelled(word: string, before: string, behind: string): string | undefined {
  const fits = (rule: Rule) =>
    (rule.before?.test(before) ?? true) &&
    !rule.notBefore?.test(before) &&
    (rule.behind?.test(behind) ?? true) &&
    !rule.notBehind?.test(behind)
  const right = spellings.get(word)?.find(fits)?.right
  return right ?? (ending.test(word) ? word.replace(/e(?=m?$)/, 'ë') : undefined)
}

/** In characters, on each side of a word: enough for three words. */
const NEAR = 40

/** The text in pieces, which joined are the restored text. Words that have an ë or ç already are left as they are. */
export function restoreMarks(text: string): RestoredPart[] {
  const parts: RestoredPart[] = []
  let end = 0
  for (const { 0: typed, index } of text.matchAll(/\p{L}+/gu)) {
    const next = index + typed.length
    const before = plain(text.slice(Math.max(0, index - NEAR), index).toLowerCase())
    const right = spelled(typed.toLowerCase(), before, plain(text.slice(next, next + NEAR)))
    if (right === undefined) continue
    if (index > end) parts.push({ from: end, text: text.slice(end, index), isChanged: false })
    parts.push({ from: index, text: inCaseOf(typed, right), isChanged: true })
    end = next
  }
  if (end < text.length) parts.push({ from: end, text: text.slice(end), isChanged: false })
  return parts
}
