import { Button } from '@blueprintjs/core'
import { Clipboard } from '@blueprintjs/icons'
import { useState } from 'react'
import { ChooseTable } from '../../../shared/import/choose-table.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { sendStatement } from './send-statement.ts'

/** Where a statement comes in: as a file, or as rows that were copied. */
export function StatementUpload({ accountId }: { accountId: number }) {
  const t = useTexts()
  const [isPasting, setIsPasting] = useState(false)
  return (
    <section className="ad-card ad-card--padded ad-import__part ad-no-print">
      <p className="ad-soft">{t('reconciliation.banks')}</p>
      <span className="ad-row ad-row--wrap">
        <ChooseTable text={t('reconciliation.upload')} onSend={sendStatement(accountId)} isPrimary />
        <Button icon={<Clipboard />} onClick={() => setIsPasting(true)}>
          {t('reconciliation.paste')}
        </Button>
      </span>
      {isPasting && <PasteDialog accountId={accountId} onClose={() => setIsPasting(false)} />}
    </section>
  )
}
