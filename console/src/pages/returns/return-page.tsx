import { Link, useParams } from 'react-router-dom'
import { ChargeDifference } from '../../features/orders/payments/charge-difference.tsx'
import { ReturnFacts } from '../../features/returns/return-facts.tsx'
import { ReturnFiles } from '../../features/returns/return-files.tsx'
import { ReturnHistory } from '../../features/returns/return-history.tsx'
import { ReturnsOften } from '../../features/returns/returns-often.tsx'
import { ReturnSteps } from '../../features/returns/return-steps.tsx'
import { ReturnTag } from '../../features/returns/return-tag.tsx'
import { PrintReturn } from '../../features/returns/sheet/print-return.tsx'
import { useReturn } from '../../features/returns/use-return.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

/** A return case: its goods and its money, what was done, and its next steps. */
export function ReturnPage() {
  const t = useTexts()
  const id = Number(useParams()['returnId'])
  const { data: one, error, show, refresh } = useReturn(id)
  const back = <Link to={paths.returns}>{t('returns.back')}</Link>
  if (!one) {
    const missing = error?.status === 404 && <EmptyState title={t('returns.not_found')}>{back}</EmptyState>
    const failed = error && (missing || <ErrorState error={error} onRetry={refresh} />)
    return <Page title={t('returns.name', { id })}>{failed ?? <Skeleton height={420} />}</Page>
  }
  return (
    <Page
      title={t('returns.name', { id })}
      beside={<ReturnTag state={one.state_id} />}
      lead={
        <Dots>
          {back}
          <Link to={paths.sale(one.sale_id)}>{t('order.title', { id: one.sale_id })}</Link>
          <bdi>{one.client_name}</bdi>
        </Dots>
      }
      actions={
        <>
          <PrintReturn one={one} />
          <ReturnSteps one={one} onTaken={show} refresh={refresh} />
          <ChargeDifference one={one} onPaid={refresh} />
        </>
      }
    >
      <ReturnsOften client_id={one.client_id} product_id={one.sale_product.product_id} />
      <ReturnFacts one={one} />
      <ReturnFiles one={one} onSent={refresh} />
      <ReturnHistory one={one} />
    </Page>
  )
}
