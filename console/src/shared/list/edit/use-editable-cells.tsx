import type { Permission } from '@deportivo/lifecycle/permissions'
import { useMemo, type ReactNode } from 'react'
import { useSession, type Session } from '../../session/session.tsx'
import type { Option } from '../../ui/controls/filter-select.tsx'
import type { CellEdit, ListColumn, RowChange } from '../definition/definition.ts'
import { useCellTools } from '../definition/use-cell-tools.ts'
import type { ListScreenState } from '../query/use-list-screen.ts'
import type { CellEditing } from './cell-editing.ts'
import { openFocusedCell, openPressedCell } from './cell-keys.ts'
import { EditableCell } from './editable-cell.tsx'
import { useSaveCell } from './use-save-cell.ts'

/** How a table draws the cells that may be changed, and what opens them. */
export interface EditableCells<R> {
  cell: (column: ListColumn<R>, row: R, shown: ReactNode) => ReactNode
  opening: { onDoubleClick: typeof openPressedCell; onKeyDown: typeof openFocusedCell }
}

function mayChange<R>(change: RowChange<R>, row: R, session: Session): boolean {
  const { contract, permission = contract.permission, may } = change
  if (typeof permission !== 'string' || session.grants[permission as Permission] === undefined) return false
  return may?.(row, session) ?? true
}

const NO_OPTIONS: readonly Option[] = []
const OPENING = { onDoubleClick: openPressedCell, onKeyDown: openFocusedCell }

/** The cells that the user may change in a list; undefined where the list names no call for that. */
export function useEditableCells<R>(screen: ListScreenState<R>): EditableCells<R> | undefined {
  const tools = useCellTools()
  const session = useSession()
  const { list, choices } = screen
  const { change } = list
  const saver = useSaveCell(screen, change?.contract)
  return useMemo(() => {
    if (!change) return undefined
    const editing: CellEditing<R> = {
      form: change.form,
      nameOf: (row) => list.rowName(row, tools),
      optionsOf: (edit) => (edit.control === 'select' ? (choices[edit.choices] ?? NO_OPTIONS) : NO_OPTIONS),
      ...saver,
    }
    const isReady = (edit: CellEdit) => edit.control !== 'select' || editing.optionsOf(edit).length > 0
    return {
      cell: ({ edit, header }, row, shown) =>
        edit && isReady(edit) && mayChange(change, row, session) ? (
          <EditableCell row={row} edit={edit} label={tools.t(header)} editing={editing}>
            {shown}
          </EditableCell>
        ) : (
          shown
        ),
      opening: OPENING,
    }
  }, [change, list, choices, tools, session, saver])
}
