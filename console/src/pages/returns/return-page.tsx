import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { Link, useParams } from 'react-router-dom'
import { ChargeDifference } from '../../features/orders/payments/charge-difference.tsx'
import { CaseExits } from '../../features/stock/quarantine/case-exits.tsx'
import { Decisions } from '../../features/returns/case/decisions.tsx'
import { GroupCases } from '../../features/returns/group/group-cases.tsx'
import { waitsForPayment } from '../../features/returns/case/main-step.ts'
import { ReturnFacts } from '../../features/returns/case/return-facts.tsx'
import { ReturnFiles } from '../../features/returns/case/return-files.tsx'
import { ReturnHistory } from '../../features/returns/case/return-history.tsx'
import { ReturnsOften } from '../../features/returns/related/returns-often.tsx'
import { ReturnSteps } from '../../features/returns/case/return-steps.tsx'
import { ReturnTag } from '../../features/returns/list/return-tag.tsx'
import { PrintReturn } from '../../features/returns/sheet/print-return.tsx'
import { useCaseKeys } from '../../features/returns/case/use-case-keys.ts'
import { useCaseSteps, type CaseProps } from '../../features/returns/case/use-case-steps.tsx'
import { useReturn } from '../../features/returns/case/use-return.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { RevealOnceLoaded } from '../../shared/ui/status/reveal-once-loaded.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

/** Facts, photos and history. */
const LoadingCase = () => [220, 105, 240].map((height) => <Skeleton key={height} height={height} />)

/** Who brought the goods: their page, for users who may open it. */
function Client({ one: { client_id, client_name } }: { one: ReturnCase }) {
  const mayOpen = useCan('read clients')
  const name = <bdi>{client_name}</bdi>
  return mayOpen ? <Link to={paths.clientHistory(client_id)}>{name}</Link> : name
}

function CasePage(props: CaseProps) {
  const t = useTexts()
  const { one, refresh } = props
  const { id, sale_id, client_id, sale_product } = one
  const steps = useCaseSteps(props)
  useCaseKeys(one, steps)
  return (
    <Page
      title={t('returns.name', { id })}
      beside={<ReturnTag state={one.state_id} />}
      lead={
        <Dots>
          <Link to={paths.returns}>{t('returns.back')}</Link>
          <Link to={paths.sale(sale_id)}>{t('order.title', { id: sale_id })}</Link>
          <Client one={one} />
        </Dots>
      }
      actions={
        <>
          <PrintReturn one={one} />
          <ReturnSteps {...props} steps={steps} />
          <ChargeDifference one={one} isMain={waitsForPayment(one)} onPaid={refresh} />
        </>
      }
    >
      <RevealOnceLoaded key={id} skeleton={<LoadingCase />}>
        <ReturnsOften client_id={client_id} product_id={sale_product.product_id} />
        <GroupCases one={one} refresh={refresh} />
        <Decisions
          one={one}
          steps={steps}
          exits={(canRestock) => <CaseExits returnId={id} canRestock={canRestock} onLeft={refresh} />}
        />
        <ReturnFacts one={one} />
        <ReturnFiles one={one} onSent={refresh} />
        <ReturnHistory one={one} />
      </RevealOnceLoaded>
      {steps.dialog}
    </Page>
  )
}

/** A return case: its goods and its money, what was done, and its next steps. */
export function ReturnPage() {
  const t = useTexts()
  const id = Number(useParams()['returnId'])
  const { data: one, error, show, refresh } = useReturn(id)
  if (one) return <CasePage one={one} onTaken={show} refresh={refresh} />
  const back = <Link to={paths.returns}>{t('returns.back')}</Link>
  const missing = error?.status === 404 && <EmptyState title={t('returns.not_found')}>{back}</EmptyState>
  const failed = error && (missing || <ErrorState error={error} onRetry={refresh} />)
  return <Page title={t('returns.name', { id })}>{failed ?? <LoadingCase />}</Page>
}
