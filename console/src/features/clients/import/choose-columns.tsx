import {
  checkClientImport,
  CLIENT_COLUMNS,
  NEEDED_CLIENT_COLUMNS,
  type ClientImport,
} from '@deportivo/contracts/clients/client-imports'
import { ChooseColumns } from '../../../shared/import/choose-columns.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'

/** The columns of a file of clients. */
export function ChooseClientColumns({
  found,
  onChecking,
}: {
  found: ClientImport
  onChecking: (found: ClientImport) => void
}) {
  const t = useTexts()
  const { id, version } = found
  return (
    <ChooseColumns
      found={found}
      columns={CLIENT_COLUMNS}
      needed={NEEDED_CLIENT_COLUMNS}
      known={{ text: t('client_import.known_clients'), keys: [['identification_number']] }}
      filled={CLIENT_COLUMNS}
      columnName={(field) => t(`client_import.column.${field}`)}
      check={async (mapping) => {
        const { data } = await call(checkClientImport, { params: { id }, body: { version, mapping } })
        onChecking(data)
      }}
    />
  )
}
