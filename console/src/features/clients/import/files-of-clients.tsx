import { clientTemplate, exportClients } from '@deportivo/contracts/clients/client-imports'
import { ChooseTable } from '../../../shared/import/choose-table.tsx'
import { TableFiles } from '../../../shared/import/table-files.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { download } from '../../../shared/net/download.ts'
import { useSession } from '../../../shared/session/session.tsx'
import { sendClients } from './send-clients.ts'

/** Only who may change every client may import a file of them. */
function useMayImport(): boolean {
  const { grants } = useSession()
  return grants['create clients'] === 'all' && grants['update clients'] === 'all'
}

/** Where an import begins, with its template; and the export, which has the same columns. */
export function FilesOfClients() {
  const t = useTexts()
  const mayImport = useMayImport()
  return (
    <>
      {mayImport && (
        <section className="ad-card ad-card--padded ad-import__part">
          <h2>{t('import.import')}</h2>
          <p className="ad-soft">{t('client_import.import_text')}</p>
          <ChooseTable text={t('import.choose')} onSend={sendClients} isPrimary />
          <TableFiles
            textKey="import.template"
            get={(format) =>
              download(clientTemplate, { query: { format }, name: `plantilla-clientes.${format}` })
            }
          />
        </section>
      )}
      <section className="ad-card ad-card--padded ad-import__part">
        <h2>{t('import.export')}</h2>
        <p className="ad-soft">{t('client_import.export_text')}</p>
        <TableFiles
          textKey="import.export_as"
          get={(format) => download(exportClients, { query: { format }, name: `clientes.${format}` })}
        />
      </section>
    </>
  )
}
