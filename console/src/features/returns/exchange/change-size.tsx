import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import type { LinesDialogProps } from '../lines-dialog.ts'
import { Choice, firstRefusal } from '../step-dialog.tsx'
import { LineSizes } from './line-sizes.tsx'
import { useSizeChange } from './use-size-change.ts'
import './change-size.css'

/**
 * Another size of what was sold, in one call: received, and its replacement held. One unit of a line; more, or with a
 * photo, by 'Garantía'. The first reason of the list is chosen until another is.
 */
export function ChangeSizeDialog({ order, lines, onClose }: LinesDialogProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { size, chooseSize, reason, store, send, canSend, change } = useSizeChange(order.id, lines)
  const submit = async () => {
    const id = await send()
    if (id !== null) void navigate(paths.returnCase(id))
  }
  return (
    <FormDialog
      title={t('returns.change_size_title', { id: order.id })}
      width={560}
      isModal
      submitText={size ? t('returns.change_size_to', { size: size.size_name }) : t('returns.change_size')}
      canSubmit={canSend}
      isBusy={change.isRunning}
      error={firstRefusal(change.error)}
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
        onChange={reason.choose}
      />
      <Choice
        label={t('returns.entrance_store')}
        value={store.value}
        options={store.options}
        onChange={store.choose}
      />
    </FormDialog>
  )
}
