import {
  applyImport,
  checkImport,
  downloadFaults,
  type ProductImport,
} from '@deportivo/contracts/catalogue/imports'
import { CheckedImport } from '../../shared/import/checked-import.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { download } from '../../shared/net/download.ts'
import { ImportCells } from './import-cells.tsx'
import { ImportCounts } from './import-counts.tsx'
import { sendProducts } from './send-products.ts'

/** What an import would do, and what has to be corrected before. */
export function ImportCheck({
  found,
  onWorking,
  onColumns,
}: {
  found: ProductImport
  onWorking: (found: ProductImport) => void
  onColumns: () => void
}) {
  const t = useTexts()
  const { id, version, mapping, make_missing } = found
  const params = { id }
  return (
    <CheckedImport
      found={found}
      counts={
        <>
          <ImportCounts found={found} />
          <ImportCells key={version} found={found} onWorking={onWorking} />
        </>
      }
      apply={async () => onWorking((await call(applyImport, { params, body: { version } })).data)}
      checkAgain={async () =>
        onWorking((await call(checkImport, { params, body: { version, mapping, make_missing } })).data)
      }
      columnName={({ field }) => t(`import.column.${field}`)}
      onColumns={onColumns}
      onDownload={() => download(downloadFaults, { params, name: `errores-${id}.csv` })}
      onSend={sendProducts}
    />
  )
}
