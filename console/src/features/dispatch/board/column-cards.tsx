import type { Card } from '@deportivo/contracts/dispatch/board'
import { memo, useMemo, useRef, type JSX } from 'react'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import { DispatchCard } from '../card/dispatch-card.tsx'
import type { Grouping } from '../model/card-groups.ts'
import type { ColumnId } from '../model/columns.ts'
import { runsOf, type DrawnRange } from '../model/drawn-range.ts'
import type { ColumnView } from '../model/layout.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { undrawnHeight, useDrawnRange } from './use-drawn-range.ts'
import './card-groups.css'

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
    <h3 className="ad-group__head">
      <bdi className="ad-truncate" title={shown}>
        {shown}
      </bdi>{' '}
      <span className="ad-group__count ad-num">{count}</span>
    </h3>
  )
})

/** A card or a heading of a column. */
interface Item {
  /** Unique in its column, and the same wherever it is. */
  name: string
  isHeading: boolean
  draw: () => JSX.Element
}

function itemsOf(id: ColumnId, { cards, groups, grouping }: ColumnView): Item[] {
  const itemOf = (card: Card): Item => ({
    name: String(card.id),
    isHeading: false,
    draw: () => <DispatchCard card={card} column={id} />,
  })
  if (grouping === null) return cards.map(itemOf)
  // One flat list: in lists of their own, all cards would be mounted again with every change of the grouping.
  return groups.flatMap(({ id: key, name, cards: own }) => [
    {
      name: `group ${key}`,
      isHeading: true,
      draw: () => <GroupHead name={name} count={own.length} grouping={grouping} />,
    },
    ...own.map(itemOf),
  ])
}

/** Where the card that Tab reaches is, if it is one of these but too far away to be drawn; else -1. */
function useFarReachable(names: readonly string[], { from, to }: DrawnRange): number {
  const places = useMemo(() => new Map(names.map((name, index) => [name, index])), [names])
  return useSelected(useBoardTools().focused, (id) => {
    const place = places.get(String(id)) ?? -1
    return place >= from && place < to ? -1 : place
  })
}

/** The cards of a column, below the headings of their groups where they are grouped. */
export function ColumnCards({ id, view }: { id: ColumnId; view: ColumnView }) {
  const list = useRef<HTMLUListElement>(null)
  const items = useMemo(() => itemsOf(id, view), [id, view])
  const names = useMemo(() => items.map(({ name }) => name), [items])
  const drawn = useDrawnRange(names, list)
  const reachable = useFarReachable(names, drawn.range)
  // The heading of the first card that is drawn: it stays in sight.
  const heading = items.findLastIndex(({ isHeading }, index) => isHeading && index <= drawn.range.from)
  const runs = runsOf(items.length, drawn.range, [heading, reachable])
  return (
    <ul
      ref={list}
      className={`ad-bc__cards${view.grouping === null ? '' : ' ad-bc__cards--grouped'}`}
      role="list"
    >
      {runs.flatMap(({ from, to, isDrawn }) =>
        isDrawn
          ? items.slice(from, to).map(({ name, isHeading, draw }) => (
              <li key={name} data-item={name} className={isHeading ? 'ad-group' : undefined}>
                {draw()}
              </li>
            ))
          : [
              <li
                // Another one with each range: the same, moved down, would count as a shift of the page.
                key={`undrawn ${from}`}
                aria-hidden
                style={{ height: undrawnHeight(names.slice(from, to), drawn) }}
              />,
            ],
      )}
    </ul>
  )
}
