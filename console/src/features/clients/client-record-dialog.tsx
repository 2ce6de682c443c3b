import { getClient } from '@deportivo/contracts/clients/clients'
import { useEffect } from 'react'
import { useFound } from '../../shared/net/use-found.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import { ClientDialog } from './client-dialog.tsx'

/** Changes the record of a client of whom only the id is known. */
export function ClientRecordDialog({
  clientId,
  onSaved,
  onClose,
}: {
  clientId: number
  onSaved: () => void
  onClose: () => void
}) {
  const { data, error, put } = useFound(getClient, { params: { id: clientId } })
  useEffect(() => {
    if (!error) return
    reportError(error)
    onClose()
  }, [error, onClose])
  if (!data) return null
  const saved = (client: typeof data) => {
    put(client)
    onSaved()
  }
  return <ClientDialog client={data} onSaved={saved} onClose={onClose} />
}
