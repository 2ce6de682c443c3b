import type { ColumnChoice } from '@deportivo/contracts/admin/preferences'
import { changePreferences, usePreferences } from '../../preferences/preferences.ts'
import { arranged, shownColumns, withMoved, withShown } from './columns.ts'
import type { ListDefinition } from '../definition/definition.ts'

interface ColumnStorage {
  choice: ColumnChoice | undefined
  keep: (choice: ColumnChoice | undefined) => void
}

/** The user's stored columns of a list. */
function useOwnColumns(name: string): ColumnStorage {
  const { columns: all } = usePreferences()
  return {
    choice: all[name],
    keep(choice) {
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
  const { choice, keep } = ofView ?? own
  return {
    kept: choice,
    all: arranged(columns, choice),
    shown: shownColumns(columns, choice),
    isHidden: (id: string) => choice?.hidden.includes(id) ?? false,
    show: (id: string, isShown: boolean) => keep(withShown(choice, id, isShown)),
    move: (id: string, step: -1 | 1) => keep(withMoved(columns, choice, id, step)),
    reset: () => keep(undefined),
  }
}

export type Columns<R> = ReturnType<typeof useColumns<R>>
