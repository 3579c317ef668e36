// How the statements about the category list could be false.
import { type Area, plain, plainInBrowser, subtle, subtleInBrowser } from '../break'

const page = 'src/pages/categories/Page.tsx'
const cards = 'src/pages/categories/CategoryCards.tsx'
const styles = 'src/pages/categories/Page.module.scss'
const card = 'src/features/categories/ui/CategoryCard.tsx'
const look = 'src/lib/categoryLook.ts'
const combined = 'src/features/categories/model/categorySearch.ts'
const paths = 'src/lib/paths.ts'

export const catList: Area = {
  'CATLIST-01': [
    plain(
      page,
      '<CategoryCards key={term} shown={shown}',
      '<CategoryCards key={term} shown={[]}',
      'There are no cards.',
    ),
    plainInBrowser(
      styles,
      'repeat(3, minmax(0, 1fr))',
      'minmax(0, 1fr)',
      'On a wide screen the cards stand in one column.',
    ),
    subtleInBrowser(
      styles,
      'repeat(2, minmax(0, 1fr))',
      'minmax(0, 1fr)',
      'From 640 px to 1024 px the cards stand in one column.',
    ),
    subtle(
      cards,
      '{first.map((category) => (',
      '{first.slice(0, -1).map((category) => (',
      'The last category has no card.',
    ),
    subtle(
      page,
      '{shown && shown.length > 0 && <CategoryCards',
      '{shown && shown.length > 1 && <CategoryCards',
      'A single category has no card.',
    ),
    subtleInBrowser(
      cards,
      'className={styles.grid}',
      'className={term ? undefined : styles.grid}',
      'What a search finds stands in a plain list.',
    ),
    subtleInBrowser(
      styles,
      'display: grid;\n  grid-template-columns: minmax(0, 1fr);',
      'display: block;\n  grid-template-columns: minmax(0, 1fr);',
      'On every width the cards stand one under the other, in one column.',
    ),
  ],
  'CATLIST-02': [
    plain(
      look,
      'if (row) return { kind: row.kind, hue: row.hue }',
      "if (row) return { kind: 'food', hue: 0 }",
      'All categories with a keyword look like restaurants.',
    ),
    subtle(
      look,
      'if (row) return { kind: row.kind, hue: row.hue }',
      'if (row) return { kind: row.kind, hue: hash(name) % HUES }',
      'The colour does not come from the keyword.',
    ),
    subtle(
      look,
      'entry.words.some((start)',
      'entry.words.slice(0, 1).some((start)',
      'Only the first keyword of each kind counts.',
    ),
    subtle(
      look,
      'words.some((word) => `${word}.`.startsWith(start))',
      '`${words[0]}.`.startsWith(start)',
      'A keyword in the second word of a name does not count.',
    ),
    subtle(
      look,
      'const words = foldText(name)',
      'const words = name.toLowerCase()',
      'A keyword with ë or ç in the name does not count.',
    ),
    subtle(
      card,
      'data-hue={hue}',
      'data-hue={term ? 0 : hue}',
      'While something is searched for all cards have one colour.',
    ),
    subtle(
      card,
      'categoryLook(category.name)',
      'categoryLook(category.subcategories[0]?.name ?? category.name)',
      'Icon and colour are those of the first subcategory.',
    ),
    subtle(
      look,
      'const words = foldText(name).split(',
      'const words = name.toLowerCase().split(',
      "Categories whose keyword has ë or ç ('Shëndetësi', 'Këpucë', 'Bujqësi') get the icon and colour of the hash.",
    ),
    subtle(
      card,
      'data-hue={hue}',
      'data-hue={hue || undefined}',
      'Cards of hue 0 (restaurants, shops, repairs) have no colour.',
    ),
  ],
  'CATLIST-03': [
    plain(
      look,
      "return { kind: kinds[number % kinds.length] ?? 'bag', hue: number % HUES }",
      "return { kind: 'bag', hue: 0 * number }",
      'All categories without a keyword look alike.',
    ),
    subtle(look, 'hue: number % HUES }', 'hue: 0 }', 'All categories without a keyword have one colour.'),
    subtle(
      look,
      "kinds[number % kinds.length] ?? 'bag'",
      "kinds[number % 1] ?? 'bag'",
      'All categories without a keyword have one icon.',
    ),
    subtle(
      look,
      'const number = hash(foldText(name))',
      'const number = foldText(name).length',
      'Two names of one length look alike.',
    ),
    subtle(
      look,
      'at < text.length; at += 1',
      'at < Math.min(4, text.length); at += 1',
      'Two names with the same first letters look alike.',
    ),
    subtle(
      look,
      'hue: number % HUES }',
      'hue: (number % HUES) + 1 }',
      'Categories without a keyword have hues 1 to 8 instead of 0 to 7: those of 8, which the palette does not have, are without colour.',
    ),
  ],
  'CATLIST-04': [
    plain(card, '{subcategories.length > 0 && (', '{subcategories.length > 99 && (', 'No card lists subcategories.'),
    subtle(
      card,
      '{subcategories.length > 0 && (',
      '{subcategories.length > 1 && (',
      'A single subcategory is not listed.',
    ),
    subtle(card, '{hidden > 0 && (', '{hidden > 1 && (', 'Of six subcategories the last cannot be seen.'),
    subtle(
      card,
      'const subcategories = [...matching, ...category.subcategories.filter((one) => !isMatch(one))]',
      'const subcategories = matching.length > 0 ? matching : category.subcategories',
      'While a subcategory is searched for, its card lists no others.',
    ),
    subtle(
      card,
      'isWhole ? subcategories : subcategories.slice(0, first)',
      'isWhole ? subcategories.slice(0, 2 * first) : subcategories.slice(0, first)',
      'The eleventh subcategory of a card is never listed.',
    ),
  ],
  'CATLIST-05': [
    plain(
      page,
      'const shown = isSearching ? results : categories',
      'const shown = categories',
      'The search filters nothing.',
    ),
    subtle(
      combined,
      'of subcategoryMatches)',
      'of subcategoryMatches.slice(0, 0))',
      'The name of a subcategory finds nothing.',
    ),
    subtle(
      combined,
      'of subcategoryMatches)',
      'of matches.length > 0 ? [] : subcategoryMatches)',
      'Where a category has the searched name, those with such a subcategory are left out.',
    ),
    subtle(
      combined,
      'new Map(matches.map((category)',
      'new Map(matches.slice(1).map((category)',
      'The first category with the searched name is left out.',
    ),
    subtle(
      page,
      'const search = useCategorySearch(term)',
      "const search = useCategorySearch(term.length > 1 ? term : '')",
      'One letter filters nothing.',
    ),
    subtle(
      combined,
      'for (const subcategory of subcategoryMatches) {',
      'for (const subcategory of matches.length > 0 ? [] : subcategoryMatches) {',
      'A search that some category matches by name leaves out the categories that have only a matching subcategory.',
    ),
  ],
  'CATLIST-06': [
    plain(page, 'const PAUSE = 500', 'const PAUSE = 300', 'The search begins 200 ms early.'),
    subtle(page, 'const PAUSE = 500', 'const PAUSE = 499', 'The search begins a millisecond early.'),
    subtle(page, 'const PAUSE = 500', 'const PAUSE = 501', 'The search begins a millisecond late.'),
    subtle(
      page,
      'pause: PAUSE,',
      'pause: term ? 0 : PAUSE,',
      'Only the first search waits; what is typed on is searched at once.',
    ),
    subtle(
      'src/ui/useUrlDraft.ts',
      '}, [wanted, address, pause])',
      '}, [wanted === address, address, pause])',
      'The search starts 500 ms after the first letter, in the middle of typing, instead of 500 ms after the last one.',
    ),
  ],
  'CATLIST-07': [
    plain(
      card,
      '<CardLink to={categoryPath(category)}',
      '<CardLink to={categoryPath({ name: category._id })}',
      'A card leads to an address made of the id.',
    ),
    subtle(
      card,
      '<CardLink to={categoryPath(category)}',
      '<CardLink to={categoryPath((term && category.subcategories[0]) || category)}',
      'While something is searched for, a card leads to its first subcategory.',
    ),
    subtle(
      paths,
      "slug || foldText(name).replace(/[^a-z0-9]+/g, '_')",
      "foldText(name).replace(/[^a-z0-9]+/g, '_') || slug || ''",
      'A slug that differs from the name is not used.',
    ),
    subtle(
      paths,
      "replace(/[^a-z0-9]+/g, '_')",
      "replace(/[^a-z0-9]+/g, '-')",
      'The address of a category without a slug has hyphens.',
    ),
    subtleInBrowser(
      'src/features/categories/ui/CategoryCard.module.scss',
      '.card {\n  position: relative;',
      '.card {\n  position: static;',
      'A press on any card opens the last one.',
    ),
    subtle(
      card,
      '<CardLink to={categoryPath(category)}',
      '<CardLink to={categoryPath({ name: category.name })}',
      'A category whose slug is not its folded name is opened under an address made of its name, not under its slug.',
    ),
  ],
  'CATLIST-08': [
    plain(card, 'state={stateOf(category)}', 'state={undefined}', 'A card passes nothing on.'),
    subtle(
      card,
      '({ category: place, allCategories: all })',
      '({ category: place, allCategories: [] })',
      'A card does not pass on the other categories.',
    ),
    subtle(
      page,
      'shown={shown} all={categories}',
      'shown={shown} all={shown}',
      'While something is searched for, a card passes on only the categories found.',
    ),
    subtle(
      card,
      '({ category: place, allCategories: all })',
      '({ category: { ...place, subcategories: [] }, allCategories: all })',
      'The category is passed on without its subcategories.',
    ),
    subtle(
      page,
      'all={categories}',
      'all={shown}',
      'A card opened from search results passes on only the categories found as allCategories.',
    ),
    subtle(
      card,
      'state={stateOf(category)}',
      'state={stateOf({ ...category, subcategories: shown })}',
      "The category data in the navigation state has only the subcategories the card shows (five), so the category's page lists no others.",
    ),
  ],
}
