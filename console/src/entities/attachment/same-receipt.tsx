import type { Attachment } from '@deportivo/contracts/orders/files'
import { WarningSign } from '@blueprintjs/icons'
import { useTexts } from '../../shared/language/texts.tsx'

/** Warns that a payment support repeats one of another order. */
export function SameReceipt({ file: { same_as } }: { file: Attachment }) {
  const t = useTexts()
  if (same_as === null) return null
  const { by, order_id } = same_as
  return (
    <span className="ad-file__warning ad-small" role="note">
      <WarningSign size={14} />
      {order_id === null
        ? t('upload.same_elsewhere')
        : t(by === 'file' ? 'upload.same_file' : 'upload.same_image', { order: order_id })}
    </span>
  )
}
