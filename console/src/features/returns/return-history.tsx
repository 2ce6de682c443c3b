import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useState } from 'react'
import { AttachmentCard } from '../../entities/attachment/attachment-card.tsx'
import { AttachmentViewer } from '../../entities/attachment/attachment-viewer.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { Arrow } from '../../shared/ui/display/arrow.tsx'
import '../../entities/order/history/history.css'
import '../../shared/files/attachments.css'

/** Every step of a case, newest first. */
export function ReturnHistory({ one }: { one: ReturnCase }) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  return (
    <section className="ad-card ad-card--padded">
      <h2>{t('sale.history')}</h2>
      <ol className="ad-history">
        {one.history.map(({ id, step_name, by, at, from_state, to_state, note }) => (
          <li key={id} className="ad-history__entry">
            <time className="ad-soft ad-small ad-num" dateTime={at}>
              {shortInstant(at)}
            </time>
            <div>
              <strong>{step_name}</strong>
              <span className="ad-soft">
                {' · '}
                <bdi>{by}</bdi>
              </span>
              {from_state !== null && from_state !== to_state && (
                <span className="ad-table__sub">
                  {t(`return.state.${from_state}`)}
                  <Arrow />
                  {t(`return.state.${to_state}`)}
                </span>
              )}
              {note && (
                <p className="ad-history__note">
                  <bdi>{note}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The pictures of the client and of what was sent. */
export function ReturnFiles({ one: { attachments, sale_id } }: { one: ReturnCase }) {
  const t = useTexts()
  const [openedId, setOpenedId] = useState<number | null>(null)
  if (attachments.length === 0) return null
  return (
    <section className="ad-card ad-card--padded">
      <h2>{t('returns.files')}</h2>
      <div className="ad-files">
        {attachments.map((file) => (
          <AttachmentCard key={file.id} file={file} orderId={sale_id} onOpen={() => setOpenedId(file.id)} />
        ))}
      </div>
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
