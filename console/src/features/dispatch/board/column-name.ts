import { stageTitle } from '@deportivo/lifecycle/order/states'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { StageId } from '../model/columns.ts'

/** What a column is called: its state, but for cash on delivery what is still missing. */
export function useColumnName(): (id: StageId) => string {
  const t = useTexts()
  return (id) => {
    if (id === 'available') return t('board.available')
    return id === 'delivered' ? t('tray.title') : t(stageTitle(id))
  }
}
