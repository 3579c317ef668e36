// How the statements about the parts of the interface could be false.
import { type Area, plain, plainInBrowser, subtle, subtleInBrowser } from '../break'

const frame = 'src/ui/FieldFrame.tsx'
const button = 'src/ui/Button.tsx'
const buttonLook = 'src/ui/Button.module.scss'
const modal = 'src/ui/dialog/Modal.tsx'
const modalLook = 'src/ui/dialog/Modal.module.scss'
const tokens = 'src/styles/_tokens.scss'

const label = '(isRequired ? <>{label} *</> : label)'
const widths = '(sm: 24rem, md: 32rem, lg: 48rem, xl: 64rem)'
const escapes = '    event.stopPropagation()\n    close()\n'
const height = '  max-block-size: 90vh;\n  max-block-size: 90dvh;\n'

export const ui: Area = {
  'UI-01': [
    plain(frame, label, 'label', 'Required fields have no asterisk.'),
    subtle(frame, label, '<>{label} *</>', 'Optional fields have an asterisk, too.'),
    subtle(
      frame,
      '<label htmlFor={props.id}',
      '<label htmlFor={props.name}',
      'The label does not belong to its input.',
    ),
    subtleInBrowser(
      frame,
      'props.isLabelHidden ? styles.hidden',
      'props.isRequired ? styles.hidden',
      'Labels of required fields cannot be seen.',
    ),
    subtle(
      frame,
      '({ label, isRequired }: FieldProps) => (isRequired ? <>{label} *</> : label)',
      '({ label, isRequired, error }: FieldProps) => (isRequired && !error ? <>{label} *</> : label)',
      'While a required field shows an error, its label has no asterisk.',
    ),
  ],
  'UI-02': [
    plain(frame, "    {note(id, 'error', error, 'alert')}\n", '', 'No field shows its error.'),
    subtle(frame, "    {note(id, 'helper', helper)}\n", '', 'No field shows its helper text.'),
    subtle(
      frame,
      "{note(id, 'helper', helper)}",
      "{!error && note(id, 'helper', helper)}",
      'With an error the helper text goes.',
    ),
    subtle(
      'src/ui/TextField.tsx',
      '<FieldFrame {...props} id={id}>',
      "<FieldFrame {...props} id={id} error={value === '' ? undefined : props.error}>",
      'An empty field does not show its error.',
    ),
    subtle(
      frame,
      "{note(id, 'helper', helper)}",
      "{note(id, 'helper', error ? undefined : helper)}",
      'A field with an error loses its helper text.',
    ),
  ],
  'UI-03': [
    plain(button, '${styles[variant]}', '${styles.primary}', 'Every button looks like the main one.'),
    subtle(button, '${styles[size]}', '${styles.md}', 'Every button has the same size.'),
    subtleInBrowser(buttonLook, '.secondary {\n', '.tertiary {\n', 'A secondary button has no look.'),
    subtleInBrowser(buttonLook, '.danger {\n', '.dangerous {\n', 'A dangerous button has no look.'),
    subtleInBrowser(buttonLook, '.lg {\n', '.large {\n', 'A large button has no size.'),
    subtleInBrowser(buttonLook, '.xs {\n  --pad', '.tiny {\n  --pad', 'A very small button has no size.'),
    subtle(
      button,
      '      className={looks({ variant, size }, className)}\n      disabled={isOff && !keepsFocus}',
      "      className={looks({ variant: isOff ? 'secondary' : variant, size }, className)}\n      disabled={isOff && !keepsFocus}",
      'A disabled or loading danger, primary or outline button has the class of the secondary one.',
    ),
  ],
  'UI-04': [
    plain(button, '      {loading && <Spinner />}\n', '', 'A busy button has no spinner.'),
    subtle(
      button,
      'const isOff = disabled || loading',
      'const isOff = disabled',
      'A busy button can be pressed again.',
    ),
    subtle(
      button,
      '{loading && <Spinner />}',
      '{loading && !keepsFocus && <Spinner />}',
      'A busy button that keeps the focus has no spinner.',
    ),
    subtleInBrowser(
      'src/ui/Spinner.module.scss',
      '  border: 2px solid currentcolor;\n',
      '  border: 2px solid transparent;\n',
      'The spinner cannot be seen.',
    ),
  ],
  'UI-05': [
    plain(modal, 'data-size={size}', 'data-size="md"', 'Every dialog has the same size.'),
    subtleInBrowser(modalLook, widths, '(sm: 24rem, md: 32rem, lg: 48rem)', 'The largest size is none.'),
    subtleInBrowser(
      modalLook,
      widths,
      '(sm: 24rem, md: 32rem, lg: 32rem, xl: 64rem)',
      'The large size is the medium one.',
    ),
    subtleInBrowser(
      modalLook,
      widths,
      '(sm: 32rem, md: 32rem, lg: 48rem, xl: 64rem)',
      'The small size is the medium one.',
    ),
    subtle(
      modal,
      'data-size={size}',
      "data-size={isBusy ? 'md' : size}",
      'A small dialog becomes medium-sized while its request is under way.',
    ),
  ],
  'UI-06': [
    plain(modal, escapes, '    event.stopPropagation()\n', 'Escape closes no dialog.'),
    subtle(
      modal,
      escapes,
      '    event.stopPropagation()\n    if (!(event.target instanceof HTMLInputElement)) close()\n',
      'Escape in a text field closes nothing.',
    ),
    subtle(
      modal,
      escapes,
      '    event.stopPropagation()\n    if (role === undefined) close()\n',
      'Escape does not close a question.',
    ),
    subtle(
      modal,
      '    event.stopPropagation()\n    close()',
      "    event.stopPropagation()\n    if (!(event.target instanceof HTMLInputElement && event.target.value !== '')) close()",
      'Escape in a field of the dialog that holds text does not close the dialog.',
    ),
  ],
  'UI-07': [
    plain(modal, '{...useBackdrop(close)}', '{...useBackdrop(() => {})}', 'A click on the backdrop does nothing.'),
    subtle(
      modal,
      '{...useBackdrop(close)}',
      '{...useBackdrop(role === undefined ? close : () => {})}',
      'A click on the backdrop does not close a question.',
    ),
    subtle(
      modal,
      'began.current = isOnBackdrop(event)',
      "began.current = isOnBackdrop(event) && event.pointerType === 'mouse'",
      'A finger on the backdrop closes nothing.',
    ),
    subtle(
      modal,
      '{...useBackdrop(close)}',
      "{...useBackdrop(size === 'lg' ? () => {} : close)}",
      'A click beside a large dialog does nothing.',
    ),
    subtle(
      modal,
      'began.current = isOnBackdrop(event)',
      "began.current = isOnBackdrop(event) && event.pointerType !== 'touch'",
      'A tap of a finger on the backdrop does not close the dialog; a mouse click does.',
    ),
  ],
  'UI-08': [
    plain(modal, 'aria-label="Close modal"', 'aria-label="Mbylle dritaren"', 'The button has another name.'),
    subtle(modal, 'aria-label="Close modal"', 'aria-label="Close Modal"', 'The name has a capital in its second word.'),
    subtle(
      modal,
      'disabled={isBusy} onClick={onClose}',
      'disabled={isBusy} onClick={() => {}}',
      'The button closes nothing.',
    ),
    subtle(
      modal,
      'disabled={isBusy} onClick={onClose}',
      'disabled={isBusy || role !== undefined} onClick={onClose}',
      'The button of a question cannot be pressed.',
    ),
    subtle(
      modal,
      '          <button type="button" className={styles.close} aria-label="Close modal" disabled={isBusy} onClick={onClose}>\n            <Icon name="close" />\n          </button>',
      '          {role === undefined && (\n            <button type="button" className={styles.close} aria-label="Close modal" disabled={isBusy} onClick={onClose}>\n              <Icon name="close" />\n            </button>\n          )}',
      'The dialog that asks before a comment is deleted has no button "Close modal".',
    ),
  ],
  'UI-09': [
    plainInBrowser(
      modalLook,
      height,
      '  max-block-size: 100vh;\n  max-block-size: 100dvh;\n',
      'A long dialog is as high as the window.',
    ),
    subtleInBrowser(
      modalLook,
      height,
      '  max-block-size: 93vh;\n  max-block-size: 93dvh;\n',
      'A long dialog is a little too high.',
    ),
    subtleInBrowser(
      modalLook,
      height,
      '  max-block-size: 87vh;\n  max-block-size: 87dvh;\n',
      'A long dialog is a little too low.',
    ),
    subtleInBrowser(
      modalLook,
      '  min-block-size: 0;\n  padding: var(--space-3) var(--space-5) var(--space-5);\n  overflow-y: auto;\n',
      '  flex: none;\n  padding: var(--space-3) var(--space-5) var(--space-5);\n',
      'What does not fit runs out of the dialog.',
    ),
    subtleInBrowser(
      modalLook,
      'max-block-size: 90dvh;',
      'max-block-size: 95dvh;',
      "A long dialog takes 95% of the viewport's height.",
    ),
  ],
  'UI-10': [
    plainInBrowser(tokens, "'md': 768px", "'md': 800px", 'What begins at 768 px begins at 800.'),
    subtleInBrowser(tokens, "'sm': 640px", "'sm': 641px", 'At 640 px the page is laid out as on a phone.'),
    subtleInBrowser(tokens, "'lg': 1024px", "'lg': 1023px", 'At 1023 px the page is laid out as on a desktop.'),
    subtleInBrowser(tokens, "'xl': 1280px", "'xl': 1281px", 'At 1280 px home is laid out as on a smaller window.'),
    subtleInBrowser(
      'src/styles/_mixins.scss',
      '@media (max-width: map.get(t.$breakpoints, $name) - 0.02px) {',
      '@media (max-width: map.get(t.$breakpoints, $name)) {',
      'At exactly 640 (or 768, 1024, 1280) px the styles of the narrower range apply as well.',
    ),
  ],
}
