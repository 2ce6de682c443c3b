import { useCallback } from 'react'
import type { Translate } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'

/** Why an amount is refused that is more than what is owed, in the words of the server; undefined: it is not more. */
export function aboveBalance(
  amount: unknown,
  balance: number,
  { t, money }: { t: Translate; money: (pesos: number) => string },
): string | undefined {
  const isAbove = typeof amount === 'number' && amount > balance
  return isAbove ? t('order.refused.amount_too_high', { balance: money(balance) }) : undefined
}

/** Refuses an amount of a form that is more than is owed, before it is sent. */
export function useAboveBalance(balance = Infinity) {
  const { money } = useFormats()
  return useCallback(
    ({ amount }: { amount?: unknown }, t: Translate): Record<string, string> => {
      const fault = aboveBalance(amount, balance, { t, money })
      return fault === undefined ? {} : { amount: fault }
    },
    [balance, money],
  )
}
