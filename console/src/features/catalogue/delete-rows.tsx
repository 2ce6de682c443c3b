import { Button } from '@blueprintjs/core'
import { useCallback, useState } from 'react'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { isCallError } from '../../shared/net/call-error.ts'
import { callLoosely } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import type { CatalogueRow } from '../../entities/catalogue/row.ts'
import type { CatalogueScreen } from './screens.ts'

interface Remaining {
  row: CatalogueRow
  /** What uses it, or who changed it meanwhile. */
  reason: string
}

/** Deletes each row on its own: those in use stay, and are returned with what uses them. */
async function deleteEach({ contracts: { remove, list } }: CatalogueScreen, rows: readonly CatalogueRow[]) {
  const remaining: Remaining[] = []
  for (const row of rows)
    try {
      await callLoosely(remove, { params: { id: row.id }, body: { version: row.version } })
    } catch (failure) {
      if (!isCallError(failure) || failure.serverText === null) throw failure
      remaining.push({ row, reason: failure.serverText })
    }
  await revalidate(list)
  return remaining
}

function Outcome({ remaining, deleted }: { remaining: readonly Remaining[]; deleted: number }) {
  const t = useTexts()
  return (
    <div className="ad-stack" role="status">
      <p>{t('catalogue.deleted_many', { count: deleted })}</p>
      {remaining.length > 0 && (
        <ul className="ad-plain-list" aria-label={t('catalogue.kept')}>
          {remaining.map(({ row, reason }) => (
            <li key={row.id}>
              <strong>{row.name}</strong>: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Confirms the deletion of the chosen rows, and shows which of them stayed and why. */
export function DeleteRows({
  screen,
  rows,
  onDone,
  onClose,
}: {
  screen: CatalogueScreen
  rows: readonly CatalogueRow[]
  onDone: () => void
  onClose: () => void
}) {
  const t = useTexts()
  // The selection is cleared while the outcome is still shown.
  const [chosen] = useState(rows)
  const [remaining, setRemaining] = useState<readonly Remaining[] | null>(null)
  const deletion = useChange(
    useCallback(async () => {
      setRemaining(await deleteEach(screen, chosen))
      onDone()
      return {}
    }, [screen, chosen, onDone]),
  )
  return (
    <AppDialog
      title={t('catalogue.delete_many', { count: chosen.length })}
      width={460}
      onClose={onClose}
      footer={
        remaining ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <DialogFoot onClose={onClose}>
            <Button intent="danger" loading={deletion.isRunning} onClick={() => void deletion.run(undefined)}>
              {t('common.delete')}
            </Button>
          </DialogFoot>
        )
      }
    >
      {remaining ? (
        <Outcome remaining={remaining} deleted={chosen.length - remaining.length} />
      ) : (
        <p>{t('catalogue.delete_many_text')}</p>
      )}
    </AppDialog>
  )
}
