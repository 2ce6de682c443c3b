import { GOAL_ROUTES } from '@deportivo/contracts/sellers/goals'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useFigureChanges } from '../../shared/report/use-report.ts'
import { useCan } from '../../shared/session/session.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { Elapsed, GoalCards } from './goal-cards.tsx'

/** The present month's goals, read again when the figures of a report change. */
export function usePresentGoals(report: string, isPaused: boolean) {
  const found = useFound(GOAL_ROUTES.get, useCan('read settlements') ? {} : null, { keepPrevious: true })
  useFigureChanges(report, isPaused, found.refresh)
  return found
}

type Found = ReturnType<typeof usePresentGoals>

/** How far the sellers with a goal are this month, beside a report. */
export function GoalSection({ data, error, refresh }: Found) {
  const t = useTexts()
  const titleId = useId()
  if (error && !data) return <ErrorState error={error} onRetry={refresh} isCompact />
  const set = data && { ...data, rows: data.rows.filter(({ amount }) => amount !== null) }
  return (
    <section className="ad-card ad-card--padded ad-stack" aria-labelledby={titleId}>
      <header className="ad-widget__head">
        <h2 id={titleId}>{t('menu.goals')}</h2>
        <Link to={paths.goals}>{t('goals.see_all')}</Link>
      </header>
      {set ? <Elapsed goals={set} /> : <Skeleton width="60%" />}
      {set?.rows.length === 0 && <p className="ad-soft">{t('goals.none_set')}</p>}
      {set && <GoalCards goals={set} />}
    </section>
  )
}
