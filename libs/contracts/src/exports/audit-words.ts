import { BOARD_STATES, stageTitle } from '@deportivo/lifecycle/order/states'
import type { TextKey } from '@deportivo/texts/texts'
import type { AuditEntry } from '../admin/audit.ts'
import { PRICE_CODE_KEYS } from '../catalogue/price-code-keys.ts'
import { formatDuration } from '../duration.ts'
import type { FileTools } from './file-columns.ts'

type IsKnownText = FileTools['isKnownText']

/** Fields by their label on the screen where they are filled in. */
const LABELS: Readonly<Record<string, TextKey>> = {
  identification_number: 'people.document',
  photo: 'people.photo',
  state_id: 'people.state',
  payment_id: 'expenses.payment',
  financial_situation_id: 'expenses.situation',
  date: 'expenses.date',
  day_of_month: 'recurring.day_of_month',
  month: 'budget.month',
  starts_on: 'recurring.starts_on',
  ends_on: 'recurring.ends_on',
  amount: 'expenses.amount',
  note: 'expenses.note',
  reason: 'expenses.reason',
  state: 'people.state',
  corrects_id: 'expenses.corrects',
  settlement_id: 'expenses.settlement',
  drawer_entry_id: 'expenses.petty_cash',
  opened_on: 'money_accounts.opened_on',
  opening_amount: 'money_accounts.opening_amount',
  ledgers: 'money_accounts.ledgers',
  money_account_id: 'balances.account',
  file_name: 'reconciliation.file',
  first_day: 'reconciliation.first_day',
  last_day: 'reconciliation.last_day',
  line_id: 'reconciliation.movement',
  entry: 'reconciliation.entry',
  ledger: 'reports.dimension.account',
  score: 'reconciliation.score_label',
  from_account_id: 'money_transfers.from',
  to_account_id: 'money_transfers.to',
  expense_limit: 'settings.expense_limit',
  city_id: 'client.city',
  department_id: 'client.department',
  municipality: 'client.municipality',
  contact: 'client.contact',
  type_of_person: 'client.person',
  type_of_client: 'client.type',
  code_id: 'product.price_code',
  cost: 'product.cost',
  subcategory_id: 'products.subcategory',
  reference_id: 'products.reference',
  color: 'products.color',
  color_id: 'products.color',
  description: 'products.description',
  curve: 'product.run',
  self_claim: 'settings.self_claim_switch',
  hold_hours: 'settings.hold_hours',
  voucher_months: 'settings.voucher_months',
  reserve_days: 'settings.reserve_days',
  return_days: 'settings.return_days',
  often_client: 'settings.often_client',
  often_product: 'settings.often_product',
  often_days: 'settings.often_days',
  company_name: 'settings.company_name',
  carriers: 'settings.carriers',
  seller_id: 'seller_account.seller',
  seller_name: 'seller_account.seller',
  number: 'seller_account.settlements',
  commission: 'seller_account.earned',
  product_name: 'returns.product',
  size_name: 'products.size',
  reason_name: 'returns.reason',
  exchange_rate: 'returns.exchange_rate',
  observation: 'returns.observation',
  goods: 'returns.goods',
  settlement: 'returns.type',
  credited_value: 'returns.credited',
  entrance_store_name: 'returns.entrance_store',
  replacement_product_name: 'returns.replacement',
  replacement_size_name: 'returns.replacement',
  replacement_store_name: 'returns.replacement',
  conveyor: 'returns.conveyor',
  guide_number: 'returns.guide_number',
  'business_hours.opens': 'settings.opens',
  'business_hours.closes': 'settings.closes',
  'business_hours.days': 'settings.days',
}

const YES_NO: Readonly<Record<string, TextKey>> = { yes: 'grants.yes', no: 'grants.no' }

const STAGE = 'stage_targets.'
const DAYS = 'business_hours.days'

/** The text of a field: its label, or for a permission its name. */
export const fieldKey = (field: string, isKnownText: IsKnownText): TextKey | undefined =>
  LABELS[field] ??
  [`permission.${field}`, `audit_field.${field}`, `people.${field}`, `catalogue.field.${field}`].find(
    isKnownText,
  )

function fieldName({ t, isKnownText }: FileTools, field: string): string {
  const stage = BOARD_STATES.find((state) => field === `${STAGE}${state}`)
  if (stage) return t('audit_field.stage_target', { stage: t(stageTitle(stage)) })
  const code = PRICE_CODE_KEYS.find((one) => field === `commission.${one}`)
  if (code) return t('settings.commission_of', { code: t(`code.${code}`) })
  const key = fieldKey(field, isKnownText)
  return key === undefined ? field : t(key)
}

