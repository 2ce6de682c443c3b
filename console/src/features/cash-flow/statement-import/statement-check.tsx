import { STATEMENT_IMPORTS, type StatementImport } from '@deportivo/contracts/finance/bank-statements'
import { CheckedImport } from '../../../shared/import/checked-import.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { download } from '../../../shared/net/download.ts'
import { pastedRows } from '../reconciliation/pasted-rows.ts'
import { sendStatement } from '../reconciliation/send-statement.ts'
import { CorrectPasted } from './correct-pasted.tsx'

/** How many movements of a file an account lacked, had, and does not count. */
export function StatementCounts({ counts }: Pick<StatementImport, 'counts'>) {
  const t = useTexts()
  return (
    <dl className="ad-import__counts">
      {(['created', 'known', 'left_out'] as const).map((name) => (
        <div key={name}>
          <dt className="ad-soft ad-small">{t(`statement_import.${name}`)}</dt>
          <dd className="ad-num">{counts?.[name] ?? 0}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  found: StatementImport
  onWorking: (found: StatementImport) => void
  onColumns: () => void
}

/** What a file would add to its account, and what has to be corrected before. */
export function StatementCheck({ found, onWorking, onColumns }: Props) {
  const t = useTexts()
  const { id, version, mapping, counts } = found
  const money_account_id = found.money_account_id ?? 0
  const params = { id }
  const pasted = pastedRows(id, money_account_id)
  return (
    <CheckedImport
      found={{ ...found, counts: counts && { created: counts.created, changed: 0 } }}
      counts={<StatementCounts counts={counts} />}
      apply={async () => onWorking((await call(STATEMENT_IMPORTS.apply, { params, body: { version } })).data)}
      checkAgain={async () => {
        const body = { version, mapping, money_account_id }
        onWorking((await call(STATEMENT_IMPORTS.check, { params, body })).data)
      }}
      columnName={({ field }) => t(`statement_import.column.${field}`)}
      onColumns={onColumns}
      onDownload={() => download(STATEMENT_IMPORTS.faults, { params, name: `errores-${id}.csv` })}
      onSend={sendStatement(money_account_id)}
      correct={
        pasted === undefined ? undefined : <CorrectPasted accountId={money_account_id} rows={pasted} />
      }
    />
  )
}
