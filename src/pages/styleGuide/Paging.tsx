// Both paginations of the gallery at several lengths (PAGING-01 to PAGING-08).
import { useState } from 'react'
import { Pagination } from '@/ui/Pagination'
import { PaginationWithEnds } from '@/ui/PaginationWithEnds'
import { Family, Sample } from './Sample'

const kinds = [
  { kind: 'shared pagination', Part: Pagination, label: 'Faqet' },
  { kind: 'category pagination', Part: PaginationWithEnds, label: 'Faqet e kategorisë' },
] as const
const lengths = [1, 2, 7, 12, 120]

/** One page shows nothing; the others start in the middle. */
export function Paging() {
  return (
    <Family id="paging" title="Paginations">
      {kinds.map(({ kind, Part, label }) =>
        lengths.map((pages) => (
          <Sample key={`${kind} ${pages}`} title={`${kind}: ${pages} ${pages === 1 ? 'page (nothing)' : 'pages'}`}>
            <Paged Part={Part} pages={pages} label={`${label}, ${pages}`} />
          </Sample>
        )),
      )}
    </Family>
  )
}

function Paged({ Part, pages, label }: { Part: typeof Pagination; pages: number; label: string }) {
  const [page, setPage] = useState(Math.ceil(pages / 2))
  return <Part page={page} pages={pages} onPage={setPage} label={label} />
}
