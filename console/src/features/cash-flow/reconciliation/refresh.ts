import { RECONCILIATION_ROUTES } from '@deportivo/contracts/finance/reconciliation'
import { revalidate } from '../../../shared/net/use-found.ts'

/** Both lists and the figures, after either changed. */
export const refreshReconciliation = () =>
  revalidate(RECONCILIATION_ROUTES.get, RECONCILIATION_ROUTES.matched)
