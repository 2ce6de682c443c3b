import { MOST_HISTORY } from '@deportivo/contracts/orders/history'
import type { listReturns } from '@deportivo/contracts/returns/returns'
import { returnMachine } from '@deportivo/lifecycle/return-case/machine'
import type { ReturnFacts } from '@deportivo/lifecycle/return-case/facts'
import { notFound } from '@deportivo/platform/http/refused'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import { withReasons } from '@deportivo/platform/http/with-reasons'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { isTextKey, text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { attachmentsOf } from '../files/case-files.ts'
import { availableOf, type ReturnableRow } from '../sold-lines/returnable.ts'
import { memberOf, replacementOf, seenMembers, type ShownCase } from './members.ts'
import { wasShipped } from '../steps/shipment.ts'
import { areGoodsWhole } from '../steps/whole-goods.ts'
import { differenceOf, orderMoneyOf, otherCredits, type Difference } from '../steps/credit.ts'
import type { CaseRow } from '../tables.ts'
import { isOverdue, waitingSince } from './overdue.ts'
import { lastEntry, undoChoices } from './undo-rules.ts'

type Reader = Pick<RecordCall, 'actor' | 'deps'>
export type ShownRow = CaseRow & Pick<ReturnableRow, 'photo' | 'reference_id'>

/** What other owners know of a case: its order's money, and its units in stock. */
interface CaseBooks {
  difference: Difference | null
  are_goods_whole: boolean
}

async function booksOf(db: Knex, row: CaseRow): Promise<CaseBooks> {
  const [difference, are_goods_whole] = await Promise.all([differenceOf(db, row), areGoodsWhole(db, row)])
  return { difference, are_goods_whole }
}

type OwnFacts = Pick<CaseRow, 'state_id' | 'goods' | 'exchange_rate_id' | 'seller_id' | 'auxiliary_user_id'>
type BookedFacts = Pick<ReturnFacts, 'are_goods_whole' | 'is_difference_paid'>

const bookedFacts = ({ difference, are_goods_whole }: CaseBooks): BookedFacts => ({
  are_goods_whole,
  is_difference_paid: difference === null || difference.is_paid,
})

/** What other owners know of a case, as far as it decides its steps. */
export const bookedFactsOf = async (db: Knex, row: CaseRow): Promise<BookedFacts> =>
  bookedFacts(await booksOf(db, row))

export const factsOf = (row: OwnFacts, booked: BookedFacts): ReturnFacts => {
  const { state_id, goods, exchange_rate_id, seller_id, auxiliary_user_id } = row
  return { state_id, goods, exchange_rate_id, seller_id, auxiliary_user_id, ...booked }
}

/** What the asking user may do with a case now, and why not. */
export const nextSteps = (row: OwnFacts, booked: BookedFacts, { actor, deps }: Reader) =>
  withReasons(returnMachine.offers(factsOf(row, booked), { actor, settings: deps.settings.current() }))

type Summary = RowOf<typeof listReturns>

const soldProductOf = (row: ShownRow): Summary['sale_product'] => ({
  line_id: row.line_id,
  product_id: row.product_id,
  product_name: row.product_name,
  reference_id: row.reference_id,
  reference_name: row.reference_name,
  color_name: row.color_name,
  photo: row.photo,
  size_id: row.size_id,
  size_name: row.size_name,
  store_id: row.store_id,
  store_name: row.store_name,
  code_id: row.code_id,
  unit_price: row.unit_price,
})

/** A case as its list shows it. */
export function summaryOf(row: ShownRow, overdueBefore: Date): Summary {
  return {
    id: row.id,
    version: row.version,
    state_id: row.state_id,
    state_entered_at: row.state_entered_at,
    client_id: row.client_id,
    client_name: row.client_name,
    seller_name: row.seller_name,
    quantity: row.quantity,
    group_id: row.group_id,
    settlement: row.settlement,
    client_money: row.client_money,
    created_at: row.created_at,
    is_overdue: isOverdue(row, overdueBefore),
    sale_id: row.order_id,
    user_name: row.requested_by,
    reason: row.reason_name,
    voucher: row.voucher_id,
    sale_product: soldProductOf(row),
  }
}

function stepName(step: string, { actor: { language } }: Reader): string {
  const key = [`return.history.${step}`, `return.action.${step}`].find(isTextKey)
  return key && isTextKey(key) ? text(key, {}, language) : step
}

async function historyOf(db: Knex, id: number, reader: Reader): Promise<ShownCase['history']> {
  const rows = await db('returns.case_history').where('case_id', id).orderBy('id', 'desc').limit(MOST_HISTORY)
  return rows.map(({ id: entry, step, from_state, to_state, by_name: by, at, note }) => ({
    id: entry,
    step,
    from_state,
    to_state,
    by,
    at,
    note,
    step_name: stepName(step, reader),
  }))
}

async function moneyOf(db: Knex, row: CaseRow): Promise<Pick<ShownCase, 'order_money' | 'line_credit'>> {
  const [order_money, line_credit] = await Promise.all([orderMoneyOf(db, row), otherCredits(db, row)])
  return { order_money, line_credit }
}

/** What a case has beyond its summary, as it is stored. */
const ownFieldsOf = (row: CaseRow) => ({
  reason_id: row.reason_id,
  exchange_rate_id: row.exchange_rate_id,
  exchange_rate: row.exchange_rate,
  observation: row.observation,
  date_of_delivery: row.date_of_delivery,
  goods: row.goods,
  lost_units: row.lost_units,
  credited_value: row.credited_value,
  price_difference: row.price_difference,
  conveyor: row.conveyor,
  guide_number: row.guide_number,
  shipping_date: row.shipping_date,
  entrance_store: row.entrance_store_id,
  entrance_store_name: row.entrance_store_name,
  received_at: row.received_at,
  settled_at: row.settled_at,
})

/** A case with its files, its history and the steps that are possible now, or 404. */
export async function readCase(db: Knex, id: number, reader: Reader): Promise<ShownCase> {
  const row = await db('returns.cases as c')
    .leftJoin('catalogue.published_products as p', 'p.id', 'c.product_id')
    .where('c.id', id)
    .first<ShownRow | undefined>('c.*', 'p.photo', 'p.reference_id')
  if (!row) throw notFound()
  const [money, quantity_available, attachments, history, last, books, was_shipped, members] =
    await Promise.all([
      moneyOf(db, row),
      availableOf(db, row),
      attachmentsOf(db, row, reader),
      historyOf(db, id, reader),
      lastEntry(db, id),
      booksOf(db, row),
      wasShipped(db, row),
      row.group_id === null ? [] : seenMembers(db, row.group_id, reader.actor),
    ])
  return {
    ...summaryOf(row, waitingSince(reader.deps)),
    ...ownFieldsOf(row),
    was_shipped,
    quantity_available,
    attachments,
    history,
    group: members.map(memberOf),
    replacement: replacementOf(row),
    difference: books.difference,
    ...money,
    next: nextSteps(row, bookedFacts(books), reader),
    ...undoChoices(last, reader.actor, reader.deps.clock.now()),
  }
}
