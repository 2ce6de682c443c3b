import { Button } from '@blueprintjs/core'
import { Lock, Unlock } from '@blueprintjs/icons'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { useBoardTools } from '../tools/board-tools.ts'

/** Take a card, give it back, or take over where one may. */
export function ClaimButton({ orderId }: { orderId: number }) {
  const t = useTexts()
  const { presence, asker, canTakeOver } = useBoardTools()
  const claim = useSelected(presence.claims, (claims) => claims.get(orderId))
  if (claim === undefined)
    return (
      <Button size="small" icon={<Lock />} onClick={() => void presence.take(orderId)}>
        {t('board.take')}
      </Button>
    )
  if (claim.user_id === asker.actor.id)
    return (
      <Button size="small" icon={<Unlock />} onClick={() => void presence.release(orderId)}>
        {t('board.release')}
      </Button>
    )
  if (!canTakeOver) return null
  return (
    <Button size="small" onClick={() => void presence.take(orderId, true)}>
      {t('board.take_over')}
    </Button>
  )
}
