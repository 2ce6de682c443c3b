import type { KeyedText } from '../http/refused.ts'

/** A file that cannot be read as a table, and why. */
export class TableRefused extends Error {
  readonly reason: KeyedText

  constructor(key: KeyedText['key'], values: NonNullable<KeyedText['values']> = {}) {
    super(key)
    this.name = 'TableRefused'
    this.reason = { key, values }
  }
}
