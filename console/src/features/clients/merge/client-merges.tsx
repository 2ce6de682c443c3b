import { Button } from '@blueprintjs/core'
import { getClient, type Client } from '@deportivo/contracts/clients/clients'
import { listClientMerges, undoMerge, type ClientMerge } from '@deportivo/contracts/clients/merge'
import { listOrders } from '@deportivo/contracts/orders/orders'
import { useCallback, useState } from 'react'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate, useFound } from '../../../shared/net/use-found.ts'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'
import { useDelaysReveal } from '../../../shared/ui/status/reveal-once-loaded.tsx'
import { useMayMerge } from './use-may-merge.ts'

function UndoDialog({ merge, client, onClose }: { merge: ClientMerge; client: Client; onClose: () => void }) {
  const t = useTexts()
  const undo = useChange(useCallback((id: number) => call(undoMerge, { params: { id }, body: {} }), []))
  const confirm = async () => {
    if (!(await undo.run(merge.id))) return
    onClose()
    await revalidate(getClient, listOrders)
  }
  return (
    <ConfirmDialog
      title={t('client.merge.undo_title', { name: merge.name })}
      confirmText={t('client.merge.undo')}
      isBusy={undo.isRunning}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {t('client.merge.undo_effect', { name: client.name, duplicate: merge.name })}
    </ConfirmDialog>
  )
}

/** The clients that went into this one, each with a button that separates it again; nothing where there is none. */
export function ClientMerges({ client }: { client: Client }) {
  const t = useTexts()
  const { identification, day } = useFormats()
  const mayMerge = useMayMerge()
  const [asked, setAsked] = useState<ClientMerge | null>(null)
  const { data: merges = [], isFirstLoad } = useFound(listClientMerges, { params: { id: client.id } })
  useDelaysReveal(isFirstLoad)
  if (merges.length === 0) return null
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('client.merge.list')}</h2>
      <ul className="ad-stack ad-plain-list">
        {merges.map((merge) => (
          <li key={merge.id} className="ad-row ad-row--between ad-row--wrap">
            <span>
              {t('client.merge.entry', {
                name: merge.name,
                document: identification(merge.identification_number),
                count: merge.orders,
                by: merge.by_name,
                day: day(merge.at),
              })}
            </span>
            {mayMerge && (
              <Button size="small" onClick={() => setAsked(merge)}>
                {t('client.merge.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <UndoDialog merge={asked} client={client} onClose={() => setAsked(null)} />}
    </section>
  )
}
