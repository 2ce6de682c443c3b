import type { ListName } from '@deportivo/contracts/views/list-names'
import { changePreferences, usePreferences } from '../../preferences/preferences.ts'

/** The saved view with which this person opens a list, if they chose one. */
export function useOpeningView(list: ListName) {
  const { opening_views: all } = usePreferences()
  return {
    id: all[list],
    store(id: number | undefined) {
      const { [list]: _, ...others } = all
      changePreferences({ opening_views: id === undefined ? others : { ...others, [list]: id } })
    },
  }
}
