import type { KeyedText } from '@deportivo/platform/http/refused'

/** A picture that is not fetched, and why. */
export class PictureRefused extends Error {
  readonly reason: KeyedText

  constructor(key: KeyedText['key'], values: NonNullable<KeyedText['values']> = {}) {
    super(key)
    this.name = 'PictureRefused'
    this.reason = { key, values }
  }
}
