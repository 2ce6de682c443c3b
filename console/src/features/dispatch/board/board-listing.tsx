import { BOARD_FILTERS, getBoard, type Card } from '@deportivo/contracts/dispatch/board'
import {
  filtersOf,
  type ListColumn,
  type ListDefinition,
} from '../../../shared/list/definition/definition.ts'
import type { SortKeys } from '../../../shared/list/query/known-list.ts'
import { StateTag } from '../../../entities/order/state-tag.tsx'
import { useBoardTools } from '../tools/board-tools.ts'
import { CardAge, useAgeLevel } from '../card/card-age.tsx'
import { CardChips } from '../card/card-chips.tsx'
import { marksOf } from '../card/marks.ts'
import { COLUMNS, isColumn } from '../model/columns.ts'
import { shortNameOf } from '../../../shared/ui/people/initials.ts'

function OrderName({ card, below }: { card: Card; below: string }) {
  const { open } = useBoardTools()
  return (
    <span className="ad-cell__lines">
      <button type="button" className="ad-link" onClick={() => open(card.id)}>
        <span className="ad-num">#{card.id}</span> <bdi>{card.client_name}</bdi>
      </button>
      <span className="ad-table__sub">{below}</span>
    </span>
  )
}

function Age({ card }: { card: Card }) {
  return <CardAge card={card} level={useAgeLevel(card)} />
}

const CARD_COLUMNS: readonly ListColumn<Card>[] = [
  {
    id: 'order',
    header: 'board.col_order',
    role: 'main',
    width: 236,
    least: 170,
    orderBy: 'id',
    cell: (card, { t }) => (
      <OrderName
        card={card}
        below={[card.city_name, t('common.units', { count: card.units })].filter(Boolean).join(' · ')}
      />
    ),
    file: [
      { header: 'board.col_order', kind: 'number', value: ({ id }) => id },
      { header: 'order.client', value: ({ client_name }) => client_name },
      { header: 'client.city', value: ({ city_name }) => city_name },
      { header: 'order.units', kind: 'count', value: ({ units }) => units },
    ],
  },
  {
    id: 'state',
    header: 'board.col_state',
    width: 152,
    least: 130,
    orderBy: 'state',
    cell: ({ state_id }) => <StateTag state={state_id} />,
    file: [{ header: 'board.col_state', value: ({ state_id }, { t }) => t(`order.state.${state_id}`) }],
  },
  {
    id: 'age',
    header: 'board.col_age',
    width: 160,
    orderBy: 'state_entered_at',
    cell: (card) => <Age card={card} />,
    file: [
      {
        header: 'orders.in_state_since',
        kind: 'instant',
        value: ({ state_entered_at }) => state_entered_at,
      },
    ],
  },
  {
    id: 'marks',
    header: 'board.col_marks',
    width: 196,
    least: 150,
    cell: (card) => (
      <span className="ad-row ad-row--wrap">
        <CardChips card={card} />
      </span>
    ),
    file: [
      {
        header: 'board.col_marks',
        value: (card, { t, money }) =>
          marksOf(card)
            .map(({ text, balance = 0 }) => t(text, { balance: money(balance) }))
            .join(', '),
      },
      { header: 'board.chip_news', value: ({ newness }) => newness },
    ],
  },
  {
    id: 'total',
    header: 'board.total',
    align: 'end',
    width: 108,
    orderBy: 'total_value',
    cell: ({ total_value }, { money }) => <span className="ad-num">{money(total_value)}</span>,
    file: [{ header: 'board.total', kind: 'money', value: ({ total_value }) => total_value }],
  },
  {
    id: 'assistant',
    header: 'board.assistant',
    width: 112,
    least: 100,
    orderBy: 'assistant',
    cell: ({ auxiliary_name }) =>
      auxiliary_name && <bdi title={auxiliary_name}>{shortNameOf(auxiliary_name)}</bdi>,
    file: [{ header: 'board.assistant', value: ({ auxiliary_name }) => auxiliary_name }],
  },
]

/** Those asked for all day first; the flags are pressed beside the views. */
const CARD_FILTERS = filtersOf<'dispatches'>(BOARD_FILTERS, {
  assistant: { label: 'board.filter_assistant' },
  city: { label: 'board.filter_city' },
  payment: { label: 'board.filter_payment' },
  state: { label: 'board.filter_state', isFurther: true },
  department: { label: 'board.filter_department', isFurther: true },
  carrier: { label: 'board.filter_carrier', isFurther: true },
  seller: { label: 'board.filter_seller', isFurther: true },
  from: { label: 'board.filter_from', isFurther: true },
  to: { label: 'board.filter_to', isFurther: true },
  late: { label: 'board.only_late' },
  news: { label: 'board.only_news' },
  guide: { label: 'board.only_guide' },
  mine: { label: 'board.only_mine' },
})

export const CARD_SORT_KEYS: SortKeys<Card> = {
  id: ({ id }) => id,
  state: ({ state_id }) => (isColumn(state_id) ? COLUMNS.indexOf(state_id) : COLUMNS.length),
  state_entered_at: ({ state_entered_at }) => Date.parse(state_entered_at),
  total_value: ({ total_value }) => total_value,
  assistant: ({ auxiliary_name }) => auxiliary_name ?? '',
}

/** The board read down a list. Its cards are all known: nothing is asked of the server for a page of them. */
export const CARD_LISTING: ListDefinition<Card> = {
  name: 'dispatches',
  title: 'menu.dispatches',
  contract: getBoard,
  columns: CARD_COLUMNS,
  filters: CARD_FILTERS,
  search: { label: 'board.search', placeholder: 'board.search', waitMs: 150 },
  // In this address `order` is the one that is open and `view` is board or list.
  inAddress: { search: 'q', order: 'sort', view: 'saved' },
  rowKey: ({ id }) => id,
  rowName: ({ id }) => `#${id}`,
  perPage: 50,
  none: { title: 'board.empty', text: 'board.empty_text' },
  noneMatch: 'board.none_match',
}
