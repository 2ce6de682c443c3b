import type { Attachment } from '@deportivo/contracts/orders/files'
import { useState } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { AttachmentCard } from './attachment-card.tsx'
import { AttachmentViewer } from './attachment-viewer.tsx'
import type { ProofTarget } from './send-file.ts'
import { UploadControl } from './upload-control.tsx'
import '../../shared/files/attachments.css'

// An image takes the server about a second.
const ASK_AGAIN_MS = 2_000

/** How often a record is read again: until its files are examined, which `follow` is given with each reply. */
export function useUntilExamined() {
  const [isWaiting, setWaiting] = useState(false)
  const follow = (files: readonly Attachment[] | undefined) => {
    const waits = files?.some(({ state }) => state === 'received') ?? false
    if (waits !== isWaiting) setWaiting(waits)
  }
  return { everyMs: isWaiting ? ASK_AGAIN_MS : 0, follow }
}

/** The files that prove a record of money; users who may add more, each sent at once. */
export function ProofFiles({
  attachments,
  target,
  mayAdd,
  onSent,
}: {
  attachments: readonly Attachment[]
  target: ProofTarget
  mayAdd: boolean
  onSent: () => void
}) {
  const t = useTexts()
  const [openedId, setOpenedId] = useState<number | null>(null)
  return (
    <section className="ad-stack">
      <h3>{t('expenses.files')}</h3>
      {attachments.length === 0 && <p className="ad-soft">{t('expenses.files_count', { count: 0 })}</p>}
      {attachments.length > 0 && (
        <div className="ad-files">
          {attachments.map((file) => (
            <AttachmentCard key={file.id} file={file} onOpen={() => setOpenedId(file.id)} />
          ))}
        </div>
      )}
      {mayAdd && <UploadControl {...target} label={t('expenses.add_file')} onSent={onSent} />}
      {openedId !== null && (
        <AttachmentViewer
          files={attachments.filter(({ state }) => state === 'clean')}
          first={openedId}
          onClose={() => setOpenedId(null)}
        />
      )}
    </section>
  )
}
