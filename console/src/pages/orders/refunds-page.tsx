import { REFUND_LISTING, useRefundSteps } from '../../features/orders/money-due/refund-list.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

const OWED = { filters: { state: 'pending' } }

/** 'Devoluciones de dinero': what is owed to clients. */
export function RefundsPage() {
  const t = useTexts()
  const screen = useListScreen(REFUND_LISTING, useListPosition(REFUND_LISTING), { fixed: OWED })
  return (
    <Page title={t('menu.refunds')} lead={t('refunds.lead')}>
      <ListScreen screen={screen} steps={useRefundSteps()} />
    </Page>
  )
}
