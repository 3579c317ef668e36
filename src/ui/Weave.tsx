// A band of ten diamonds in the colours of ratings: a business's own weave.
import { DIAMONDS, threads } from '@/lib/weave'
import styles from './Weave.module.scss'

/** On a grid of 20: steps, and a hole in which a diamond is. */
const steps =
  'M8 0h4v2h2v2h2v2h2v2h2v4h-2v2h-2v2h-2v2h-2v2h-4v-2h-2v-2h-2v-2h-2v-2h-2v-4h2v-2h2v-2h2v-2h2zM10 4l6 6-6 6-6-6z'
const diamond = 'M10 6l4 4-4 4-4-4z'

const places = Array.from({ length: DIAMONDS }, (_, at) => 20 * at)

/** From 5 stars on the left to 1 on the right by how many gave each; undyed without any. Its container says it. */
export function Weave({ counts }: { counts: readonly number[] }) {
  const dyed = threads(counts).flatMap((many, at) => Array.from({ length: many }, () => 5 - at))
  return (
    <svg
      className={styles.weave}
      data-dyed={dyed.length > 0}
      viewBox="0 0 200 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {places.map((x, at) => (
        <g key={x} data-level={dyed[at]} transform={`translate(${x})`}>
          <path d={steps} />
          <path d={diamond} />
        </g>
      ))}
    </svg>
  )
}
