import { Type } from 'typebox'
import { Instant, Nullable } from '../shapes.ts'

/** What every document of stock has: who made it and when, its end, and its last change. */
export const STOCK_DOCUMENT = {
  created_by: Type.String(),
  created_at: Instant,
  /** When nothing was left to do with it: received, applied or cancelled. */
  closed_at: Nullable(Instant),
  updated_by: Nullable(Type.String()),
  updated_at: Instant,
  version: Type.Integer(),
}
