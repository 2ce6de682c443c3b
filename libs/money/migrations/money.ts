import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createRegisters } from './0001-registers.ts'
import { createVouchers } from './0002-vouchers.ts'
import { createPayments } from './0003-payments.ts'

export const moneyMigrations: MigrationSet = {
  owner: 'money',
  migrations: [createRegisters, createVouchers, createPayments],
}
