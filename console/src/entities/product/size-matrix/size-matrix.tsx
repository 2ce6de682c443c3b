import { useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { WholeInput } from '../../../shared/form/whole/whole-input.tsx'
import { landedCells } from './landed-cells.ts'
import { commandOf } from './size-matrix-keys.ts'
import './size-matrix.css'

export interface MatrixSize {
  id: number
  name: string
  /** Stands apart and counts in no total, as international stock does. */
  isApart?: boolean
}

export interface MatrixRow {
  id: number
  name: string
  /** What may be taken, by size id; a size that is absent can't be typed into. */
  available: ReadonlyMap<number, number>
}

export type MatrixKey = `${number}:${number}`
export type Quantities = Readonly<Partial<Record<MatrixKey, number>>>

export const matrixKey = (rowId: number, sizeId: number): MatrixKey => `${rowId}:${sizeId}`

const LOW_STOCK = 2

interface SizeMatrixProps {
  caption: string
  rowsLabel: string
  sizes: readonly MatrixSize[]
  rows: readonly MatrixRow[]
  quantities: Quantities
  /** Of one size. */
  most: number
  /** Cells whose stock changed while on screen: they flash once. */
  changed?: ReadonlySet<MatrixKey>
  onChange: (changed: Quantities) => void
  /** Ctrl+D: the usual size run into this row. */
  onFill?: (rowId: number) => void
  /** What there is of each size is being entered: none is short, and none shown as available. */
  isEntry?: boolean
  onSubmit?: () => void
}

const stockClass = (available: number) =>
  available === 0 ? ' ad-matrix__stock--none' : available <= LOW_STOCK ? ' ad-matrix__stock--low' : ''

interface CellProps {
  row: MatrixRow
  size: MatrixSize
  at: string
  quantity: number
  most: number
  isEntry: boolean
  isChanged: boolean
  onType: (quantity: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onPasteCells: (rows: readonly (readonly (number | null)[])[]) => boolean
}

/** What may be taken of one size from one store, and what is. */
function MatrixCell({
  row,
  size,
  at,
  quantity,
  most,
  isEntry,
  isChanged,
  onType,
  onKeyDown,
  onPasteCells,
}: CellProps) {
  const t = useTexts()
  const available = row.available.get(size.id)
  if (available === undefined) return <span className="ad-soft">·</span>
  const values = { row: row.name, size: size.name }
  return (
    <span className="ad-matrix__cell">
      <WholeInput
        className="ad-count ad-matrix__input"
        data-at={at}
        most={most}
        aria-label={
          isEntry
            ? t('matrix.cell_entry', values)
            : available === 0
              ? t('matrix.cell_empty', values)
              : t('matrix.cell', { ...values, available })
        }
        aria-invalid={!isEntry && quantity > available}
        data-filled={quantity > 0}
        disabled={!isEntry && available === 0 && quantity === 0}
        value={quantity === 0 ? null : quantity}
        onFocus={(event) => event.target.select()}
        onChange={(typed) => onType(typed ?? 0)}
        onKeyDown={onKeyDown}
        onPasteCells={onPasteCells}
      />
      {!isEntry && (
        <span
          // Another number is another flash.
          key={available}
          className={`ad-matrix__stock${stockClass(available)}${isChanged ? ' ad-matrix__stock--changed' : ''}`}
          aria-hidden
        >
          {available}
        </span>
      )}
    </span>
  )
}

/**
 * Quantities by store and size. Arrows move, digits type, Enter goes down, Ctrl+D fills the usual run, Escape empties
 * the cell, rows of a spreadsheet can be pasted, Ctrl+Enter submits.
 */
export function SizeMatrix(props: SizeMatrixProps) {
  const {
    caption,
    rowsLabel,
    sizes,
    rows,
    quantities,
    most,
    isEntry = false,
    changed,
    onChange,
    onFill,
    onSubmit,
  } = props
  const t = useTexts()
  const table = useRef<HTMLTableElement>(null)
  const counted = sizes.filter((size) => !size.isApart)
  const sumOf = (cells: MatrixKey[]) => cells.reduce((sum, key) => sum + (quantities[key] || 0), 0)

  const focus = (row: number, column: number) =>
    table.current?.querySelector<HTMLInputElement>(`input[data-at="${row}:${column}"]`)?.focus()

  const onKeyDown = (
    event: KeyboardEvent<HTMLInputElement>,
    at: { row: MatrixRow; size: MatrixSize; line: number; column: number },
  ) => {
    const command = commandOf(event)
    if (command === null) return
    if (command === 'submit') onSubmit?.()
    else if (command === 'fill') onFill?.(at.row.id)
    else if (command === 'empty') onChange({ [matrixKey(at.row.id, at.size.id)]: 0 })
    else focus(at.line + command[0], at.column + command[1])
    event.preventDefault()
    event.stopPropagation()
  }

  const pasteCells = (copied: readonly (readonly (number | null)[])[], line: number, column: number) => {
    const landed = landedCells(copied, { rows, sizes }, { line, column })
    if (landed) onChange(Object.fromEntries(landed.map(([row, size, many]) => [matrixKey(row, size), many])))
    return landed !== null
  }

  const apart = (size: MatrixSize) => (size.isApart ? 'ad-matrix__apart' : undefined)

  return (
    <div className="ad-matrix-wrap">
      <table className="ad-matrix" ref={table}>
        <caption className="ad-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowsLabel}</th>
            {sizes.map((size) => (
              <th key={size.id} scope="col" className={apart(size)}>
                {size.name}
              </th>
            ))}
            <th scope="col">{t('matrix.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {sizes.map((size, column) => (
                <td key={size.id} className={apart(size)}>
                  <MatrixCell
                    row={row}
                    size={size}
                    at={`${rowIndex}:${column}`}
                    quantity={quantities[matrixKey(row.id, size.id)] ?? 0}
                    most={most}
                    isEntry={isEntry}
                    isChanged={changed?.has(matrixKey(row.id, size.id)) ?? false}
                    onType={(quantity) => onChange({ [matrixKey(row.id, size.id)]: quantity })}
                    onKeyDown={(event) => onKeyDown(event, { row, size, line: rowIndex, column })}
                    onPasteCells={(copied) => pasteCells(copied, rowIndex, column)}
                  />
                </td>
              ))}
              <td>{sumOf(counted.map((size) => matrixKey(row.id, size.id)))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('matrix.total')}</th>
            {sizes.map((size) => (
              <td key={size.id} className={apart(size)}>
                {sumOf(rows.map((row) => matrixKey(row.id, size.id)))}
              </td>
            ))}
            <td>{sumOf(rows.flatMap((row) => counted.map((size) => matrixKey(row.id, size.id))))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
