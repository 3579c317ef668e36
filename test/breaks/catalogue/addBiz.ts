// How the statements about adding a business could be false.
import { type Area, plain, subtle } from '../break'

const dialog = 'src/features/businesses/ui/AddBusinessDialog.tsx'
const chips = 'src/features/businesses/ui/AddBusinessSubcategories.tsx'
const card = 'src/features/businesses/ui/AddBusinessCard.tsx'
const ends = 'src/features/businesses/ui/AddBusiness.tsx'
const use = 'src/features/businesses/ui/useAddBusiness.ts'
const model = 'src/features/businesses/model/addBusiness.ts'
const slice = 'src/features/businesses/model/slice.ts'
const choose = 'src/pages/chooseBusiness/Page.tsx'
const home = 'src/pages/home/Invitation.tsx'
const alert = 'src/ui/AutoHideAlert.tsx'

const nameField = `        <TextField
          {...form.field('name')}
          label="Emri i biznesit"
          isRequired
          placeholder="Emri ashtu siç e përdor biznesi"
          inputProps={{ autoComplete: 'off' }}
        />
`
const counter = '<span role="status" className={styles.hint}>{`${chosen.length} nga ${all.length} të zgjedhura`}</span>'
const required = "[name, url, category].every((text) => text.trim() !== '')"
const errorAlert = '<AutoHideAlert kind="error" onClose={forget}>'
const advice = '<p>Ju lutemi provoni përsëri ose kontaktoni mbështetjen nëse problemi vazhdon.</p>'
const shownFailure = 'if (error && categories.length === 0) {'

