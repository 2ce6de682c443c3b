import { listCarriers, type Card } from '@deportivo/contracts/dispatch/board'
import type { Carrier } from '@deportivo/contracts/admin/settings'
import { carrierOf, guideRefusal } from '@deportivo/lifecycle/guide-numbers'
import { useCallback } from 'react'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextField } from '../../../shared/form/form-fields.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { STEP_FORMS } from '../steps/step.forms.ts'
import type { StepFields } from '../steps/use-steps.ts'
import { useSentFile } from '../../../shared/files/use-sent-file.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { CarrierField } from './carrier-field.tsx'
import { fileLabelOf, hasProof, StepFileField } from './step-file-field.tsx'
import { Subject } from './subject.tsx'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'

const NO_CARRIERS: readonly Carrier[] = []

const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Checks the number against the carrier's pattern before the server does. */
function useStrangeNumber(carriers: readonly Carrier[]) {
  const t = useTexts()
  return useCallback(
    ({ carrier: name, guide_number }: StepFields): Record<string, string> => {
      const number = typed(guide_number)
      const refusal = number === '' ? null : guideRefusal(carrierOf(carriers, typed(name)), number)
      return refusal ? { guide_number: t(refusal.key, refusal.values) } : {}
    },
    [carriers, t],
  )
}

function useGuideForm(card: Card) {
  const listed = useFound(listCarriers, {}).data
  const carriers = listed ?? NO_CARRIERS
  const form = useContractForm<StepFields>(
    STEP_FORMS.upload_guide,
    { carrier: card.carrier ?? '', guide_number: card.guide_number ?? '' },
    useStrangeNumber(carriers),
  )
  // Another carrier prints other numbers: one that is there already may be wrong now, or right.
  const lookAtNumber = () => {
    if (typed(form.getValues('guide_number')) !== '') void form.trigger('guide_number')
  }
  return { form, carriers: listed, lookAtNumber }
}

/** The parcel is with the carrier: who it is, the number, and the waybill's picture. */
export function GuideDialog({ card, step, take, onClose }: StepDialogProps) {
  const t = useTexts()
  const { form, carriers, lookAtNumber } = useGuideForm(card)
  const proof = useSentFile()
  const isThere = hasProof(card, step)
  return (
    <ContractDialog
      form={form}
      title={t('order.action.upload_guide')}
      width={520}
      missing={[proof.file === null && !isThere && fileLabelOf(step, t)]}
      shownRefusal={proof.refused}
      send={(fields) => proof.sending((extra) => take(card, { step, fields, ...extra }))}
      onClose={onClose}
    >
      <Subject card={card} />
      <CarrierField control={form.control} name="carrier" carriers={carriers} onChanged={lookAtNumber} />
      <TextField
        control={form.control}
        name="guide_number"
        label={t('board.guide_number')}
        maxLength={40}
        isWide
      />
      <StepFileField step={step} isThere={isThere} proof={proof} />
    </ContractDialog>
  )
}
