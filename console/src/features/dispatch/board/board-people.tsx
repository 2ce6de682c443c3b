import { useTexts } from '../../../shared/language/texts.tsx'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { Avatars } from '../../../shared/ui/people/avatars.tsx'

/** Who else has the board open. */
export function BoardPeople() {
  const t = useTexts()
  const { presence, asker } = useBoardTools()
  const names = useSelected(presence.viewers, (viewers) =>
    [
      ...new Set(viewers.filter((viewer) => viewer.user_id !== asker.actor.id).map((viewer) => viewer.name)),
    ].join('\n'),
  )
  if (names === '') return null
  const list = names.split('\n')
  return <Avatars names={list} label={t('board.here', { names: list.join(', ') })} />
}
