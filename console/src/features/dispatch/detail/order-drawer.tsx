import { Button, Drawer } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { cardOfOrder } from '@deportivo/contracts/dispatch/board'
import type { NextStep, Order } from '@deportivo/contracts/orders/order'
import { useDeferredValue, useId, type KeyboardEvent, type ReactNode } from 'react'
import { OrderHistory } from '../../../entities/order/history/order-history.tsx'
import { useOpenedOrder } from '../../../entities/order/opened-order.ts'
import { reasonOf } from '../../../entities/order/steps/reason-of.ts'
import { byRank, isForOthers, mainStep } from '../../../entities/order/actions/step-view.ts'
import { useStepCommands } from '../../../entities/order/actions/use-step-commands.ts'
import { StateTag } from '../../../entities/order/state-tag.tsx'
import { inReadingOrder } from '../../../shared/language/reading-direction.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { DrawerDialog } from '../../../shared/ui/dialog/drawer-dialog.tsx'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { reachesClient } from '@deportivo/lifecycle/order/states'
import { useMayReturn } from '../tools/use-may-return.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { DETAIL_TABS, useBoardTools, type DetailTab } from '../tools/board-tools.ts'
import { CardClaim, CardViewers } from '../card/card-people.tsx'
import { useOrder } from '../../../entities/order/use-order.ts'
import { ClaimButton } from './claim-button.tsx'
import { FilesTab } from './files-tab.tsx'
import { InfoTab } from './info-tab.tsx'
import { ProductsTab } from './products-tab.tsx'
import './order-drawer.css'

function Tabs({
  tab,
  order,
  onTab,
  panelId,
}: {
  tab: DetailTab
  order: Order
  onTab: (tab: DetailTab) => void
  panelId: string
}) {
  const t = useTexts()
  const mayReturn = useMayReturn()
  const tabs = DETAIL_TABS.filter((one) => one !== 'returns' || (mayReturn && reachesClient(order.state_id)))
  const counts: Partial<Record<DetailTab, number>> = {
    products: order.products.length,
    files: order.attachments.length,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = inReadingOrder(event.key)
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]
    if (next) onTab(next)
    const strip = event.currentTarget
    requestAnimationFrame(() => strip.querySelector<HTMLElement>('[aria-selected="true"]')?.focus())
  }
  return (
    <div className="ad-tabs" role="tablist" aria-label={t('board.detail')} onKeyDown={onKeyDown}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={panelId}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {t(`board.tab_${one}`)}
          {counts[one] !== undefined && <span className="ad-soft ad-num">{counts[one]}</span>}
        </button>
      ))}
    </div>
  )
}

/** The widths of the lines of a client's facts, while they are read. */
const FACTS = ['70%', '50%', '55%', '75%', '45%', '50%']

/** Every step the server offers for this order, the one that leads on first. */
function Steps({ order }: { order: Order }) {
  const t = useTexts()
  const { start } = useBoardTools()
  const offered = order.next.filter((next) => !isForOthers(next))
  const press = (next: NextStep) => start(cardOfOrder(order), next.step)
  useStepCommands(order, press)
  const first = mainStep(offered)
  if (offered.length === 0) return <p className="ad-soft ad-small">{t('board.no_steps')}</p>
  const rest = offered.filter((next) => next !== first).sort(byRank)
  return [...(first ? [first] : []), ...rest].map((next) => (
    <ActionButton
      key={next.step}
      intent={next === first && next.allowed ? 'primary' : 'none'}
      variant={next === first ? 'solid' : 'minimal'}
      reason={reasonOf(next)}
      isMain={next === first}
      onClick={() => press(next)}
    >
      {t(`order.action.${next.step}`)}
    </ActionButton>
  ))
}

interface PanelProps {
  tab: DetailTab
  order: Order
  returnsOf: ReturnsOf
  onChanged: () => void
}

function Panel({ tab, order, returnsOf, onChanged }: PanelProps) {
  switch (tab) {
    case 'info':
      return <InfoTab order={order} />
    case 'products':
      return <ProductsTab order={order} />
    case 'files':
      return <FilesTab order={order} onChanged={onChanged} />
    case 'history':
      return <OrderHistory order={order} onChanged={onChanged} />
    case 'returns':
      return returnsOf(order)
  }
}

/** What clients bring back of an order: a feature of its own, which the page composes with the board. */
export type ReturnsOf = (order: Order) => ReactNode

/** An order beside the board, with an address of its own: the board stays where it was. */
export function OrderDrawer({
  orderId,
  tab,
  returnsOf,
  onTab,
  onClose,
}: {
  orderId: number
  returnsOf: ReturnsOf
  tab: DetailTab
  onTab: (tab: DetailTab) => void
  onClose: () => void
}) {
  const t = useTexts()
  const titleId = useId()
  const panelId = useId()
  const { board } = useBoardTools()
  const version = useSelected(board.cards, (cards) => cards.get(orderId)?.version)
  // The drawer comes in at once: its order is read, and its content drawn, in frames after it.
  const { data, error, refresh } = useOrder(useDeferredValue(orderId, null), version)
  const order = useDeferredValue(data ?? null, null)
  useOpenedOrder(data)
  return (
    <Drawer isOpen onClose={onClose} size="min(560px, 100 * var(--ad-vw))" className="ad-drawer">
      <DrawerDialog aria-labelledby={titleId}>
        <div className="ad-drawer__head">
          <div className="ad-drawer__name">
            <h2 id={titleId}>{t('board.order', { id: orderId })}</h2>
            {order && <StateTag state={order.state_id} />}
            <CardViewers orderId={orderId} />
          </div>
          <span className="ad-drawer__end">
            {order && <ClaimButton orderId={orderId} />}
            <Button variant="minimal" icon={<Cross />} aria-label={t('common.close')} onClick={onClose} />
          </span>
        </div>
        <div className="ad-drawer__claim">
          <CardClaim orderId={orderId} />
        </div>
        {error && !order && <ErrorState error={error} onRetry={refresh} />}
        {!order && !error && (
          <div className="ad-drawer__body ad-drawer__body--waiting" aria-busy>
            <Skeleton height={32} width="40%" />
            <Skeleton height={20} width="80%" />
            {FACTS.map((width, row) => (
              <Skeleton key={row} height={18} width={width} />
            ))}
          </div>
        )}
        {order && (
          <>
            <div className="ad-drawer__steps">
              <Steps order={order} />
            </div>
            <Tabs tab={tab} order={order} onTab={onTab} panelId={panelId} />
            <div id={panelId} role="tabpanel" className="ad-drawer__body" tabIndex={-1}>
              <Panel tab={tab} order={order} returnsOf={returnsOf} onChanged={refresh} />
            </div>
          </>
        )}
      </DrawerDialog>
    </Drawer>
  )
}
