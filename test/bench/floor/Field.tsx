// The floor's second page: a field whose text lives in the store, the least that typing costs with these packages.
import { useDispatch, useSelector } from 'react-redux'
import { textSlice } from './store'

/** A heading and a field. */
export default function Field() {
  const dispatch = useDispatch()
  const text = useSelector((state: { text: string }) => state.text)
  return (
    <>
      <h1>Field</h1>
      <input
        aria-label="Text"
        value={text}
        onChange={({ target }) => dispatch(textSlice.actions.typed(target.value))}
      />
    </>
  )
}
