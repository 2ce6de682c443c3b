import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Edit, History, More, Shop, Trash } from '@blueprintjs/icons'
import { deleteClient, type Client } from '@deportivo/contracts/clients/clients'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { openOnlineOrder, openSellerOrder } from '../../entities/order/new-order.ts'
import { call } from '../../shared/net/call.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan, useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'

/** The orders a person may start for a client, and what else may be done with one. */
export function ClientActions({
  client,
  onEdit,
  onDelete,
}: {
  client: Client
  onEdit: () => void
  onDelete: () => void
}) {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const mayUpdate = useCan('update clients')
  const mayDelete = useCan('delete clients')
  const maySellOnline = useCan('create sales online')
  const maySellAsSeller = useCan('own seller order')
  const open = useChange(
    useCallback(
      (start: typeof openOnlineOrder | typeof openSellerOrder) => start(client, session),
      [client, session],
    ),
  )
  const start = async (how: typeof openOnlineOrder | typeof openSellerOrder) => {
    const opened = await open.run(how)
    if (opened) void navigate(opened.url)
  }
  const menu = (
    <Menu>
      <MenuItem
        icon={<History />}
        text={t('client.history')}
        onClick={() => void navigate(paths.clientHistory(client.id))}
      />
      {maySellAsSeller && (
        <MenuItem icon={<Shop />} text={t('order.type.seller')} onClick={() => void start(openSellerOrder)} />
      )}
      {mayUpdate && <MenuItem icon={<Edit />} text={t('common.edit')} onClick={onEdit} />}
      {mayDelete && (
        <>
          <MenuDivider />
          <MenuItem icon={<Trash />} intent="danger" text={t('common.delete')} onClick={onDelete} />
        </>
      )}
    </Menu>
  )
  return (
    <span className="ad-row">
      <ActionButton
        size="small"
        reason={maySellOnline ? null : t('header.no_online_order')}
        loading={open.isRunning}
        onClick={() => void start(openOnlineOrder)}
      >
        {t('header.online_order')}
      </ActionButton>
      <PopoverNext content={menu} placement="bottom-end" arrow={false}>
        <Button variant="minimal" size="small" icon={<More />} aria-label={t('common.more')} />
      </PopoverNext>
    </span>
  )
}

/** Asks before a client goes for good. */
export function DeleteClient({ client, onClose }: { client: Client; onClose: (isDeleted: boolean) => void }) {
  const t = useTexts()
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
      {t('client.delete_text', { name: client.name, document: client.identification_number })}
    </ConfirmDialog>
  )
}
