import { useCallback } from 'react'
import { FormError } from '../../shared/form/field.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { callLoosely } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'
import type { CatalogueRow } from './row.ts'
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
  const { remove, list } = contracts
  const deletion = useChange(
    useCallback(async () => {
      const reply = await callLoosely(remove, { params: { id }, body: { version } })
      await revalidate(list)
      return reply as { message?: string }
    }, [remove, list, id, version]),
    { isQuiet: true },
  )
  return (
    <ConfirmDialog
      title={t('catalogue.delete', { name })}
      confirmText={t('common.delete')}
      intent="danger"
      isBusy={deletion.isRunning}
      onClose={onClose}
      onConfirm={() => void deletion.run(undefined).then((done) => done && onClose())}
    >
      <div className="ad-stack">
        <p>{t('catalogue.delete_text')}</p>
        <FormError message={deletion.error?.serverText ?? undefined} />
      </div>
    </ConfirmDialog>
  )
}
