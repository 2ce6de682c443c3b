import { BOARD_STATES, STAGE_MINUTES, type BoardState } from '@deportivo/lifecycle/order/states'
import { Type, type Static } from 'typebox'
import { PRICE_CODE_KEYS } from '../catalogue/price-code-keys.ts'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, Id, Name, Nullable, Text } from '../shapes.ts'

/** Minutes of business hours; a month of them is as good as no target. */
const Minutes = Type.Integer({
  minimum: 1,
  maximum: 43_200,
  'x-text': {
    type: 'setting.bad_duration',
    minimum: 'setting.bad_duration',
    maximum: 'setting.long_duration',
  },
})
const TimeOfDay = Type.String({
  minLength: 1,
  maxLength: 5,
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  'x-text': { pattern: 'setting.bad_time' },
})

/** How long a card may stay in each stage of the board before it is late. */
export const StageTargets = Strict(
  Object.fromEntries(BOARD_STATES.map((state) => [state, Minutes])) as Record<BoardState, typeof Minutes>,
)
export type StageTargets = Static<typeof StageTargets>

/** The default. */
export const FIRST_STAGE_TARGETS: StageTargets = STAGE_MINUTES

export const BusinessHours = Strict({
  opens: TimeOfDay,
  closes: TimeOfDay,
  days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
    'x-text': { minItems: 'setting.no_day' },
  }),
})

/** A carrier and the rule of its guide numbers: a number of digits, or an expression; null: any. */
export const Carrier = Type.Object({
  id: Id,
  name: Type.String(),
  guide_digits: Nullable(Type.String()),
  guide_pattern: Nullable(Type.String()),
  /** Address of the carrier's tracking page, with `{guide}` for the number. */
  tracking_url: Nullable(Type.String()),
})
export type Carrier = Static<typeof Carrier>

/** The form of a carrier; a new one has no id yet. */
export const CarrierInput = Strict({
  id: Type.Optional(Id),
  name: Name(80),
  guide_digits: Type.Optional(Nullable(Text(5))),
  guide_pattern: Type.Optional(Nullable(Text(100))),
  tracking_url: Type.Optional(Nullable(Text(300))),
})
export type CarrierInput = Static<typeof CarrierInput>

/** A percentage of 0: nothing is earned. */
export const Percentage = Type.Integer({ minimum: 0, maximum: 100 })

/** What sellers earn of each sale, by the price code of its line. */
export const CommissionPercentages = Strict(
  Object.fromEntries(PRICE_CODE_KEYS.map((key) => [key, Percentage])) as Record<
    (typeof PRICE_CODE_KEYS)[number],
    typeof Percentage
  >,
)
export type CommissionPercentages = Static<typeof CommissionPercentages>

/** Months that a voucher can be spent in. */
export const VoucherMonths = Type.Integer({ minimum: 1, maximum: 120 })

/** So many days an order stays reserved for its client; afterwards it is shown as overdue, and nothing is released. */
export const ReserveDays = Type.Integer({ minimum: 1, maximum: 365 })

/** After so many days a return case that was not moved on is pointed out. */
export const ReturnDays = Type.Integer({ minimum: 1, maximum: 365 })

/** A client or a product with so many returns in so many days is pointed out. */
export const OftenDays = Type.Integer({ minimum: 1, maximum: 365 })
export const OftenCount = Type.Integer({ minimum: 2, maximum: 100 })

/** On everything that is printed; null: the product's name. */
const CompanyName = Nullable(Text(80))

/** An expense of more waits until a user with 'approve expenses' approves it; null: none does. */
const ExpenseLimit = Nullable(Type.Integer({ minimum: 1, maximum: 10_000_000_000 }))

export const HoldHours = Type.Integer({ minimum: 1, maximum: 720 })

/** The company's settings. Every process caches them. */
export const Settings = Type.Object({
  version: Type.Integer(),
  /** Assistants may take unassigned orders themselves. */
  self_claim: Type.Boolean(),
  /** How long an order that is still being built holds its units. */
  hold_hours: HoldHours,
  reserve_days: ReserveDays,
  voucher_months: VoucherMonths,
  return_days: ReturnDays,
  often_days: OftenDays,
  often_client: OftenCount,
  often_product: OftenCount,
  stage_targets: StageTargets,
  business_hours: BusinessHours,
  carriers: Type.Array(Carrier),
  company_name: CompanyName,
  expense_limit: ExpenseLimit,
  commission: CommissionPercentages,
})
export type Settings = Static<typeof Settings>

export const getSettings = route({
  method: 'GET',
  path: '/setting',
  tag: 'settings',
  summary: "The company's settings.",
  permission: 'manage settings',
  reply: Found(Settings),
})

export const saveSettings = route({
  method: 'PUT',
  path: '/setting',
  tag: 'settings',
  summary: 'Change settings; what is left out stays. Acts in every process within 5 seconds.',
  permission: 'manage settings',
  body: Strict({
    /** The version that was seen: another one is 409 with the present settings. */
    version: Type.Optional(Type.Integer({ minimum: 1 })),
    self_claim: Type.Optional(Type.Boolean()),
    hold_hours: Type.Optional(HoldHours),
    reserve_days: Type.Optional(ReserveDays),
    voucher_months: Type.Optional(VoucherMonths),
    return_days: Type.Optional(ReturnDays),
    often_days: Type.Optional(OftenDays),
    often_client: Type.Optional(OftenCount),
    often_product: Type.Optional(OftenCount),
    stage_targets: Type.Optional(StageTargets),
    business_hours: Type.Optional(BusinessHours),
    carriers: Type.Optional(Type.Array(CarrierInput, { maxItems: 50 })),
    company_name: Type.Optional(CompanyName),
    expense_limit: Type.Optional(ExpenseLimit),
    commission: Type.Optional(CommissionPercentages),
  }),
  reply: ChangeReply(Settings),
})
