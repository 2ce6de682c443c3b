import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { orderStep, STEP_KEYS, STEP_NAMES, stepName, type StepKey } from '@deportivo/lifecycle/order/steps'
import { Type, type TObject, type TProperties } from 'typebox'
import { Strict } from '../route.ts'
import { Filled, GuideNumber, HIGHEST_QUANTITY, Id, Pesos, Phone, Text, Version } from '../shapes.ts'

/** Common to all steps: the version the caller saw, and how the step is named. */
const COMMON = {
  state_id: Type.Optional(Type.Enum([...ORDER_STATES])),
  step: Type.Optional(Type.Enum([...STEP_NAMES])),
  version: Version,
}

const body = <P extends TProperties>(properties: P) => Strict({ ...COMMON, ...properties })

const VOUCHER = { voucher: Type.Optional(Id), voucher_value: Type.Optional(Pesos) }
const COUNTER_MONEY = {
  cash_payment: Type.Optional(Pesos),
  payment_by_transfer: Type.Optional(Pesos),
  /** How `payment_by_transfer` is paid: transfer unless it names a wallet or a card. */
  transfer_method: Type.Optional(Id),
  ...VOUCHER,
}
/** A payment before delivery: amount, method, and the register when it is cash. */
const FIRST_PAYMENT = {
  total_first_payment: Type.Optional(Pesos),
  payment_method: Type.Optional(Id),
  cashier_id: Type.Optional(Id),
}
const plain = body({})
const withReason = body({ reason: Filled(1_000) })
const assignee = body({ auxiliary_user_id: Id })

/** The body of each step. One entry for every row of the table: a new row without its body does not compile. */
export const STEP_BODIES = {
  reserve: body(FIRST_PAYMENT),
  release: plain,
  remind_seller: plain,
  check_out: body({
    payment_method: Id,
    city_id: Id,
    department_id: Type.Optional(Id),
    address: Filled(200),
    phone: Phone,
    contact: Type.Optional(Text(120)),
    municipality: Type.Optional(Text(120)),
    notes: Type.Optional(Text(1_000)),
    total_first_payment: FIRST_PAYMENT.total_first_payment,
    cashier_id: FIRST_PAYMENT.cashier_id,
    check_bogota: Type.Optional(Type.Boolean()),
    ...VOUCHER,
  }),
  check_out_from_storage: body({ cashier_id: Id, ...COUNTER_MONEY }),
  cancel: withReason,
  validate_payment: body({ amount: Type.Optional(Pesos), balance_reason: Type.Optional(Text(1_000)) }),
  reject_payment: withReason,
  assign_auxiliary: assignee,
  assign_again: assignee,
  get_ready: plain,
  pack: body({ picked: Type.Optional(Type.Array(Id, { maxItems: 500 })) }),
  upload_guide: body({
    carrier: Filled(80),
    guide_number: GuideNumber,
  }),
  delivered_locally: body({ receiver_name: Filled(120) }),
  delivered_to_customer: plain,
  returned_by_carrier: withReason,
  received_back: body({
    store_id: Id,
    lines: Type.Array(
      Strict({ line_id: Id, quantity: Type.Integer({ minimum: 0, maximum: HIGHEST_QUANTITY }) }),
      {
        minItems: 1,
        maxItems: 500,
      },
    ),
    reason: Type.Optional(Text(1_000)),
  }),
  /** Lines of which every unit was inspected. */
  resend: body({ inspected: Type.Array(Id, { maxItems: 500 }) }),
  full_payment_ct: body({ amount: Pesos, reason: Type.Optional(Text(1_000)) }),
  upload_payment_support: plain,
  save_news: body({ newness: Filled(1_000) }),
  request_support: plain,
  order_from_warehouse: plain,
  in_process: plain,
  received: plain,
  send_to_seller: plain,
  delivered_to_seller: plain,
  finalize: body({ cashier_id: Type.Optional(Id), ...COUNTER_MONEY }),
  return: withReason,
  to_news: withReason,
  seller_to_news: withReason,
  resume: plain,
  seller_resume: plain,
} as const satisfies Record<StepKey, TObject>

export type StepBodies = typeof STEP_BODIES

const fieldsOf = (key: StepKey): string => {
  const { properties, required = [] } = STEP_BODIES[key] as TObject
  const own = Object.keys(properties).filter((field) => !(field in COMMON))
  const { file: wanted } = orderStep(key)
  const file = wanted === undefined ? [] : ['file']
  const isRequired = (field: string) =>
    field === 'file' ? wanted?.proof !== undefined : (required as readonly string[]).includes(field)
  return [...own, ...file].map((field) => (isRequired(field) ? `\`${field}\`` : `\`${field}\`?`)).join(', ')
}

/** The table of steps for the documentation, from the rows that the server uses. */
export function describeSteps(): string {
  const rows = STEP_KEYS.map((key) => {
    const step = orderStep(key)
    const when = step.when ? ` (${step.when.join(', ')})` : ''
    const forSelf = step.for_self
      ? 'an assistant for themself where the setting `self_claim` allows it'
      : null
    const permission = [step.permission, step.or_permission, forSelf].filter(Boolean).join(' or ')
    return `| \`${stepName(key)}\`${when} | ${step.from.join(', ')} | ${step.to ?? 'unchanged'} | ${permission} | ${fieldsOf(key)} |`
  })
  return ['| Step | From | To | Permission | Fields |', '|---|---|---|---|---|', ...rows].join('\n')
}
