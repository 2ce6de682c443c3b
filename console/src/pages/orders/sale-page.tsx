import { useParams } from 'react-router-dom'
import { useOrder } from '../../entities/order/use-order.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { SaleNotFound } from '../../features/orders/facts/sale-not-found.tsx'
import { ClientRecordDialog } from '../../features/clients/client-record-dialog.tsx'
import { FinalizeDialog } from '../../features/checkout/finalize-dialog.tsx'
import { SaleScreen } from '../../features/orders/sale/sale-screen.tsx'
import { OrderCases } from '../../features/returns/related/order-cases.tsx'
import { ReturnActions } from '../../features/returns/request/return-actions.tsx'
import { FindProducts } from '../../features/add-product/find-products.tsx'

const NOT_FOUND = 404

const PARTS = {
  Products: FindProducts,
  Finalize: FinalizeDialog,
  Return: ReturnActions,
  ClientRecord: ClientRecordDialog,
  Returned: OrderCases,
}

function SaleSkeleton({ id }: { id: number }) {
  const t = useTexts()
  return (
    <Page title={t('order.title', { id })}>
      <div className="ad-beside" aria-busy>
        <div className="ad-stack">
          <Skeleton height={42} />
          <Skeleton height={360} />
        </div>
        <Skeleton height={420} />
      </div>
    </Page>
  )
}

/** One order: while it is being built, products are found and put into it; afterwards it is read and moved on. */
export function SalePage() {
  const { saleId, orderId } = useParams()
  const id = Number(saleId ?? orderId)
  const { order, error, put, refresh } = useOrder(id)
  if (order) return <SaleScreen key={id} order={order} put={put} refresh={refresh} parts={PARTS} />
  if (error?.status === NOT_FOUND || error?.status === 422) return <SaleNotFound />
  if (error) return <ErrorState error={error} onRetry={refresh} />
  return <SaleSkeleton id={id} />
}
