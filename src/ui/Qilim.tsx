// A woven pattern for what has no photo, drawn from a seed: the same business always has the same one.
import { hash } from '@/lib/categoryLook'
import styles from './Qilim.module.scss'

/** Cells from the middle to an edge: one quarter is drawn and mirrored to both sides, as on a qilim. */
const HALF = 4
const quarters = ['', 'scale(-1 1)', 'scale(1 -1)', 'scale(-1 -1)']

// A cell of side 2, from its upper left corner: full, diamond, two triangles, a hook.
const shapes = ['h2v2h-2z', 'm1 0 1 1-1 1-1-1z', 'h2l-2 2z', 'm2 2h-2l2-2z', 'h2v1h-1v1h-1z']

/** The paths of one quarter, one for each of two shades. */
export function qilimPaths(seed: string): [string, string] {
  const paths: [string, string] = ['', '']
  // Xorshift: from here on, similar seeds have nothing in common.
  let state = hash(seed) || 1
  const next = (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
  for (let row = 0; row < HALF; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const shape = shapes[next(shapes.length + 1)]
      const shade = next(2)
      if (!shape) continue
      paths[shade] += `M${2 * column} ${2 * row}${shape}`
      if (column !== row) paths[shade] += `M${2 * row} ${2 * column}${shape}`
    }
  }
  return paths
}

/** Fills its container, in two shades of `hue` (styles/_tokens.scss); hidden from screen readers. */
export function Qilim({ seed, hue }: { seed: string; hue: number }) {
  const [dark, light] = qilimPaths(seed)
  return (
    <svg className={styles.qilim} data-hue={hue} viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
      {quarters.map((transform) => (
        <g key={transform} transform={transform}>
          <path d={dark} />
          <path className={styles.light} d={light} />
        </g>
      ))}
    </svg>
  )
}
