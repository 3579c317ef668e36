// Putting ë and ç back into Albanian typed without them.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { restoreMarks } from '@/lib/restoreMarks'

const restored = (text: string) =>
  restoreMarks(text)
    .map((part) => part.text)
    .join('')
const plain = (text: string) => text.replace(/ë/g, 'e').replace(/Ë/g, 'E').replace(/ç/g, 'c').replace(/Ç/g, 'C')
const words = (text: string) => text.match(/\p{L}+/gu) ?? []

/** 200 everyday sentences of reviews, rightly spelled. Written before the rule that is held against them. */
const sentences = `
  Shërbimi ishte shumë i mirë dhe ushqimi i freskët. Do të kthehem patjetër me familjen time. Le të ketë kujdes kush
  porosit peshk këtu. Do të ketë gjithmonë një tavolinë për ne. Ne vajtëm të shtunën në darkë dhe u kënaqëm. Më pëlqeu
  shumë byreku me spinaq. Më vjen keq që nuk provuam ëmbëlsirën. Më trajtuan si në shtëpinë time. Kamerierja ishte e
  sjellshme dhe e shpejtë. Pritëm gati një orë për dy kafe. Çmimet janë pak të larta për atë që ofrojnë. Nuk ka vend
  parkimi afër. Mjeku më shpjegoi gjithçka me qetësi. Dentisti punon pastër dhe pa dhimbje. E pashë vetë si e përgatisin
  brumin. Vetë pronari na shoqëroi te tavolina. S'ka më mirë në gjithë qytetin. U bë vonë dhe askush nuk na pyeti gjë.
  Thanë se do të më telefononin, por nuk e bënë. Makina u rregullua brenda ditës. Mekaniku ndërroi vajin dhe filtrat për
  një orë e gjysmë. Më kërkoi më shumë para se sa kishim folur. Dhoma ishte e ngrohtë, por banja e vjetër. Hoteli ka
  pamje nga deti dhe mëngjes të pasur. Gjatë natës kishte shumë zhurmë nga rruga. Çarçafët nuk ishin të pastër. Një kafe
  e mirë kushton njëqind lekë. Te kjo kafene vij çdo mëngjes. Vajza ime pesë vjeçe u kënaq shumë. Vajzat e recepsionit
  janë shumë të dashura. Një vajzë e re më shërbeu me buzëqeshje. Jeta ime ndryshoi pas këtij trajtimi. Ushqimi ishte i
  ftohtë dhe pa kripë. Supë pule si ajo e gjyshes. Mish zgare i shkëlqyer dhe birrë e ftohtë. Erdhëm për drekë dhe
  ndenjëm deri në mbrëmje. Kjo është hera e parë që ankohem. Herën e dytë ishte edhe më keq. Asnjëherë më këtu!
  Rekomandoj këtë vend për çifte. Pagova me kartë pa asnjë problem. Nuk pranojnë kartë, vetëm para në dorë. Na sollën
  faturën e gabuar dy herë. Kishte një qime në supë. Kamerieri harroi porosinë tonë. U ankuam, por menaxheri nuk erdhi.
  Le të shpresojmë se do të përmirësohen. Ju lutem, bëni diçka për parkimin. Fëmijët luajtën gjithë kohës në oborr. Ka
  një kënd lojërash për fëmijë. Kafeja ishte e djegur dhe e hidhur. Ambient i qetë, ideal për të lexuar. Muzika ishte
  shumë e lartë. Kishim rezervuar për tetë veta, por na ulën ndaras. Erdhi djali e na kërkoi ndjesë. Në fund na qerasën
  me raki. Pica ishte e hollë dhe e pjekur mirë. Një gotë verë e kuqe dhe një sallatë. Na sollën një gotë vere pa e
  kërkuar. Gjellët janë si të shtëpisë. Doktoresha është e kujdesshme dhe e durueshme. Më dhemb dhëmbi prej një jave.
  Pas një ore pritjeje na thanë se doktori kishte ikur. Nuk kam parë klinikë më të pastër. Infermierja më mori gjak pa e
  ndjerë. Analizat dolën brenda dy orësh. Ilaçi që më dha më bëri mirë. Kisha dhimbje koke dhe më vizitoi menjëherë.
  Vizita zgjati pesë minuta dhe kushtoi tridhjetë euro. Dua të falënderoj gjithë stafin. Mjeke e shkëlqyer, e rekomandoj
  me gjithë zemër. Nuk më dhanë faturë për pagesën. Te dentisti shkova me frikë, por dola me buzëqeshje. Më hoqi dhëmbin
  pa dhimbje. Nuk besoj se ka më mirë në Tiranë. Okulisti më ndërroi syzet pa pagesë. Të gjithë ishin të sjellshëm me
  nënën time. Kurrë nuk kam ndier aq kujdes. Mosha nuk ka rëndësi, të gjithë trajtohen njësoj. Shëndeti mbi të gjitha!
  Servisi ma la makinën më keq se ç'ishte. E çova për frenat dhe më ndërruan gomat. Nuk e njohin fare punën e tyre.
  Çmimi u dyfishua pa më pyetur. Mjeshtri është i ndershëm dhe punon shpejt. Për dy ditë e kisha makinën gati. Bleva
  katër goma makine me çmim të arsyeshëm. Më thanë një çmim dhe më morën një tjetër. Le të mos vijë njeri këtu. Pjesët
  që vendosën ishin të përdorura. Te mekaniku duhet të shkosh herët në mëngjes. Punë e mirë, por me vonesë. Lavazhi
  ishte i shpejtë dhe i lirë. Autobusi u nis njëzet minuta me vonesë. Shoferi fliste në telefon gjatë gjithë rrugës.
  Taksia erdhi për pesë minuta. Rruga nga Tirana në Vlorë zgjati tri orë. Biletat blihen vetëm në zyrë. Klima nuk
  punonte dhe ishte nxehtë. Mbaj një qese me vete, se lëkundet shumë. Hoteli është dy hapa nga plazhi. Dhomat janë të
  vogla, por të pastra. Ujë të ngrohtë kishte vetëm në mbrëmje. Mëngjesi ishte i varfër dhe kafeja e ftohtë. Në
  recepsion na pritën me buzëqeshje. Qëndruam tri netë dhe fjetëm si në shtëpi. Krevati kërcet sa herë lëviz. Peshqirët
  nuk u ndërruan asnjë ditë. Nga dritarja shihet deti. Interneti ishte i ngadaltë. Pishina ishte plot me fëmijë e
  zhurmë. Çelësin na e dhanë pas mesnate. Kërkuam një jastëk tjetër dhe na e sollën menjëherë. Plazhi ka rërë të imët
  dhe ujë të kthjellët. Një shezlong kushton sa një darkë. Pronari i hotelit është njeri i mirë. Në dhomë kishte erë
  lagështie. Ne ishim në katin e pestë pa ashensor. Na kthyen paratë pa problem. Më mirë të paguash pak më shumë diku
  tjetër. Këpucët m'u prishën pas dy javësh. Nuk ma ndërruan, sepse s'kisha faturë. Dyqani ka zgjedhje të madhe dhe
  çmime të lira. Shitësja më ndihmoi të gjej masën e duhur. Fustani erdhi ndryshe nga fotoja. Porosita në internet dhe
  erdhi të nesërmen. Dërgesa u vonua një javë. Nuk përgjigjen as në telefon, as në mesazhe. Këtu gjen gjithçka për
  shtëpinë. Buka është e freskët çdo mëngjes. Djathi i bardhë është si i fshatit. Perimet nuk ishin të freskëta.
  Arkëtarja ishte e vrazhdë me një të moshuar. Më dhanë një kartë dhuratë për vajzën. Parfumi ishte fals, kini kujdes!
  Librat mbërritën të paketuar bukur. Lulet e ditëlindjes zgjatën dhjetë ditë. Torta ishte e bukur dhe jo shumë e ëmbël.
  Çokollata ishte e skaduar. Paketimi ishte i dëmtuar. Flokët m'i preu më shkurt nga ç'i thashë. Berberi im prej dhjetë
  vjetësh, mjeshtër i vërtetë! Manikyri nuk zgjati as tri ditë. Salloni është i pastër dhe vajzat të qeshura. Më dogji
  lëkurën me bojë. Nusja mbeti e kënaqur me grimin. Trajneri është i përgjegjshëm dhe i durueshëm. Palestra hapet në
  orën gjashtë. Kursi i anglishtes ia vlen çdo lek. Mësuesja e do punën e saj. Fëmija im e pret me padurim çdo orë
  mësimi. Kopshti ka oborr të madh dhe edukatore të mira. Avokati na e zgjidhi punën brenda një muaji. Noteri na la të
  prisnim një orë. Në bankë duhet të presësh radhën gjithë ditën. Sportelistja më foli keq para të gjithëve. Zyra
  mbyllet në katër pa njoftim. Problemet nuk zgjidhen me telefon. Internetin ma lidhën të nesërmen. Hidrauliku erdhi në
  kohë dhe e rregulloi rubinetin. Kemi ardhur këtu që kur ishim fëmijë. Kur ne hymë, nuk kishte asnjë klient. Për ne
  ishte një natë e paharrueshme. Ata që ankohen nuk e kanë provuar. Mund të ishte më mirë, por edhe më keq. Po të vini
  në verë, rezervoni një javë më parë. Mos ketë frikë askush, vendi është i sigurt. Çfarë mund të them tjetër përveç
  faleminderit? Nuk e kuptoj pse ka kaq shumë vlerësime të mira. Një yll është shumë për këtë shërbim. Pesë yje, i
  meritojnë të gjitha! Kujdes nga çmimet jashtë menysë. Menyja është vetëm në anglisht. Personeli duhet të jetë më i
  sjellshëm. U ndjemë si në familje. Na ftuan të provonim verën e shtëpisë. Shefi i kuzhinës doli vetë të na
  përshëndeste. Sapo u hap dhe ka të ardhme. Dikur ishte vendi më i mirë i lagjes. Tani nuk është më si dikur. Tavë dheu
  si te gjyshja në fshat. Qofte të mira, por pak të kripura. Peshku vinte era e vjetër. Sufllaqe me shumë patate dhe pak
  mish. Akullorja e vendit është më e mira në Durrës. Kafe turke, lokum dhe një gotë ujë. Porosia vjen e ngrohtë deri te
  dera. Djali i dërgesave ishte shumë i sjellshëm. Zgara ishte e djegur, kurse supa e kripur. Sallata me djathë dhie na
  la pa fjalë. Kuzhinë italiane e vërtetë. Bëjnë makaronat vetë, me dorë. Vend i mirë për një takim pune. Ndenjëm
  jashtë, nën pemë, dhe ishte freskët. Kamerierët vrapojnë, por janë shumë pak. Mos shkoni të dielën, është plot. Një
  përvojë që nuk do ta harroj gjithë jetën. Humbëm kohë dhe para. Paguan për emrin, jo për cilësinë. Faleminderit për
  gjithçka, shihemi së shpejti!
`
  .trim()
  .split(/(?<=[.!?])\s+/)

