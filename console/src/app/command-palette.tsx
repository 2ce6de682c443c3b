import { pickClients } from '@deportivo/contracts/clients'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { headerActions, type HeaderActionId } from '../features/shell/header-actions.ts'
import type { MenuItem } from '../features/shell/menu.ts'
import { orderNumber, pageItems, type PaletteItem } from '../features/shell/palette-items.ts'
import { Palette } from '../features/shell/palette.tsx'
import { paths } from '../shared/paths.ts'
import { useCan, useSession } from '../shared/session.tsx'
import { useTexts } from '../shared/texts.tsx'
import { useDebounced } from '../shared/use-debounced.ts'
import { useFound } from '../shared/use-found.ts'

const WAIT_MS = 250
/** Shorter texts match half the shop. */
const SHORTEST = 3
const CLIENTS = 5

function useFoundItems(typed: string, go: (url: string) => void): PaletteItem[] {
  const t = useTexts()
  const mayRead = useCan('read clients')
  const [settled] = useDebounced(typed.trim(), WAIT_MS)
  const isAsked = mayRead && settled.length >= SHORTEST
  const { data } = useFound(pickClients, isAsked ? { query: { search: settled, top: CLIENTS } } : null)
  const number = orderNumber(typed)
  const clients = (isAsked ? (data ?? []) : []).map((client): PaletteItem => ({
    id: `client-${client.id}`,
    group: 'palette.clients',
    label: client.name,
    note: client.identification_number,
    run: () => go(paths.clientHistory(client.id)),
  }))
  if (number === null) return clients
  const order: PaletteItem = {
    id: 'order',
    group: 'palette.orders',
    label: t('palette.order', { id: number }),
    run: () => go(paths.sale(number)),
  }
  return [order, ...clients]
}

/** The palette with this person's pages and actions, orders by number, and clients by name or document. */
export function CommandPalette({
  menu,
  onAction,
  onClose,
}: {
  menu: readonly MenuItem[]
  onAction: (id: HeaderActionId) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { profile, grants } = useSession()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const go = (url: string) => void navigate(url)
  const extra = useFoundItems(typed, go)
  const items = useMemo(() => {
    const actions = headerActions(profile.id, grants)
      .filter(({ refusal }) => refusal === null)
      .map(({ id, label }): PaletteItem => ({
        id: `action-${id}`,
        group: 'palette.actions',
        label: t(label),
        run: () => onAction(id),
      }))
    return [...pageItems(menu, t, (url) => void navigate(url)), ...actions]
  }, [menu, t, navigate, profile.id, grants, onAction])
  return <Palette typed={typed} items={items} extra={extra} onType={setTyped} onClose={onClose} />
}
