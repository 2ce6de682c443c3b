import type { Stay } from '@deportivo/contracts/reports/stays'
import type { Report } from '@deportivo/contracts/reports/declare-report'
import type { Translate } from '../../shared/language/texts.tsx'
import type { DetailChip } from '../../shared/report/detail-section.tsx'
import type { StayPosition } from './use-stay-position.ts'

/** What narrows the orders to a stage or an assistant. */
export function stayChips(
  { state_id, auxiliary_user_id, widen }: StayPosition,
  { data, rows, t }: { data: Report | undefined; rows: readonly Stay[]; t: Translate },
): DetailChip[] {
  const assistant =
    data?.by['assistant']?.find((row) => String(row['auxiliary_user_id']) === auxiliary_user_id)?.[
      'assistant_name'
    ] ?? rows.find((row) => String(row.auxiliary_user_id) === auxiliary_user_id)?.auxiliary_name
  const chips = [
    ...(state_id === undefined ? [] : [{ name: 'state_id' as const, text: t(`order.state.${state_id}`) }]),
    ...(auxiliary_user_id === undefined
      ? []
      : [{ name: 'auxiliary_user_id' as const, text: String(assistant ?? `#${auxiliary_user_id}`) }]),
  ]
  return chips.map(({ name, text }) => ({ name, text, onRemove: () => widen(name) }))
}
