// /__parts: the interface kit in every state, in dev and demo builds only. Headings are English, samples Albanian.
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'
import { Boxes, Ratings } from './Boxes'
import { Buttons, Paging } from './Buttons'
import { Dialogs } from './Dialogs'
import { Fields, Form } from './Fields'
import { Messages, Texts, Waiting } from './Messages'
import styles from './Page.module.scss'
import { Family, Sample } from './Sample'
import { Search } from './Search'

const families = 'buttons fields form search ratings boxes paging messages dialogs waiting texts frame'.split(' ')
const widths = ['wide', 'text', 'narrow'] as const

/** The gallery; the page frame's widths are shown on the gallery itself. */
export default function GalleryPage() {
  const [width, setWidth] = useState<(typeof widths)[number]>('wide')
  return (
    <PageFrame heading="Parts gallery" lead="Every part of src/ui in every state." width={width}>
      <nav aria-label="Families">
        <ul className={styles.jumps}>
          {families.map((family) => (
            <li key={family}>
              <a href={`#${family}`}>{family}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Buttons />
      <Fields />
      <Form />
      <Search />
      <Ratings />
      <Boxes />
      <Paging />
      <Messages />
      <Dialogs />
      <Waiting />
      <Texts />
      <Family id="frame" title="Page frame">
        <Sample title="the width of this page">
          {widths.map((name) => (
            <Button key={name} variant="outline" size="sm" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {name}
            </Button>
          ))}
        </Sample>
      </Family>
    </PageFrame>
  )
}
