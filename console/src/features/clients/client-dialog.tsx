import type { Client } from '@deportivo/contracts/clients/clients'
import { shownIdentification } from '@deportivo/contracts/identification'
import { shownPhone } from '@deportivo/contracts/phone'
import { useState } from 'react'
import { StaleNotice } from '../../shared/form/stale/stale-notice.tsx'
import { useTexts, type TextKey } from '../../shared/language/texts.tsx'
import type { CallError } from '../../shared/net/call-error.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { ClientForm } from './client-form.tsx'
import type { ClientBody } from './client-values.ts'

interface Stale {
  failure: CallError
  typed: ClientBody
}

const LABELS = {
  name: 'client.name',
  identification_number: 'client.document',
  phone: 'client.phone',
  email: 'client.email',
  address: 'client.address',
  municipality: 'client.municipality',
  contact: 'client.contact',
} as const satisfies Partial<Record<keyof Client, TextKey>>

/** Fields that may be typed in other forms than they are stored. */
const SHOWN: Partial<Record<keyof typeof LABELS, (written: string) => string>> = {
  identification_number: shownIdentification,
  phone: shownPhone,
}

/** The words that were typed beside those that are stored now, where they differ. */
function useDifferences(stale: Stale | null) {
  const t = useTexts()
  if (stale === null) return []
  const stored = stale.failure.data as Client
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((field) => {
    const shown = SHOWN[field] ?? String
    const [mine, theirs] = [shown(stale.typed[field] ?? ''), shown(stored[field] ?? '')]
    return mine === theirs ? [] : [{ label: t(LABELS[field]), typed: mine, stored: theirs }]
  })
}

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
  // The form starts anew from the stored client only when the user asks to see it.
  const [base, setBase] = useState({ client, revision: 0 })
  const [stale, setStale] = useState<Stale | null>(null)
  const differences = useDifferences(stale)
  const title = client === null ? t('client.new') : t('client.edit', { name: client.name })
  const saved = (next: Client) => {
    onSaved?.(next)
    onClose()
  }
  const showStored = ({ failure }: Stale) => {
    setBase({ client: failure.data as Client, revision: base.revision + 1 })
    setStale(null)
  }
  return (
    <AppDialog title={title} onClose={onClose} width={680} isModal>
      {stale && (
        <StaleNotice failure={stale.failure} differences={differences} onShow={() => showStored(stale)} />
      )}
      <ClientForm
        key={base.revision}
        client={base.client}
        onSaved={saved}
        onStale={(failure, typed) => setStale({ failure, typed })}
        onCancel={onClose}
      />
    </AppDialog>
  )
}
