// Values, errors and submission of a form.

import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { afterEdit, afterLeaving, type Errors, errorsStillTrue, type Rules, realErrors } from '@/lib/formState'

type FormValues = Record<string, string | number | boolean | readonly string[]>

type SubmitAnswer<V extends FormValues> = Errors<V> | 'stays' | undefined

interface FormOptions<V extends FormValues> {
  /** Of the form, in the action log. */
  name: string
  /** The fields' initial values, in their order on the screen. Read once. */
  initial: V
  /** Validates values: the error texts to show under the fields. */
  validate: Rules<V>
  /**
   * Sends values that passed; nothing else is sent until it settles. It handles failures itself: errors that it
   * returns, like the server's, are shown under the fields. After 'stays' the form is busy until its page goes.
   */
  onSubmit: (values: V) => Promise<SubmitAnswer<V>> | SubmitAnswer<V>
  /** Told of every change by the user: a field's and that of `setValues`, not that of `fill`. */
  onEdit?: () => void
  /** Whether leaving an edited field shows its error: always, once submitting was tried, or never (only on submit). */
  showsErrors?: 'onLeaving' | 'afterTry' | 'onSubmit'
}

/** Props, fields and state. Spread `formProps` on the form, `field(name)` on a field, `summary` on ErrorSummary. */
export interface Form<V extends FormValues> {
  values: V
  errors: Errors<V>
  isSubmitting: boolean
  /** How often sending has ended. */
  answers: number
  /** What a field of src/ui needs to belong to the form. */
  field: <K extends keyof V & string>(
    name: K,
  ) => {
    id: string
    name: K
    value: V[K]
    onValue: (value: V[K]) => void
    onBlur: () => void
    error: string | undefined
  }
  /** Changes fields, like typing. */
  setValues: (change: Partial<V>) => void
  /** Starts over with values that were not typed just now. */
  fill: (values: V) => void
  /** Takes all errors away, as if nothing had been typed just now; what was typed stays. */
  clearErrors: () => void
  /** Shows errors like a refused submit: the summary or the first field takes the focus. */
  showErrors: (errors: Errors<V>) => void
  /** Submits without an event: Enter while the button is disabled (Q64). */
  submit: () => void
  formProps: { noValidate: true; onSubmit: (event: FormEvent) => void; onPointerDown: () => void }
  summary: { problems: { id: string; text: string }[]; ref: { current: HTMLDivElement | null } }
}

/** What the form shows, all of which is in the log but passwords. */
function useLoggedForm<V extends FormValues>(name: string, state: { values: V; errors: Errors<V> }, refusals: number) {
  const loggable = useMemo(() => {
    const isOpen = ([field]: [string, unknown]) => !/password/i.test(field)
    return { ...state, refusals, values: Object.fromEntries(Object.entries(state.values).filter(isOpen)) }
  }, [state, refusals])
  const shown = useLogged(name, loggable)
  // The values stay the very ones that are submitted: whoever submitted them may ask whether anything was typed since.
  return useMemo(
    () => (shown === loggable ? { ...state, refusals } : { ...shown, values: { ...state.values, ...shown.values } }),
    [state, refusals, shown, loggable],
  )
}

/**
 * An error line that appears when a field is left moves the button below it, so that a click under way would miss.
 * `afterPointerUp` runs its action at once, or, during a press that began at `onPointerDown`, after its click.
 */
function useAfterPointerUp() {
  const waiting = useRef<(() => void)[] | null>(null)
  const onPointerDown = () => {
    waiting.current ??= []
    const release = () => {
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, release)
      // The click follows this event, in the same task.
      setTimeout(() => {
        for (const run of waiting.current ?? []) run()
        waiting.current = null
      })
    }
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release)
  }
  const afterPointerUp = (run: () => void) => {
    if (waiting.current) waiting.current.push(run)
    else run()
  }
  return { afterPointerUp, onPointerDown }
}

/**
 * Texts in the fields of these ids that nobody rendered: password managers fill without an event, and the next render
 * would wipe them (Q95); people type before the scripts of a page that is HTML have run.
 */
function filledIn<V extends FormValues>(values: V, idOf: (name: string) => string): Partial<V> {
  const filled = Object.keys(values).flatMap((name) => {
    const field = document.getElementById(idOf(name))
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    const isNews = isText && field.value !== field.defaultValue && field.value !== values[name]
    return isNews && typeof values[name] === 'string' ? [[name, field.value]] : []
  })
  return Object.fromEntries(filled)
}

