import { brands } from '@deportivo/contracts/catalogue/lists'
import { useMemo } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { useList } from '../../shared/net/use-list.ts'
import { optionsOf } from '../../shared/ui/controls/filter-select.tsx'
import { optionKey } from '../../entities/catalogue/option-key.ts'
import type { CatalogueScreen } from './screens.ts'

/** What the filters of a list may be set to: a row refers to one other list at most. */
export function useCatalogueChoices({ fields }: CatalogueScreen): Choices {
  const t = useTexts()
  const choice = fields.find(({ of }) => of?.filter)?.of
  const options = fields.find(({ options: given }) => given?.filter)?.options
  const { rows } = useList(choice?.list ?? brands.list, choice ? {} : null)
  return useMemo(
    () => ({
      ...(choice?.filter
        ? { [choice.filter]: optionsOf(rows as { id: number; name: string }[] | undefined) }
        : {}),
      ...(options?.filter
        ? { [options.filter]: options.values.map((value) => ({ value, label: t(optionKey(value)) })) }
        : {}),
    }),
    [choice, options, rows, t],
  )
}
