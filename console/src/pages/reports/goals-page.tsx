import { Button } from '@blueprintjs/core'
import { GOAL_ROUTES, type SellerGoal } from '@deportivo/contracts/sellers/goals'
import { useState } from 'react'
import { Elapsed, GoalCards } from '../../features/goals/goal-cards.tsx'
import { GoalDialog } from '../../features/goals/goal-dialog.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { dayMeant, TODAY } from '../../shared/list/query/today.ts'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { useCan } from '../../shared/session/session.tsx'
import { TargetsHead } from '../../shared/ui/display/target-card.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

const MONTH = ['month'] as const

/** Which month, and the goals of the one before at one press. */
function Head({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const t = useTexts()
  const maySet = useCan('set goals')
  const copy = useChange(async () => {
    const reply = await call(GOAL_ROUTES.copy, { body: { month } })
    await revalidate(GOAL_ROUTES.get)
    return reply
  })
  return (
    <TargetsHead month={month} onMonth={onMonth}>
      {maySet && (
        <Button loading={copy.isRunning} onClick={() => void copy.run(undefined)}>
          {t('goals.copy')}
        </Button>
      )}
    </TargetsHead>
  )
}

function Goals({ month }: { month: string }) {
  const t = useTexts()
  const [editing, setEditing] = useState<SellerGoal | null>(null)
  const { data, error, refresh } = useFound(GOAL_ROUTES.get, { query: { month } }, { keepPrevious: true })
  if (!data) return error ? <ErrorState error={error} onRetry={refresh} /> : <Skeleton height={160} />
  return (
    <>
      <Elapsed goals={data} />
      {data.rows.length === 0 && <EmptyState title={t('goals.none')} />}
      <GoalCards goals={data} onEdit={setEditing} />
      {editing && <GoalDialog month={data.month} row={editing} onClose={() => setEditing(null)} />}
    </>
  )
}

/** 'Metas de ventas': what each seller should bring in a month, and how far they are. */
export function GoalsPage() {
  const t = useTexts()
  const [state, setState] = useUrlState(MONTH)
  const month = state.month ?? dayMeant(TODAY).slice(0, 7)
  return (
    <Page title={t('menu.goals')} lead={t('goals.lead')}>
      <Head month={month} onMonth={(chosen) => setState({ month: chosen })} />
      <Goals month={month} />
    </Page>
  )
}
