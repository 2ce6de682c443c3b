import { listReturns, MOST_COUNTED_RETURNS } from '@deportivo/contracts/returns/returns'
import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ReturnsTable } from '../../features/returns/list/returns-table.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useList } from '../../shared/net/use-list.ts'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'

/** A tab of the page: a state, or the cases that wait for too long. */
type Tab = (typeof RETURN_STATES)[number] | typeof OVERDUE
const OVERDUE = 'overdue'

const filtersOf = (tab: Tab): Record<string, string | number> =>
  tab === OVERDUE ? { overdue: 1 } : { state: tab }

/** The cases of one tab; null: all. */
function List({ tab }: { tab: Tab | null }) {
  const fixed = useMemo(() => (tab === null ? {} : { filters: filtersOf(tab) }), [tab])
  return <ReturnsTable fixed={fixed} />
}

/** 'Garantías': return cases by their states, with how many there are of each, the longest waiting first. */
export function ReturnsPage() {
  const t = useTexts()
  const { count } = useFormats()
  const [params] = useSearchParams()
  const tab = ([OVERDUE, ...RETURN_STATES] as const).find((one) => one === params.get('tab')) ?? null
  const { reply } = useList(listReturns, { query: { top: 1 } })
  const shown = (cases: number) =>
    cases < MOST_COUNTED_RETURNS ? count(cases) : `${count(MOST_COUNTED_RETURNS)}+`
  // A state without cases is not among those of the reply.
  const countOf = (one: string) =>
    reply && shown(reply.by_state.find(({ state_id }) => state_id === one)?.count ?? 0)
  const waiting = reply &&
    (reply.overdue > 0 || tab === OVERDUE) && {
      text: t('returns.overdue', { days: reply.overdue_days }),
      count: shown(reply.overdue),
      to: `${paths.returns}?tab=${OVERDUE}`,
      isCurrent: tab === OVERDUE,
    }
  const tabs = [
    { text: t('returns.all'), to: paths.returns, isCurrent: tab === null },
    ...RETURN_STATES.map((one) => ({
      text: t(`return.state.${one}`),
      count: countOf(one),
      to: `${paths.returns}?tab=${one}`,
      isCurrent: one === tab,
    })),
    // The last one: it moves no other when it is there.
    ...(waiting ? [waiting] : []),
  ]
  return (
    <Page title={t('menu.returns')}>
      <PageTabs label={t('returns.states')} tabs={tabs} folds />
      <List key={tab} tab={tab} />
    </Page>
  )
}
