// A woven pattern for what has no photo, drawn from a seed: the same business always has the same one.
import { memo, useId } from 'react'
import { hash } from '@/lib/categoryLook'
import styles from './Qilim.module.scss'

/** From the middle to an edge. */
const HALF = 20
/** Shades besides gold (Qilim.module.scss). */
const SHADES = 4
const box = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`

/** Numbers below a bound. Xorshift: similar seeds have nothing in common. */
function numbersFrom(seed: string) {
  let state = hash(`qilim ${seed}`) || 1
  return (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

type Point = readonly [x: number, y: number]

/** A shape and its mirror images, on both sides and above and below. */
const mirrored = (points: readonly Point[]) =>
  [1, -1].flatMap((h) => [1, -1].map((v) => `M${points.map(([x, y]) => `${h * x} ${v * y}`).join(' ')}z`)).join('')

/** The same with every shape on the other axis, too. */
const onBothAxes = (points: readonly Point[]) => mirrored(points) + mirrored(points.map(([x, y]) => [y, x]))

/** A diamond around the middle, its sides straight or in steps. */
function diamond(width: number, height: number, steps: number): string {
  const middle: Point = [0, 0]
  if (steps === 1) return mirrored([middle, [0, height], [width, 0]])
  const stairs = Array.from({ length: steps }, (_, step): Point[] => {
    const y = (height * (steps - step)) / steps
    return [
      [(width * step) / steps, y],
      [(width * (step + 1)) / steps, y],
    ]
  })
  return mirrored([middle, ...stairs.flat(), [width, 0]])
}

/** Its shapes from the ground up. Gold only where no letter reaches. */
function motif(seed: string): { shade: number | 'gold'; shape: string }[] {
  const next = numbersFrom(seed)
  let shade = next(SHADES)
  // Each shape in another shade than the one before.
  const woven = (shape: string) => {
    shade = (shade + 1 + next(SHADES - 1)) % SHADES
    return { shade, shape }
  }
  const size: Point = [13 + next(5), 13 + next(5)]
  const steps = [1, 4, 5][next(3)] ?? 1
  const bands = 3 + next(3)
  const corner = 8 + next(5)
  const inner = corner - 3 - next(2)
  const tooth = HALF / (3 + next(4))
  const depth = 2 + next(3)
  const teeth = Array.from({ length: Math.round(HALF / tooth) }, (_, at) =>
    onBothAxes([
      [at * tooth, HALF],
      [(at + 0.5) * tooth, HALF - depth],
      [(at + 1) * tooth, HALF],
    ]),
  ).join('')
  const triangle = (side: number) =>
    mirrored([
      [HALF, HALF],
      [HALF - side, HALF],
      [HALF, HALF - side],
    ])
  // A ram's horn on either side of an axis.
  const tip = Math.max(...size) - 2
  const hook = onBothAxes(
    [
      [0, 0],
      [1.5, 0],
      [1.5, 2.5],
      [4.5, 2.5],
      [4.5, -0.5],
      [6, -0.5],
      [6, 4],
      [0, 4],
    ].map(([x = 0, y = 0]) => [x, y + tip]),
  )
  const eye = 11 + next(3)
  return [
    woven(`M${-HALF} ${-HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}z`),
    woven(teeth),
    woven(triangle(corner)),
    woven(triangle(inner)),
    {
      shade: 'gold',
      shape: next(2)
        ? triangle(2 + next(2))
        : onBothAxes([
            [0, HALF],
            [2, HALF],
            [0, HALF - 2],
          ]),
    },
    ...(next(3) ? [woven(hook)] : []),
    ...Array.from({ length: bands }, (_, band) =>
      woven(diamond((size[0] * (bands - band)) / bands, (size[1] * (bands - band)) / bands, steps)),
    ),
    {
      shade: 'gold',
      shape: mirrored([
        [eye, eye - 1],
        [eye + 1, eye],
        [eye, eye + 1],
        [eye - 1, eye],
      ]),
    },
  ]
}

/** One whole motif, around 0 0. */
function Motif({ seed }: { seed: string }) {
  return motif(seed).map(({ shade, shape }) => <path key={shape} data-shade={shade} d={shape} />)
}

interface QilimProps {
  seed: string
  /** Of the palette in styles/_tokens.scss. */
  hue: number
  /** One motif after another, for a wide place. */
  cover?: boolean
}

/** Fills its container, in the shades of a hue; hidden from screen readers. Drawn once, however often it renders. */
export const Qilim = memo(function Qilim({ seed, hue, cover }: QilimProps) {
  const id = useId()
  return (
    <svg
      className={styles.qilim}
      data-hue={hue}
      viewBox={cover ? undefined : box}
      aria-hidden="true"
      focusable="false"
      data-noprint
    >
      {cover ? (
        <>
          <pattern id={id} width="80" height="80" viewBox={box} patternUnits="userSpaceOnUse">
            <Motif seed={seed} />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </>
      ) : (
        <Motif seed={seed} />
      )}
    </svg>
  )
})
