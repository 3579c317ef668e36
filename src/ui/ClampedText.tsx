// A long text shortened to some lines, whole after a press.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import { LinkButton } from './Button'
import styles from './ClampedText.module.scss'
import { withNames } from './Name'
import { VisuallyHidden } from './VisuallyHidden'

interface ClampedTextProps {
  /** Of the text, in the action log. */
  name: string
  /** What the button is about, for those who hear it alone. */
  about: string
  /** That is a name, which translators leave as it is. */
  isNamed?: boolean
  /** Two lines instead of eight. */
  isShort?: boolean
  /** Something in it was searched for: it is not shortened. */
  isWhole?: boolean
  children: ReactNode
}

/** A paragraph, with 'Shfaq më shumë' below it where lines are hidden; on paper it is whole. */
export function ClampedText({
  name,
  about,
  isNamed = false,
  isShort = false,
  isWhole = false,
  children,
}: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isOpen, setIsOpen] = useLoggedState(name, false)
  const [isCut, setIsCut] = useState(false)
  const isClamped = !isOpen && !isWhole
  // Before the browser paints, so that nothing moves; again when the lines become longer or shorter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect measures the text that `children` has put into the element.
  useLayoutEffect(() => {
    const element = text.current
    if (!element || !isClamped) return
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isClamped, children])
  return (
    <div className={styles.box} data-short={isShort || undefined}>
      <p ref={text} className={isClamped ? styles.clamped : undefined}>
        {children}
      </p>
      {isCut && !isWhole && (
        <p className={styles.more} data-noprint>
          <LinkButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <span>{isOpen ? 'Shfaq më pak' : 'Shfaq më shumë'}</span>
            <VisuallyHidden>{withNames(`: ${about}`, isNamed ? about : '')}</VisuallyHidden>
          </LinkButton>
        </p>
      )}
    </div>
  )
}
