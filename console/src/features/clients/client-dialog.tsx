import type { Client } from '@deportivo/contracts/clients/clients'
import { useTexts } from '../../shared/language/texts.tsx'
import { AppDialog } from '../../shared/ui/app-dialog.tsx'
import { ClientForm } from './client-form.tsx'

/** New client, or the one given. */
export function ClientDialog({
  client = null,
  onSaved,
  onClose,
}: {
  client?: Client | null
  onSaved?: (client: Client) => void
  onClose: () => void
}) {
  const t = useTexts()
  const title = client === null ? t('client.new') : t('client.edit', { name: client.name })
  const saved = (next: Client) => {
    onSaved?.(next)
    onClose()
  }
  return (
    <AppDialog title={title} onClose={onClose} width={680} isModal>
      <ClientForm client={client} onSaved={saved} onCancel={onClose} />
    </AppDialog>
  )
}
