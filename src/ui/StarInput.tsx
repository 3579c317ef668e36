// An input for a rating.
import { useId } from 'react'
import { starWord, starWords } from '@/lib/rating'
import { FieldNotes, type FieldProps, labelText, noteAttributes } from './FieldFrame'
import styles from './StarInput.module.scss'
import { starShape } from './Stars'
import { VisuallyHidden } from './VisuallyHidden'

interface StarInputProps extends Omit<FieldProps, 'label'> {
  /** The legend. */
  label?: string
  /** 1 to 5 stars; 0 for none yet. */
  value: number
  onValue: (stars: number) => void
}

const sayChosen = (stars: number): string =>
  stars === 1 ? `Zgjodhe 1 yll: ${starWord(1)}` : `Zgjodhe ${stars} yje: ${starWord(stars)}`

/** Five native radio buttons as stars; hovering only previews. `id` goes to the one that takes the focus. */
export function StarInput(props: StarInputProps) {
  const { label = 'Vlerësimi yt', value, onValue, onBlur, helper, error } = props
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <fieldset
      className={styles.field}
      aria-describedby={noteAttributes(id, props, `${id}-chosen`)['aria-describedby']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
    >
      <legend className={styles.legend}>{labelText({ ...props, label })}</legend>
      <div className={styles.stars} data-level={value}>
        {starWords.map((word, index) => {
          const stars = index + 1
          return (
            <label key={word} className={styles.star} data-filled={stars <= value || undefined}>
              <input
                type="radio"
                id={stars === (value || 1) ? id : undefined}
                name={id}
                value={stars}
                checked={stars === value}
                onChange={() => onValue(stars)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={starShape} />
              </svg>
              <VisuallyHidden>{`${stars} nga 5 yje: ${word}`}</VisuallyHidden>
            </label>
          )
        })}
      </div>
      {/* No status: the radio that was chosen says the same. */}
      <p id={`${id}-chosen`} className={styles.chosen}>
        {value === 0 ? 'Zgjidh nga 1 deri në 5 yje' : sayChosen(value)}
      </p>
      <FieldNotes id={id} helper={helper} error={error} />
    </fieldset>
  )
}
