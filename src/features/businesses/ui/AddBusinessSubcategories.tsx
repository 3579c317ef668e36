// The subcategories of the category chosen, as chips.
import { useRef } from 'react'
import type { Category } from '@/api/endpoints/generated/types'
import { Button } from '@/ui/Button'
import { SelectableChip } from '@/ui/Chip'
import styles from './AddBusiness.module.scss'

interface AddBusinessSubcategoriesProps {
  /** None before one was chosen. */
  category: Category | undefined
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
}

/** Any number of chips, how many of them are chosen, and a way to take all back. */
export function AddBusinessSubcategories({ category, chosen, onChosen }: AddBusinessSubcategoriesProps) {
  const chips = useRef<HTMLDivElement>(null)
  const all = category?.subcategories ?? []
  const toggle = (id: string) =>
    onChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className={styles.subcategories}>
      <legend className={styles.label}>Nënkategoritë (opsionale)</legend>
      {all.length === 0 && (
        <p className={styles.hint}>
          {category ? 'Kjo kategori nuk ka nënkategori.' : 'Zgjidh kategorinë që të shfaqen nënkategoritë.'}
        </p>
      )}
      {all.length > 0 && (
        <>
          <div ref={chips} className={styles.chips}>
            {all.map(({ _id, name }) => (
              <SelectableChip key={_id} isSelected={chosen.includes(_id)} onPress={() => toggle(_id)}>
                {name}
              </SelectableChip>
            ))}
          </div>
          <div className={styles.count}>
            <span role="status" className={styles.hint}>{`${chosen.length} nga ${all.length} të zgjedhura`}</span>
            <Button
              variant="outline"
              size="xs"
              disabled={chosen.length === 0}
              onClick={() => {
                onChosen([])
                // The button cannot keep the focus: there is nothing left to take back.
                chips.current?.querySelector('button')?.focus()
              }}
            >
              Hiq të gjitha
            </Button>
          </div>
        </>
      )}
    </fieldset>
  )
}
