import {
  BusinessHours,
  CommissionPercentages,
  CarrierInput,
  HoldHours,
  OftenCount,
  OftenDays,
  ReserveDays,
  ReturnDays,
  saveSettings,
  StageTargets,
  VoucherMonths,
} from '@deportivo/contracts/admin/settings'
import { Strict } from '@deportivo/contracts/route'
import { formOf } from '../../shared/form/contract-form.ts'

// A blank one is left out of the values, and is none: as in the call.
const { company_name, expense_limit } = saveSettings.body.properties

export const TARGETS_FORM = formOf(StageTargets)
export const HOURS_FORM = formOf(BusinessHours)
export const COMPANY_FORM = formOf(Strict({ company_name }))
export const EXPENSES_FORM = formOf(Strict({ expense_limit }))
export const COMMISSION_FORM = formOf(CommissionPercentages)
export const HOLDS_FORM = formOf(Strict({ hold_hours: HoldHours, reserve_days: ReserveDays }))
export const VOUCHERS_FORM = formOf(Strict({ voucher_months: VoucherMonths }))
export const RETURNS_FORM = formOf(
  Strict({
    return_days: ReturnDays,
    often_client: OftenCount,
    often_product: OftenCount,
    often_days: OftenDays,
  }),
)
export const CARRIER_FORM = formOf(CarrierInput)
