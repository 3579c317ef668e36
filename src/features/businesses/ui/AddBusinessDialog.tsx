// The dialog 'Shto biznes' with its form.
import { useId, useRef } from 'react'
import type { AppError } from '@/api'
import type { Category } from '@/api/endpoints/generated/types'
import { Button } from '@/ui/Button'
import { SelectableChip } from '@/ui/Chip'
import { Countdown, charactersLeft } from '@/ui/Countdown'
import { Modal } from '@/ui/dialog/Modal'
import { ErrorState } from '@/ui/ErrorState'
import { RequiredNote } from '@/ui/FieldFrame'
import { FormFrame, SubmitRow } from '@/ui/form/FormFrame'
import type { Form } from '@/ui/form/useForm'
import { Select } from '@/ui/Select'
import { TextField } from '@/ui/TextField'
import { type AddBusinessValues, businessFields, isComplete } from '../model/addBusiness'
import styles from './AddBusiness.module.scss'
import { AddBusinessSimilar } from './AddBusinessSimilar'

/** The categories to choose from, with their call's status and error. */
export interface CategoryChoice {
  categories: readonly Category[]
  isLoading: boolean
  error: AppError | null
  retry: () => void
}

const { limit } = businessFields.name

interface AddBusinessDialogProps {
  form: Form<AddBusinessValues>
  choice: CategoryChoice
  onClose: () => void
}

/** Name, link and category, which are required, and the category's subcategories. */
export function AddBusinessDialog({ form, choice, onClose }: AddBusinessDialogProps) {
  const reasonId = useId()
  const { values } = form
  const canSubmit = isComplete(values)
  const url = form.field('url')
  const category = choice.categories.find(({ _id }) => _id === values.category)
  return (
    <Modal title="Shto biznes" onClose={onClose}>
      <FormFrame form={form} isPlain isIncomplete={!canSubmit}>
        <RequiredNote />
        <TextField
          {...form.field('name')}
          label="Emri i biznesit"
          isRequired
          placeholder="Emri ashtu siç e përdor biznesi"
          helper={charactersLeft(values.name, limit)}
          inputProps={{ autoComplete: 'off' }}
        />
        <Countdown value={values.name} limit={limit} />
        <AddBusinessSimilar
          name={values.name}
          url={values.url}
          onGoOn={() => document.getElementById(url.id)?.focus()}
        />
        <TextField
          {...url}
          label="Linku"
          isRequired
          placeholder="https://…"
          helper="Faqja e internetit ose profili në rrjetet sociale."
          inputProps={{ type: 'url', inputMode: 'url', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        />
        <CategoryField form={form} choice={choice} />
        <AddBusinessSubcategories
          category={category}
          chosen={values.subcategories}
          onChosen={(subcategories) => form.setValues({ subcategories })}
        />
        {!canSubmit && (
          <p id={reasonId} className={styles.hint}>
            Plotëso emrin, linkun dhe kategorinë për të vazhduar.
          </p>
        )}
        <SubmitRow
          form={form}
          disabled={!canSubmit}
          aria-describedby={canSubmit ? undefined : reasonId}
          onCancel={onClose}
        >
          Shto biznesin
        </SubmitRow>
      </FormFrame>
    </Modal>
  )
}

/** The select, or why there is nothing to choose. Another category has other subcategories. */
function CategoryField({ form, choice }: Pick<AddBusinessDialogProps, 'form' | 'choice'>) {
  const { categories, isLoading, error, retry } = choice
  if (error && categories.length === 0) {
    return (
      <ErrorState headingLevel={3} title="Gabim në ngarkimin e kategorive" message={error.message} onRetry={retry} />
    )
  }
  return (
    <Select
      {...form.field('category')}
      onValue={(category) => form.setValues({ category, subcategories: [] })}
      label="Kategoria"
      isRequired
      placeholder={isLoading ? 'Duke ngarkuar kategoritë…' : 'Zgjidh kategorinë'}
      options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
      selectProps={{ disabled: isLoading }}
    />
  )
}

interface AddBusinessSubcategoriesProps {
  category: Category | undefined
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
}

/** Any number of chips, the count of chosen ones, and a button to clear them. */
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
                // The button is now disabled and cannot keep the focus.
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