describe('restoreMarks', () => {
  it.each([
    ['Sherbimi ishte shume i mire, cmimet te lira.', 'Shërbimi ishte shumë i mirë, çmimet të lira.'],
    ['Eshte nje vend i paster', 'Është një vend i pastër'],
    ['SHUME MIRE', 'SHUMË MIRË'],
    ['Shkuam te Sofra ne Tirane me femijet', 'Shkuam te Sofra në Tiranë me fëmijët'],
    ['me i mire, me te lire, me shume', 'më i mirë, më të lirë, më shumë'],
    ['erdhi me ne', 'erdhi me ne'],
    ['pare', 'pare'],
  ])('%s', (typed, right) => {
    expect(restored(typed)).toBe(right)
  })

  it('changes letters only into their marked twins, nothing else, and tells where', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parts = restoreMarks(text)
        expect(plain(restored(text))).toBe(plain(text))
        for (const { text: piece, isChanged } of parts) expect(/[ëçËÇ]/.test(piece) || !isChanged).toBe(true)
      }),
    )
  })

  it('leaves what it has restored as it is', () => {
    const once = restored('Sherbimi ishte shume i mire, me te mire nuk ka ne qytet.')
    expect(restored(once)).toBe(once)
  })

  it.each([
    ['', []],
    ['pare', ['0 pare false']],
    ['E mire!', ['0 E  false', '2 mirë true', '6 ! false']],
    ['Mire,SHUME', ['0 Mirë true', '4 , false', '5 SHUMË true']],
  ])('cuts %j into pieces with their places', (text, parts) => {
    expect(restoreMarks(text).map(({ from, text, isChanged }) => `${from} ${text} ${isChanged}`)).toEqual(parts)
  })

  it.each([
    ['te  Sofra', 'te  Sofra'],
    [`te${' '.repeat(18)}Sofra`, `te${' '.repeat(18)}Sofra`],
    ['te-Sofra', 'te-Sofra'],
    ['te mira, Sofra', 'të mira, Sofra'],
    ['ne  qytet', 'në  qytet'],
    ['ne, e qytet', 'ne, e qytet'],
    ['me  shume', 'më  shumë'],
    ['me, e shume', 'më, e shumë'],
    ['me te drejte', 'me të drejtë'],
    ['me te lira se me te tjera', 'më të lira se me të tjera'],
    ['le te kete, kete here', 'le të ketë, këtë herë'],
    ['Ne shkuam ne det', 'Ne shkuam në det'],
    ['një jave, pas nje jave', 'një javë, pas një jave'],
    ['karte me karte', 'karte me kartë'],
    ['u be, be', 'u bë, be'],
    ['te ne, te nje dentist, te dera', 'te ne, te një dentist, te dera'],
    ['çojne, çmojme', 'çojne, çmojme'],
    ['me shumedisha', 'me shumedisha'],
  ])('goes by what stands around a word of two spellings: %j is %j', (typed, right) => {
    expect(restored(typed)).toBe(right)
  })

  it('makes no word wrong in 200 everyday sentences, and puts back most of the marks', () => {
    const wrong: string[] = []
    let right = 0
    for (const sentence of sentences) {
      const typed = words(plain(sentence))
      const made = words(restored(plain(sentence)))
      for (const [at, word] of words(sentence).entries()) {
        if (made[at] === typed[at]) continue
        if (made[at] === word) right += 1
        else wrong.push(`${made[at]} in: ${sentence}`)
      }
    }
    expect(sentences).toHaveLength(200)
    expect(wrong).toEqual([])
    // Of the 593 words that lack their marks.
    expect(right).toBeGreaterThanOrEqual(555)
  })
})
