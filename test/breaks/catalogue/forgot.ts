// How the statements about the dialog of the forgotten password could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const dialog = 'src/features/auth/ui/login/ForgotPassword.tsx'
const form = 'src/features/auth/ui/login/ForgotForm.tsx'
const sent = 'src/features/auth/ui/login/ForgotSent.tsx'
const modal = 'src/ui/dialog/Modal.tsx'
const validation = 'src/features/auth/model/validation.ts'
const safeUrl = 'src/lib/safeUrl.ts'
const pages = 'src/app/pages.tsx'

const views = '{sent ? <ForgotSent {...sent} onAgain={again} /> : <ForgotForm form={form} problem={problem} />}'
const help = '<Link to={routes.supportAlias}>Kontakto mbështetjen</Link>'
const again = '    setSent(null)\n'
const rule = 'found({ email: emailMessage(email) })'
const confirmation = '<Alert kind="success">{message}</Alert>'
const button = '<Button type="submit" loading={form.isSubmitting}>'

export const forgot: Area = {
  'FORGOT-01': [
    plain(dialog, views, '<ForgotForm form={form} problem={problem} />', 'There is one view only.'),
    subtle(
      dialog,
      views,
      '{sent && <ForgotSent {...sent} onAgain={again} />}\n      <ForgotForm form={form} problem={problem} />',
      'Once the link was sent both views are there at a time.',
    ),
    subtle(
      dialog,
      views,
      '{form.isSubmitting ? <p>Prit pak…</p> : sent ? <ForgotSent {...sent} onAgain={again} /> : <ForgotForm form={form} problem={problem} />}',
      'While the link is being sent there is a third view.',
    ),
    subtle(
      dialog,
      'else setProblem(error)',
      "else setSent({ to, message: error ?? '' })",
      'The view of success is there when it failed.',
    ),
    subtle(
      dialog,
      '{sent ? <ForgotSent {...sent} onAgain={again} /> : <ForgotForm form={form} problem={problem} />}',
      '{sent ? (\n        <ForgotSent {...sent} onAgain={again} />\n      ) : form.isSubmitting ? (\n        <p role="status">Duke dërguar linkun…</p>\n      ) : (\n        <ForgotForm form={form} problem={problem} />\n      )}',
      'While the request is under way a third view, a line without the form, takes the place of the form.',
    ),
  ],
  'FORGOT-02': [
    plain(form, button, '<Button disabled loading={form.isSubmitting}>', 'The link cannot be sent.'),
    subtle(form, button, '<Button loading={form.isSubmitting}>', 'A press of the button sends nothing.'),
    subtle(
      dialog,
      'const to = values.email.trim()',
      'const to = (email || values.email).trim()',
      'The link is sent to the address that was typed behind the dialog, not to the one in it.',
    ),
    subtle(
      form,
      "            ref: input,\n            type: 'email',",
      "            ref: input,\n            readOnly: form.values.email !== '',\n            type: 'email',",
      'An address that was typed behind the dialog cannot be changed.',
    ),
    subtle(
      form,
      "type: 'email',",
      "type: 'email',\n            maxLength: 32,",
      'An address of more than 32 characters cannot be entered: it is cut.',
    ),
  ],
  'FORGOT-03': [
    plain(sent, confirmation, '', 'Nothing confirms that the link was sent.'),
    subtle(sent, '          <li>Kontrollo dosjen e spam-it.</li>\n', '', 'Nothing is said of the spam folder.'),
    subtle(
      sent,
      '          <li>Sigurohu që adresa është e saktë.</li>\n',
      '',
      'Nothing is said of checking the address.',
    ),
    subtle(sent, '          <li>Prit disa minuta dhe provo përsëri.</li>\n', '', 'Nothing is said of trying again.'),
    subtle(sent, 'Prit disa minuta dhe provo përsëri.', 'Provo përsëri.', 'Nothing is said of the minutes to wait.'),
    subtleInBrowser(
      'src/features/auth/ui/login/ForgotPassword.module.scss',
      'margin: var(--space-2) 0 0;',
      'max-block-size: 3.5em;\n  overflow: hidden;\n  margin: var(--space-2) 0 0;',
      'The last tip, to retry after a few minutes, is cut off.',
    ),
  ],
  'FORGOT-04': [
    plain(sent, help, 'Kontakto mbështetjen', 'The support page is named, but no link.'),
    subtle(
      sent,
      help,
      help.replace('routes.supportAlias', 'routes.faq'),
      'The link leads to the questions and answers.',
    ),
    subtle(
      pages,
      '  [routes.supportAlias]: routes.support,\n',
      '',
      'The link leads to the page for unknown addresses.',
    ),
    subtle(
      sent,
      '<Link to={routes.supportAlias}>',
      '<Link to={routes.supportAlias.slice(1)}>',
      'The link leads to /login/support, the not-found page, instead of the support page.',
    ),
  ],
  'FORGOT-05': [
    plain(sent, ' onClick={onAgain}>', '>', 'The button that leads back does nothing.'),
    subtle(dialog, again, '    onClose()\n', 'The button that leads back closes the dialog.'),
    subtle(
      dialog,
      "const { success, message = '', error } = await requestPasswordReset(to)",
      "if (to !== email && problem === undefined && email !== '') return undefined\n      const { success, message = '', error } = await requestPasswordReset(to)",
      'Another address than the one typed behind the dialog is not sent.',
    ),
    subtle(
      sent,
      '      <Button variant="outline" onClick={onAgain}>\n        Provo me një email tjetër\n      </Button>\n',
      '',
      'Nothing leads back to the form.',
    ),
    subtle(
      dialog,
      'setSent(null)',
      'onClose()',
      "'Provo me një email tjetër' closes the dialog instead of going back to the form.",
    ),
  ],
  'FORGOT-06': [
    plain(
      dialog,
      'isBusy={form.isSubmitting}',
      'isBusy={false}',
      'The dialog can be closed while the link is being sent.',
    ),
    subtle(
      modal,
      'event.stopPropagation()\n    close()',
      'event.stopPropagation()\n    onClose()',
      'Escape closes the dialog while the link is being sent.',
    ),
    subtle(
      modal,
      'aria-label="Close modal" disabled={isBusy} onClick={onClose}>',
      'aria-label="Close modal" onClick={onClose}>',
      'The close button closes the dialog while the link is being sent.',
    ),
    subtle(
      modal,
      '{...useBackdrop(close)}',
      '{...useBackdrop(onClose)}',
      'A press beside the dialog closes it while the link is being sent.',
    ),
    subtle(
      dialog,
      'isBusy={form.isSubmitting}',
      "isBusy={form.isSubmitting && problem === undefined && email !== ''}",
      'The dialog can be closed while the link is being sent to an address typed in it.',
    ),
    subtle(
      modal,
      'disabled={isBusy} onClick={onClose}',
      "disabled={isBusy && size !== 'sm'} onClick={onClose}",
      'The close button of this small modal works while the request is loading.',
    ),
  ],
  'FORGOT-07': [
    plain(
      validation,
      rule,
      "found({ email: email === '' ? undefined : emailMessage(email) })",
      'An empty address is sent.',
    ),
    subtle(
      validation,
      rule,
      "found({ email: email === '' ? 'Shkruaj email-in' : emailMessage(email) })",
      'The dialog has another text for an empty address.',
    ),
    subtle(
      validation,
      rule,
      "found({ email: email === '' ? 'Email nuk është valid' : emailMessage(email) })",
      'An empty address counts as one that is wrong.',
    ),
    subtle(
      dialog,
      'validate: validateForgot,',
      'validate: (values) => (problem ? {} : validateForgot(values)),',
      'After a request that failed, an emptied e-mail field is sent without a message.',
    ),
  ],
  'FORGOT-08': [
    plain(
      validation,
      rule,
      "found({ email: email === '' ? emailMessage(email) : undefined })",
      'Every text is sent as an address.',
    ),
    subtle(
      validation,
      rule,
      "found({ email: email.includes('@') ? undefined : emailMessage(email) })",
      'Every text with a sign @ is sent as an address.',
    ),
    subtle(safeUrl, '@[^\\s@.\\p{C}]+(?:', '@[^\\s.\\p{C}]+(?:', 'An address with two signs @ is sent.'),
    subtle(
      validation,
      rule,
      "found({ email: emailMessage(email) === 'Email nuk është valid' ? 'Email i pavlefshëm' : emailMessage(email) })",
      'The dialog has another text for an address that is none.',
    ),
    subtle(
      validation,
      '({ email }: ForgotValues): Errors<ForgotValues> => found({ email: emailMessage(email) })',
      "({ email }: ForgotValues): Errors<ForgotValues> =>\n  found({ email: emailMessage(email.replace(/\\s+/g, '')) })",
      "'ana hoxha@x.al', with a space inside, is sent without a message.",
    ),
  ],
}