/** Fields that hold an amount of money. */
const AMOUNTS = [
  'price',
  'minimal_price',
  'cost',
  'credited_value',
  'amount',
  'opening_amount',
  'expense_limit',
  'commission',
]

/** Price codes as they are stored, `4: 189900`, each with its amount. */
const codesName = (money: FileTools['money'], value: string): string =>
  value.replace(/: (\d+)/g, (_, pesos: string) => `: ${money(Number(pesos))}`)

/** Filters of shared products by their label. */
const FILTERS: Readonly<Record<string, TextKey>> = {
  store: 'products.store',
  code: 'product.price_code',
  size_id: 'products.size',
  brand_id: 'products.brand',
  category_id: 'products.category',
  subcategory_id: 'products.subcategory',
  reference_id: 'products.reference',
  color_id: 'products.color',
}

/** Fields that hold the id of a choice with a fixed text. */
const CHOICES: Readonly<Record<string, string>> = {
  type_of_person: 'client.person',
  type_of_client: 'client.type',
}

/** What the states and kinds of a record are named by. */
const OPTIONS: Partial<Record<AuditEntry['subject'], Readonly<Record<string, string>>>> = {
  transfer: { state: 'transfer.state' },
  count: { state: 'count.state', scope: 'count.scope' },
  quarantine_exit: { state: 'quarantine.state', kind: 'quarantine.kind' },
  request: { state: 'request.state' },
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** A day or a moment as screens show it, a month as `11/2026`; null: it is none. */
function timeName({ shopDay, instant }: FileTools, field: string, value: string): string | null {
  if (field === 'month' && /^\d{4}-\d{2}/.test(value)) return `${value.slice(5, 7)}/${value.slice(0, 4)}`
  if (DAY.test(value)) return shopDay(value)
  return MOMENT.test(value) ? instant(value) : null
}

/** What narrows a shared link, in words: `store:type:national,code:four` has a name and a value in each part. */
function filterName({ t, isKnownText }: FileTools, value: string): string {
  const parts = value.split(',').map((part) => {
    const [name = '', ...rest] = part.split(':')
    const label = FILTERS[name]
    const word = rest.at(-1) ?? ''
    const known = [`code.${word}`, `catalogue.option.${word}`].find(isKnownText)
    return `${label ? t(label) : name}: ${known ? t(known) : word}`
  })
  return parts.join(', ')
}

function valueName(
  words: FileTools,
  { field, subject }: { field: string; subject?: AuditEntry['subject'] | undefined },
  value: string | null,
): string {
  const { t, isKnownText, money } = words
  if (value === null || value === '')
    return t(isKnownText(`permission.${field}`) ? 'grants.no' : 'audit_page.empty_value')
  const time = timeName(words, field, value)
  if (time !== null) return time
  if (AMOUNTS.includes(field)) return money(Number(value))
  if (field === 'filter') return filterName(words, value)
  if (field === 'codes') return codesName(money, value)
  if (field.startsWith(STAGE)) return formatDuration(Number(value), t)
  const known = (word: string) => {
    const day = field === DAYS ? `settings.day.${word}` : ''
    const choice = field in CHOICES ? `${CHOICES[field]}.${word}` : ''
    const option = subject && OPTIONS[subject]?.[field]
    const key = [
      option ? `${option}.${word}` : '',
      choice,
      `scope.${word}`,
      `catalogue.option.${word}`,
      `user.state.${word}`,
      `return.state.${word}`,
      `expense.state.${word}`,
      `returns.${field}_${word}`,
      `returns.type_${word}`,
      `profile.${word}`,
      YES_NO[word] ?? '',
      day,
    ].find(isKnownText)
    return key === undefined ? word : t(key)
  }
  return value.split(', ').map(known).join(', ')
}

/** One change of an entry in words; of a secret only that it changed, of a new record what it has. */
export function changeText(
  words: FileTools,
  { field, from, to }: AuditEntry['changes'][number],
  { isNew = false, subject }: { isNew?: boolean; subject?: AuditEntry['subject'] } = {},
): string {
  const { t } = words
  const nameOf = (value: string | null) => valueName(words, { field, subject }, value)
  const name = fieldName(words, field)
  if (from === null && to === null) return name
  const value = nameOf(to)
  if (isNew) return t('audit_page.value', { field: name, value })
  return t('audit_page.change', { field: name, from: nameOf(from), to: value })
}
