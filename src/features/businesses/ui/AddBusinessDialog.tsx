// The dialog 'Shto biznes' with its form.
import { useId } from 'react'
import type { AppError } from '@/api'
import type { Category } from '@/api/endpoints/generated/types'
import { Modal } from '@/ui/dialog/Modal'
import { ErrorState } from '@/ui/ErrorState'
import { RequiredNote } from '@/ui/FieldFrame'
import { FormFrame, SubmitRow } from '@/ui/form/FormFrame'
import type { Form } from '@/ui/form/useForm'
import { Select } from '@/ui/Select'
import { TextField } from '@/ui/TextField'
import { type AddBusinessValues, isComplete } from '../model/addBusiness'
import styles from './AddBusiness.module.scss'
import { AddBusinessSimilar } from './AddBusinessSimilar'
import { AddBusinessSubcategories } from './AddBusinessSubcategories'

/** The categories to choose from, with status and error of their call. */
export interface CategoryChoice {
  categories: readonly Category[]
  isLoading: boolean
  error: AppError | null
  retry: () => void
}

interface AddBusinessDialogProps {
  form: Form<AddBusinessValues>
  choice: CategoryChoice
  onClose: () => void
}

/** Name, link, category, and subcategories of the category. Submitting requires the first three. */
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
          limit={200}
          inputProps={{ autoComplete: 'off' }}
        />
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
        <SubmitRow
          form={form}
          disabled={!canSubmit}
          aria-describedby={canSubmit ? undefined : reasonId}
          onCancel={onClose}
        >
          Shto biznesin
        </SubmitRow>
        {!canSubmit && (
          <p id={reasonId} className={styles.hint}>
            Plotëso emrin, linkun dhe kategorinë për të vazhduar.
          </p>
        )}
      </FormFrame>
    </Modal>
  )
}

/** The select, or why there is nothing to choose from. Another category has other subcategories. */
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
