import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Edit, History, More, Plus, Shop, Trash } from '@blueprintjs/icons'
import { deleteClient, listClients, type Client } from '@deportivo/contracts/clients'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ClientDialog } from '../features/clients/client-dialog.tsx'
import {
  CLIENT_FILTERS,
  CLIENT_PAGE,
  ClientFilters,
  NO_CLIENT_FILTERS,
} from '../features/clients/client-filters.tsx'
import { ClientTable } from '../features/clients/client-table.tsx'
import { openOnlineOrder, openSellerOrder } from '../features/orders/new-order.ts'
import { call } from '../shared/call.ts'
import { Pager } from '../shared/list/pager.tsx'
import { paths } from '../shared/paths.ts'
import { Can, useCan, useSession } from '../shared/session.tsx'
import { useTexts } from '../shared/texts.tsx'
import { ActionButton } from '../shared/ui/action-button.tsx'
import { ConfirmDialog } from '../shared/ui/confirm-dialog.tsx'
import { Page } from '../shared/ui/page.tsx'
import { EmptyState } from '../shared/ui/states.tsx'
import { filterText, useUrlState } from '../shared/url-state.ts'
import { useChange } from '../shared/use-change.ts'
import { useList } from '../shared/use-list.ts'

const PER_PAGE = 15

type Asked = { what: 'new' } | { what: 'edit' | 'delete'; client: Client } | null

function useClientList() {
  const [state, change] = useUrlState(CLIENT_FILTERS, CLIENT_PAGE)
  const filter = filterText({
    type_of_client: state.type,
    department_id: state.department,
    city_id: state.city,
  })
  const list = useList(listClients, {
    query: {
      top: PER_PAGE,
      page: Number(state.page ?? 1),
      ...(state.search ? { search: state.search } : {}),
      ...(filter ? { filter } : {}),
    },
  })
  const isFiltered = Boolean(filter ?? state.search)
  return { state, change, list, isFiltered }
}

/** The orders a person may start for a client, and what else may be done with one. */
function RowActions({ client, onAsk }: { client: Client; onAsk: (asked: Asked) => void }) {
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
      {mayUpdate && (
        <MenuItem icon={<Edit />} text={t('common.edit')} onClick={() => onAsk({ what: 'edit', client })} />
      )}
      {mayDelete && (
        <>
          <MenuDivider />
          <MenuItem
            icon={<Trash />}
            intent="danger"
            text={t('common.delete')}
            onClick={() => onAsk({ what: 'delete', client })}
          />
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

function DeleteClient({ client, onClose }: { client: Client; onClose: (isDeleted: boolean) => void }) {
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

function NoClients({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTexts()
  if (!isFiltered) return <EmptyState title={t('clients.none')} text={t('clients.none_text')} />
  return (
    <EmptyState title={t('clients.none_match')}>
      <Button onClick={onClear}>{t('list.clear_filters')}</Button>
    </EmptyState>
  )
}

/** The dialog that was asked for, if any. */
function AskedDialog({ asked, onClose }: { asked: Asked; onClose: (isDeleted: boolean) => void }) {
  const close = () => onClose(false)
  switch (asked?.what) {
    case undefined:
      return null
    case 'new':
      return <ClientDialog onClose={close} />
    case 'edit':
      return <ClientDialog client={asked.client} onClose={close} />
    case 'delete':
      return <DeleteClient client={asked.client} onClose={onClose} />
  }
}

/** The clients: found, registered, changed, and the start of an online order. */
export function ClientsPage() {
  const t = useTexts()
  const { state, change, list, isFiltered } = useClientList()
  const [asked, setAsked] = useState<Asked>(null)
  const close = (isDeleted: boolean) => {
    setAsked(null)
    if (isDeleted) list.refresh()
  }
  return (
    <Page
      title={t('menu.clients')}
      lead={t('clients.lead')}
      actions={
        <Can do="create clients">
          <Button intent="primary" icon={<Plus />} onClick={() => setAsked({ what: 'new' })}>
            {t('client.new')}
          </Button>
        </Can>
      }
    >
      <ClientFilters state={state} onChange={change} />
      <section className="ad-card">
        <ClientTable
          rows={list.rows}
          error={list.error}
          isRefreshing={list.isRefreshing}
          onRetry={list.refresh}
          actions={(client) => <RowActions client={client} onAsk={setAsked} />}
          empty={<NoClients isFiltered={isFiltered} onClear={() => change(NO_CLIENT_FILTERS)} />}
        />
        {list.paging && list.paging.total > 0 && (
          <Pager paging={list.paging} onPage={(page) => change({ page: String(page) })} />
        )}
      </section>
      <AskedDialog asked={asked} onClose={close} />
    </Page>
  )
}
