// How the statements about the reusable search could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const hook = 'src/ui/useSearchPanel.ts'
const panel = 'src/ui/SearchPanel.tsx'
const debounced = 'src/ui/useDebounced.ts'
const box = 'src/ui/SearchCombobox.tsx'
const options = 'src/ui/SearchOptions.tsx'
const combobox = 'src/ui/useCombobox.ts'
const match = 'src/lib/matchText.ts'
const fold = 'src/lib/foldText.ts'
const faq = 'src/pages/faq/Page.tsx'
const business = 'src/features/businesses/ui/BusinessSearch.tsx'
const seeAll = 'src/features/businesses/ui/SeeAll.tsx'

export const search: Area = {
  'SEARCH-01': [
    plain(hook, 'const PAUSE = 300', 'const PAUSE = 0', 'A panel without a pause of its own searches at every key.'),
    subtle(hook, 'const PAUSE = 300', 'const PAUSE = 299', 'The text counts a millisecond early.'),
    subtle(hook, 'const PAUSE = 300', 'const PAUSE = 301', 'The text counts a millisecond late.'),
    subtle(
      debounced,
      'const timer = setTimeout(() => setSettled({ value }), delay)\n    return () => clearTimeout(timer)',
      'setTimeout(() => setSettled({ value }), delay)',
      'Every letter is searched for after its own 300 ms, even while more is typed.',
    ),
    subtle(faq, 'pause={300}', 'pause={0}', 'On /faq every letter is searched for at once.'),
  ],
  'SEARCH-02': [
    plain(hook, 'minLength = 0', 'minLength = 3', 'On /faq two letters find everything.'),
    subtle(hook, 'minLength = 0', 'minLength = 2', 'On /faq one letter finds everything, two do not.'),
    subtle(
      hook,
      'settled.length >= minLength ?',
      'settled.length > minLength + 1 ?',
      'A text of one letter counts as none although no minimum was given.',
    ),
    subtle(
      hook,
      'minLength = 0',
      'minLength = isIn ? 2 : 0',
      'A panel with filters needs two letters, one without needs none.',
    ),
  ],
  'SEARCH-03': [
    plain(hook, "export const ALL = 'all'", "export const ALL = 'none'", "With 'all' pressed nothing is found."),
    subtle(
      hook,
      'useState<string>(ALL)',
      "useState<string>('')",
      'No filter is pressed at first in a panel that keeps its own.',
    ),
    subtle(
      faq,
      "useEntryState<string>('topic', 'all')",
      "useEntryState<string>('topic', 'general')",
      'The questions begin filtered by a topic.',
    ),
  ],
  'SEARCH-04': [
    plain(
      hook,
      'turned.queryKey === queryKey ? turned.page : 1',
      'turned.page',
      'Another search begins at the page that was turned to.',
    ),
    subtle(
      hook,
      'turned.queryKey === queryKey ? turned.page : 1',
      'turned.queryKey === queryKey ? turned.page : 2',
      'A list of several pages begins at its second.',
    ),
    subtle(
      hook,
      'JSON.stringify([query.text, filter])',
      'JSON.stringify([query.text])',
      'Another filter keeps the page number.',
    ),
    subtle(
      hook,
      'JSON.stringify([query.text, filter])',
      'JSON.stringify([query.text.length, filter])',
      'Another text of the same length keeps the page number.',
    ),
    subtle(
      hook,
      'JSON.stringify([query.text, filter])',
      "JSON.stringify([query.text.split(' ')[0], filter])",
      'On page 2 of "kafe", adding a second word keeps page 2 instead of going to page 1.',
    ),
  ],
  'SEARCH-05': [
    plain(
      box,
      'text.trim().length >= minLength',
      'text.trim().length > minLength',
      'The first letter does not open the list.',
    ),
    subtle(
      box,
      'text.trim().length >= minLength',
      'text.trim().length >= minLength - 1',
      'The list opens before anything is typed.',
    ),
    subtle(
      box,
      '    box.highlight(undefined)\n    box.open()',
      '    box.highlight(undefined)',
      'Typed on after Escape, the text does not open the list.',
    ),
    subtle(
      combobox,
      'const isOpen = isWanted && isAllowed',
      'const isOpen = isWanted && isAllowed && ids.length > 0',
      'The list opens only once something was found.',
    ),
    subtle(
      box,
      '    box.highlight(undefined)\n    box.open()\n',
      '    box.highlight(undefined)\n',
      'After Escape the list stays closed while more is typed (until a click or an arrow key).',
    ),
  ],
  'SEARCH-06': [
    plain(
      combobox,
      'Escape: isOpen ? close : onClear',
      'Escape: isOpen ? undefined : onClear',
      'Escape leaves the list open.',
    ),
    subtle(
      combobox,
      'const closeList = useEffectEvent(() => onWanted(false))',
      'const closeList = useEffectEvent(() => setHighlighted(undefined))',
      'A click beside the list, on nothing that takes the focus, leaves it open.',
    ),
    subtle(combobox, '    close()\n    onPick(id)', '    onPick(id)', 'The list stays open after a result was picked.'),
    subtle(
      combobox,
      'undefined : () => pick(entered)',
      'undefined : () => onPick(entered)',
      'The list stays open after a result was picked by Enter, not after a click.',
    ),
    subtle(
      combobox,
      'Escape: isOpen ? close : onClear,',
      'Escape: activeId !== undefined ? () => setHighlighted(undefined) : isOpen ? close : onClear,',
      'While a result is highlighted, Escape only takes the highlight away; the list stays open until a second Escape.',
    ),
  ],
  'SEARCH-07': [
    plain(
      combobox,
      'ids[(start + by + ids.length) % ids.length]',
      'ids[Math.min(Math.max(start + by, 0), ids.length - 1)]',
      'The highlight stops at both ends.',
    ),
    subtle(
      combobox,
      'ids[(start + by + ids.length) % ids.length]',
      'ids[by > 0 ? Math.min(start + by, ids.length - 1) : (start + by + ids.length) % ids.length]',
      'The arrow down stops at the last result.',
    ),
    subtle(
      combobox,
      'ids[(start + by + ids.length) % ids.length]',
      'ids[by < 0 ? Math.max(start + by, 0) : (start + by) % ids.length]',
      'The arrow up stops at the first result.',
    ),
    subtle(
      combobox,
      'index < 0 && by < 0 ? 0 : index',
      'index',
      'The first arrow up leads to the last result but one.',
    ),
    subtle(
      box,
      'ids: options.map((option) => option.id)',
      'ids: own.map((option) => option.id)',
      'The arrows pass by the categories above the results.',
    ),
    subtle(
      box,
      'ids: options.map((option) => option.id),',
      'ids: own.map((option) => option.id),',
      'The arrow keys skip the suggested categories and cannot highlight them.',
    ),
  ],
  'SEARCH-08': [
    plain(
      combobox,
      'undefined : () => pick(entered)',
      'undefined : () => close()',
      'Enter closes the list and picks nothing.',
    ),
    subtle(
      combobox,
      'const entered = activeId ?? (isOpen && isConclusive ? ids[0] : undefined)',
      'const entered = activeId || (isOpen && isConclusive) ? ids[0] : undefined',
      'Enter picks the first result, whichever is highlighted.',
    ),
    subtle(
      combobox,
      'const entered = activeId ?? (isOpen',
      'const entered = (activeId === ids.at(-1) ? undefined : activeId) ?? (isOpen',
      'Enter does not pick the last of several results.',
    ),
    subtle(
      business,
      'suggested.some(({ path }) => path === id)',
      'suggested.some(({ path }) => path === typed)',
      'Enter on a highlighted category opens a business that does not exist.',
    ),
    subtle(
      box,
      'onPick: (picked) => (offer ? change(picked) : onPick(picked)),',
      'onPick: (picked) => (offer ? change(picked) : isWaiting || onPick(picked)),',
      'While newer results are awaited, Enter on a highlighted result closes the list and opens nothing.',
    ),
  ],
  'SEARCH-09': [
    plain(
      fold,
      "text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()",
      'text.toLowerCase()',
      'Without its marks a word is not found.',
    ),
    subtle(
      fold,
      "replace(/\\p{M}/gu, '')",
      "replace(/(?<=[a-z])\\p{M}/gu, '')",
      'Capital Ç and Ë are not found by c and e.',
    ),
    subtle(fold, "replace(/\\p{M}/gu, '')", "replace(/\\u0308/gu, '')", 'A word with ç is not found by c.'),
    subtle(fold, "replace(/\\p{M}/gu, '')", "replace(/\\u0327/gu, '')", 'A word with ë is not found by e.'),
    subtle(
      match,
      'foldText(text).split(/\\s+/).filter(Boolean)',
      'text.split(/\\s+/).filter(Boolean)',
      'Typed capitals and marks find nothing.',
    ),
    subtle(
      match,
      "foldText(fields.flatMap((field) => textsAt(item, field)).join('\\n'))",
      "fields.flatMap((field) => textsAt(item, field)).join('\\n').toLowerCase()",
      'A word with ë or ç in an item is never found.',
    ),
    subtle(
      fold,
      '/\\p{M}/gu',
      '/\\p{M}/u',
      'Only the first ç or ë of a text is treated as c or e: "eshte" does not find "është".',
    ),
  ],
  'SEARCH-10': [
    plain(
      match,
      'fields.flatMap((field) => textsAt(item, field))',
      'fields.slice(0, 1).flatMap((field) => textsAt(item, field))',
      'Only the first field is searched: no answer of /faq is found.',
    ),
    subtle(match, "path.split('.')", '[path]', 'Nothing is found at a dot path.'),
    subtle(
      match,
      "path.split('.')",
      "path.split('.').slice(-1)",
      "At the path category.name the item's own name is searched.",
    ),
    subtle(match, "path.split('.')", "path.split('.').slice(0, 2)", 'Nothing is found at a path of three parts.'),
    subtle(
      faq,
      "fields={['question', 'answer']}",
      "fields={['question']}",
      'A word that stands in an answer only is not found.',
    ),
  ],
  'SEARCH-11': [
    plain(panel, ": 'Nuk u gjeten rezultate'}", ": 'Asnjë rezultat'}", 'Another text without results.'),
    subtle(
      'src/lib/wording.ts',
      'export const CORRECTS_NO_RESULTS: boolean = false',
      'export const CORRECTS_NO_RESULTS: boolean = true',
      "The text has the 'ë' that the specification does not have.",
    ),
    subtle(
      panel,
      'panel.total === 0 && (empty',
      'panel.total === 0 && panel.filter === ALL && (empty',
      'A filter without results says nothing.',
    ),
    subtle(
      panel,
      'panel.total === 0 && (empty',
      "panel.total === 0 && panel.text !== '' && (empty",
      'An empty list says nothing before something is typed.',
    ),
  ],
  'SEARCH-12': [
    plain(
      panel,
      'message="Provo me fjalë kyçe të tjera"',
      'message="Provo me një fjalë tjetër"',
      'Another hint without results.',
    ),
    subtle(
      panel,
      'message="Provo me fjalë kyçe të tjera"',
      "message={CORRECTS_NO_RESULTS ? 'Provo me fjalë kyçe të tjera' : ''}",
      'The text about no results stands there without its hint.',
    ),
    subtle(
      box,
      '      <p className={styles.hint}>Provo me fjalë kyçe të tjera</p>\n',
      '',
      'The list under the field gives no hint.',
    ),
    subtle(
      box,
      '>Provo me fjalë kyçe të tjera</p>',
      ">{empty ? '' : 'Provo me fjalë kyçe të tjera'}</p>",
      'On the home page there is no hint, on /koment there is.',
    ),
  ],
  'SEARCH-13': [
    plain(
      box,
      '<p>Nuk u gjetën rezultate</p>',
      '<p>Nuk u gjeten rezultate</p>',
      'The list has the text of the panel, without the ë.',
    ),
    subtle(
      box,
      'if (count > 0) return null',
      'if (count > 0 || empty) return null',
      'On the home page nothing is said without results.',
    ),
    subtle(
      box,
      "if (status === 'waiting') return <p",
      "if (status === 'waiting' && count > 0) return <p",
      'It says that nothing was found before the first answer is there.',
    ),
    subtle(
      box,
      'count={options.length} error',
      'count={own.length} error',
      'A category was found, and below it stands that nothing was.',
    ),
    subtle(
      box,
      '<p>Nuk u gjetën rezultate</p>',
      '{!empty && <p>Nuk u gjetën rezultate</p>}',
      'On the home page (which has more to say where nothing is found) "Nuk u gjetën rezultate" is missing; on /koment it shows.',
    ),
  ],
  'SEARCH-14': [
    plain(
      options,
      'className={`${styles.list} max-h-96`}',
      'className={styles.list}',
      'The list has no class for its height.',
    ),
    subtle(options, ' max-h-96`', ' max-h-80`', 'The list has another class.'),
    subtle(
      options,
      'className={`${styles.list} max-h-96`}',
      "className={`${styles.list} ${group ? 'max-h-96' : ''}`}",
      'The list of the last searches has no class for its height.',
    ),
    subtleInBrowser(
      'src/ui/SearchCombobox.module.scss',
      'max-block-size: 24rem;',
      'max-block-size: 40rem;',
      'A long list becomes higher than 24rem.',
    ),
  ],
  'SEARCH-15': [
    plain(
      hook,
      'minLength = 0, pageSize }',
      'minLength = 0, pageSize = 5 }',
      'The questions of /faq stand on two pages.',
    ),
    subtle(
      hook,
      'minLength = 0, pageSize }',
      'minLength = 0, pageSize = 8 }',
      'The ninth question of /faq stands on a page of its own.',
    ),
    subtle(
      hook,
      'const shown = pageSize === undefined ? found :',
      'const shown = pageSize === undefined ? found.slice(0, 8) :',
      'The ninth item of a list without pages is missing.',
    ),
    subtle(
      hook,
      'const pages = pageSize === undefined ? 1 :',
      'const pages = pageSize === undefined ? Math.max(1, Math.ceil(found.length / 5)) :',
      'A pagination stands under a list that is shown as a whole.',
    ),
  ],
  'SEARCH-16': [
    plain(
      panel,
      'Page {props.page} of {props.pages}',
      'Faqja {props.page} nga {props.pages}',
      'The pagination is in Albanian.',
    ),
    subtle(
      panel,
      'if (props.pages <= 1) return null',
      'if (props.pages <= 2) return null',
      'Two pages have no pagination.',
    ),
    subtle(
      panel,
      '<StepButton step="next" text="Next" {...props} />',
      '<StepButton step="previous" text="Next" {...props} />',
      'Next leads back.',
    ),
    subtle(
      panel,
      'step="previous" text="Previous"',
      'step="previous"',
      'The button back has an arrow in the place of its word.',
    ),
    subtle(
      panel,
      'Page {props.page} of {props.pages}',
      'Page {props.page} of {props.pages - 1}',
      'The number of pages is one too small.',
    ),
  ],
  'SEARCH-17': [
    plain(
      hook,
      "log.error('A search failed', error)",
      "if (!error) log.error('A search failed', error)",
      'A failure is not logged.',
    ),
    subtle(
      hook,
      '      return []\n',
      '      return loaded.items\n',
      'After a failure the list of the search before stays.',
    ),
    subtle(hook, '      return []\n', '      throw error\n', 'After a failure the panel waits for ever.'),
    subtle(
      hook,
      '? await items({ text, filter }) : items',
      '? items({ text, filter }) : items',
      'A loader whose promise is rejected leaves the panel waiting.',
    ),
    subtle(
      hook,
      "log.error('A search failed', error)",
      "if (text) log.error('A search failed', error)",
      'The failure of the first load, without a text, is not logged.',
    ),
    subtle(
      hook,
      'return []',
      'return loaded.items',
      'When the loader fails, the panel goes on showing the items of the query before instead of an empty list.',
    ),
  ],
  'SEARCH-18': [
    plain(
      seeAll,
      'Gabim në kërkimin e bizneseve: {error.message}',
      'Gabim në kërkimin e bizneseve.',
      'The text does not say why.',
    ),
    subtle(
      seeAll,
      'error && <Alert kind="error">',
      'error && error.kind !== \'network\' && <Alert kind="error">',
      'Without a connection nothing is said.',
    ),
    subtle(
      'src/features/businesses/model/businessLists.ts',
      ', isClearedByFailure: true',
      '',
      'A search that fails after another one says nothing and shows the results of that.',
    ),
    subtle(seeAll, '      <SearchFailed error={error} />\n', '', 'A further page of results that fails says nothing.'),
    subtle(
      business,
      '<SearchFailed error={error} />',
      '{typed.length > 1 && <SearchFailed error={error} />}',
      'The failed search for one letter says nothing.',
    ),
    subtle(
      business,
      "hasFailed ? 'failed' : 'answered'",
      "hasFailed && suggested.length === 0 ? 'failed' : 'answered'",
      'When the search fails while the text suggests a category, no error is shown.',
    ),
  ],
  'SEARCH-19': [
    plain(panel, 'Error: {error}', 'Gabim: {error}', 'The text begins with an Albanian word.'),
    subtle(
      panel,
      '{error && (',
      '{error && panel.total === 0 && (',
      'With items in the list the failure is not shown.',
    ),
    subtle(panel, "    panel.setText('')\n", '', 'The clear button leaves the text in the field.'),
    subtle(panel, '    props.onClearError?.()\n', '', 'The clear button leaves the failure on the screen.'),
    subtle(
      business,
      "onClick={() => choose('')}",
      'onClick={() => choose(text)}',
      'The button beside a failed business search clears nothing.',
    ),
    subtle(
      panel,
      '          <Button variant="outline" size="sm" onClick={clear}>\n            Pastro\n          </Button>',
      '          {panel.text !== \'\' && (\n            <Button variant="outline" size="sm" onClick={clear}>\n              Pastro\n            </Button>\n          )}',
      'An error that came without typed text has no clear button.',
    ),
  ],
}
