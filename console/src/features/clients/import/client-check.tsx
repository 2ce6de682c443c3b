import {
  applyClientImport,
  checkClientImport,
  downloadClientFaults,
  type ClientImport,
} from '@deportivo/contracts/clients/client-imports'
import { CheckedImport } from '../../../shared/import/checked-import.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { download } from '../../../shared/net/download.ts'
import { ClientCounts } from './client-counts.tsx'
import { sendClients } from './send-clients.ts'

/** What an import would do, and what has to be corrected before. */
export function ClientCheck({
  found,
  onWorking,
  onColumns,
}: {
  found: ClientImport
  onWorking: (found: ClientImport) => void
  onColumns: () => void
}) {
  const t = useTexts()
  const { id, version, mapping } = found
  const params = { id }
  return (
    <CheckedImport
      found={found}
      counts={<ClientCounts counts={found.counts} />}
      apply={async () => onWorking((await call(applyClientImport, { params, body: { version } })).data)}
      checkAgain={async () =>
        onWorking((await call(checkClientImport, { params, body: { version, mapping } })).data)
      }
      columnName={({ field }) => t(`client_import.column.${field}`)}
      onColumns={onColumns}
      onDownload={() => download(downloadClientFaults, { params, name: `errores-${id}.csv` })}
      onSend={sendClients}
    />
  )
}
