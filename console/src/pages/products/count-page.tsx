import { getCount, type StockCount } from '@deportivo/contracts/catalogue/counts'
import { useCallback } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { CountFacts } from '../../features/counts/count-facts.tsx'
import { CountLines, type Shown } from '../../features/counts/count-lines.tsx'
import { CountSteps } from '../../features/counts/count-steps.tsx'
import { CountTag } from '../../features/counts/count-tag.tsx'
import { Counting } from '../../features/counts/counting.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

const TABS = ['count', 'differing', 'counted', 'uncounted'] as const
type Tab = (typeof TABS)[number]

/** An open count is counted; what is left of a closed one is what was found. */
function tabsOf({ state }: StockCount, mayCount: boolean): readonly Tab[] {
  if (state !== 'open') return ['differing', 'counted']
  return TABS.filter((tab) => tab !== 'count' || mayCount)
}

function Parts({ count, onCounted }: { count: StockCount; onCounted: () => void }) {
  const t = useTexts()
  const mayCount = useCan('update products')
  const [params] = useSearchParams()
  const names = tabsOf(count, mayCount)
  const current = names.find((name) => name === params.get('tab')) ?? names[0] ?? 'differing'
  const tabs = names.map((name) => ({
    text: t(`count.tab.${name}`),
    to: paths.count(count.id, name === names[0] ? undefined : name),
    isCurrent: name === current,
  }))
  return (
    <>
      <PageTabs label={t('count.name', { id: count.id })} tabs={tabs} />
      {current === 'count' ? (
        <Counting count={count} onCounted={onCounted} />
      ) : (
        <CountLines key={current} count={count} show={current satisfies Shown} onCounted={onCounted} />
      )}
      <section className="ad-card ad-card--padded">
        <CountFacts count={count} />
      </section>
    </>
  )
}

/** A stock count: counting itself, what differs, and its end. */
export function CountPage() {
  const t = useTexts()
  const id = Number(useParams()['countId'])
  const { data: count, error, put, refresh } = useFound(getCount, { params: { id } })
  const show = useCallback((next: StockCount) => put(next, (now) => now.version <= next.version), [put])
  const back = <Link to={paths.counts}>{t('count.back')}</Link>
  if (!count) {
    const missing = error?.status === 404 && <EmptyState title={t('count.not_found')}>{back}</EmptyState>
    const failed = error && (missing || <ErrorState error={error} onRetry={refresh} />)
    return <Page title={t('count.name', { id })}>{failed ?? <Skeleton height={420} />}</Page>
  }
  return (
    <Page
      title={t('count.name', { id })}
      beside={<CountTag state={count.state} />}
      lead={back}
      actions={<CountSteps count={count} onTaken={show} />}
    >
      <Parts count={count} onCounted={refresh} />
    </Page>
  )
}
