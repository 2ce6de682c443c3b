import type { Card } from '@deportivo/contracts/dispatch/board'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { orderStep, type StepFile, type StepName } from '@deportivo/lifecycle/order/steps'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { useTexts, type TextKey, type Translate } from '../../../shared/language/texts.tsx'
import type { useSentFile } from '../../../shared/files/use-sent-file.ts'

const LABELS = {
  guide: 'board.guide_file',
  payment_support: 'board.support_file',
  carrier_return: 'order.field.photo',
} as const satisfies Record<StepFile['type'], TextKey>

/** The texts for a file that the order has already. */
const IS_THERE = {
  guide: 'board.guide_is_there',
  payment_support: 'board.support_is_there',
  carrier_return: 'board.photo_is_there',
} as const satisfies Record<StepFile['type'], TextKey>

/** Whether a file of the type arrived since the order is in its state: an earlier one proves nothing. */
const hasArrived = ({ attachments, state_entered_at }: Order, type: StepFile['type']): boolean =>
  attachments.some(
    (file) =>
      file.type === ATTACHMENT_TYPES[type] && file.state !== 'rejected' && file.at >= state_entered_at,
  )

/** Whether the order has the proof that a step requires. One that must arrive in its state needs the whole order. */
export function hasProof(card: Card, step: StepName, order?: Order): boolean {
  const file = orderStep(step).file
  if (file?.proof === undefined) return false
  if (file.proof !== 'since_state') return card[file.proof]
  return order !== undefined && hasArrived(order, file.type)
}

/** What the file of a step is called. */
export function fileLabelOf(step: StepName, t: Translate): string | false {
  const type = orderStep(step).file?.type
  return type !== undefined && t(LABELS[type])
}

/** The file that goes with a step. */
export function StepFileField({
  step,
  isThere,
  proof,
}: {
  step: StepName
  /** The order has the proof: another file may be sent, but needn't be. */
  isThere: boolean
  proof: ReturnType<typeof useSentFile>
}) {
  const t = useTexts()
  const type = orderStep(step).file?.type
  if (type === undefined) return null
  return (
    <>
      <FileChoice
        label={t(LABELS[type])}
        file={proof.file}
        share={proof.share}
        error={proof.refused ?? undefined}
        onChange={proof.setFile}
      />
      {isThere && proof.file === null && <p className="ad-soft ad-small">{t(IS_THERE[type])}</p>}
    </>
  )
}
