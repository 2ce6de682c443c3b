import type { ReturnStepKey } from '@deportivo/lifecycle/return-case/steps'
import type { ComponentType } from 'react'
import { DeliverDialog } from '../dialogs/deliver-dialog.tsx'
import { HandOverDialog, RestockDialog } from '../dialogs/moved-goods.tsx'
import { ExchangeDialog } from '../exchange/exchange-dialog.tsx'
import type { StepDialogProps } from '../dialogs/step-dialog.tsx'
import { CancelDialog, ReceiveDialog, VoucherDialog } from '../dialogs/step-dialogs.tsx'

/** The steps that ask for something first, or before they move goods for good. */
export const STEP_DIALOGS: Partial<Record<ReturnStepKey, ComponentType<StepDialogProps>>> = {
  received_in_store: ReceiveDialog,
  return_to_store: RestockDialog,
  exchange_available: ExchangeDialog,
  voucher: VoucherDialog,
  delivered: DeliverDialog,
  hand_over: HandOverDialog,
  cancel: CancelDialog,
}
