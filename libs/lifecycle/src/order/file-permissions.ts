import type { Permission } from '../permissions.ts'
import type { StepFile } from './steps.ts'

/** Who may add a file to an order: guides and parcels the warehouse, a payment support the users who handle the money. */
export const FILE_PERMISSIONS: Readonly<Record<StepFile['type'], readonly Permission[]>> = {
  guide: ['guide orders'],
  payment_support: ['update sales', 'own seller order', 'validate payment', 'ct payment orders'],
  carrier_return: ['deliver orders'],
}
