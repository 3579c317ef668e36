// accepted
import { Icon } from './Icon'

export const Fine = ({ count, names, isLate }: { count: number; names: readonly string[]; isLate: boolean }) => (
  <>
    <p>{`(${count} biznese)`}</p>
    <p>{isLate ? 'Vonë' : <b>Në kohë</b>}</p>
    <p>
      <Icon name="star" /> Yje <b>shumë</b>. {isLate && <i />}
    </p>
    <p>
      {/* Each in its own. */}
      {isLate && <i />}
      <span>{count}</span>
      {names.map((name) => (
        <b key={name}>{name}</b>
      ))}
    </p>
  </>
)
