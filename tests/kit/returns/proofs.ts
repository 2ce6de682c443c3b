import { proveMoney } from '@deportivo/orders/money/prove-money'
import { prove } from '@deportivo/inventory/prove'
import { proveQuarantine } from '@deportivo/inventory/prove-quarantine'
import { proveCases } from '@deportivo/returns/proofs/prove-cases'
import { afterEach, expect } from 'vitest'
import type { TestApp } from '../app.ts'

/** After each test of the file, stock, quarantine, cases and money are what their entries make of them. */
export function proveAfterEach(app: TestApp): void {
  afterEach(async () => {
    await app.settled()
    for (const differencesOf of [prove, proveQuarantine, proveCases, proveMoney])
      expect((await differencesOf(app.db)).differences).toEqual([])
  })
}
