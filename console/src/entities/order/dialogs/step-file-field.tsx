import type { Card } from '@deportivo/contracts/dispatch/board'
import { orderStep, type StepFile, type StepName } from '@deportivo/lifecycle/order/steps'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import type { useStepFile } from '../steps/use-step-file.ts'

const LABELS = {
  guide: 'board.guide_file',
  payment_support: 'board.support_file',
  carrier_return: 'order.field.photo',
} as const satisfies Record<StepFile['type'], TextKey>

/** The texts for a file that the order has already. */
const IS_THERE: Partial<Record<StepFile['type'], TextKey>> = {
  guide: 'board.guide_is_there',
}

/** Whether the order has the proof that a step requires. */
export function hasProof(card: Card, step: StepName): boolean {
  const proof = orderStep(step).file?.proof
  return proof !== undefined && proof !== 'since_state' && card[proof]
}

/** The file that goes with a step. */
export function StepFileField({
  card,
  step,
  proof,
}: {
  card: Card
  step: StepName
  proof: ReturnType<typeof useStepFile>
}) {
  const t = useTexts()
  const type = orderStep(step).file?.type
  if (type === undefined) return null
  const isThere = proof.file === null && hasProof(card, step) ? IS_THERE[type] : undefined
  return (
    <>
      <FileChoice label={t(LABELS[type])} file={proof.file} share={proof.share} onChange={proof.setFile} />
      {isThere && <p className="ad-soft ad-small">{t(isThere)}</p>}
    </>
  )
}
