import { openShift } from '@deportivo/contracts/finance/cashiers'
import type { Contract } from '@deportivo/contracts/route'
import { businessDay, type Clock } from '@deportivo/platform/clock'
import type { Given, Person, TestApp } from '@deportivo/testkit/app'
import { expenseLists, type ExpenseLists } from '@deportivo/testkit/money/expenses'
import { anAccount } from '@deportivo/testkit/money/money-accounts'
import { returnLists, type ReturnLists } from '@deportivo/testkit/returns/case'
import { addClient, openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'

/** A shop with few clients, so that their orders, vouchers and debts meet. */
export interface World {
  app: TestApp
  clock: Clock
  shop: Shop
  lists: ReturnLists
  /** Of different prices. */
  products: readonly number[]
  clients: readonly number[]
  expenses: ExpenseLists
  accounts: readonly [one: number, other: number]
}

/** What was tried and what came of it, by act. */
export const counts = new Map<string, { accepted: number; refused: number }>()

export async function openWorld(app: TestApp, clock: Clock): Promise<World> {
  const shop = await openShop(app)
  const lists = await returnLists(app)
  const products = [await stockProduct(app, shop, 100_000), await stockProduct(app, shop, 100_000)]
  const clients = [await addClient(app), await addClient(app), await addClient(app)]
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 500_000 } })
  const opened_on = businessDay(clock.now())
  const [one, other] = [await anAccount(app, { opened_on }), await anAccount(app, { opened_on })]
  const expenses = await expenseLists(app)
  return { app, clock, shop, lists, products, clients, expenses, accounts: [one.id, other.id] }
}

/** The business day that it is in the world. */
export const today = ({ clock }: World): string => businessDay(clock.now())

/** The one of a list that a number picks; undefined where the list is empty. */
export const pickedOf = <T>(list: readonly T[], pick: number): T | undefined =>
  list.length === 0 ? undefined : list[pick % list.length]

/** Sends what may be refused. A fault of the server is never accepted as a refusal. */
export async function attempt(
  { app }: World,
  person: Person,
  contract: Contract,
  given: Given,
): Promise<boolean> {
  const { status, body } = await app.attempt(person, contract, given)
  if (status >= 500) throw new Error(`${contract.method} ${contract.path}: ${status} ${body}`)
  return status === 200
}
