import type { Order } from '@deportivo/contracts/orders/order'
import { listReturnableLines } from '@deportivo/contracts/returns/returns'
import { reachesClient } from '@deportivo/lifecycle/order/states'
import { useState, type ComponentType } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { ChangeSizeDialog } from '../exchange/change-size.tsx'
import { ReturnSeveral } from '../group/return-several.tsx'
import type { LinesDialogProps } from '../dialogs/lines-dialog.ts'
import { RequestDialog } from './request-return.tsx'

const DIALOGS: Readonly<Record<'request' | 'change_size', ComponentType<LinesDialogProps>>> = {
  request: RequestDialog,
  change_size: ChangeSizeDialog,
}

type Action = keyof typeof DIALOGS

/** A dialog with the lines of which something may still be returned. */
function Opened({ order, action, onClose }: { order: Order; action: Action; onClose: () => void }) {
  const { data } = useFound(listReturnableLines, { params: { id: order.id } })
  const lines = data?.filter(({ quantity_available }) => quantity_available > 0)
  const Dialog = DIALOGS[action]
  return lines ? <Dialog order={order} lines={lines} onClose={onClose} /> : null
}

/** What can be returned of an order that its client has: 'Solicitar garantía', and 'Cambiar talla' for users who may hold goods. */
export function ReturnActions({ order }: { order: Order }) {
  const t = useTexts()
  const [mayRequest, mayHold] = [useCan('create returns'), useCan('update returns')]
  const [open, setOpen] = useState<Action | null>(null)
  if (!mayRequest || !reachesClient(order.state_id)) return null
  return (
    <>
      {(mayHold ? (['request', 'change_size'] as const) : (['request'] as const)).map((action) => (
        <ActionButton key={action} reason={null} onClick={() => setOpen(action)}>
          {t(`returns.${action}`)}
        </ActionButton>
      ))}
      <ReturnSeveral clientId={order.client_id} />
      {open && <Opened order={order} action={open} onClose={() => setOpen(null)} />}
    </>
  )
}
