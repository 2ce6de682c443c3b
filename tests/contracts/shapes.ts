import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EVENT_FAMILIES } from '@deportivo/contracts/events/families'
import type { EventFamily } from '@deportivo/contracts/events/family'

interface ReleasedVersion {
  /** A hash of `shape`, so that an edit of the record by hand is found. */
  hash: string
  shape: unknown
}

export interface ReleasedFamily {
  types: string[]
  versions: Record<string, ReleasedVersion>
}

export const RECORD = fileURLToPath(new URL('released-events.json', import.meta.url))

export const readReleased = () => JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, ReleasedFamily>

/** Titles and descriptions may change without changing a shape; a property may have such a name too. */
const isRemark = ([key, value]: [string, unknown]) =>
  ['x-text', 'x-name', 'writeOnly'].includes(key) ||
  (['title', 'description'].includes(key) && typeof value === 'string')

/** A schema without its remarks, with its keys and its lists of words sorted. */
export function shapeOf(schema: unknown): unknown {
  if (Array.isArray(schema)) {
    const items = schema.map(shapeOf)
    return items.every((item) => typeof item === 'string') ? items.toSorted() : items
  }
  if (typeof schema !== 'object' || schema === null) return schema
  const stored = Object.entries(schema).filter((entry) => !isRemark(entry))
  return Object.fromEntries(
    stored.toSorted(([a], [b]) => a.localeCompare(b)).map(([key, value]) => [key, shapeOf(value)]),
  )
}

export const hashOf = (shape: unknown): string =>
  createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16)

/** Every family of the code, in the form of the record. */
export const familiesInCode: Readonly<Record<string, ReleasedFamily>> = Object.fromEntries(
  Object.entries<EventFamily>(EVENT_FAMILIES).map(([name, { types, versions }]) => {
    const released = versions.schemas.map((schema, index): [string, ReleasedVersion] => {
      const shape = shapeOf(schema)
      return [String(index + 1), { hash: hashOf(shape), shape }]
    })
    return [name, { types: types.toSorted(), versions: Object.fromEntries(released) }]
  }),
)
