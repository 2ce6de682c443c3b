import {
  cancelClientImport,
  getClientImport,
  type ClientImport,
} from '@deportivo/contracts/clients/client-imports'
import { listClients, pickClients } from '@deportivo/contracts/clients/clients'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ChooseClientColumns } from '../../features/clients/import/choose-columns.tsx'
import { ClientCheck } from '../../features/clients/import/client-check.tsx'
import { ClientCounts } from '../../features/clients/import/client-counts.tsx'
import { FilesOfClients } from '../../features/clients/import/files-of-clients.tsx'
import { sendClients } from '../../features/clients/import/send-clients.ts'
import { ASK_AGAIN_MS, ImportShell } from '../../shared/import/import-shell.tsx'
import { IMPORT_WORKING, ImportStep } from '../../shared/import/import-step.tsx'
import { ImportSteps } from '../../shared/import/import-steps.tsx'
import '../../shared/import/import.css'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { Page } from '../../shared/ui/page/page.tsx'

/** Where files of clients are chosen, and written. */
export function NewClientImportPage() {
  const t = useTexts()
  return (
    <Page
      title={t('import.title')}
      lead={<Link to={paths.clients}>{t('client_import.back')}</Link>}
      beside={<ImportSteps current="file" />}
    >
      <FilesOfClients />
    </Page>
  )
}

function Done({ found: { counts } }: { found: ClientImport }) {
  const t = useTexts()
  return (
    <section className="ad-card ad-card--padded ad-import__part" aria-live="polite">
      <h2>{t('import.done')}</h2>
      <ClientCounts counts={counts} />
      <span className="ad-row ad-row--wrap">
        <Link to={paths.clients}>{t('client_import.show')}</Link>
        <Link to={paths.clientImports}>{t('import.another')}</Link>
      </span>
    </section>
  )
}

/** An import, asked for again while its job works. */
function useClientImport(id: number) {
  const wanted = { params: { id } }
  const { data } = useFound(getClientImport, wanted)
  const isWorking = data !== undefined && IMPORT_WORKING.includes(data.state)
  // The same request: both share what was found.
  return useFound(getClientImport, wanted, { everyMs: isWorking ? ASK_AGAIN_MS : 0 })
}

/** One import, from its columns to its result. */
export function ClientImportPage() {
  const asked = useClientImport(Number(useParams()['importId']))
  const { data: found, put } = asked
  const isDone = found?.state === 'applied'
  useEffect(() => {
    if (isDone) void revalidate(listClients, pickClients)
  }, [isDone])
  return (
    <ImportShell asked={asked} back={paths.clientImports}>
      {(choosing) =>
        found && (
          <ImportStep
            key={found.id}
            {...choosing}
            found={found}
            show={put}
            checked={(onColumns) => <ClientCheck found={found} onWorking={put} onColumns={onColumns} />}
            columns={(onChecking) => <ChooseClientColumns found={found} onChecking={onChecking} />}
            done={<Done found={found} />}
            onSend={sendClients}
            onCancel={async () => put((await call(cancelClientImport, { params: { id: found.id } })).data)}
          />
        )
      }
    </ImportShell>
  )
}
