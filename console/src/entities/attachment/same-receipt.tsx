import type { Attachment } from '@deportivo/contracts/orders/files'
import { WarningSign } from '@blueprintjs/icons'
import { useTexts } from '../../shared/language/texts.tsx'

/** Warns that a payment support repeats one of another order, or an earlier one of its own. */
export function SameReceipt({ file: { same_as }, orderId }: { file: Attachment; orderId: number }) {
  const t = useTexts()
  if (same_as === null) return null
  const warning = () => {
    const { by, order_id } = same_as
    if (order_id === null) return t('upload.same_elsewhere')
    if (order_id === orderId) return t('upload.same_here')
    return t(by === 'file' ? 'upload.same_file' : 'upload.same_image', { order: order_id })
  }
  return (
    <span className="ad-file__warning ad-small" role="note">
      <WarningSign size={14} />
      {warning()}
    </span>
  )
}
