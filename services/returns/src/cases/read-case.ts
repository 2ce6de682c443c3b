import { MOST_HISTORY } from '@deportivo/contracts/orders/history'
import type { getReturn, listReturns } from '@deportivo/contracts/returns/returns'
import { returnMachine } from '@deportivo/lifecycle/return-case/machine'
import type { ReturnFacts } from '@deportivo/lifecycle/return-case/facts'
import { notFound } from '@deportivo/platform/http/refused'
import type { FoundReply, RowOf } from '@deportivo/platform/http/serve/serve'
import { withReasons } from '@deportivo/platform/http/with-reasons'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { isTextKey, text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { attachmentsOf } from '../files/case-files.ts'
import { availableOf, type ReturnableRow } from '../sold-lines/returnable.ts'
import { seenMembers, type Member } from './members.ts'
import { wasShipped } from '../steps/shipment.ts'
import { areGoodsWhole } from '../steps/whole-goods.ts'
import { differenceOf, orderMoneyOf, otherCredits, type Difference } from '../steps/credit.ts'
import type { CaseRow } from '../tables.ts'
import { isOverdue, waitingSince } from './overdue.ts'
import { lastEntry, undoChoices } from './undo-rules.ts'

type Reader = Pick<RecordCall, 'actor' | 'deps'>
export type ShownCase = FoundReply<typeof getReturn>['data']
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
  return { ...{ state_id, goods, exchange_rate_id, seller_id, auxiliary_user_id }, ...booked }
}

/** What the asking user may do with a case now, and why not. */
export const nextSteps = (row: OwnFacts, booked: BookedFacts, { actor, deps }: Reader) =>
  withReasons(returnMachine.offers(factsOf(row, booked), { actor, settings: deps.settings.current() }))

/** A case as its list shows it. */
export function summaryOf(row: ShownRow, overdueBefore: Date): RowOf<typeof listReturns> {
  const { id, version, state_id, state_entered_at, client_id, client_name, seller_name, quantity } = row
  const {
    group_id,
    line_id,
    product_id,
    product_name,
    reference_id,
    reference_name,
    color_name,
    photo,
    size_id,
    size_name,
  } = row
  const { store_id, store_name, code_id, unit_price, settlement, client_money, created_at } = row
  return {
    ...{ id, version, state_id, state_entered_at, client_id, client_name, seller_name, quantity },
    ...{ group_id, settlement, client_money, created_at, is_overdue: isOverdue(row, overdueBefore) },
    sale_id: row.order_id,
    user_name: row.requested_by,
    reason: row.reason_name,
    voucher: row.voucher_id,
    sale_product: {
      ...{ line_id, product_id, product_name, reference_id, reference_name, color_name },
      ...{ photo, size_id, size_name, store_id, store_name, code_id, unit_price },
    },
  }
}

function replacementOf(row: CaseRow): ShownCase['replacement'] {
  if (row.replacement_product_id === null) return null
  return {
    product_id: row.replacement_product_id,
    product_name: row.replacement_product_name ?? '',
    size_id: row.replacement_size_id ?? 0,
    size_name: row.replacement_size_name ?? '',
    quantity: row.replacement_quantity ?? 0,
    outlet_store: row.replacement_store_id ?? 0,
    outlet_store_name: row.replacement_store_name ?? '',
    price: row.replacement_price ?? 0,
  }
}

function memberOf(row: Member): ShownCase['group'][number] {
  const { id, state_id, line_id, product_id, product_name, reference_name, color_name } = row
  const { size_id, size_name, quantity, unit_price, exchange_rate, settlement, settled_at } = row
  const { credited_value, price_difference, credited, in_vouchers, guide_number } = row
  return {
    ...{ id, state_id, line_id, product_id, product_name, reference_name, color_name },
    ...{ size_id, size_name, quantity, unit_price, exchange_rate, settlement, settled_at },
    ...{ credited_value, price_difference, credited, in_vouchers, guide_number },
    sale_id: row.order_id,
    reason: row.reason_name,
    entrance_store: row.entrance_store_id,
    voucher: row.voucher_id,
    replacement: replacementOf(row),
  }
}

function stepName(step: string, { actor: { language } }: Reader): string {
  const key = [`return.history.${step}`, `return.action.${step}`].find(isTextKey)
  return key && isTextKey(key) ? text(key, {}, language) : step
}

async function historyOf(db: Knex, id: number, reader: Reader): Promise<ShownCase['history']> {
  const rows = await db('returns.case_history').where('case_id', id).orderBy('id', 'desc').limit(MOST_HISTORY)
  return rows.map(({ id: entry, step, from_state, to_state, by_name: by, at, note }) => ({
    ...{ id: entry, step, from_state, to_state, by, at, note },
    step_name: stepName(step, reader),
  }))
}

async function moneyOf(db: Knex, row: CaseRow): Promise<Pick<ShownCase, 'order_money' | 'line_credit'>> {
  const [order_money, line_credit] = await Promise.all([orderMoneyOf(db, row), otherCredits(db, row)])
  return { order_money, line_credit }
}

/** A case with its files, its history and the steps that are possible now, or 404. */
export async function readCase(db: Knex, id: number, reader: Reader): Promise<ShownCase> {
  const row = await db('returns.cases as c')
    .leftJoin('catalogue.published_products as p', 'p.id', 'c.product_id')
    .where('c.id', id)
    .first<ShownRow | undefined>('c.*', 'p.photo', 'p.reference_id')
  if (!row) throw notFound()
  const { reason_id, exchange_rate_id, exchange_rate, observation, date_of_delivery, goods } = row
  const { credited_value, price_difference, conveyor, guide_number, shipping_date } = row
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
    ...{ reason_id, exchange_rate_id, exchange_rate, observation, date_of_delivery, goods },
    ...{ credited_value, price_difference, was_shipped, conveyor, guide_number, shipping_date },
    entrance_store: row.entrance_store_id,
    entrance_store_name: row.entrance_store_name,
    received_at: row.received_at,
    settled_at: row.settled_at,
    ...{ quantity_available, attachments, history },
    group: members.map(memberOf),
    replacement: replacementOf(row),
    difference: books.difference,
    ...money,
    next: nextSteps(row, bookedFacts(books), reader),
    ...undoChoices(last, reader.actor, reader.deps.clock.now()),
  }
}
