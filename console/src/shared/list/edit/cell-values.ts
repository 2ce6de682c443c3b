import { fieldErrors } from '@deportivo/contracts/field-errors'
import { shownPhone, storedPhone } from '@deportivo/contracts/phone'
import type { ContractForm } from '../../form/contract-form.ts'
import type { Translate } from '../../language/texts.tsx'
import type { CallError } from '../../net/call-error.ts'
import type { Option } from '../../ui/controls/filter-select.tsx'
import type { CellEdit } from '../definition/definition.ts'

/** A field of a row as it is stored and sent. */
export type Stored = string | number | null

export const storedValue = <R>(row: R, { field }: CellEdit): Stored =>
  (row as Record<string, Stored | undefined>)[field] ?? null

/** What the input starts with. */
export function writtenValue<R>(row: R, edit: CellEdit): string {
  const stored = String(storedValue(row, edit) ?? '')
  return edit.control === 'phone' ? shownPhone(stored) : stored
}

/** As the user reads it: of a select the name. */
export function readValue<R>(row: R, edit: CellEdit, options: readonly Option[]): string {
  const written = writtenValue(row, edit)
  return options.find(({ value }) => value === written)?.label ?? written
}

/** What was typed, as it is sent; blank is null. */
export function sentValue(typed: string, { control }: CellEdit): Stored {
  const written = typed.trim()
  if (written === '') return null
  return control === 'select' ? Number(written) : written
}

// One number may be written in several ways; what has no digits is no number.
const comparable = (typed: string, { control }: CellEdit) =>
  (control === 'phone' && storedPhone(typed)) || typed.trim()

export const isChanged = <R>(row: R, typed: string, edit: CellEdit): boolean =>
  comparable(typed, edit) !== comparable(writtenValue(row, edit), edit)

/** Why the contract refuses a value; null if it doesn't. */
export function refusalOf(form: ContractForm, field: string, value: Stored, t: Translate): string | null {
  if (form.check({ [field]: value })) return null
  const message = fieldErrors(form.check.errors ?? [])[field]
  return value === null || !message ? t('field.required') : t(message.key, message.values)
}

/** Why a change failed, in the words for its field if there are any. */
export const failureText = ({ errors, serverText, key }: CallError, field: string, t: Translate): string =>
  errors[field] ?? Object.values(errors)[0] ?? serverText ?? t(key ?? 'call.unreadable')
