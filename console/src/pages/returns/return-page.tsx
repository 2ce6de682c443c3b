import { Link, useParams } from 'react-router-dom'
import { ChargeDifference } from '../../features/orders/payments/charge-difference.tsx'
import { GroupCases } from '../../features/returns/group/group-cases.tsx'
import { waitsForPayment } from '../../features/returns/case/main-step.ts'
import { ReturnFacts } from '../../features/returns/case/return-facts.tsx'
import { ReturnFiles } from '../../features/returns/case/return-files.tsx'
import { ReturnHistory } from '../../features/returns/case/return-history.tsx'
import { ReturnsOften } from '../../features/returns/related/returns-often.tsx'
import { ReturnSteps } from '../../features/returns/case/return-steps.tsx'
import { ReturnTag } from '../../features/returns/list/return-tag.tsx'
import { PrintReturn } from '../../features/returns/sheet/print-return.tsx'
import { useReturn } from '../../features/returns/case/use-return.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { RevealOnceLoaded } from '../../shared/ui/status/reveal-once-loaded.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

/** Facts, photos and history. */
const LoadingCase = () => [220, 105, 240].map((height) => <Skeleton key={height} height={height} />)

/** A return case: its goods and its money, what was done, and its next steps. */
export function ReturnPage() {
  const t = useTexts()
  const id = Number(useParams()['returnId'])
  const { data: one, error, show, refresh } = useReturn(id)
  const back = <Link to={paths.returns}>{t('returns.back')}</Link>
  if (!one) {
    const missing = error?.status === 404 && <EmptyState title={t('returns.not_found')}>{back}</EmptyState>
    const failed = error && (missing || <ErrorState error={error} onRetry={refresh} />)
    return <Page title={t('returns.name', { id })}>{failed ?? <LoadingCase />}</Page>
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
          <ChargeDifference one={one} isMain={waitsForPayment(one)} onPaid={refresh} />
        </>
      }
    >
      <RevealOnceLoaded key={id} skeleton={<LoadingCase />}>
        <ReturnsOften client_id={one.client_id} product_id={one.sale_product.product_id} />
        <GroupCases one={one} refresh={refresh} />
        <ReturnFacts one={one} />
        <ReturnFiles one={one} onSent={refresh} />
        <ReturnHistory one={one} />
      </RevealOnceLoaded>
    </Page>
  )
}
