// The main job's steps of somebody with an account: writes a comment and manages it, signs up and leaves.
import { mailedBy } from '../session'
import { type Person, personAt, type Step } from './person'

const newcomer = { name: 'Teuta Çela', email: 'teuta@posta.example', password: 'Ulliri-2026', next: 'Kumbulla-2027' }
const comment = 'Djathë i mirë dhe një mikpritje e ngrohtë, si në shtëpi.'
const dialog = 'dialog[open]'

async function logIn({ writes, press, reads }: Person, email: string, password: string): Promise<void> {
  await reads('Hyr në llogarinë tënde')
  await writes('Email *', email)
  await writes('Fjalëkalimi *', password)
  await press('button', 'Hyr', 'main')
}

async function logOut({ press, waits }: Person): Promise<void> {
  await press('button', /^Llogaria:/, 'header')
  await press('button', 'Dil')
  await waits('no token is left', () => !Object.keys(localStorage).some((key) => /token/i.test(key)))
}

/** A comment, from the form through the log-in to its deletion. */
export const writing: Readonly<Record<string, Step>> = {
  'opens the form of a comment': async ({ opens, reads }, { site: { facts } }) => {
    await opens(`/koment/${facts.uncommented.id}`)
    await reads(/^Shkruaj një koment për/)
  },
  'is told what is missing': async ({ press, sees }) => {
    await press('button', 'Plotëso të gjitha fushat e kërkuara', 'main')
    await sees('Ju lutem zgjidhni një vlerësim me yje.')
  },
  writes: async ({ press, writes, finds }) => {
    await press('radio', '4 nga 5 yje: Mirë')
    await writes('Komenti *', comment)
    await finds('Titulli *', 'Mirë')
  },
  'reloads and finds the text again': async ({ tab, sees, finds }) => {
    await sees('Drafti u ruajt në orën')
    await tab.reload()
    await sees('E rikthyem draftin tënd')
    await finds('Komenti *', comment)
  },
  'goes on to the log-in': async ({ press, reads, sees }) => {
    await press('button', 'Vazhdo për të dërguar', 'main')
    await reads('Hyr në llogarinë tënde')
    await sees('Pasi të hysh, e dërgojmë.')
  },
  'opens and leaves the help with a forgotten password': async ({ press, presses, sees, isOn }) => {
    await press('button', 'Ke harruar fjalëkalimin?')
    await sees('Rivendos fjalëkalimin')
    await presses('Escape')
    await isOn(/^button Ke harruar/)
  },
  'logs in with a wrong password': async (person, { site: { facts } }) => {
    await logIn(person, facts.account.email, 'gabim-gabim')
    await person.waits('an error', () => Boolean(document.querySelector('main [role=alert]')?.textContent))
    await person.finds('Email *', facts.account.email)
  },
  'logs in, which sends the comment once': async (person, { site: { facts } }) => {
    await person.writes('Fjalëkalimi *', facts.account.password)
    await person.press('button', 'Hyr', 'main')
    await person.reads(facts.uncommented.name)
    await person.sees('Komenti u dërgua. Faleminderit!')
    await person.sees(comment)
  },
  'finds it there after a reload': async ({ tab, waits }) => {
    await tab.reload()
    await waits('one comment', () => document.querySelectorAll('main article').length === 1)
  },
  'changes it': async ({ press, writes, sees }) => {
    await press('button', 'Ndrysho komentin “Mirë”')
    await writes('Titulli *', 'Edhe më mirë')
    await press('radio', '5 nga 5 yje: Shkëlqyeshëm')
    await press('button', 'Ruaj', 'main')
    await sees('Komenti u përditësua me sukses')
    await sees('Edhe më mirë')
  },
  'finds it among the own comments': async ({ press, reads, sees }) => {
    await press('button', /^Llogaria:/, 'header')
    await press('link', 'Komentet e mia')
    await reads('Komentet e mia')
    await sees('Edhe më mirë')
  },
  'does not delete it': async ({ press, presses, waits, isOn }) => {
    await press('button', 'Fshi komentin “Edhe më mirë”')
    await waits('a question', () => document.querySelector('[role=alertdialog]') !== null)
    await presses('Escape')
    await isOn(/^button Fshi komentin/)
  },
  'deletes it by keyboard': async ({ presses, press, sees, waits }) => {
    await presses('Enter')
    await press('button', 'Fshi komentin', '[role=alertdialog]')
    await sees('Komenti u fshi me sukses')
    await waits(
      'it is gone',
      () => ![...document.querySelectorAll('main article')].some((one) => one.textContent?.includes('Edhe më mirë')),
    )
  },
  'logs out in another tab, which this one hears': async ({ tab, waits }, { profile, site: { appUrl } }) => {
    const other = personAt(await profile.openTab(), appUrl)
    await other.opens('/')
    await logOut(other)
    await tab.show()
    await waits('the log-in', () =>
      [...document.querySelectorAll('header a')].some((link) => link.textContent === 'Hyr'),
    )
  },
}

