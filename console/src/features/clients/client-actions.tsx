import { Edit, History, MergeColumns, Plus, Shop, Trash } from '@blueprintjs/icons'
import { deleteClient, type Client } from '@deportivo/contracts/clients/clients'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { openOnlineOrder, openSellerOrder } from '../../entities/order/new-order.ts'
import { useNewOrder } from '../../entities/order/use-new-order.ts'
import { call } from '../../shared/net/call.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { only, type RowStep } from '../../shared/list/steps/row-step.ts'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useMayMerge } from './merge/use-may-merge.ts'

/** The orders a person may start for a client, and what else may be done with one. */
export function useClientSteps(act: {
  onEdit: (client: Client) => void
  onDelete: (client: Client) => void
  onMerge: (client: Client) => void
}): (client: Client) => RowStep[] {
  const t = useTexts()
  const navigate = useNavigate()
  const mayUpdate = useCan('update clients')
  const mayMerge = useMayMerge()
  const mayDelete = useCan('delete clients')
  const maySellOnline = useCan('create sales online')
  const maySellAsSeller = useCan('own seller order')
  const { open } = useNewOrder()
  return (client) => [
    {
      text: t('header.online_order'),
      icon: <Plus />,
      isMain: true,
      reason: maySellOnline ? null : t('header.no_online_order'),
      onSelect: () => void open(openOnlineOrder, client),
    },
    {
      text: t('client.history'),
      icon: <History />,
      onSelect: () => void navigate(paths.clientHistory(client.id)),
    },
    ...only(maySellAsSeller, {
      text: t('order.type.seller'),
      icon: <Shop />,
      onSelect: () => void open(openSellerOrder, client),
    }),
    ...only(mayUpdate, { text: t('common.edit'), icon: <Edit />, onSelect: () => act.onEdit(client) }),
    ...only(mayMerge, {
      text: t('client.merge.open'),
      icon: <MergeColumns />,
      onSelect: () => act.onMerge(client),
    }),
    ...only(mayDelete, {
      text: t('common.delete'),
      icon: <Trash />,
      tone: 'danger',
      onSelect: () => act.onDelete(client),
    }),
  ]
}

/** Asks before a client goes for good. */
export function DeleteClient({ client, onClose }: { client: Client; onClose: (isDeleted: boolean) => void }) {
  const t = useTexts()
  const { identification } = useFormats()
  const remove = useChange(useCallback((id: number) => call(deleteClient, { params: { id } }), []))
  return (
    <ConfirmDialog
      title={t('client.delete')}
      confirmText={t('common.delete')}
      intent="danger"
      isBusy={remove.isRunning}
      onClose={() => onClose(false)}
      onConfirm={() => void remove.run(client.id).then((done) => done && onClose(true))}
    >
      {t('client.delete_text', { name: client.name, document: identification(client.identification_number) })}
    </ConfirmDialog>
  )
}
