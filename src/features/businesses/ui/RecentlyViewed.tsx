// The businesses recently viewed on this device, for the home page. Loaded where there are some.

import { useEffect, useRef } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import { businessPattern } from '@/lib/categoryLook'
import { businessPath, routes } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Avatar } from '@/ui/Avatar'
import { LinkButton } from '@/ui/Button'
import { Card, CardLink } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Link } from '@/ui/Link'
import { dotted, statusText } from '../model/businessTexts'
import { clearRecents } from '../model/recentHistory'
import styles from './RecentlyViewed.module.scss'

/** Links to the businesses, and a button to forget them; nothing without any. The page's search box has read them. */
export default function RecentlyViewed() {
  const dispatch = useAppDispatch()
  const viewed = useAppSelector((state) => state.businesses.recent?.viewed)
  const [isCleared, setIsCleared] = useLoggedState('recentCleared', false)
  const cleared = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (isCleared) cleared.current?.focus()
  }, [isCleared])
  const clear = () => {
    dispatch(clearRecents('viewed'))
    setIsCleared(true)
  }
  if (!viewed?.length) {
    return isCleared ? (
      <p ref={cleared} tabIndex={-1} role="status" className={styles.note}>
        Lista u pastrua.
      </p>
    ) : null
  }
  return (
    <section className={styles.section} aria-labelledby="recent" data-noprint>
      <div>
        <h2 id="recent">Biznese që ke parë së fundi</h2>
        <span className={styles.ways}>
          <Link to={routes.saved}>Të ruajturat</Link>
          <LinkButton onClick={clear}>Pastro listën</LinkButton>
        </span>
      </div>
      <ul className={styles.rows}>
        {viewed.map(({ id, name, category, place, status, photoUrl }) => (
          <li key={id}>
            <Card className={styles.row}>
              <Avatar
                name={name}
                photoUrl={photoUrl}
                pattern={businessPattern({ _id: id, category: { name: category } })}
              />
              <span className={styles.words}>
                <CardLink to={businessPath(id)} translate="no">
                  {name}
                </CardLink>
                <span className={styles.place}>{dotted(category, place)}</span>
                {statusText({ status }) && (
                  <span>
                    <Chip>{statusText({ status })}</Chip>
                  </span>
                )}
              </span>
            </Card>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Ruhen vetëm në këtë pajisje</p>
    </section>
  )
}
