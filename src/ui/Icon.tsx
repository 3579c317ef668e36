// The few line icons of the app, drawn on a grid of 24.
import styles from './Icon.module.scss'

const paths = {
  more: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  pen: 'm4 20 1-4.5L16 4.5 19.5 8 8.5 19 4 20Zm9.5-13L17 10.5',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 12.5h9l1-12.5M10.25 10.5v5.5m3.5-5.5v5.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.5v.5',
  warning: 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5m0 2.5v.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  calendar: 'M4 6.5h16v13H4zm0 4.5h16M8.5 4v4m7-4v4',
  save: 'M6.5 4h11v16.5L12 16.5l-5.5 4z',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.9-5.2 2.9 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  place: 'M12 21s7-6.4 7-11.5a7 7 0 1 0-14 0C5 14.6 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone: 'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  mail: 'M3.5 6h17v12h-17zm0 .5 8.5 6.5 8.5-6.5',
  link: 'M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.6 4.6 0 0 0 13 4.5l-1 1m2 4.5a4.5 4.5 0 0 0-6.5 0l-3 3A4.6 4.6 0 0 0 11 19.5l1-1',
} as const

/** The name of an icon. */
export type IconName = keyof typeof paths

/** An icon beside a text, hidden from screen readers: the text says it all. Sized by the font. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
