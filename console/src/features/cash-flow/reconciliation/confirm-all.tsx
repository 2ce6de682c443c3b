import {
  RECONCILIATION_ROUTES,
  type Reconciliation,
  type Score,
} from '@deportivo/contracts/finance/reconciliation'
import { useState } from 'react'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { NativeSelect } from '../../../shared/ui/select/native-select.tsx'
import { refreshReconciliation } from './refresh.ts'

// An equal amount within three days that no other entry has.
const SURE: Score = 70

/** Every proposal from a score on, by one press. */
export function ConfirmAll({ found: { account, to, proposed } }: { found: Reconciliation }) {
  const t = useTexts()
  const [score, setScore] = useState<number>(SURE)
  const count = proposed.find((one) => one.score === score)?.count ?? 0
  const confirm = useChange(async (chosen: number) => {
    const body = { to, score: chosen }
    const reply = await call(RECONCILIATION_ROUTES.confirmAll, { params: { id: account.id }, body })
    await refreshReconciliation()
    return reply
  })
  return (
    <span className="ad-row ad-row--wrap ad-no-print">
      <label className="ad-row">
        {t('reconciliation.from_score')}
        <NativeSelect value={score} onChange={(event) => setScore(Number(event.currentTarget.value))}>
          {proposed.map((one) => (
            <option key={one.score} value={one.score}>
              {t('reconciliation.from_score_of', one)}
            </option>
          ))}
        </NativeSelect>
      </label>
      <ActionButton
        intent="primary"
        loading={confirm.isRunning}
        reason={count === 0 ? t('reconciliation.none_of_score') : null}
        onClick={() => void confirm.run(score)}
      >
        {t('reconciliation.confirm_all', { count })}
      </ActionButton>
    </span>
  )
}
