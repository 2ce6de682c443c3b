import type { FileField, FileTools } from '@deportivo/contracts/exports/file-columns'
import type { Filters } from '@deportivo/contracts/list-route'
import type { ListName } from '@deportivo/contracts/views/list-names'
import type { LISTS } from '@deportivo/contracts/views/lists'
import { offersOf, type Offer } from '@deportivo/contracts/views/offers'
import type { Permission } from '@deportivo/lifecycle/permissions'
import type { Contract, ReplyOf } from '@deportivo/contracts/route'
import type { Key, ReactNode } from 'react'
import type { ContractForm } from '../../form/contract-form.ts'
import type { TextKey } from '../../language/texts.tsx'
import type { useFormats } from '../../language/use-formats.ts'
import type { Session } from '../../session/session.tsx'

/** Texts and formats of the user's language, for cells. */
export type CellTools = ReturnType<typeof useFormats> & Pick<FileTools, 't' | 'isKnownText'>

/** How a cell is changed in the list itself: which field of the row, by what control. */
export type CellEdit =
  | { field: string; control: 'text' | 'phone' | 'email' }
  /** One of several records by its id. `choices` names the entry of the screen's choices that has them. */
  | { field: string; control: 'select'; choices: string }

/** The call that changes a field of a row whose cells are edited; its permission decides who may. */
export interface RowChange<R> {
  contract: Contract
  form: ContractForm
  /** Of these fields, where the call itself takes more users. */
  permission?: Permission
  /** False for rows that this user may not change. */
  may?: (row: R, session: Session) => boolean
}

export interface ListColumn<R, Sort extends string = string> {
  id: string
  header: TextKey
  cell: (row: R, tools: CellTools) => ReactNode
  /** In pixels; what is left over is shared out among the columns of words, which have a `least`. */
  width: number
  /** The width it may shrink to, its words being cut off; without it, it doesn't. */
  least?: number
  /** `end` for numbers. */
  align?: 'end'
  /**
   * `main` names the row: it stands first, stays in sight and can't be hidden. The lines of a `text` break, where a row is
   * acted on by what is in them. A `step` is what is done with the row; no file has it.
   */
  role?: 'main' | 'text' | 'step'
  /** The field by which the server sorts when this column's head is pressed. */
  orderBy?: Sort
  /** What a cell shows, as fields of an exported file: a cell with a line beneath has two. */
  file: readonly FileField<R, CellTools>[]
  /** Hidden until the user chooses it: the row is full without it. */
  isExtra?: true
  /** Where the cell is changed in the list; the list names the call by its `change`. */
  edit?: CellEdit
}

export interface ListFilter {
  /** In the address. */
  name: string
  label: TextKey
  /**
   * A `flag` is on or off; unless it `isInBar` it is set elsewhere, and the bar only shows that it is on. So is an `hour`.
   */
  kind: 'choice' | 'day' | 'hour' | 'flag'
  isInBar?: boolean
  /** What a flag is called that is set to no: without it, it can only be on. */
  off?: TextKey
  /** In the call to the server. */
  field: string
  /** Filters that make no sense once this one changes. */
  clears?: readonly string[]
  /** Few people need it: behind 'Más filtros'. */
  isFurther?: boolean
}

/** A list, defined once: screen, export, selection and saved views derive from it. */
export interface ListDefinition<R> {
  /** Key under which its columns and views are stored. */
  name: ListName
  title: TextKey
  contract: Contract
  /** What every query carries besides page, filters and order. */
  query?: Readonly<Record<string, string>>
  columns: readonly ListColumn<R>[]
  change?: RowChange<R>
  filters: readonly ListFilter[]
  search?: { label: TextKey; placeholder: TextKey; waitMs?: number }
  /** What stands in the address under another name, its own being taken there. */
  inAddress?: Readonly<Record<string, string>>
  rowKey: (row: R) => Key
  /** Short description of the row for screen readers. */
  rowName: (row: R, tools: CellTools) => string
  /** Where Enter leads. */
  rowUrl?: (row: R) => string
  perPage: number
  none: { title: TextKey; text?: TextKey }
  noneMatch: TextKey
}

type ContractOf<N extends ListName> = (typeof LISTS)[N]['contract']
type RowOf<C> = ReplyOf<C> extends { data: (infer R)[] } ? R : never
type SortOf<C> = C extends { list: { sort: readonly (infer S)[] } } ? S & string : string

/** How a filter looks that the list's contract offers. */
type FilterLook = Pick<ListFilter, 'label' | 'clears' | 'isFurther' | 'isInBar' | 'off'>
type FilterLooks<N extends ListName> = Record<keyof (typeof LISTS)[N]['offers'], FilterLook>

const kindOf = ({ takes }: Offer): ListFilter['kind'] =>
  takes === 'day' || takes === 'hour' || takes === 'flag' ? takes : 'choice'

/** The filters that the call of a list offers, in the order in which their looks are given. */
export function filtersOf<N extends ListName>(
  filters: Filters,
  looks: FilterLooks<N>,
): readonly ListFilter[] {
  const offers: Readonly<Record<string, Offer>> = offersOf(filters)
  return Object.entries<FilterLook>(looks).flatMap(([filter, look]) => {
    const offer = offers[filter]
    return offer ? [{ name: filter, kind: kindOf(offer), field: offer.field, ...look }] : []
  })
}

type ListSettings<N extends ListName> = Omit<
  ListDefinition<RowOf<ContractOf<N>>>,
  'contract' | 'name' | 'columns' | 'filters'
> & {
  columns: readonly ListColumn<RowOf<ContractOf<N>>, SortOf<ContractOf<N>>>[]
  filters: FilterLooks<N>
}

/** A list by its name, with its call: its rows and filters are those of the contract. */
export function defineList<N extends ListName>(
  name: N,
  contract: ContractOf<N>,
  { filters, ...definition }: ListSettings<N>,
): ListDefinition<RowOf<ContractOf<N>>> {
  return { ...definition, name, contract, filters: filtersOf<N>(contract.list.filters, filters) }
}
