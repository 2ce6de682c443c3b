import { countStock } from '@deportivo/contracts/catalogue/inventory'
import type { Contract } from '@deportivo/contracts/route'
import type { TestApp } from '@deportivo/testkit/app'
import type { Given, Person } from '@deportivo/testkit/calls'
import { inQuarantine } from '@deportivo/testkit/returns/parcel'
import { addClient, BOGOTA, openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import type { StepTurn } from '../random-steps/choose.ts'
import type { Played } from '../random-steps/play.ts'

/** What all users share: few units of few sizes, so that they often want the same ones. */
export interface World {
  app: TestApp
  shop: Shop
  products: readonly number[]
  client_id: number
  /** Of all users, so that two of them step the same one. */
  transfers: number[]
  open_counts: number[]
  counts: Counts
}

/** How often an act was done, or refused. */
export interface Counts {
  done: Record<string, number>
  refused: Record<string, number>
}

export const newCounts = (): Counts => ({ done: {}, refused: {} })

export function count(of: Record<string, number>, act: string): void {
  of[act] = (of[act] ?? 0) + 1
}

/** What one user works at. */
export interface Desk {
  orders: Played[]
}

/** Something that a user does; what others do at the same time may refuse it. */
export type Act = (world: World, desk: Desk, turn: StepTurn) => Promise<unknown>

export const SIZES = [38, 39]
const UNITS_EACH = 12
const PARCELS = 4

export async function openWorld(app: TestApp, counts: Counts): Promise<World> {
  const shop = await openShop(app)
  const products = []
  for (const name of ['Zancada 1042', 'Brisa 77'])
    products.push(await stockProduct(app, shop, UNITS_EACH, SIZES, name))
  for (const id of products)
    await app.ok('two', countStock, {
      params: { id },
      body: {
        stores: [
          { store_id: shop.stores[1], sizes: SIZES.map((size_id) => ({ size_id, quantity: UNITS_EACH })) },
        ],
      },
    })
  // Played step by step, few orders would come that far.
  for (let count = 0; count < PARCELS; count++) await inQuarantine(app, shop, shop.stores[0])
  const client_id = await addClient(app, BOGOTA)
  return { app, shop, products, client_id, transfers: [], open_counts: [], counts }
}

/** Chooses among some by any number; the next choice by the same number differs. */
export function chooser(
  pick: number,
): <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) => Value {
  let rest = pick
  return <Value>(values: readonly Value[]) => {
    const value = values[rest % values.length]
    rest = Math.floor(rest / values.length)
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
}

const REFUSED = [400, 403, 404, 409, 422]

/** Makes a call that others may have made impossible; null if it was refused. Any other reply is a fault. */
export async function tried<Data>(
  { app, counts }: World,
  person: Person,
  contract: Contract,
  given: Given,
): Promise<Data | null> {
  const { status, body } = await app.attempt(person, contract, given)
  const what = `${contract.method} ${contract.path}`
  if (status !== 200 && !REFUSED.includes(status)) throw new Error(`${what}: ${status} ${body}`)
  count(status === 200 ? counts.done : counts.refused, what)
  return status === 200 ? (JSON.parse(body) as { data: Data }).data : null
}
