import {
  UNCONFIRMED_LISTING,
  useUnconfirmedChoices,
} from '../../features/orders/money-due/unconfirmed-list.tsx'
import { useUnconfirmedSteps } from '../../features/orders/money-due/use-unconfirmed-steps.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** 'Pagos por confirmar': what accounting has to decide on. */
export function UnconfirmedPaymentsPage() {
  const t = useTexts()
  const choices = useUnconfirmedChoices()
  const screen = useListScreen(UNCONFIRMED_LISTING, useListPosition(UNCONFIRMED_LISTING), { choices })
  const { stepsOf, dialog } = useUnconfirmedSteps()
  return (
    <Page title={t('menu.unconfirmed_payments')} lead={t('payments.lead')}>
      <ListScreen screen={screen} steps={stepsOf} />
      {dialog}
    </Page>
  )
}
