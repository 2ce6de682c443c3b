import type { AccountBalance } from '@deportivo/contracts/finance/money-accounts'
import { accountOf } from '@deportivo/contracts/reports/cash-entries'
import { CASH } from '@deportivo/lifecycle/payment-methods'

const isOf = (kind: 'register' | 'deposit' | 'method') => (ledger: string) => ledger.startsWith(`${kind}-`)
const isCash = (ledger: string) => isOf('register')(ledger) || ledger === accountOf.method(CASH)

/** Only notes and coins come into it: no bank has a statement of it. */
export const isCashOnly = ({ ledgers }: Pick<AccountBalance, 'ledgers'>): boolean => {
  const income = ledgers.filter((one) => isCash(one) || isOf('method')(one) || isOf('deposit')(one))
  return income.length > 0 && income.every(isCash)
}
