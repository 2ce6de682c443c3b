import { Checkbox } from '@blueprintjs/core'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { RETURN_STEPS } from '@deportivo/lifecycle/return-case/steps'
import { CarrierField } from '../../../entities/order/dialogs/carrier-field.tsx'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { useSentFile } from '../../../shared/files/use-sent-file.ts'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { TextField } from '../../../shared/form/form-fields.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { shopToday } from './shop-today.ts'
import type { StepDialogProps } from './step-dialog.tsx'
import { useDeliverForm } from './use-deliver-form.ts'
import { useShowTaken } from './use-show-taken.ts'
import { sendReturnStep } from './use-return-step.ts'

/** The file of the case that its delivery accepts instead of a new one. */
const sentFileOf = ({ attachments }: StepDialogProps['one']) =>
  attachments.find(
    ({ type, state }) =>
      state !== 'rejected' && RETURN_STEPS.delivered.file.types.some((one) => ATTACHMENT_TYPES[one] === type),
  )

/** With which carrier the replacement left, and a picture of it or its waybill, new or attached before. */
export function DeliverDialog({ one, onTaken, onClose }: StepDialogProps) {
  const t = useTexts()
  const { was_shipped } = one
  const { form, carriers, lookAtBoth, isCollected, setCollected, isOptional } = useDeliverForm(was_shipped)
  const photo = useSentFile()
  const showTaken = useShowTaken(onTaken)
  const attached = sentFileOf(one)
  return (
    <ContractDialog
      form={form}
      title={t('return.action.delivered')}
      missing={[!isCollected && photo.file === null && attached === undefined && t('returns.file_8')]}
      shownRefusal={photo.refused}
      send={async (fields) => {
        const body = { ...fields, step: 'delivered' as const }
        const { data, message } = await photo.sending((extra) => sendReturnStep(one, body, extra))
        showTaken(data, message)
      }}
      onClose={onClose}
    >
      <Checkbox
        label={t('returns.collected')}
        checked={isCollected}
        onChange={(event) => setCollected(event.currentTarget.checked)}
      />
      {!isCollected && (
        <>
          <CarrierField
            control={form.control}
            name="conveyor"
            carriers={carriers}
            isOptional={isOptional}
            onChanged={lookAtBoth}
          />
          <TextField
            control={form.control}
            name="guide_number"
            label={t('returns.guide_number')}
            maxLength={40}
            isOptional={isOptional}
            isWide
          />
        </>
      )}
      <TextField
        control={form.control}
        name="shipping_date"
        label={t('returns.shipping_date')}
        type="date"
        max={shopToday()}
        isOptional
      />
      {attached && !photo.file && (
        <p className="ad-soft">{t('returns.file_attached', { name: attached.name })}</p>
      )}
      <FileChoice
        label={t('returns.file_8')}
        file={photo.file}
        share={photo.share}
        error={photo.refused ?? undefined}
        onChange={photo.setFile}
      />
    </ContractDialog>
  )
}
