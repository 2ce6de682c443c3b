import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Can } from '../../../shared/session/session.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { SeveralDialog } from './several-dialog.tsx'

/** 'Devolver': what a client brings back of all their orders. */
export function ReturnSeveral({ clientId }: { clientId: number }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Can do="create returns">
      <ActionButton reason={null} onClick={() => setOpen(true)}>
        {t('returns.several_open')}
      </ActionButton>
      {isOpen && <SeveralDialog clientId={clientId} onClose={() => setOpen(false)} />}
    </Can>
  )
}
