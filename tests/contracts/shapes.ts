import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EVENTS } from '@deportivo/contracts/events/events'

/** What was released: the hash of each version's shape, and the shapes, so that a difference can be read. */
export interface Released {
  events: Record<string, Record<string, string>>
  shapes: Record<string, unknown>
}

export const RECORD = fileURLToPath(new URL('released-events.json', import.meta.url))

export const readReleased = () => JSON.parse(readFileSync(RECORD, 'utf8')) as Released

/** What is said about a shape may be said better without changing it; a property may well be named so too. */
const isRemark = ([key, value]: [string, unknown]) =>
  key === 'x-text' || (['title', 'description'].includes(key) && typeof value === 'string')

/** A schema without what is only said about it, in one order. */
export function shapeOf(schema: unknown): unknown {
  if (Array.isArray(schema)) {
    const items = schema.map(shapeOf)
    return items.every((item) => typeof item === 'string') ? items.toSorted() : items
  }
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter((entry) => !isRemark(entry))
  return Object.fromEntries(
    kept.toSorted(([a], [b]) => a.localeCompare(b)).map(([key, value]) => [key, shapeOf(value)]),
  )
}

export const hashOf = (shape: unknown): string =>
  createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16)

export interface Version {
  type: string
  version: number
  shape: unknown
  hash: string
}

/** Every version of every event, as the code has it. */
export function versionsInCode(): Version[] {
  return Object.entries(EVENTS).flatMap(([type, { schemas }]) =>
    schemas.map((schema, index) => {
      const shape = shapeOf(schema)
      return { type, version: index + 1, shape, hash: hashOf(shape) }
    }),
  )
}
