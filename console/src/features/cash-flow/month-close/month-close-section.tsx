import { Button } from '@blueprintjs/core'
import { Lock } from '@blueprintjs/icons'
import type { MonthClose, MonthCloses } from '@deportivo/contracts/finance/month-closes'
import { useId, useState } from 'react'
import type { useMonthCloses } from '../../../entities/month-close/use-month-closes.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useDelaysReveal } from '../../../shared/ui/status/reveal-once-loaded.tsx'
import { ErrorState } from '../../../shared/ui/status/states.tsx'
import '../../../shared/report/detail-section.css'
import { CloseMonthDialog } from './close-month-dialog.tsx'
import { MonthCloseTable } from './month-close-table.tsx'
import { ReopenMonthDialog } from './reopen-month-dialog.tsx'

type Asked = 'close' | MonthClose | null

/** A year of closings; the audit has all of them. */
const SHOWN = 12

function AskedDialog({ asked, data, onClose }: { asked: Asked; data: MonthCloses; onClose: () => void }) {
  if (asked === null) return null
  return asked === 'close' ? (
    <CloseMonthDialog months={data.next} onClose={onClose} />
  ) : (
    <ReopenMonthDialog month={asked} onClose={onClose} />
  )
}

function Rows({ data, onReopen }: { data: MonthCloses; onReopen: ((month: MonthClose) => void) | null }) {
  const t = useTexts()
  const { shopDay } = useFormats()
  const { closed_through, next, rows } = data
  return (
    <>
      <p className="ad-soft">
        {closed_through === null
          ? t('month_close.none')
          : t('month_close.closed_through', { day: shopDay(closed_through) })}{' '}
        {next.length === 0 && t('month_close.not_due')}
      </p>
      {rows.length > 0 && <MonthCloseTable rows={rows.slice(0, SHOWN)} onReopen={onReopen} />}
    </>
  )
}

/** Which months are closed, by whom and when; the next one is closed here. */
export function MonthCloseSection({ found }: { found: ReturnType<typeof useMonthCloses> }) {
  const t = useTexts()
  const titleId = useId()
  const mayClose = useCan('manage cash_flow')
  const mayReopen = useCan('reopen months')
  const [asked, setAsked] = useState<Asked>(null)
  const { data, error, refresh } = found
  useDelaysReveal(!data && !error)
  return (
    <section className="ad-card ad-card--padded ad-detail" aria-labelledby={titleId}>
      <header className="ad-detail__head">
        <h2 id={titleId}>{t('month_close.title')}</h2>
        {mayClose && data && data.next.length > 0 && (
          <Button className="ad-no-print" icon={<Lock />} onClick={() => setAsked('close')}>
            {t('month_close.close')}
          </Button>
        )}
      </header>
      {error && <ErrorState error={error} onRetry={refresh} isCompact />}
      {data && <Rows data={data} onReopen={mayReopen ? setAsked : null} />}
      {data && <AskedDialog asked={asked} data={data} onClose={() => setAsked(null)} />}
    </section>
  )
}
