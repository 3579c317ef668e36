// Saves a review while it is written.

import { useEffect, useEffectEvent, useRef } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import type { ReviewValues } from '@/lib/reviewFields'
import { listen } from '@/platform/listen'
import { forgetText, keepText, placeOfText, type TextKey } from '@/storage/reviewTexts'
import { VISITOR_LIFETIME } from '@/storage/storedTexts'
import { browsingSession } from '@/storage/tabSession'
import { useDebounced } from '@/ui/useDebounced'
import { isUntouched } from '../../model/reviewForm'

/** How long after the last keystroke the draft is saved, in ms. */
const AUTOSAVE_DELAY = 500

/** How the last saving went. */
export interface DraftSaved {
  /** ms since 1970 UTC. */
  at: number
  /** False if the browser does not keep it. */
  isKept: boolean
}

/** Saves 500 ms after the last `edited` (a keystroke) and on leaving; drops a form with nothing to keep (`isBlank`). */
export function useDraftSaving(key: TextKey, form: ReviewValues, isBlank = isUntouched) {
  const [saved, setSaved] = useLoggedState<DraftSaved | null>(`draftSaved/${key.businessId}`, null)
  const isUnsaved = useRef(false)
  const settled = useDebounced(form, AUTOSAVE_DELAY)
  const save = useEffectEvent(() => {
    if (!isUnsaved.current) return
    isUnsaved.current = false
    if (isBlank(form)) {
      forgetText(key)
      setSaved(null)
    } else {
      const at = Date.now()
      setSaved({ at, isKept: keepText(key, form, at) })
    }
  })
  // A pause in typing triggers the save, which stores the form as it is then.
  useEffect(() => {
    if (settled) save()
  }, [settled])
  const follow = useEffectEvent(({ key: item }: StorageEvent) => {
    const isOfThisTab = saved?.isKept || (!saved && key.from?.browsingSession === browsingSession())
    const place = placeOfText(key)
    if (item === null ? !saved : !isOfThisTab || place === 'here') return
    // Another tab has cleared the whole storage, or has gone on with the draft, which is still this form's too.
    if (item === null || place === 'elsewhere') {
      isUnsaved.current = true
      save()
      // It has forgotten this draft only, as with its author's account.
    } else if (saved) setSaved({ ...saved, isKept: false })
  })
  useEffect(() => {
    // A phone that puts the page away may tell it nothing more.
    const leaving = { pagehide: () => save(), visibilitychange: () => save() }
    const end = listen(window, { ...leaving, storage: (event) => follow(event) })
    return () => {
      end()
      save()
    }
  }, [])
  // A visitor's form may stay open for longer than its text is kept (Q86).
  const isEnding = saved?.isKept && key.author === undefined
  useEffect(() => {
    if (!isEnding) return
    const timer = setTimeout(() => setSaved({ at: saved.at, isKept: false }), saved.at + VISITOR_LIFETIME - Date.now())
    return () => clearTimeout(timer)
  }, [saved, isEnding])
  const stop = () => {
    isUnsaved.current = false
    setSaved(null)
  }
  return {
    saved,
    edited: () => {
      isUnsaved.current = true
    },
    /** Stops saving: the text waits for the log-in. */
    stop,
    /** The text was sent or discarded. */
    forget: () => {
      stop()
      forgetText(key)
    },
  }
}

/** Asks before the tab closes while `isOn`; the browser chooses the words. */
export function useDraftWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    return listen(window, { beforeunload: (event) => event.preventDefault() })
  }, [isOn])
}
