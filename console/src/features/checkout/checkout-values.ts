import type { UseFormReturn } from 'react-hook-form'

/** What the forms that end a sale ask for, each its own part. */
export interface CheckoutValues {
  [field: string]: string | number | boolean | null | undefined
  payment_method?: number | null
  total_first_payment?: number | null
  department_id?: number | null
  city_id?: number | null
  address?: string
  phone?: string
  contact?: string
  municipality?: string
  notes?: string
  check_bogota?: boolean
  cashier_id?: number | null
  cash_payment?: number | null
  payment_by_transfer?: number | null
  voucher?: number | null
  voucher_value?: number | null
}

export type CheckoutControls = Pick<UseFormReturn<CheckoutValues>, 'control' | 'setValue'>
