import type { Card } from '@deportivo/contracts/dispatch/board'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useState } from 'react'
import { intentOf } from '../../../entities/order/actions/step-view.ts'
import { sharedFields, type SharedField } from '../../../entities/order/bulk/bulk-steps.ts'
import { BulkOutcomeList } from '../../../entities/order/bulk/bulk-outcome.tsx'
import { useBulkStep, type BulkFields } from '../../../entities/order/bulk/use-bulk-step.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { useUnsaved } from '../../../shared/unsaved/unsaved.ts'
import { without } from '../model/selection.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { SharedFields } from './shared-fields.tsx'
import { ChosenOrders } from './chosen-orders.tsx'
import { ASKABLE } from './steps-for-many.ts'
import { usePreview } from './use-preview.ts'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'

const isFilled = (value: string | number | undefined) => typeof value === 'number' || Boolean(value?.trim())

/** Why the step can't be sent off yet; null when it can. */
function useRefusal(asked: readonly SharedField[], fields: BulkFields, able: number): string | null {
  const t = useTexts()
  if (!asked.every((name) => isFilled(fields[name]))) return t('field.required')
  return able === 0 ? t('bulk.none_able') : null
}

/** One step for the chosen orders: which they are, which of them would refuse it and why, and then how it went. */
export function BulkDialog({
  cards,
  step,
  onDone,
  onClose,
}: {
  cards: readonly Card[]
  step: StepName
  onDone: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const { selected } = useBoardTools()
  const [fields, setFields] = useState<BulkFields>({})
  const { run, outcome, isRunning } = useBulkStep()
  const asked = sharedFields(step, ASKABLE) ?? []
  const ids = cards.map(({ id }) => id)
  const preview = usePreview(ids, step, asked.length === 0)
  const able = preview === null ? ids.length : preview.updated.length
  useUnsaved(Object.values(fields).some(isFilled) && outcome === null && !isRunning)
  const refusal = useRefusal(asked, fields, able)
  const apply = async () => {
    const done = await run({ ids, step, fields })
    if (!done) return
    selected.set(without(selected.get(), done.updated))
    onDone()
    if (done.rejected.length === 0) onClose()
  }
  return (
    <AppDialog
      title={t(`order.action.${step}`)}
      onClose={onClose}
      width={520}
      isModal={asked.length > 0 && !outcome}
      footer={
        <DialogFoot isDone={outcome !== null} onClose={onClose}>
          {!outcome && (
            <ActionButton
              intent={intentOf(step)}
              reason={refusal}
              loading={isRunning}
              autoFocus={asked.length === 0}
              onClick={() => void apply()}
            >
              {t('bulk.apply', { count: able })}
            </ActionButton>
          )}
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        {outcome ? (
          <BulkOutcomeList outcome={outcome} />
        ) : (
          <>
            <SharedFields names={asked} fields={fields} onChange={setFields} />
            <ChosenOrders cards={cards} refusals={preview?.rejected ?? []} />
          </>
        )}
      </div>
    </AppDialog>
  )
}
