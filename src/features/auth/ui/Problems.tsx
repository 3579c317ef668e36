// What the server says of a whole form.
import { Alert } from '@/ui/Alert'
import { FocusHere } from '@/ui/FocusHere'

/** Each text a line of one alert; nothing without texts. */
export function Problems({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <FocusHere onlyIfLost>
      <Alert kind="error">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Alert>
    </FocusHere>
  )
}
