import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { MAY_ATTACH, RETURN_FILES } from '@deportivo/contracts/returns/returns'
import { useRef, useState } from 'react'
import { AttachmentCard } from '../../../entities/attachment/attachment-card.tsx'
import { AttachmentViewer } from '../../../entities/attachment/attachment-viewer.tsx'
import { UploadControl } from '../../../entities/attachment/upload-control.tsx'
import { useKeys } from '../../../shared/hooks/use-keys.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { useSession } from '../../../shared/session/session.tsx'
import '../../../shared/files/attachments.css'

const LABELS = {
  [ATTACHMENT_TYPES.return_guide]: 'returns.file_6',
  [ATTACHMENT_TYPES.client]: 'returns.file_7',
  [ATTACHMENT_TYPES.sent]: 'returns.file_8',
} as const

const kindOf = ({ type }: ReturnCase['attachments'][number], t: Translate): string | undefined => {
  const known = RETURN_FILES.find((one) => one === type)
  return known && t(LABELS[known])
}

/** Which file it will be is read before it is chosen. */
function focusUpload(drops: HTMLElement | null, type: number): void {
  const button = drops?.querySelector<HTMLElement>(`[data-type='${type}'] button`)
  button?.scrollIntoView({ block: 'center' })
  button?.focus()
}

/** The waybill, and the pictures of the client and of what was sent; users who change cases add more. */
export function ReturnFiles({ one, onSent }: { one: ReturnCase; onSent: () => void }) {
  const t = useTexts()
  const { grants } = useSession()
  const [openedId, setOpenedId] = useState<number | null>(null)
  const { id, attachments, sale_id } = one
  const mayAdd = MAY_ATTACH.some((permission) => grants[permission] !== undefined)
  const drops = useRef<HTMLDivElement>(null)
  const ordinary = one.replacement ? ATTACHMENT_TYPES.sent : ATTACHMENT_TYPES.client
  useKeys({ s: () => focusUpload(drops.current, ordinary) })
  if (attachments.length === 0 && !mayAdd) return null
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('returns.files')}</h2>
      {attachments.length > 0 && (
        <div className="ad-files">
          {attachments.map((file) => (
            <AttachmentCard
              key={file.id}
              file={file}
              kind={kindOf(file, t)}
              orderId={sale_id}
              onOpen={() => setOpenedId(file.id)}
            />
          ))}
        </div>
      )}
      {mayAdd && (
        <div className="ad-drops" ref={drops}>
          {RETURN_FILES.map((type) => (
            <div key={type} data-type={type}>
              <UploadControl returnId={id} type={type} label={t(LABELS[type])} onSent={onSent} />
            </div>
          ))}
        </div>
      )}
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
