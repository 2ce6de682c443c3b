import { Button } from '@blueprintjs/core'
import { Import } from '@blueprintjs/icons'
import { applyImport, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { messageOf } from '../../../shared/net/localize.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { ChooseTable } from './choose-table.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportFaults } from './import-faults.tsx'

/** Why it cannot be imported now. */
function useReason({ faults_total, counts }: ProductImport): string | null {
  const t = useTexts()
  if (faults_total > 0) return t('import.has_faults', { count: faults_total })
  const isEmpty = counts !== null && counts.created + counts.changed === 0
  return isEmpty ? t('import.nothing') : null
}

/** What an import would do, and what has to be corrected before. */
export function ImportCheck({
  found,
  onApplying,
  onColumns,
}: {
  found: ProductImport
  onApplying: (found: ProductImport) => void
  onColumns: () => void
}) {
  const t = useTexts()
  const reason = useReason(found)
  const [isSending, setIsSending] = useState(false)
  const apply = async () => {
    setIsSending(true)
    try {
      const { id, version } = found
      onApplying((await call(applyImport, { params: { id }, body: { version } })).data)
    } catch (error) {
      reportError(error)
      setIsSending(false)
    }
  }
  return (
    <>
      <section className="ad-card ad-card--padded ad-import__part">
        <h2>{t('import.result')}</h2>
        {found.problem && <p role="alert">{messageOf(found.problem) ?? found.problem.message}</p>}
        <ImportCounts found={found} />
        <span className="ad-row ad-row--wrap">
          <ActionButton
            intent="primary"
            icon={<Import />}
            isMain
            loading={isSending}
            reason={reason}
            onClick={() => void apply()}
          >
            {t('import.apply', { rows: found.rows })}
          </ActionButton>
          <Button onClick={onColumns}>{t('import.change_columns')}</Button>
          {found.faults_total > 0 && <ChooseTable text={t('import.choose_corrected')} />}
        </span>
      </section>
      {found.faults_total > 0 && <ImportFaults found={found} />}
    </>
  )
}