/** An account, from the sign-up to its deletion. */
export const account: Readonly<Record<string, Step>> = {
  'signs up': async ({ opens, press, writes, reads }) => {
    await opens('/signup')
    await writes('Emri i plotë *', newcomer.name)
    await writes('Email *', newcomer.email)
    await writes('Fjalëkalimi *', newcomer.password)
    await writes('Konfirmo fjalëkalimin *', newcomer.password)
    await press('checkbox', /^Pranoj/)
    await press('button', 'Regjistrohu', 'main')
    await reads('Verifiko email-in')
  },
  'opens the link of the e-mail': async ({ opens, reads }, { site: { apiUrl } }) => {
    await opens(await mailedBy(apiUrl, newcomer.email))
    await reads('Email-i u verifikua')
  },
  'logs in': async (person) => {
    await person.press('link', 'Shko te hyrja')
    await logIn(person, newcomer.email, newcomer.password)
    await person.waits('the account', () => document.querySelector('header')?.textContent?.includes('Teuta'))
  },
  'reads the profile': async ({ press, reads, sees }) => {
    await press('button', /^Llogaria:/, 'header')
    await press('link', 'Profili im')
    await reads(/./)
    await sees(newcomer.email)
  },
  'changes the password': async ({ press, writes, sees }) => {
    await press('button', 'Ndrysho fjalëkalimin', 'main')
    await writes('Fjalëkalimi aktual *', newcomer.password, dialog)
    await writes('Fjalëkalimi i ri *', newcomer.next, dialog)
    await writes('Konfirmo fjalëkalimin e ri *', newcomer.next, dialog)
    await press('button', 'Ndrysho fjalëkalimin', dialog)
    await sees(/Fjalëkalimi u ndryshua/)
  },
  'asks for a new one': async (person) => {
    await logOut(person)
    await person.opens('/login')
    await person.writes('Email *', newcomer.email)
    await person.press('button', 'Ke harruar fjalëkalimin?')
    await person.press('button', 'Dërgo linkun', dialog)
    await person.sees('Kontrollo email-in')
  },
  'sets it by the link of the e-mail': async ({ opens, writes, press, reads }, { site: { apiUrl } }) => {
    await opens(await mailedBy(apiUrl, newcomer.email))
    await writes('Fjalëkalimi i ri *', newcomer.password)
    await writes(/^Konfirmo/, newcomer.password)
    await press('button', 'Ruaj fjalëkalimin')
    await reads('Fjalëkalimi u ndryshua')
  },
  'logs in with it': async (person) => {
    await person.opens('/login')
    await logIn(person, newcomer.email, newcomer.password)
    await person.waits('the account', () => document.querySelector('header')?.textContent?.includes('Teuta'))
  },
  'adds a business': async ({ opens, press, writes, tab, sees }) => {
    await opens('/koment')
    await press('button', 'Shtoje këtu')
    await writes('Emri i biznesit *', 'Punishtja e Re', dialog)
    await tab.press('Tab')
    await sees('Kategoria *')
  },
  'leaves it unfinished': async ({ presses, waits }) => {
    await presses('Escape')
    await waits('no dialog', () => !document.querySelector('dialog[open]'))
  },
  'does not delete the account with a wrong word': async ({ opens, press, writes, sees }) => {
    await opens('/profile')
    await press('button', 'Fshi llogarinë', 'main')
    await writes(/^Shkruaj FSHI/, 'FSH', dialog)
    await sees('Teksti nuk përputhet. Shkruani saktë: FSHI')
  },
  'deletes the account': async ({ writes, press, waits }) => {
    await writes(/^Shkruaj FSHI/, 'FSHI', dialog)
    await press('button', 'Fshi llogarinë', dialog)
    await waits('a visitor', () => !Object.keys(localStorage).some((key) => /token/i.test(key)))
  },
}
