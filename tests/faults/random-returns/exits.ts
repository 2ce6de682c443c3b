import {
  listQuarantine,
  takeOutOfQuarantine,
  undoQuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { withPhoto } from '@deportivo/testkit/returns/parcel'
import { expect } from 'vitest'
import { stateOf } from './books.ts'
import { counts, type World } from './world.ts'

/** What became of units that left quarantine one by one. */
const GOODS_AFTER = { restock: 'sellable', write_off: 'written_off', claim: 'claimed' } as const

type Kind = keyof typeof GOODS_AFTER
const KINDS = Object.keys(GOODS_AFTER) as Kind[]

/** The exits of each case, one unit each. */
const exits = new Map<number, Kind[]>()

const exitsOf = (id: number): readonly Kind[] => exits.get(id) ?? []
export const unitsLeft = (id: number): number => exitsOf(id).length
export const unitsLost = (id: number): number => exitsOf(id).filter((kind) => kind !== 'restock').length

/** Takes a unit of a case out of quarantine; every third time it is put back, which leaves all as it was. */
export async function takeOut({ app }: World, one: ReturnCase, pick: number): Promise<void> {
  const before = await stateOf(app, one.id)
  const [parcel] = await app.ok('two', listQuarantine, { query: { filter: `return_id:${one.id}` } })
  const kind = KINDS[pick % KINDS.length] ?? 'restock'
  const supplier = kind === 'claim' ? { supplier: 'Suelas del Norte' } : {}
  const body = { kind, reason: 'Revisado', parcels: [{ id: parcel?.id ?? 0, quantity: 1 }], ...supplier }
  const [exit] = await app.ok('two', takeOutOfQuarantine, withPhoto(body))
  await app.settled()
  counts.taken_out += 1
  if (pick % 9 < 6 || !exit) return void exits.set(one.id, [...exitsOf(one.id), kind])
  const given = { params: { id: exit.id }, body: { reason: 'Fue un error', version: exit.version } }
  await app.ok('two', undoQuarantineExit, given)
  await app.settled()
  counts.put_back += 1
  expect(await stateOf(app, one.id)).toEqual(before)
}

/** The goods of a case are where its last exit brought them, and it counts the units that are lost. */
export function expectGoods({ id, goods, quantity, lost_units }: ReturnCase): void {
  const last = exitsOf(id).at(-1)
  if (!last || goods === null) return
  const isEmpty = unitsLeft(id) === quantity
  expect([id, goods, lost_units]).toEqual(
    isEmpty ? [id, GOODS_AFTER[last], unitsLost(id)] : [id, 'quarantine', 0],
  )
}
