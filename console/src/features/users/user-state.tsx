import type { User } from '@deportivo/contracts/auth/users'
import { Disable, TickCircle } from '@blueprintjs/icons'
import './users.css'

/** Whether a person may come in: a picture and a word, never a colour alone. */
export function UserState({ state }: { state: User['state'] }) {
  return (
    <span className={`ad-user-state ad-user-state--${state.id}`}>
      {state.id === 'active' ? <TickCircle size={13} /> : <Disable size={13} />}
      {state.name}
    </span>
  )
}