/**
 * Errors appear on submit and when an edited field is left, and go when it is edited. A refused submit focuses the
 * ErrorSummary, or the first wrong field where there is none. Nothing typed is ever lost.
 */
export function useForm<V extends FormValues>({
  name: formName,
  initial,
  validate,
  onSubmit,
  onEdit,
  showsErrors = 'onLeaving',
}: FormOptions<V>): Form<V> {
  const formId = useId()
  const [state, setState] = useState({ values: initial, errors: {} as Errors<V> })
  // The form's current content: several events can come before React renders once.
  const latest = useRef(state)
  const isSending = useRef(false)
  // Passing an untouched field by Tab is no mistake.
  const edited = useRef(new Set<string>())
  const hasTried = useRef(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [answers, setAnswers] = useState(0)
  // How often submitting was refused since it last passed; a change moves the focus.
  const [refusals, setRefusals] = useState(0)
  const shown = useLoggedForm(formName, state, refusals)
  const summary = useRef<HTMLDivElement>(null)
  const { afterPointerUp, onPointerDown } = useAfterPointerUp()

  const update = (next: typeof state) => {
    latest.current = next
    setState(next)
  }
  const fieldId = (name: string) => `${formId}-${name}`

  const showErrors = (errors: Errors<V>) => {
    const { values } = latest.current
    update({ values, errors: realErrors(values, errors) })
    const isRefused = Object.keys(latest.current.errors).length > 0
    setRefusals((count) => (isRefused ? count + 1 : 0))
  }

  // With the errors, not after them: a reader who is quick to press something keeps the focus that he chose.
  useLayoutEffect(() => {
    if (refusals === 0) return
    const [first] = Object.keys(latest.current.errors)
    const target = summary.current ?? (first === undefined ? null : document.getElementById(`${formId}-${first}`))
    target?.focus()
  }, [refusals, formId])

  const send = async () => {
    // A ref, since two clicks in one tick see the same render.
    if (isSending.current) return
    const { values } = latest.current
    const wrong = realErrors(values, validate(values))
    if (Object.keys(wrong).length > 0) return showErrors(wrong)
    isSending.current = true
    setIsSubmitting(true)
    let answer: SubmitAnswer<V>
    try {
      // The old errors stay until then: a second press would hit what has moved up under the finger.
      answer = await onSubmit(values)
      if (answer !== 'stays') showErrors(errorsStillTrue(answer ?? {}, values, latest.current.values))
    } finally {
      if (answer !== 'stays') {
        isSending.current = false
        setIsSubmitting(false)
        setAnswers((count) => count + 1)
      }
    }
  }
  const submit = () => {
    takeFilled()
    hasTried.current = true
    void send()
  }

  const setValues = (typed: Partial<V>) => {
    const change = { ...filledIn(latest.current.values, fieldId), ...typed }
    for (const name of Object.keys(change)) edited.current.add(name)
    update(afterEdit(latest.current, change, validate))
    onEdit?.()
  }
  const takeFilled = () => {
    if (Object.keys(filledIn(latest.current.values, fieldId)).length > 0) setValues({})
  }
  const takeTyped = useEffectEvent(takeFilled)
  useLayoutEffect(() => takeTyped(), [])
  const fill = (values: V) => {
    edited.current.clear()
    hasTried.current = false
    // In the order of the fields, in which errors are listed.
    update({ values: { ...latest.current.values, ...values }, errors: {} })
  }
  const leave = (name: keyof V & string) => {
    if (showsErrors === 'onSubmit' || (showsErrors === 'afterTry' && !hasTried.current)) return
    afterPointerUp(() => {
      if (edited.current.has(name)) update(afterLeaving(latest.current, name, validate))
    })
  }

  return {
    values: shown.values,
    errors: shown.errors,
    isSubmitting,
    answers,
    field: (name) => ({
      id: fieldId(name),
      name,
      value: shown.values[name],
      onValue: (value) => setValues({ [name]: value } as unknown as Partial<V>),
      onBlur: () => leave(name),
      error: shown.errors[name],
    }),
    setValues,
    fill,
    clearErrors: () => {
      // A field that is left by this very press is left after it (useAfterPointerUp).
      edited.current.clear()
      update({ values: latest.current.values, errors: {} })
    },
    showErrors,
    submit,
    formProps: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        submit()
      },
      onPointerDown: () => {
        takeFilled()
        onPointerDown()
      },
    },
    summary: {
      problems:
        shown.refusals === 0
          ? []
          : Object.entries(shown.errors).map(([name, text]) => ({ id: fieldId(name), text: text ?? '' })),
      ref: summary,
    },
  }
}
