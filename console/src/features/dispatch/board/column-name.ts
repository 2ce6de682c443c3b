import { useTexts } from '../../../shared/language/texts.tsx'
import type { StageId } from '../model/columns.ts'

/** What a column is called: its state, but for cash on delivery what is still missing. */
export function useColumnName(): (id: StageId) => string {
  const t = useTexts()
  return (id) => {
    if (id === 'available') return t('board.available')
    if (id === 'delivered_customer') return t('board.ct_to_collect')
    if (id === 'full_payment_ct') return t('board.ct_to_prove')
    return t(`order.state.${id}`)
  }
}
