import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { More } from '@blueprintjs/icons'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { reachesClient } from '@deportivo/lifecycle/order/states'
import type { OfferedStep } from '@deportivo/lifecycle/order/order-machine'
import { viewOf } from '../../../entities/order/actions/step-view.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { LazyMenu } from '../../../shared/ui/controls/lazy-menu.tsx'
import { useMayReturn } from '../tools/use-may-return.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import type { ColumnId } from '../model/columns.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'

const endsBadly = ({ step }: OfferedStep) => viewOf(step).tone === 'danger'

function StepItems({ card, steps }: { card: Card; steps: readonly OfferedStep[] }) {
  const t = useTexts()
  const { start } = useBoardTools()
  return steps.map(({ step, allowed, reason_key }) => (
    <MenuItem
      key={step}
      text={
        <>
          {t(`order.action.${step}`)}
          {reason_key !== null && <span className="ad-menu-reason">{t(reason_key)}</span>}
        </>
      }
      multiline
      intent={viewOf(step).tone ?? 'none'}
      disabled={!allowed}
      onClick={() => start(card, step)}
    />
  ))
}

function ClaimItem({ orderId }: { orderId: number }) {
  const t = useTexts()
  const { presence, asker, canTakeOver } = useBoardTools()
  const claim = useSelected(presence.claims, (claims) => claims.get(orderId))
  if (claim === undefined)
    return <MenuItem text={t('board.take')} label="T" onClick={() => void presence.take(orderId)} />
  if (claim.user_id === asker.actor.id)
    return <MenuItem text={t('board.release')} label="T" onClick={() => void presence.release(orderId)} />
  if (!canTakeOver) return <MenuItem text={t('board.claimed_by', { name: claim.name })} disabled />
  return <MenuItem text={t('board.take_over')} onClick={() => void presence.take(orderId, true)} />
}

export function CardMenuItems({ card, steps }: { card: Card; steps: readonly OfferedStep[] }) {
  const t = useTexts()
  const { open, print } = useBoardTools()
  const mayReturn = useMayReturn()
  const ahead = steps.filter((step) => !endsBadly(step))
  const back = steps.filter(endsBadly)
  return (
    <Menu aria-label={t('board.menu', { id: card.id })}>
      <MenuItem text={t('board.open_info')} onClick={() => open(card.id, 'info')} />
      <MenuItem text={t('board.open_products')} onClick={() => open(card.id, 'products')} />
      <MenuItem text={t('board.open_files')} onClick={() => open(card.id, 'files')} />
      <MenuItem text={t('board.open_history')} onClick={() => open(card.id, 'history')} />
      {mayReturn && reachesClient(card.state_id) && (
        <MenuItem text={t('menu.returns')} onClick={() => open(card.id, 'returns')} />
      )}
      <MenuItem text={t('sheet.print')} label="I" onClick={() => print([card.id])} />
      <MenuDivider />
      <ClaimItem orderId={card.id} />
      {ahead.length > 0 && <MenuDivider />}
      <StepItems card={card} steps={ahead} />
      {back.length > 0 && <MenuDivider />}
      <StepItems card={card} steps={back} />
    </Menu>
  )
}

/** Everything that can be done with a card besides its one button. Its column stands still while it is open. */
export function CardMenu({
  card,
  steps,
  column,
  tabIndex,
}: {
  card: Card
  steps: readonly OfferedStep[]
  column: ColumnId | null
  tabIndex: number
}) {
  const t = useTexts()
  const { freeze, release } = useBoardTools()
  const button = (
    <Button
      className="ad-dc__more"
      variant="minimal"
      icon={<More />}
      tabIndex={tabIndex}
      aria-label={t('board.menu', { id: card.id })}
    />
  )
  return (
    <LazyMenu
      button={button}
      menu={<CardMenuItems card={card} steps={steps} />}
      onOpening={() => column !== null && freeze(column, 'menu')}
      onClosed={() => column !== null && release(column, 'menu')}
    />
  )
}