export const addBiz: Area = {
  'ADDBIZ-01': [
    plain(dialog, '<Modal title="Shto biznes"', '<Modal title="Biznes i ri"', 'The dialog has another title.'),
    subtle(dialog, '<Modal title="Shto biznes"', '<Modal title="Shto biznesin"', 'The title has another ending.'),
    subtle(
      dialog,
      '<Modal title="Shto biznes"',
      "<Modal title={values.name || 'Shto biznes'}",
      'The title becomes the name that is typed.',
    ),
  ],
  'ADDBIZ-02': [
    plain(dialog, nameField, '', 'There is no field for the name.'),
    subtle(
      dialog,
      nameField,
      nameField.replace("form.field('name')", "form.field('url')"),
      'What is typed as the name is the link.',
    ),
    subtle(
      dialog,
      nameField,
      nameField.replace("autoComplete: 'off'", "autoComplete: 'off', readOnly: values.category !== ''"),
      'The name cannot be changed any more once a category was chosen.',
    ),
  ],
  'ADDBIZ-03': [
    plain(dialog, "type: 'url', ", '', 'The link is an input for any text.'),
    subtle(
      'src/ui/TextField.tsx',
      '        type="text"\n        {...inputProps}\n',
      '        {...inputProps}\n        type="text"\n',
      'Every text field is one for any text, whatever its form wants.',
    ),
    subtle(
      dialog,
      "const url = form.field('url')",
      "const url = form.field('name')",
      'What is typed as the link is the name.',
    ),
    subtle(
      dialog,
      "type: 'url', ",
      "type: url.error ? 'text' : 'url', ",
      'With an error on it, the link is an input for any text.',
    ),
  ],
  'ADDBIZ-04': [
    plain(dialog, '        <CategoryField form={form} choice={choice} />\n', '', 'There is no category to choose.'),
    subtle(
      dialog,
      'options={categories.map(',
      'options={categories.slice(0, -1).map(',
      'The last category cannot be chosen.',
    ),
    subtle(
      dialog,
      'onValue={(category) => form.setValues({ category, subcategories: [] })}',
      'onValue={(category) => form.setValues({ category: form.values.category || category, subcategories: [] })}',
      'A category that was chosen cannot be changed.',
    ),
    subtle(
      dialog,
      'selectProps={{ disabled: isPending }}',
      "selectProps={{ disabled: isPending || form.values.name === '' }}",
      'No category can be chosen before a name was typed.',
    ),
  ],
  'ADDBIZ-05': [
    plain(chips, 'onPress={() => toggle(_id)}', 'onPress={() => {}}', 'Pressing a subcategory does nothing.'),
    subtle(chips, '[...chosen, id]', '[id]', 'A second subcategory takes the place of the first.'),
    subtle(
      chips,
      'chosen.filter((other) => other !== id)',
      'chosen',
      'A subcategory that was chosen cannot be taken back by pressing it.',
    ),
    subtle(
      model,
      `export const isComplete = ({ name, url, category }: AddBusinessValues): boolean =>\n  ${required}`,
      `export const isComplete = ({ name, url, category, subcategories }: AddBusinessValues): boolean =>\n  subcategories.length > 0 && ${required}`,
      'Without a subcategory nothing can be added.',
    ),
    subtle(
      model,
      '...(subcategories.length > 0 && {',
      '...(subcategories.length > 1 && {',
      'A single subcategory is not sent.',
    ),
    subtle(
      chips,
      '{all.map(({ _id, name }) => (',
      '{all.slice(0, -1).map(({ _id, name }) => (',
      'The last subcategory is missing.',
    ),
    subtle(
      chips,
      'chosen.filter((other) => other !== id)',
      'chosen.slice(0, -1)',
      'Pressing a chosen chip takes back the one chosen last, whichever was pressed.',
    ),
  ],
  'ADDBIZ-06': [
    plain(chips, `            ${counter}\n`, '', 'Nothing says how many are chosen.'),
    subtle(
      chips,
      '{`${chosen.length} nga ${all.length} të zgjedhura`}',
      '{`${chosen.length} të zgjedhura`}',
      'The counter does not say of how many.',
    ),
    subtle(
      chips,
      '{`${chosen.length} nga ${all.length} të zgjedhura`}',
      "{chosen.length > 0 ? `${chosen.length} nga ${all.length} të zgjedhura` : ''}",
      'The counter is empty while none is chosen.',
    ),
    subtle(
      chips,
      '{`${chosen.length} nga ${all.length} të zgjedhura`}',
      '{`${chosen.length} nga ${all.length - chosen.length} të zgjedhura`}',
      'The second number counts those that are left.',
    ),
    subtle(
      dialog,
      'form.setValues({ category, subcategories: [] })',
      'form.setValues({ category })',
      "After another category is chosen the counter still counts the former category's chips, e.g. '2 nga 3 të zgjedhura' with none pressed.",
    ),
  ],
  'ADDBIZ-07': [
    plain(chips, '                onChosen([])\n', '', 'The button takes nothing back.'),
    subtle(chips, 'onChosen([])', 'onChosen(chosen.slice(0, -1))', 'The button takes back the last one only.'),
    subtle(
      chips,
      'disabled={chosen.length === 0}',
      'disabled={chosen.length <= 1}',
      'The button cannot be pressed while one is chosen.',
    ),
  ],
  'ADDBIZ-08': [
    plain(
      model,
      "name: name.trim() ? undefined : 'Emri i biznesit është i detyrueshëm',",
      'name: undefined,',
      'Enter in the link adds a business without a name.',
    ),
    subtle(
      model,
      'name: name.trim() ? undefined',
      'name: name ? undefined',
      'Enter in the link adds a business whose name is blanks.',
    ),
    subtle(
      model,
      "category: category ? undefined : 'Kategoria është e detyrueshme',",
      'category: undefined,',
      'Enter in the link adds a business without a category.',
    ),
    subtle(model, "? 'Linku është i detyrueshëm'", '? undefined', 'Enter in the name adds a business without a link.'),
    subtle(
      model,
      'name: name.trim(),\n    businessName',
      'name,\n    businessName',
      'The name is sent with the blanks around it.',
    ),
    subtle(
      model,
      "category: category ? undefined : 'Kategoria është e detyrueshme',",
      'category: undefined, // the button waits for it',
      'Enter in the name or link field sends a business without a category.',
    ),
  ],
  'ADDBIZ-09': [
    plain(dialog, 'disabled={!canSubmit}', 'disabled={false}', 'The button is never disabled.'),
    subtle(model, '[name, url, category].every', '[name, url].every', 'The button is on without a category.'),
    subtle(model, '[name, url, category].every', '[name, category].every', 'The button is on without a link.'),
    subtle(model, "text.trim() !== ''", "text !== ''", 'The button is on with a name of blanks.'),
  ],
  'ADDBIZ-10': [
    plain(card, '      setIsOpen(true)\n', '', 'The card opens nothing.'),
    subtle(
      use,
      '      close()\n      const result = await dispatch(addBusiness(values, owner))\n',
      '      const result = await dispatch(addBusiness(values, owner))\n      close()\n',
      'The dialog stays until the server has answered.',
    ),
    subtle(slice, 'state.loading.add = true', 'state.loading.add = false', 'The card is not busy meanwhile.'),
    subtle(
      choose,
      'isSignedIn={isSignedIn}',
      'isSignedIn={false}',
      'On /koment the card leads users who are signed in to the log-in.',
    ),
    subtle(
      use,
      '      setOutcome(undefined)\n      close()',
      '      setOutcome(undefined)\n      if (ended === undefined) close()',
      'A second submit while the alert of the first failure still stands leaves the modal open.',
    ),
  ],
  'ADDBIZ-11': [
    plain(
      use,
      '    if (onAdded) onAdded(business)\n    else {\n',
      '    {\n',
      'From /koment the page of the business opens, not its form.',
    ),
    subtle(
      slice,
      'changeUnshown(state, (items) => addedInFront(items, data))',
      'changeUnshown(state, (items) => [...items, data])',
      "The new business is the last of the state's list, not its newest.",
    ),
    subtle(
      use,
      'if (result.business) welcome(result.business)',
      'if (result.business && !ended) welcome(result.business)',
      'Right after an attempt that failed, the next one leads nowhere.',
    ),
    subtle(
      use,
      '    if (onAdded) onAdded(business)\n    else {\n',
      '    onAdded?.(business)\n    {\n',
      'The callback runs, but the page of the business opens after it.',
    ),
  ],
  'ADDBIZ-12': [
    plain(
      use,
      '      dispatch(navigationRequested({ to: businessPath(business._id), state }))\n',
      '      void state\n',
      'Nothing opens after the business was added.',
    ),
    subtle(
      use,
      'if (result.business) welcome(result.business)',
      "if (result.business && result.business.status !== 'in_review') welcome(result.business)",
      'A business that waits for its verification does not open.',
    ),
    subtle(
      home,
      'onWanted={() => setIsWanted(true)}',
      'onWanted={() => setIsWanted(true)}\n      onAdded={() => {}}',
      'Nothing opens after a business was added from home.',
    ),
    subtle(
      use,
      'to: businessPath(business._id)',
      'to: businessPath(values.category)',
      'The page of a business opens that does not exist.',
    ),
  ],
  'ADDBIZ-13': [
    plain(use, '        setOutcome(result.failure)\n', '', 'Nobody is told that it failed.'),
    subtle(
      alert,
      '<Alert {...alert} />',
      '<Alert kind={alert.kind}>{alert.children}</Alert>',
      'The alert cannot be closed.',
    ),
    subtle(
      use,
      'setOutcome(result.failure)',
      'if (result.failure.status !== 0) setOutcome(result.failure)',
      'Nobody is told that the server could not be reached.',
    ),
    subtle(ends, errorAlert, '<AutoHideAlert kind="error" onClose={() => {}}>', "The alert's button does nothing."),
    subtle(
      use,
      '        setOutcome(result.failure)\n        return result.failure.fields',
      '        if (!result.failure.fields) setOutcome(result.failure)\n        return result.failure.fields',
      'When the server refuses single fields, the modal is closed and no alert shows.',
    ),
  ],
  'ADDBIZ-14': [
    plain(alert, 'const ALERT_STAYS = 5000', 'const ALERT_STAYS = 60_000', 'The alert stays for a minute.'),
    subtle(alert, 'const ALERT_STAYS = 5000', 'const ALERT_STAYS = 4999', 'The alert hides a millisecond early.'),
    subtle(alert, 'const ALERT_STAYS = 5000', 'const ALERT_STAYS = 5001', 'The alert hides a millisecond late.'),
    subtle(
      ends,
      errorAlert,
      '<AutoHideAlert kind="error" stays={8000} onClose={forget}>',
      'This alert stays for eight seconds, unlike the others.',
    ),
    subtle(
      alert,
      "if (type.startsWith('pointer')) isPointed = type === 'pointerenter'",
      "if (type.startsWith('pointer')) isPointed ||= type === 'pointerenter'",
      'Once the pointer has passed over the error alert, it never hides by itself.',
    ),
  ],
  'ADDBIZ-15': [
    plain(
      ends,
      '<strong>Gabim në shtimin e biznesit</strong>',
      '<strong>Biznesi nuk u shtua</strong>',
      'The alert says something else.',
    ),
    subtle(
      ends,
      '            {reasonOf(outcome) && <p>{reasonOf(outcome)}</p>}\n',
      '',
      "The alert lacks the server's message.",
    ),
    subtle(
      model,
      'return failure.serverMessage ??',
      'return (failure.status < 500 ? failure.serverMessage : undefined) ??',
      'What a server with an error of its own says is left out.',
    ),
    subtle(
      model,
      'return failure.serverMessage ??',
      'return (failure.fields ? undefined : failure.serverMessage) ??',
      'What the server says is left out when it names fields, too.',
    ),
    subtle(
      model,
      'return failure.serverMessage ?? (failure.status',
      'return (failure.status < 500 ? failure.serverMessage : undefined) ?? (failure.status',
      "For a failure of 500 or more the alert lacks the server's message.",
    ),
  ],
  'ADDBIZ-16': [
    plain(ends, `            ${advice}\n`, '', 'The alert gives no advice.'),
    subtle(ends, 'nëse problemi vazhdon.', 'nëse problemi vazhdon', 'The advice lacks its full stop.'),
    subtle(ends, advice, `{!reasonOf(outcome) && ${advice}}`, "With the server's message the advice is missing."),
    subtle(
      ends,
      '<p>Ju lutemi provoni përsëri ose kontaktoni mbështetjen nëse problemi vazhdon.</p>',
      '{!reasonOf(outcome) && (\n              <p>Ju lutemi provoni përsëri ose kontaktoni mbështetjen nëse problemi vazhdon.</p>\n            )}',
      'The advice to try again or contact support shows only where the server gave no message.',
    ),
  ],
  'ADDBIZ-17': [
    plain(
      dialog,
      'title="Gabim në ngarkimin e kategorive"',
      'title="Kategoritë nuk u ngarkuan"',
      'The dialog says something else.',
    ),
    subtle(
      dialog,
      shownFailure,
      "if (error?.kind === 'network' && categories.length === 0) {",
      "Only a missing connection is told, not the server's failure.",
    ),
    subtle(
      choose,
      'choice={categories}',
      'choice={{ ...categories, error: null }}',
      'On /koment there just is nothing to choose from.',
    ),
    subtle(
      dialog,
      shownFailure,
      'if (error && !isPending && categories.length === 0 && form.values.name) {',
      'It is told only once a name was typed.',
    ),
    subtle(
      dialog,
      'if (error && categories.length === 0) {',
      "if (error && error.kind !== 'network' && categories.length === 0) {",
      "Without a connection the dialog shows an empty category select instead of 'Gabim në ngarkimin e kategorive'.",
    ),
  ],
}
