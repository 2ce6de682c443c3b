import { Edit } from '@blueprintjs/icons'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { later } from '../../ui/later.tsx'
import type { CellEdit } from '../definition/definition.ts'
import { EDIT_BUTTON_CLASS, editButtonBeside, type After } from './cell-keys.ts'
import type { CellEditing } from './cell-editing.ts'
import './cell-edit.css'

const CellEditor = later(async () => (await import('./cell-editor.tsx')).CellEditor<unknown>)

/** A cell with the button that opens it, seen while the row has the pointer or the focus. */
export function EditableCell<R>({
  row,
  edit,
  label,
  editing,
  children,
}: {
  row: R
  edit: CellEdit
  /** The name of its column. */
  label: string
  editing: CellEditing<R>
  children: ReactNode
}) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const cell = useRef<Element | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isOpen || !isAwaited.current) return
    isAwaited.current = false
    button.current?.focus({ preventScroll: true })
  }, [isOpen])
  const close = (after: After) => {
    const other = after === 'next' || after === 'previous' ? editButtonBeside(cell.current, after) : null
    isAwaited.current = other === null && after !== 'none'
    setOpen(false)
    other?.click()
  }
  if (isOpen) return <CellEditor row={row} edit={edit} label={label} editing={editing} onClose={close} />
  const name = t('list.edit_cell', { column: label, row: editing.nameOf(row) })
  return (
    <>
      {children}
      <button
        ref={button}
        type="button"
        className={EDIT_BUTTON_CLASS}
        aria-label={name}
        aria-keyshortcuts="F2"
        onClick={({ currentTarget }) => {
          cell.current = currentTarget.closest('td')
          setOpen(true)
        }}
      >
        <Edit size={14} />
      </button>
    </>
  )
}
