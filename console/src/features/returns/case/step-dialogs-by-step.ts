import type { ReturnStepKey } from '@deportivo/lifecycle/return-case/steps'
import type { ComponentType } from 'react'
import { DeliverDialog } from '../dialogs/deliver-dialog.tsx'
import { ExchangeDialog } from '../exchange/exchange-dialog.tsx'
import type { StepDialogProps } from '../dialogs/step-dialog.tsx'
import { CancelDialog, ReceiveDialog, VoucherDialog } from '../dialogs/step-dialogs.tsx'

/** The steps that ask for something first. */
export const STEP_DIALOGS: Partial<Record<ReturnStepKey, ComponentType<StepDialogProps>>> = {
  received_in_store: ReceiveDialog,
  exchange_available: ExchangeDialog,
  voucher: VoucherDialog,
  delivered: DeliverDialog,
  cancel: CancelDialog,
}
