import { listSettlements } from '@deportivo/contracts/sellers/settlements'
import { defineList } from '../../../shared/list/definition/definition.ts'

/** The closed settlements of a seller, the newest first. */
export const SETTLEMENT_LISTING = defineList('settlements', listSettlements, {
  title: 'seller_account.settlements',
  columns: [
    {
      id: 'number',
      header: 'seller_account.settlements',
      role: 'main',
      width: 170,
      least: 120,
      cell: ({ number, note }, { t }) => (
        <span className="ad-cell__lines">
          <span className="ad-table__strong">{t('seller_account.settlement', { number })}</span>
          {note !== null && (
            <span className="ad-table__sub">
              <bdi>{note}</bdi>
            </span>
          )}
        </span>
      ),
      file: [
        { header: 'seller_account.settlements', kind: 'number', value: ({ number }) => number },
        { header: 'seller_account.note', value: ({ note }) => note },
      ],
    },
    {
      id: 'closed',
      header: 'seller_account.closed',
      width: 170,
      least: 130,
      cell: ({ closed_at, closed_by }, { shortInstant }) => (
        <span className="ad-cell__lines">
          <span className="ad-num">{shortInstant(closed_at)}</span>
          <span className="ad-table__sub">
            <bdi>{closed_by}</bdi>
          </span>
        </span>
      ),
      file: [{ header: 'seller_account.closed', kind: 'instant', value: ({ closed_at }) => closed_at }],
    },
    {
      id: 'lines',
      header: 'seller_account.lines',
      align: 'end',
      width: 110,
      cell: ({ lines, units }, { t, count }) => (
        <span className="ad-cell__lines">
          {count(lines)}
          <span className="ad-table__sub ad-num">{t('common.units', { count: units })}</span>
        </span>
      ),
      file: [
        { header: 'seller_account.lines', kind: 'count', value: ({ lines }) => lines },
        { header: 'seller_account.units', kind: 'count', value: ({ units }) => units },
      ],
    },
    {
      id: 'value',
      header: 'seller_account.value',
      align: 'end',
      width: 125,
      least: 110,
      cell: ({ value }, { money }) => money(value),
      file: [{ header: 'seller_account.value', kind: 'money', value: ({ value }) => value }],
    },
    {
      id: 'commission',
      header: 'seller_account.earned',
      align: 'end',
      width: 125,
      least: 105,
      cell: ({ commission }, { money }) => <span className="ad-table__strong">{money(commission)}</span>,
      file: [{ header: 'seller_account.earned', kind: 'money', value: ({ commission }) => commission }],
    },
  ],
  filters: {},
  rowKey: ({ id }) => id,
  rowName: ({ number, seller_name }) => `${number} ${seller_name}`,
  perPage: 15,
  none: { title: 'seller_account.no_settlements' },
  noneMatch: 'seller_account.none_match',
})
