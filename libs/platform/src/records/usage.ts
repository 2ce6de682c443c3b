import type { TextKey } from '@deportivo/texts/texts'
import type { Knex } from 'knex'
import type { Actor } from '../http/guard/actor.ts'
import { rule } from '../http/refused.ts'
import type { RecordCall } from './record-call.ts'

type KindOf<Key> = Key extends `record.use.${infer Kind}` ? Kind : never

/** Rows of another table that need the record to stay. */
export interface Usage {
  kind: KindOf<TextKey>
  rows: (db: Knex, id: number | string) => Knex.QueryBuilder
  /** Narrows the rows to those that may be named to this actor; the others are only counted. */
  visible?: (rows: Knex.QueryBuilder, actor: Actor) => Knex.QueryBuilder
  /** The column of their id, and of how they are named. */
  id: string
  name: string
  /** What users read of a record that is named by its id. */
  codeOf?: (id: number) => string
}

// Enough to recognise what must be changed first.
const NAMED = 5

/** A record that uses another, by whichever column names it. */
interface NamedUser {
  id: number
  name: string | number
}

async function countOf(db: Knex, { id, rows }: Usage, recordId: number | string): Promise<number> {
  const [counted] = await rows(db, recordId).count<{ count: number }[]>(`${id} as count`)
  return Number(counted?.count ?? 0)
}

/** How many of each kind use a record; kinds without any are left out. */
export async function countUses(db: Knex, usages: readonly Usage[], recordId: number | string) {
  const counted: { kind: Usage['kind']; count: number }[] = []
  for (const usage of usages) {
    const count = await countOf(db, usage, recordId)
    if (count > 0) counted.push({ kind: usage.kind, count })
  }
  return counted
}

async function usersOf({ trx, actor }: RecordCall, usage: Usage, recordId: number | string) {
  const count = await countOf(trx, usage, recordId)
  if (count === 0) return null
  const { id, name, codeOf } = usage
  const rows = usage.rows(trx, recordId)
  const seen = usage.visible ? usage.visible(rows, actor) : rows
  const named = await seen.orderBy(id, 'desc').limit(NAMED).select<NamedUser[]>({ id, name })
  return { count, named: codeOf ? named.map((one) => ({ ...one, name: codeOf(one.id) })) : named }
}

/** Refuses to delete a record that others use, naming those that the actor may see and counting all. */
export async function refuseUsed(
  call: RecordCall,
  usages: readonly Usage[],
  id: number | string,
): Promise<void> {
  for (const usage of usages) {
    const users = await usersOf(call, usage, id)
    if (users === null) continue
    const names = users.named.map(({ name }) => name).join(', ')
    const values = { kind: { key: `record.use.${usage.kind}` } as const, count: users.count, names }
    const key = users.named.length === 0 ? 'record.in_use_unseen' : 'record.in_use'
    throw rule(key, values, { id, used_by: usage.kind, ...users })
  }
}
