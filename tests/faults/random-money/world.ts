import { openShift } from '@deportivo/contracts/finance/cashiers'
import type { Contract } from '@deportivo/contracts/route'
import type { Given, Person, TestApp } from '@deportivo/testkit/app'
import { returnLists, type ReturnLists } from '@deportivo/testkit/returns/case'
import { addClient, openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'

/** A shop with few clients, so that their orders, vouchers and debts meet. */
export interface World {
  app: TestApp
  shop: Shop
  lists: ReturnLists
  /** Of different prices. */
  products: readonly number[]
  clients: readonly number[]
}

/** What was tried and what came of it, by act. */
export const counts = new Map<string, { accepted: number; refused: number }>()

export async function openWorld(app: TestApp): Promise<World> {
  const shop = await openShop(app)
  const lists = await returnLists(app)
  const products = [await stockProduct(app, shop, 100_000), await stockProduct(app, shop, 100_000)]
  const clients = [await addClient(app), await addClient(app), await addClient(app)]
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 500_000 } })
  return { app, shop, lists, products, clients }
}

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
