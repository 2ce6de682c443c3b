import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import type { CellTools } from '../../../shared/list/definition/definition.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import '../case/return.css'

type Waiting = Pick<ReturnSummary, 'state_entered_at' | 'is_overdue'>

/** How long a case is in its state; marked where it waits for longer than the company's setting allows. */
export function waitingAge({ state_entered_at, is_overdue }: Waiting, { age, instant, t }: CellTools) {
  return (
    <span className={`ad-table__sub${is_overdue ? ' ad-return-overdue' : ''}`}>
      <time dateTime={state_entered_at} title={instant(state_entered_at)}>
        {age(state_entered_at, serverNow())}
      </time>
      {is_overdue && ` · ${t('returns.overdue_row')}`}
    </span>
  )
}
