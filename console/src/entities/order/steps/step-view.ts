import type { Asker } from '@deportivo/lifecycle/machine'
import type { OrderFacts } from '@deportivo/lifecycle/order/facts'
import { FORBIDDEN, offeredSteps, type OfferedStep } from '@deportivo/lifecycle/order/order-machine'
import type { StepName } from '@deportivo/lifecycle/order/steps'

/** How a step is offered. A step without a row is a plain button after the others. */
interface StepView {
  /** Moves the order forward: the first that the user may take is the main button. */
  leads?: true
  tone?: 'danger'
  /** A dialog of its own; else it asks for the fields of its contract. */
  dialog?: 'assign' | 'guide' | 'pack' | 'payment_support' | 'receive_back' | 'resend' | 'validate'
  /** Its dialog needs the board, its form a page. */
  on?: 'board' | 'page'
}

/** In the order of the buttons. */
const STEP_VIEWS: Partial<Record<StepName, StepView>> = {
  check_out: { leads: true, on: 'page' },
  order_from_warehouse: { leads: true },
  in_process: { leads: true },
  received: { leads: true },
  send_to_seller: { leads: true },
  delivered_to_seller: { leads: true },
  finalize: { leads: true, on: 'page' },
  validate_payment: { leads: true, dialog: 'validate' },
  assign_auxiliary: { leads: true, dialog: 'assign', on: 'board' },
  get_ready: { leads: true },
  pack: { leads: true, dialog: 'pack', on: 'board' },
  upload_guide: { leads: true, dialog: 'guide', on: 'board' },
  delivered_to_customer: { leads: true },
  delivered_locally: { leads: true },
  full_payment_ct: { leads: true },
  upload_payment_support: { leads: true, dialog: 'payment_support', on: 'board' },
  received_back: { leads: true, dialog: 'receive_back' },
  resend: { leads: true, dialog: 'resend' },
  resume: { leads: true },
  assign_again: { dialog: 'assign', on: 'board' },
  reject_payment: { tone: 'danger' },
  returned_by_carrier: { tone: 'danger' },
  to_news: { tone: 'danger' },
  cancel: { tone: 'danger' },
}

const SHOWN = Object.keys(STEP_VIEWS) as StepName[]

export const viewOf = (step: StepName): StepView => STEP_VIEWS[step] ?? {}

export const isForward = (step: StepName): boolean => viewOf(step).leads ?? false

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
