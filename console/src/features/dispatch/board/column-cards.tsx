import type { Card } from '@deportivo/contracts/dispatch/board'
import { memo } from 'react'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import { DispatchCard } from '../card/dispatch-card.tsx'
import type { Grouping } from '../model/card-groups.ts'
import type { ColumnId } from '../model/columns.ts'
import type { ColumnView } from '../model/layout.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { useSelected } from '../tools/use-selected.ts'
import { CardSlot } from './card-slot.tsx'
import './card-groups.css'

/** Beyond this a column draws only the cards near what is seen. */
const DRAWN_WHOLE = 40

/** The heading of cards that have none. */
const WITHOUT: Record<Grouping, TextKey> = {
  assistant: 'board.unassigned',
  carrier: 'board.no_carrier',
  city: 'board.no_city',
}

interface GroupHeadProps {
  name: string | null
  count: number
  grouping: Grouping
}

/** A column of hundreds may have as many: each is drawn again only when it changes itself. */
const GroupHead = memo(function GroupHead({ name, count, grouping }: GroupHeadProps) {
  const t = useTexts()
  const shown = name ?? t(WITHOUT[grouping])
  return (
    <li className="ad-group">
      <h3 className="ad-group__head">
        <bdi className="ad-truncate" title={shown}>
          {shown}
        </bdi>{' '}
        <span className="ad-group__count ad-num">{count}</span>
      </h3>
    </li>
  )
})

/** The cards of a column, below the headings of their groups where they are grouped. */
export function ColumnCards({ id, view: { cards, groups } }: { id: ColumnId; view: ColumnView }) {
  const grouping = useSelected(useBoardTools().board.layout, (layout) => layout.grouping)
  const isLong = cards.length > DRAWN_WHOLE
  const itemOf = (card: Card) => (
    <li key={card.id}>
      {isLong ? <CardSlot card={card} column={id} /> : <DispatchCard card={card} column={id} />}
    </li>
  )
  return (
    <ul className={`ad-bc__cards${grouping === null ? '' : ' ad-bc__cards--grouped'}`} role="list">
      {grouping === null
        ? cards.map(itemOf)
        : // One flat list: in lists of their own, all cards would be mounted again with every change of the grouping.
          groups.flatMap(({ id: key, name, cards: own }) => [
            <GroupHead key={`group ${key}`} name={name} count={own.length} grouping={grouping} />,
            ...own.map(itemOf),
          ])}
    </ul>
  )
}
