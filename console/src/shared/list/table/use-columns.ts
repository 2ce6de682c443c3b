import type { ColumnChoice } from '@deportivo/contracts/admin/preferences'
import { useMemo } from 'react'
import { changePreferences, usePreferences } from '../../preferences/preferences.ts'
import { arranged, isHidden, shownColumns, withMoved, withShown } from './columns.ts'
import type { ListColumn, ListDefinition } from '../definition/definition.ts'

interface ColumnStorage {
  choice: ColumnChoice | undefined
  store: (choice: ColumnChoice | undefined) => void
}

/** The user's stored columns of a list. */
function useOwnColumns(name: string): ColumnStorage {
  const { columns: all } = usePreferences()
  return {
    choice: all[name],
    store(choice) {
      const { [name]: _, ...others } = all
      changePreferences({ columns: choice ? { ...others, [name]: choice } : others })
    },
  }
}

/** The columns of a list by the user's preference or by the open view. */
export function useColumns<R>(
  { name, columns }: Pick<ListDefinition<R>, 'name' | 'columns'>,
  ofView?: ColumnStorage,
) {
  const own = useOwnColumns(name)
  const { choice, store } = ofView ?? own
  const shown = useMemo(() => shownColumns(columns, choice), [columns, choice])
  return {
    choice,
    all: arranged(columns, choice),
    /** The same array while nothing is rearranged: cells aren't drawn again. */
    shown,
    isHidden: (column: ListColumn<R>) => isHidden(column, choice),
    show: (column: ListColumn<R>, isShown: boolean) => store(withShown(choice, column, isShown)),
    move: (id: string, step: -1 | 1) => store(withMoved(columns, choice, id, step)),
    reset: () => store(undefined),
  }
}

export type Columns<R> = ReturnType<typeof useColumns<R>>
