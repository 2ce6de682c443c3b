import { brands } from '@deportivo/contracts/catalogue/lists'
import { useMemo } from 'react'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { useList } from '../../shared/net/use-list.ts'
import { optionsOf } from '../../shared/ui/filter-select.tsx'
import type { CatalogueScreen } from './screens.tsx'

/** What the filter of a list may be set to: a row refers to one other list at most. */
export function useCatalogueChoices({ fields }: CatalogueScreen): Choices {
  const choice = fields.find(({ of }) => of)?.of
  const { rows } = useList(choice?.list ?? brands.list, choice ? {} : null)
  return useMemo(
    () =>
      choice?.filter
        ? { [choice.filter]: optionsOf(rows as { id: number; name: string }[] | undefined) }
        : {},
    [choice, rows],
  )
}
