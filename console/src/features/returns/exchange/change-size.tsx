import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'
import { listReturnableLines } from '@deportivo/contracts/returns/returns'
import { reachesClient } from '@deportivo/lifecycle/order/states'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { Choice, firstRefusal } from '../step-dialog.tsx'
import { LineSizes } from './line-sizes.tsx'
import { useSizeChange } from './use-size-change.ts'
import './change-size.css'

/**
 * Another size of what was sold, in one call: received, and its replacement held. One unit of a line; more, or with a
 * photo, by 'Garantía'. The first reason of the list is chosen until another is.
 */
function ChangeSizeDialog({
  order,
  lines,
  onClose,
}: {
  order: Order
  lines: readonly ReturnableLine[]
  onClose: () => void
}) {
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

function ChangeSizeOf({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data } = useFound(listReturnableLines, { params: { id: order.id } })
  const lines = data?.filter(({ quantity_available }) => quantity_available > 0)
  return lines ? <ChangeSizeDialog order={order} lines={lines} onClose={onClose} /> : null
}

/** 'Cambiar talla', on the page of an order that its client has: button, size, and done. */
export function ChangeSize({ order }: { order: Order }) {
  const t = useTexts()
  const [mayRequest, mayHold] = [useCan('create returns'), useCan('update returns')]
  const [isOpen, setOpen] = useState(false)
  if (!mayRequest || !mayHold || !reachesClient(order.state_id)) return null
  return (
    <>
      <ActionButton reason={null} onClick={() => setOpen(true)}>
        {t('returns.change_size')}
      </ActionButton>
      {isOpen && <ChangeSizeOf order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
