import { listCarriers, type Card } from '@deportivo/contracts/dispatch/board'
import type { Carrier } from '@deportivo/contracts/admin/settings'
import { carrierNamed, fitsGuideRule } from '@deportivo/lifecycle/guide-numbers'
import { useCallback, useId } from 'react'
import { useController, type Control } from 'react-hook-form'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { Field } from '../../../shared/form/field.tsx'
import { TextField } from '../../../shared/form/form-fields.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { STEP_FORMS } from '../steps/step.forms.ts'
import type { StepFields } from '../steps/use-steps.ts'
import { useStepFile } from '../steps/use-step-file.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { hasProof, StepFileField } from './step-file-field.tsx'
import { Subject } from './subject.tsx'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'

/** Any carrier may be typed; those the shop works with are offered. */
function CarrierField({
  control,
  carriers,
  onChanged,
}: {
  control: Control<StepFields>
  carriers: readonly Carrier[]
  onChanged: () => void
}) {
  const t = useTexts()
  const listId = useId()
  const { field, fieldState } = useController({ control, name: 'carrier' })
  return (
    <Field label={t('board.carrier')} error={fieldState.error?.message} isWide>
      {(props) => (
        <>
          <input
            {...props}
            {...field}
            onChange={(event) => {
              field.onChange(event)
              onChanged()
            }}
            value={typeof field.value === 'string' ? field.value : ''}
            className="bp6-input"
            list={listId}
            autoComplete="off"
            maxLength={80}
            autoFocus
          />
          <datalist id={listId}>
            {carriers.map((carrier) => (
              <option key={carrier.id} value={carrier.name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

const NO_CARRIERS: readonly Carrier[] = []

const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Checks the number against the carrier's pattern before the server does. */
function useStrangeNumber(carriers: readonly Carrier[]) {
  const t = useTexts()
  return useCallback(
    ({ carrier: name, guide_number }: StepFields): Record<string, string> => {
      const carrier = carrierNamed(carriers, typed(name))
      const number = typed(guide_number)
      if (!carrier || number === '' || fitsGuideRule(carrier, number)) return {}
      const { guide_digits: digits } = carrier
      const key = digits === null ? 'order.refused.guide_pattern' : 'order.refused.guide_digits'
      return { guide_number: t(key, { carrier: carrier.name, digits: digits ?? '' }) }
    },
    [carriers, t],
  )
}

function useGuideForm(card: Card) {
  const carriers = useFound(listCarriers, {}).data ?? NO_CARRIERS
  const form = useContractForm<StepFields>(
    STEP_FORMS.upload_guide,
    { carrier: card.carrier ?? '', guide_number: card.guide_number ?? '' },
    useStrangeNumber(carriers),
  )
  // Another carrier prints other numbers: one that is there already may be wrong now, or right.
  const lookAtNumber = () => {
    if (typed(form.getValues('guide_number')) !== '') void form.trigger('guide_number')
  }
  return { form, carriers, lookAtNumber }
}

/** The parcel is with the carrier: who it is, the number, and the waybill's picture. */
export function GuideDialog({ card, step, take, onClose }: StepDialogProps) {
  const t = useTexts()
  const { form, carriers, lookAtNumber } = useGuideForm(card)
  const proof = useStepFile()
  const isThere = hasProof(card, step)
  return (
    <ContractDialog
      form={form}
      title={t('order.action.upload_guide')}
      width={520}
      canSubmit={proof.file !== null || isThere}
      send={(fields) => proof.sending((extra) => take(card, { step, fields, ...extra }))}
      onClose={onClose}
    >
      <Subject card={card} />
      <CarrierField control={form.control} carriers={carriers} onChanged={lookAtNumber} />
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
