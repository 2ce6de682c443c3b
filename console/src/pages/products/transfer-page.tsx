import { Button } from '@blueprintjs/core'
import { Barcode, Print } from '@blueprintjs/icons'
import { useState, type ComponentProps } from 'react'
import { Link, useParams } from 'react-router-dom'
import { DraftLines } from '../../features/transfers/draft-lines.tsx'
import { TransferFacts } from '../../features/transfers/transfer-facts.tsx'
import { TransferLines } from '../../features/transfers/transfer-lines.tsx'
import { TransferSheet } from '../../features/transfers/transfer-sheet.tsx'
import { TransferSteps } from '../../features/transfers/transfer-steps.tsx'
import { TransferTag } from '../../features/transfers/transfer-tag.tsx'
import { useTransfer } from '../../features/transfers/use-transfer-lines.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { later } from '../../shared/ui/later.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

const TransferLabels = later(() =>
  import('../../features/transfers/labels/transfer-labels.tsx').then((part) => part.TransferLabels),
)

function TransferActions({
  transfer,
  onTaken,
  refresh,
  onLabels,
}: ComponentProps<typeof TransferSteps> & { onLabels: () => void }) {
  const t = useTexts()
  return (
    <>
      <Button icon={<Print />} onClick={() => window.print()}>
        {t('transfer.print')}
      </Button>
      {transfer.received_units !== null && (
        <Button icon={<Barcode />} onClick={onLabels}>
          {t('barcode.print')}
        </Button>
      )}
      <TransferSteps transfer={transfer} onTaken={onTaken} refresh={refresh} />
    </>
  )
}

/** A transfer: from where to where, what is in it, and its next steps. */
export function TransferPage() {
  const t = useTexts()
  const id = Number(useParams()['transferId'])
  const mayMove = useCan('update products')
  const [isLabelling, setLabelling] = useState(false)
  const { data: transfer, error, show, refresh } = useTransfer(id)
  const back = <Link to={paths.transfers}>{t('transfer.back')}</Link>
  if (!transfer) {
    const missing = error?.status === 404 && <EmptyState title={t('transfer.not_found')}>{back}</EmptyState>
    const failed = error && (missing || <ErrorState error={error} onRetry={refresh} />)
    return <Page title={t('transfer.name', { id })}>{failed ?? <Skeleton height={420} />}</Page>
  }
  return (
    <Page
      title={t('transfer.name', { id })}
      beside={<TransferTag state={transfer.state} />}
      lead={back}
      actions={
        <TransferActions
          transfer={transfer}
          onTaken={show}
          refresh={refresh}
          onLabels={() => setLabelling(true)}
        />
      }
    >
      <section className="ad-card ad-card--padded">
        <TransferFacts transfer={transfer} />
      </section>
      {transfer.state === 'draft' && mayMove ? (
        <DraftLines transfer={transfer} onSaved={show} refresh={refresh} />
      ) : (
        <TransferLines transfer={transfer} changes={null} />
      )}
      {/* Paper shows one of them. */}
      {isLabelling ? (
        <TransferLabels transfer={transfer} onClose={() => setLabelling(false)} />
      ) : (
        <TransferSheet transfer={transfer} />
      )}
    </Page>
  )
}
