// A comment as a picture, made in the browser: to share through the device's share sheet, or to save.

import { useEffect, useRef, useState } from 'react'
import type { Review } from '@/api/endpoints/generated/types'
import { useLoggedState } from '@/hooks/viewLog'
import { formatDate } from '@/lib/albanianFormat'
import { businessPattern } from '@/lib/categoryLook'
import { openShareSheet } from '@/lib/copyText'
import { starLevel } from '@/lib/rating'
import { downloadFile } from '@/platform/download'
import { log } from '@/platform/logger'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/dialog/Modal'
import { Qilim } from '@/ui/Qilim'
import { authorName, normalized, reviewedName } from '../../model/reviewLabels'
import type { BusinessOfReview } from '../ReportLink'
import { drawPicture, type PictureContent } from './drawPicture'
import styles from './PictureDialog.module.scss'

/** What the dialog is about. */
export interface PictureDialogProps {
  review: Review
  business: BusinessOfReview
  onClose: () => void
}

type Stage = 'drawing' | 'ready' | 'failed' | 'kept' | 'notShared'

const statusTexts: Readonly<Record<Stage, string>> = {
  drawing: 'Duke krijuar imazhin…',
  ready: 'Imazhi është gati.',
  failed: '',
  kept: 'Imazhi u shkarkua.',
  notShared: '',
}
const name = 'vlereso-koment.png'

/** Only what the card shows of the comment. */
const contentOf = (review: Review, business: BusinessOfReview): PictureContent => ({
  business: reviewedName({ business }),
  title: normalized(review.title),
  text: normalized(review.comment),
  author: authorName(review),
  date: formatDate(review.createdAt),
  stars: starLevel(review.rating),
})

const toFile = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type: 'image/png' })) : reject(new Error('No picture'))),
      'image/png',
    )
  })

/** Shows the picture as it will be shared. */
export function PictureDialog({ review, business, onClose }: PictureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pattern = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useLoggedState<Stage>('pictureStage', 'drawing')
  const [file, setFile] = useState<File>()
  // As it was when pressed: an answer that arrives meanwhile does not redraw it.
  const [content] = useState(() => contentOf(review, business))
  useEffect(() => {
    const draw = async () => {
      const drawing = pattern.current?.querySelector('svg')
      if (!canvas.current || !drawing) return
      try {
        await drawPicture(canvas.current, content, drawing)
        setFile(await toFile(canvas.current))
        setStage('ready')
      } catch (error) {
        log.warn('A picture of a comment was not drawn', error)
        setStage('failed')
      }
    }
    void draw()
  }, [content])
  const share = async (picture: File) => {
    if (!(await openShareSheet({ files: [picture], title: content.title }))) setStage('notShared')
  }
  const keep = (picture: File) => {
    downloadFile(name, picture)
    setStage('kept')
  }
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true
  return (
    <Modal title="Komenti si imazh" size="lg" onClose={onClose}>
      <canvas
        ref={canvas}
        className={styles.picture}
        role="img"
        aria-label={`${content.business}: ${content.stars} nga 5 yje, “${content.title}”, nga ${content.author}`}
      />
      <div ref={pattern} hidden>
        <Qilim {...businessPattern(business)} />
      </div>
      {stage === 'failed' && <Alert kind="error">Imazhi nuk u krijua. Provo me një shfletues tjetër.</Alert>}
      {stage === 'notShared' && <Alert kind="error">Imazhi nuk u shpërnda. Shkarkoje dhe dërgoje vetë.</Alert>}
      <div className={styles.actions}>
        {canShare && <Button onClick={() => void share(file)}>Shpërndaje</Button>}
        {file && (
          <Button variant={canShare ? 'outline' : 'primary'} onClick={() => keep(file)}>
            Shkarko imazhin
          </Button>
        )}
        <span role="status">{statusTexts[stage]}</span>
      </div>
    </Modal>
  )
}
