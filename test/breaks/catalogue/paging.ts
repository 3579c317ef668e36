// How the statements about the paginations could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const shared = 'src/ui/Pagination.tsx'
const ends = 'src/ui/PaginationWithEnds.tsx'
const numbers = 'src/lib/pagination.ts'
const narrow = 'src/ui/useMediaQuery.ts'
const size = 'export const DEFAULT_PAGE_SIZE = 10'
const requests = 'src/features/reviews/model/reviewRequests.ts'

export const paging: Area = {
  'PAGING-01': [
    plain('src/api/listings.ts', size, 'export const DEFAULT_PAGE_SIZE = 20', 'A page has twenty comments.'),
    subtle(
      requests,
      '{ id, page, limit: DEFAULT_PAGE_SIZE, approved: true, userId }',
      '{ id, page, limit: 11, approved: true, userId }',
      'A page of a business has eleven comments.',
    ),
    subtle(
      requests,
      'businessId, page, limit: DEFAULT_PAGE_SIZE, userId }',
      'businessId, page, limit: 9, userId }',
      'A page of found comments has nine.',
    ),
    subtle(
      'src/api/wire.ts',
      '?? Math.max(10, shown)',
      '?? Math.max(20, shown)',
      'When the server tells only the total (25), the pagination of the comments has 2 pages instead of 3.',
    ),
  ],
  'PAGING-02': [
    plain(shared, 'isNarrow ? 3 : 7', 'isNarrow ? 3 : 5', 'Five page numbers are shown.'),
    subtle(shared, 'isNarrow ? 3 : 7', 'isNarrow ? 3 : 6', 'Six page numbers are shown.'),
    subtle(shared, 'isNarrow ? 3 : 7', 'isNarrow ? 3 : 8', 'Eight page numbers are shown.'),
    subtle(
      numbers,
      'Array.from({ length }, (_, index) => start + index)',
      'Array.from({ length }, (_, index) => start + index).filter((one) => Math.abs(one - current) <= size / 2)',
      'On the first and on the last page only four numbers are shown.',
    ),
    subtle(
      numbers,
      'pages - length + 1))',
      'pages - length + 2))',
      'On the last page a number is shown of a page that does not exist.',
    ),
    subtle(
      shared,
      'isNarrow ? 3 : 7',
      'isNarrow ? 3 : Math.min(7, pages - 1)',
      'With exactly 7 pages the pagination shows 6 numbers (with 2 pages, one).',
    ),
    subtle(
      numbers,
      'Math.max(1, Math.min(current - Math.floor((length - 1) / 2), pages - length + 1))',
      'Math.max(1, current - Math.floor((length - 1) / 2))',
      'Near the end the window holds numbers of pages that do not exist: 9 to 15 on page 12 of 12.',
    ),
  ],
  'PAGING-03': [
    plain(shared, 'isNarrow ? 3 : 7', 'isNarrow ? 7 : 7', 'A phone shows seven numbers.'),
    subtle(shared, 'isNarrow ? 3 : 7', 'isNarrow ? 4 : 7', 'A phone shows four numbers.'),
    subtle(shared, 'isNarrow ? 3 : 7', 'isNarrow ? 2 : 7', 'A phone shows two numbers.'),
    subtleInBrowser(narrow, '639.98px', '640.98px', 'At 640 px three numbers are shown still.'),
    subtleInBrowser(narrow, '639.98px', '638.98px', 'At 639 px seven numbers are shown already.'),
    subtle(
      narrow,
      "list?.addEventListener('change', changed)",
      "list?.addEventListener('resize', changed)",
      'When the window becomes narrower than 640 px, the pagination keeps 7 numbers instead of changing to 3.',
    ),
  ],
  'PAGING-04': [
    plain(shared, '{props.pages > 1 && <Pages {...props} />}', '{<Pages {...props} />}', 'One page has a pagination.'),
    subtle(
      shared,
      'props.pages > 1',
      '(props.pages > 1 || isPending)',
      "'Faqja 1 nga 1' stands there while the list is being loaded.",
    ),
    subtle(shared, 'props.pages > 1', 'props.pages > 2', 'Two pages have no pagination.'),
    subtle(
      shared,
      '{props.pages > 1 && <Pages {...props} />}',
      '{(props.pages > 1 || props.page > 1) && <Pages {...props} />}',
      'At ?faqe=3, while the comments load or have one page only, a pagination "Faqja 1 nga 1" shows.',
    ),
  ],
  'PAGING-05': [
    plain(shared, '        Faqja {current} nga {pages}\n', '', 'The footer is empty.'),
    subtle(shared, 'Faqja {current} nga {pages}', 'Faqja {current} e {pages}', 'The footer has another word.'),
    subtle(
      shared,
      '<p className={styles.footer}>',
      '<p className={styles.footer} hidden={isNarrow}>',
      'A phone has no footer.',
    ),
    subtle(
      shared,
      '<p className={styles.footer}>',
      '<p className={styles.footer} hidden={current === pages}>',
      'The last page has no footer.',
    ),
    subtle(
      shared,
      '      <p className={styles.footer}>\n        Faqja {current} nga {pages}\n      </p>',
      '      {!isNarrow && (\n        <p className={styles.footer}>\n          Faqja {current} nga {pages}\n        </p>\n      )}',
      'Below 640 px the footer "Faqja n nga total" is missing.',
    ),
    subtleInBrowser(
      'src/ui/Pagination.module.scss',
      '.footer {\n  color: var(--ink-soft);',
      '.footer {\n  @include below(sm) {\n    display: none;\n  }\n\n  color: var(--ink-soft);',
      "On phones 'Faqja {n} nga {total}' is not shown below the page numbers.",
    ),
  ],
  'PAGING-06': [
    plain(
      ends,
      'pageWindowWithEnds(current, pages, 5)',
      'pageWindowWithEnds(current, pages, 3)',
      'Three numbers stand between the ends.',
    ),
    subtle(
      ends,
      'pageWindowWithEnds(current, pages, 5)',
      'pageWindowWithEnds(current, pages, 6)',
      'Six numbers stand between the ends.',
    ),
    subtle(
      ends,
      'pageWindowWithEnds(current, pages, 5)',
      'pageWindowWithEnds(current, pages, 4)',
      'Four numbers stand between the ends.',
    ),
    subtle(numbers, '  if (first > 1) items.unshift(1)\n', '', 'There is no way to the first page.'),
    subtle(numbers, '  if (last < pages) items.push(pages)\n', '', 'There is no way to the last page.'),
    subtle(
      numbers,
      "  if (first > 2) items.unshift('gap-before')\n",
      '',
      'No dots say that numbers before are left out.',
    ),
    subtle(
      numbers,
      "  if (last < pages - 1) items.push('gap-after')\n",
      '',
      'No dots say that numbers after are left out.',
    ),
    subtle(ends, '<span className={styles.gap}>…</span>', '<span className={styles.gap} />', 'The dots are missing.'),
    subtle(
      numbers,
      'if (last < pages) items.push(pages)',
      'if (last < pages - 1) items.push(pages)',
      'With 6 pages, the category page shows 1 to 5 on page 1 and not the last page.',
    ),
    subtle(
      ends,
      'pageWindowWithEnds(current, pages, 5)',
      'pageWindowWithEnds(current, pages, pages <= 7 ? 7 : 5)',
      'With 7 pages the category page shows all 7 numbers without an ellipsis, instead of a window of 5.',
    ),
  ],
  'PAGING-07': [
    plain(
      ends,
      '{isNarrow ? (\n          <li',
      '{pages > 999 ? (\n          <li',
      'A phone shows the numbers of the desktop.',
    ),
    subtle(ends, '{current} / {pages}', '{pages} / {current}', 'The total comes first.'),
    subtle(
      ends,
      "text={isNarrow ? undefined : 'Pas'}",
      'text="Pas"',
      "A phone has the word 'Pas' in place of an arrow.",
    ),
    subtle(
      ends,
      "text={isNarrow ? undefined : 'Para'}",
      'text="Para"',
      "A phone has the word 'Para' in place of an arrow.",
    ),
    subtleInBrowser(
      'src/ui/Pagination.module.scss',
      '.count {\n  min-inline-size: 5rem;',
      '.count {\n  display: none;',
      'A phone shows arrows with nothing between them.',
    ),
  ],
  'PAGING-08': [
    plain(
      ends,
      "text={isNarrow ? undefined : 'Pas'}",
      'text={undefined}',
      "The desktop has an arrow in place of 'Pas'.",
    ),
    subtle(ends, "undefined : 'Para'}", "undefined : 'Përpara'}", "The button reads 'Përpara'."),
    subtle(ends, `step="previous" text`, `step="next" text`, "'Para' leads to the next page."),
    subtle(
      ends,
      "text={isNarrow ? undefined : 'Pas'}",
      "text={isNarrow || current === pages ? undefined : 'Pas'}",
      "On the last page an arrow stands in place of 'Pas'.",
    ),
    subtle(
      ends,
      '<StepButton step="previous" text={isNarrow ? undefined : \'Para\'} {...step} />',
      '{(isNarrow || current > 1) && <StepButton step="previous" text={isNarrow ? undefined : \'Para\'} {...step} />}',
      'On the desktop the first page of a category has no button "Para".',
    ),
  ],
}
