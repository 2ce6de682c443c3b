import type { ContractForm } from '../../form/contract-form.ts'
import type { Option } from '../../ui/controls/filter-select.tsx'
import type { CellEdit } from '../definition/definition.ts'
import type { Stored } from './cell-values.ts'

/** What an open cell needs of its list. */
export interface CellEditing<R> {
  form: ContractForm
  nameOf(row: R): string
  optionsOf(edit: CellEdit): readonly Option[]
  save(row: R, edit: CellEdit, value: Stored): Promise<void>
  /** Shows a row as it is stored now. */
  take(row: R): void
}
