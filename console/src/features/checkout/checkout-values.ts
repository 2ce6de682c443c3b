import { CASH_ON_DELIVERY } from '@deportivo/lifecycle/payment-methods'
import { BOGOTA_CITY_ID } from '@deportivo/lifecycle/places'
import type { UseFormReturn } from 'react-hook-form'
import type { StepFields } from '../../entities/order/steps/use-steps.ts'

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
  transfer_method?: number | null
  voucher?: number | null
  voucher_value?: number | null
}

export type CheckoutControls = Pick<UseFormReturn<CheckoutValues>, 'control' | 'setValue'>

/** What is sent: fields that the chosen city and method do not show still have what was entered before. */
export function shownFields({ check_bogota, total_first_payment, ...fields }: StepFields): StepFields {
  return {
    ...fields,
    ...(fields['city_id'] === BOGOTA_CITY_ID ? { check_bogota: check_bogota ?? false } : {}),
    ...(fields['payment_method'] === CASH_ON_DELIVERY ? {} : { total_first_payment }),
  }
}
