// The gallery's search parts.
import { useState } from 'react'
import { Alert } from '@/ui/Alert'
import { SearchCombobox } from '@/ui/SearchCombobox'
import { SearchField } from '@/ui/SearchField'
import type { SearchOption } from '@/ui/SearchOptions'
import { SearchPanel } from '@/ui/SearchPanel'
import { Family, Sample } from './Sample'

const names = ['Sofra e Shtatë Lugëve', 'Sufllaqe te Ura', 'Salloni Çelësi', 'Servis Elbasani', 'Shtëpia e Çajit']
interface Place {
  name: string
}
const places: readonly Place[] = names.map((name) => ({ name }))
const all: readonly SearchOption[] = names.map((name) => ({ id: name, label: name, content: name }))

/** A field, and comboboxes that answer, find nothing, wait and fail. */
export function Search() {
  const [word, setWord] = useState('Tirana')
  const [empty, setEmpty] = useState('')
  return (
    <Family id="search" title="Search">
      <Sample title="search field: filled and empty" as="column">
        <SearchField label="Kërko te pyetjet" value={word} onValue={setWord} />
        <SearchField label="Kërko kategori" placeholder="Kërko kategori…" value={empty} onValue={setEmpty} />
      </Sample>
      <Sample title="combobox with results: type s, or x for none" as="tall">
        <Combobox label="Kërko biznese" status="answered" />
      </Sample>
      <Sample title="combobox that waits, and one that failed (type anything)" as="tall">
        <Combobox label="Kërko duke pritur" status="waiting" />
        <Combobox label="Kërko me gabim" status="failed" />
      </Sample>
      <Sample title="search panel: with filters and pages; nothing found; failed" as="cells">
        <Panel label="Kërko te vendet" items={places} />
        <Panel label="Kërko te asgjë" items={[]} />
        <Panel label="Kërko te gabimi" items={[]} error="Provë" />
      </Sample>
    </Family>
  )
}

/** Names with their first letters as filters, two a page. */
function Panel(props: { label: string; items: readonly Place[]; error?: string }) {
  return (
    <section aria-label={props.label}>
      <SearchPanel
        {...props}
        placeholder={`${props.label}…`}
        fields={['name']}
        filters={{ all: 'Të gjitha', s: 'Me S', sh: 'Me Sh' }}
        filterLabel={`Filtro: ${props.label}`}
        isIn={({ name }, filter) => name.toLowerCase().startsWith(filter)}
        keyOf={({ name }) => name}
        countText={(total) => `${total} vende`}
        pageSize={2}
      >
        {({ name }) => name}
      </SearchPanel>
    </section>
  )
}

/** A combobox over the sample names; the last pick stands below it. */
function Combobox({ label, status }: { label: string; status: 'answered' | 'waiting' | 'failed' }) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  const matches = all.filter((option) => option.label.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <>
      <SearchCombobox
        label={label}
        placeholder={`${label}…`}
        text={text}
        onText={setText}
        options={status === 'answered' ? matches : []}
        onPick={setPicked}
        isWanted={isWanted}
        onWanted={setIsWanted}
        status={status}
        error={<Alert kind="error">Gabim në kërkimin e bizneseve: provë</Alert>}
        footer={status === 'answered' && matches.length > 0 && <span>{`${matches.length} nga ${all.length}`}</span>}
      />
      {status === 'answered' && <p>{`Zgjedhja: ${picked}`}</p>}
    </>
  )
}
