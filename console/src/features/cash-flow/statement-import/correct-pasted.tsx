import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { PasteDialog } from '../reconciliation/paste-dialog.tsx'

/** Corrects the rows that were pasted, in the text itself. */
export function CorrectPasted({ accountId, rows }: { accountId: number; rows: string }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('reconciliation.paste_correct')}</Button>
      {isOpen && <PasteDialog accountId={accountId} pasted={rows} onClose={() => setOpen(false)} />}
    </>
  )
}
