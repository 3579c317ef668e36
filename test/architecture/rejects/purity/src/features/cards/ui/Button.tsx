// accepted: what happens on a click may look at the clock
export function Button({ onPress }: { onPress: (at: number) => void }) {
  return <button onClick={() => onPress(Date.now())}>Shto</button>
}
