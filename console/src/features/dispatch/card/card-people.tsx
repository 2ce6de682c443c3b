import { Lock } from '@blueprintjs/icons'
import type { Viewer } from '@deportivo/contracts/live/messages'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { Avatars } from '../../../shared/ui/people/avatars.tsx'

/** Viewers arrive as a new array each time: compared by content, so that the card renders only on a change. */
const namesAt = (viewers: readonly Viewer[], orderId: number, me: number) =>
  viewers
    .filter((viewer) => viewer.order_id === orderId && viewer.user_id !== me)
    .map((viewer) => viewer.name)
    .join('\n')

/** Users who view the card now, without oneself. */
export function CardViewers({ orderId }: { orderId: number }) {
  const t = useTexts()
  const { presence, asker } = useBoardTools()
  const names = useSelected(presence.viewers, (viewers) => namesAt(viewers, orderId, asker.actor.id))
  if (names === '') return null
  const list = names.split('\n')
  return <Avatars names={list} label={t('board.viewing', { names: list.join(', ') })} />
}

/** Who works on the card. */
export function CardClaim({ orderId }: { orderId: number }) {
  const t = useTexts()
  const { time } = useFormats()
  const { presence, asker } = useBoardTools()
  const claim = useSelected(presence.claims, (claims) => claims.get(orderId))
  if (claim === undefined) return null
  const isMine = claim.user_id === asker.actor.id
  return (
    <span className={`ad-dc__claim${isMine ? ' ad-dc__claim--mine' : ''}`}>
      <Lock size={11} />
      <span className="ad-truncate">
        {isMine ? t('board.claim_mine') : t('board.claim_of', { name: claim.name, at: time(claim.since) })}
      </span>
    </span>
  )
}
