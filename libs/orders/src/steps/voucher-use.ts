import { invalid } from '@deportivo/platform/http/refused'
import type { MoneyEffect } from '../money/effects.ts'
import type { OrderRecord } from '../order/order-record.ts'
import { tooHigh } from '../money/payment-limits.ts'

interface VoucherUse {
  voucher?: number
  voucher_value?: number
}

type VoucherEffect = Extract<MoneyEffect, { effect: 'spend_voucher' }>

/** The voucher that the client pays with, never more of it than is owed. Its owner is checked when it is spent. */
export function voucherUse(order: OrderRecord, { voucher, voucher_value }: VoucherUse): VoucherEffect[] {
  if (voucher === undefined && !voucher_value) return []
  if (voucher === undefined) throw invalid({ voucher: 'field.required' })
  if (!voucher_value) throw invalid({ voucher_value: 'field.required' })
  const owed = order.total_value - order.paid
  if (voucher_value > owed) throw tooHigh('voucher_value', owed)
  return [{ effect: 'spend_voucher', voucher_id: voucher, amount: voucher_value }]
}

export const voucherValue = ([use]: readonly VoucherEffect[]): number => use?.amount ?? 0
