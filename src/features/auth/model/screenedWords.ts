// The words that no name may hold, folded (lower case, no diacritics). A chunk of its own, loaded by ./screening.ts at
// sign-up. Own work; after adding a word, run test/features/auth/screening.test.ts.
// More than four letters: the beginning of a word, so stems are enough. Four letters or fewer: whole words only.
// Left out on purpose: words that are somebody's name, or part of one. Refusing a person is worse than letting a joke
// pass; the server has the last word. Among them muti, kari, karin, derr, gomar, sakat, leshko, gabel, peder, arap,
// nazi (Nazif), jevgj (Jevgjeni), shkja (Pashkja), dick, cock, semen, urine (Laurine), horny (Hornyak), lolita,
// swastika.

const albanian = `
  budall bushter byth bytha bythc bythe bythi bythl bythm bythq cifut debil dhjef dhjer dhjes hajvan horr idiot
  imbecil jevg jevgjit jevgu kar kokederr kokekar kokemut kopil kretin kurva kurve kurvinj kurvo lavire magjup
  maskara maxhup mut mutqen nazist pedera pedofil perdhunu pidh pidha pidhe pidhi pidhu pirdh plehra pordh prapanic
  prostitut putana qelbaman qelbanik qelbes qelbur qifsh qift qihej qihem qihet qihu qij qija qire qirje qiva robqir
  ropqir rrospi rrotkar rrugac seks seksi shkerdh shkjau siktir sperma turkoshak zezak zuzar
`

const english = `
  anal analsex anus arse arsehole arselick ass assfuck asshat asshole asswipe azzhole ballsack bastard beaner
  bestiality biatch bitch blowjob bollock boob boobie boobs brothel bugger bukkake bullshit buttfuck butthole
  buttplug callgirl cameltoe camgirl chinks chinky clit clitoris clusterfuck cockface cockhead cocksuck coprophil
  crackhead crap creampie cretin cripple cuckold cumbucket cumdump cumshot cumslut cunnilingus cunt cunts deepthroat
  dickface dickhead dickpic dickwad dildo dipshit dogshit dominatrix douchebag dumbass dumbfuck ejaculat erectile
  erection facefuck fag fagget faggot fags fatass fck fcku fellatio fingerbang fistfuck fisting footjob foreskin
  fuck fuckb fucke fuckf fuckh fucki fucko fucks fuckt fucku fuckw fucky fuk fukc fukk gangbang gangrape genital
  goatse godamn goddamn golliwog gook gtfo gyppo halfbreed handjob heeb hentai hitler holocaust horseshit incest
  jackass jackoff jerkoff jigaboo jism jizz junglebunny kaffir kkk knobhead kunt kys lapdance lolicon masturbat milf
  milfs mindfuck mofo molester mongoloid mothafuck motherfck motherfuck muffdiv mutherfuck necrophil neonazi nigga
  nigger niglet nipple nutsack nympho onlyfans orgasm orgy paedo pedobear pedophil penis phuck phuk pikey pimp piss
  pissed pisser pissing pissoff poontang poop poopy porchmonkey porn pornhub porno pornstar pubic pussies pussy
  queef raghead rape rapist retard rimjob schlong scrotum sex sexx sexy shag shemale shit shitbag shitface shithead
  shithole shitter shitty shotacon siegheil skank slut slutty smartass smegma sodomit sodomy spastic spaz stfu
  strapon stripper stupid subhuman suck suckmy terrorist testicle threesome tits titties towelhead tranny turd twat
  twats untermensch upskirt vagina viagra vibrator voyeur vulva wank wanker wetback whitepower whitetrash whore wog
  wop wtf xrated xxx zipperhead zoophil
`

/** Names that would pass for an anonymous author or a deleted user. */
const impostors = ['anonim', 'anonym', 'deleted user', 'deleteduser', 'perdorues i fshire']

const words = (list: string): string[] => list.trim().split(/\s+/)

/** All that is searched for. */
export const screenedTerms: readonly string[] = [...words(albanian), ...words(english), ...impostors]

/** Small letters of other alphabets, and small capitals, each before the Latin letter it looks like. */
export const lookAlikes = new Map(
  `аa вb еe һh іi јj кk мm нh оo рp сc ѕs тt уy хx ԁd ԛq ԝw αa εe ιi κk νv οo ρp τt υu χx
  ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz`
    .split(/\s+/)
    .map(([sign = '', letter = '']) => [sign, letter]),
)

/** Beginnings of words, of names most of them, that begin with a term by chance: they are skipped, what follows is not. */
export const harmless = words(
  'bastardi buggert faggett faggotto kopilas kopilov kurvelesh pisseri seksion vaginak wankerl',
)
