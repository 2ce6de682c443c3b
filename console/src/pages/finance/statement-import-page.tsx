import { STATEMENT_IMPORTS, type StatementImport } from '@deportivo/contracts/finance/bank-statements'
import { useEffect } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { refreshReconciliation } from '../../features/cash-flow/reconciliation/refresh.ts'
import { sendStatement } from '../../features/cash-flow/reconciliation/send-statement.ts'
import { ChooseStatementColumns } from '../../features/cash-flow/statement-import/choose-statement-columns.tsx'
import {
  StatementCheck,
  StatementCounts,
} from '../../features/cash-flow/statement-import/statement-check.tsx'
import { ASK_AGAIN_MS, ImportShell } from '../../shared/import/import-shell.tsx'
import { IMPORT_WORKING, ImportStep } from '../../shared/import/import-step.tsx'
import '../../shared/import/import.css'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { useFound } from '../../shared/net/use-found.ts'

function Done({ found: { counts }, accountId }: { found: StatementImport; accountId: number }) {
  const t = useTexts()
  return (
    <section className="ad-card ad-card--padded ad-import__part" aria-live="polite">
      <h2>{t('import.done')}</h2>
      <StatementCounts counts={counts} />
      <Link to={paths.reconciliation(accountId)}>{t('statement_import.show')}</Link>
    </section>
  )
}

/** An import, asked for again while its job works. */
function useStatementImport(id: number) {
  const wanted = { params: { id } }
  const { data } = useFound(STATEMENT_IMPORTS.get, wanted)
  const isWorking = data !== undefined && IMPORT_WORKING.includes(data.state)
  // The same request: both share what was found.
  return useFound(STATEMENT_IMPORTS.get, wanted, { everyMs: isWorking ? ASK_AGAIN_MS : 0 })
}

/** The import of a statement, from its columns to its result. */
export function StatementImportPage() {
  const t = useTexts()
  const [params] = useSearchParams()
  const chosen = Number(params.get('account')) || null
  const asked = useStatementImport(Number(useParams()['importId']))
  const { data: found, put } = asked
  const isDone = found?.state === 'applied'
  useEffect(() => {
    if (isDone) void refreshReconciliation()
  }, [isDone])
  const accountId = found?.money_account_id ?? chosen
  const back = accountId === null ? paths.cashFlow : paths.reconciliation(accountId)
  return (
    <ImportShell asked={asked} back={back} title={t('statement_import.title')}>
      {(choosing) =>
        found && (
          <ImportStep
            key={found.id}
            {...choosing}
            found={found}
            show={put}
            checked={(onColumns) => <StatementCheck found={found} onWorking={put} onColumns={onColumns} />}
            columns={(onChecking) => (
              <ChooseStatementColumns found={found} accountId={chosen} onChecking={onChecking} />
            )}
            done={<Done found={found} accountId={accountId ?? 0} />}
            onSend={sendStatement(accountId ?? 0)}
            onCancel={async () =>
              put((await call(STATEMENT_IMPORTS.cancel, { params: { id: found.id } })).data)
            }
          />
        )
      }
    </ImportShell>
  )
}
