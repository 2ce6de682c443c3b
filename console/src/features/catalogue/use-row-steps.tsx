import { Edit, Trash } from '@blueprintjs/icons'
import { only, type RowStep } from '../../shared/list/steps/row-step.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useCan } from '../../shared/session/session.tsx'
import type { CatalogueRow } from '../../entities/catalogue/row.ts'

/** Edit and delete, for users who may. */
export function useRowSteps(act: {
  onEdit: (row: CatalogueRow) => void
  onDelete: (row: CatalogueRow) => void
}): (row: CatalogueRow) => RowStep[] {
  const t = useTexts()
  const mayUpdate = useCan('update catalogue')
  const mayDelete = useCan('delete catalogue')
  return (row) => [
    ...only(mayUpdate, {
      text: t('common.edit'),
      icon: <Edit />,
      isMain: true,
      onSelect: () => act.onEdit(row),
    }),
    ...only(mayDelete, {
      text: t('common.delete'),
      icon: <Trash />,
      tone: 'danger',
      onSelect: () => act.onDelete(row),
    }),
  ]
}
