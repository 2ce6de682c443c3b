import type { Asker } from '@deportivo/lifecycle/machine'
import type { OrderFacts } from '@deportivo/lifecycle/order/facts'
import { FORBIDDEN, offeredSteps, type OfferedStep } from '@deportivo/lifecycle/order/order-machine'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import type { ComponentType } from 'react'
import { later } from '../../../shared/ui/later.tsx'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'
import { fieldsOf, isFinal, needsFile } from '../steps/step-fields.ts'

const AssignDialog = later(() => import('../dialogs/assign-dialog.tsx').then((module) => module.AssignDialog))
const GuideDialog = later(() => import('../dialogs/guide-dialog.tsx').then((module) => module.GuideDialog))
const ReceiveBackDialog = later(() =>
  import('../dialogs/receive-back-dialog.tsx').then((module) => module.ReceiveBackDialog),
)
const ResendDialog = later(() => import('../dialogs/resend-dialog.tsx').then((module) => module.ResendDialog))
const ValidateDialog = later(() =>
  import('../dialogs/validate-dialog.tsx').then((module) => module.ValidateDialog),
)
const PackDialog = later(() => import('../picking/pack-dialog.tsx').then((module) => module.PackDialog))

/** How a step is offered. A step without a row is a plain button after the others. */
interface StepView {
  /** Moves the order forward: the first that the user may take is the main button. */
  is_forward?: true
  tone?: 'danger'
  /** A dialog of its own; else it asks for the fields and the file of its contract. */
  dialog?: ComponentType<StepDialogProps>
}

/** In the order of the buttons. */
const STEP_VIEWS: Partial<Record<StepName, StepView>> = {
  check_out: { is_forward: true },
  order_from_warehouse: { is_forward: true },
  in_process: { is_forward: true },
  received: { is_forward: true },
  send_to_seller: { is_forward: true },
  delivered_to_seller: { is_forward: true },
  finalize: { is_forward: true },
  validate_payment: { is_forward: true, dialog: ValidateDialog },
  assign_auxiliary: { is_forward: true, dialog: AssignDialog },
  get_ready: { is_forward: true },
  pack: { is_forward: true, dialog: PackDialog },
  upload_guide: { is_forward: true, dialog: GuideDialog },
  delivered_to_customer: { is_forward: true },
  delivered_locally: { is_forward: true },
  full_payment_ct: { is_forward: true },
  upload_payment_support: { is_forward: true },
  received_back: { is_forward: true, dialog: ReceiveBackDialog },
  resend: { is_forward: true, dialog: ResendDialog },
  resume: { is_forward: true },
  assign_again: { dialog: AssignDialog },
  reject_payment: { tone: 'danger' },
  returned_by_carrier: { tone: 'danger' },
  to_news: { tone: 'danger' },
  cancel: { tone: 'danger' },
}

const SHOWN = Object.keys(STEP_VIEWS) as StepName[]

export const viewOf = (step: StepName): StepView => STEP_VIEWS[step] ?? {}

/** Of the button that takes a step in a dialog: what refuses or ends something is not the accent. */
export const intentOf = (step: StepName | undefined): 'primary' | 'danger' =>
  (step && viewOf(step).tone) ?? 'primary'

/** Whether a step opens a dialog: its own, for its fields, or to confirm what can't be undone lightly. */
export const asksFirst = (step: StepName): boolean =>
  isFinal(step) || viewOf(step).dialog !== undefined || fieldsOf(step).length > 0 || needsFile(step)

export const isForward = (step: StepName): boolean => viewOf(step).is_forward ?? false

/** Steps with a row in the order of the table, the others before the dangerous ones. */
const rankOf = (step: StepName): number => {
  if (viewOf(step).tone === 'danger') return SHOWN.length + 1
  return isForward(step) ? SHOWN.indexOf(step) : SHOWN.length
}

export const byRank = (one: { step: StepName }, other: { step: StepName }): number =>
  rankOf(one.step) - rankOf(other.step)

type Offered = Pick<OfferedStep, 'step' | 'allowed'> & { reason_key: string | null }

export const isForOthers = ({ reason_key }: Offered): boolean => reason_key === FORBIDDEN

/** The main button of an order, wherever it is shown; undefined where this user has nothing to do with it now. */
export function mainStep<Step extends Offered>(offered: readonly Step[]): Step | undefined {
  const leading = offered.filter((next) => isForward(next.step) && !isForOthers(next)).sort(byRank)
  return leading.find(({ allowed }) => allowed) ?? leading[0]
}

export interface OrderSteps {
  /** The one button; null where this user has nothing to do with the order now. */
  primary: OfferedStep | null
  rest: readonly OfferedStep[]
}

/** The steps of an order for this user: from the same table that the server obeys. */
export function stepsOf(order: OrderFacts, asker: Asker): OrderSteps {
  const offered = offeredSteps(order, asker).filter((next) => !isForOthers(next))
  const primary = mainStep(offered) ?? null
  return { primary, rest: offered.filter((step) => step !== primary) }
}
