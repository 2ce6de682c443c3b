import type { ColumnChoice } from '@deportivo/contracts/preferences'
import { changePreferences, usePreferences } from '../preferences.ts'
import { arranged, shownColumns, withMoved, withShown } from './columns.ts'
import type { ListDefinition } from './definition.ts'

/** The columns of a list as this person keeps them. */
export function useColumns<R>({ name, columns }: Pick<ListDefinition<R>, 'name' | 'columns'>) {
  const { columns: all } = usePreferences()
  const kept = all[name]
  const keep = (choice: ColumnChoice | undefined) => {
    const { [name]: _, ...others } = all
    changePreferences({ columns: choice ? { ...others, [name]: choice } : others })
  }
  return {
    kept,
    keep,
    all: arranged(columns, kept),
    shown: shownColumns(columns, kept),
    isHidden: (id: string) => kept?.hidden.includes(id) ?? false,
    show: (id: string, isShown: boolean) => keep(withShown(kept, id, isShown)),
    move: (id: string, step: -1 | 1) => keep(withMoved(columns, kept, id, step)),
    reset: () => keep(undefined),
  }
}

export type Columns<R> = ReturnType<typeof useColumns<R>>
