import { DeleteDialog } from '../../shared/form/delete-dialog.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { callLoosely } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import type { CatalogueRow } from '../../entities/catalogue/row.ts'
import type { CatalogueScreen } from './screens.ts'

/** Confirms the deletion of a row. One in use is not deleted, and the dialog lists what uses it. */
export function DeleteRow({
  screen: { contracts },
  row: { id, name, version },
  onClose,
}: {
  screen: CatalogueScreen
  row: CatalogueRow
  onClose: () => void
}) {
  const t = useTexts()
  const remove = async () => {
    const reply = await callLoosely(contracts.remove, { params: { id }, body: { version } })
    await revalidate(contracts.list)
    return reply as { message?: string }
  }
  return (
    <DeleteDialog title={t('catalogue.delete', { name })} remove={remove} onClose={onClose}>
      {t('catalogue.delete_text')}
    </DeleteDialog>
  )
}
