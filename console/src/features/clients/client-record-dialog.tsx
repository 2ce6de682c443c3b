import { getClient, type Client } from '@deportivo/contracts/clients/clients'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../shared/net/call.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import { ClientDialog } from './client-dialog.tsx'

/**
 * Changes the record of a client of whom only the id is known. It is read at each opening: the cached one may be older
 * than another user's change.
 */
export function ClientRecordDialog({
  clientId,
  onSaved,
  onClose,
}: {
  clientId: number
  onSaved: () => void
  onClose: () => void
}) {
  const [client, setClient] = useState<Client | null>(null)
  const fail = useEffectEvent((error: unknown) => {
    reportError(error)
    onClose()
  })
  useEffect(() => {
    let isOpen = true
    call(getClient, { params: { id: clientId } }).then(
      ({ data }) => isOpen && setClient(data),
      (error: unknown) => isOpen && fail(error),
    )
    return () => {
      isOpen = false
    }
  }, [clientId])
  return client && <ClientDialog client={client} onSaved={onSaved} onClose={onClose} />
}
