import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useRefusal } from '../../../shared/form/use-refusal.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { whileSaving } from '../../../shared/unsaved/unsaved.ts'
import type { LinesDialogProps } from '../dialogs/lines-dialog.ts'
import { Choice } from '../dialogs/step-dialog.tsx'
import { LineSizes } from './line-sizes.tsx'
import { useSizeChange } from './use-size-change.ts'
import './change-size.css'

const FIELDS = { fields: ['reason', 'entrance_store'] }

/**
 * Another size of what was sold, in one call: received, and its replacement held. One unit of a line; more, or with a
 * photo, by 'Solicitar garantía'. The reason marked for size changes is preset; a shop without one chooses.
 */
export function ChangeSizeDialog({ order, lines, onClose }: LinesDialogProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { size, chooseSize, reason, store, send, canSend, change } = useSizeChange(order.id, lines)
  const { onFields, elsewhere } = useRefusal(change.error, [size, reason.value, store.value], FIELDS)
  const submit = () =>
    whileSaving(async () => {
      const id = await send()
      if (id !== null) void navigate(paths.returnCase(id))
    })
  return (
    <FormDialog
      title={t('returns.change_size_title', { id: order.id })}
      width={560}
      isModal
      submitText={size ? t('returns.change_size_to', { size: size.size_name }) : t('returns.change_size')}
      canSubmit={canSend}
      isBusy={change.isRunning}
      error={elsewhere}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="ad-soft">{t('returns.change_size_text')}</p>
      {lines.map((line) => (
        <LineSizes key={line.line_id} line={line} chosen={size} onChoose={chooseSize} />
      ))}
      <Choice
        label={t('returns.reason')}
        value={reason.value}
        options={reason.options}
        error={onFields['reason']}
        onChange={reason.choose}
      />
      <Choice
        label={t('returns.entrance_store')}
        value={store.value}
        options={store.options}
        error={onFields['entrance_store']}
        onChange={store.choose}
      />
    </FormDialog>
  )
}
