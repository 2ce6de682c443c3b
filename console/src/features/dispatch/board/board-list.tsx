import type { Card } from '@deportivo/contracts/dispatch'
import { useMemo, useState } from 'react'
import { DataTable } from '../../../shared/list/data-table.tsx'
import type { Column } from '../../../shared/list/table-types.ts'
import { Pager } from '../../../shared/list/pager.tsx'
import { StateTag } from '../../../shared/order/state-tag.tsx'
import { useStore } from '../../../shared/store.ts'
import { useTexts } from '../../../shared/texts.tsx'
import { useFormats } from '../../../shared/use-formats.ts'
import { useBoardTools } from '../board-tools.ts'
import { CardAge, useAgeLevel } from '../card/card-age.tsx'
import { CardChips } from '../card/card-chips.tsx'
import { CardMenu } from '../card/card-menu.tsx'
import { CardTick } from '../card/card-tick.tsx'
import { PrimaryButton } from '../card/dispatch-card.tsx'
import { stepsOf } from './card-steps.ts'
import { COLUMNS } from './columns.ts'
import './board.css'

const PER_PAGE = 50

function Actions({ card }: { card: Card }) {
  const { asker } = useBoardTools()
  const steps = useMemo(() => stepsOf(card, asker), [card, asker])
  return (
    <span className="ad-dc__foot">
      <PrimaryButton card={card} steps={steps} tabIndex={0} />
      <CardMenu card={card} steps={steps.rest} column={null} tabIndex={0} />
    </span>
  )
}

function Age({ card }: { card: Card }) {
  return <CardAge card={card} level={useAgeLevel(card)} />
}

function useColumns(): Column<Card>[] {
  const t = useTexts()
  const { money } = useFormats()
  const { open } = useBoardTools()
  return useMemo(
    () => [
      {
        id: 'tick',
        header: t('order.pick'),
        align: 'tight',
        cell: (card) => <CardTick card={card} tabIndex={0} />,
      },
      {
        id: 'order',
        header: t('board.col_order'),
        role: 'main',
        cell: (card) => (
          <>
            <button type="button" className="ad-link" onClick={() => open(card.id)}>
              <span className="ad-num">#{card.id}</span> <bdi>{card.client_name}</bdi>
            </button>
            <span className="ad-table__sub">
              {[card.city_name, t('common.units', { count: card.units })].filter(Boolean).join(' · ')}
            </span>
          </>
        ),
      },
      { id: 'state', header: t('board.col_state'), cell: (card) => <StateTag state={card.state_id} /> },
      { id: 'age', header: t('board.col_age'), cell: (card) => <Age card={card} /> },
      {
        id: 'marks',
        header: t('board.col_marks'),
        cell: (card) => (
          <span className="ad-row ad-row--wrap">
            <CardChips card={card} />
          </span>
        ),
      },
      {
        id: 'total',
        header: t('board.total'),
        align: 'end',
        cell: (card) => <span className="ad-num">{money(card.total_value)}</span>,
      },
      { id: 'assistant', header: t('board.assistant'), cell: (card) => card.auxiliary_name ?? '' },
      { id: 'actions', header: t('common.more'), role: 'actions', cell: (card) => <Actions card={card} /> },
    ],
    [t, money, open],
  )
}

/** The same cards as rows, for those who read down a list. Rows stand still while somebody points at them. */
export function BoardList() {
  const t = useTexts()
  const { board, hold, release } = useBoardTools()
  const layout = useStore(board.layout)
  const columns = useColumns()
  const [page, setPage] = useState(1)
  const rows = COLUMNS.flatMap((column) => layout.columns[column].cards)
  const last = Math.max(1, Math.ceil(rows.length / PER_PAGE))
  const shown = Math.min(page, last)
  return (
    <div
      className="ad-card ad-dispatch-list"
      onPointerMove={() => COLUMNS.forEach((column) => hold(column, 'pointer'))}
      onPointerLeave={() => COLUMNS.forEach((column) => release(column, 'pointer'))}
    >
      <DataTable
        caption={t('menu.dispatches')}
        columns={columns}
        rows={rows.slice((shown - 1) * PER_PAGE, shown * PER_PAGE)}
        rowKey={(card) => card.id}
        empty={null}
      />
      {rows.length > PER_PAGE && (
        <Pager paging={{ per_page: PER_PAGE, total: rows.length, current_page: shown }} onPage={setPage} />
      )}
    </div>
  )
}
