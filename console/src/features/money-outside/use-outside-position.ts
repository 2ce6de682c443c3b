import { OUTSIDE_KINDS, type OutsideKind } from '@deportivo/contracts/reports/outside-orders'
import { useMemo } from 'react'
import { useUrlState } from '../../shared/navigation/url-state.ts'

/** What narrows the orders of a kind: each kind has one of them. */
export const NARROWED_BY = {
  ct: 'carrier',
  balance: 'client_id',
  refund: 'client_id',
  goods: 'seller_id',
} as const satisfies Record<OutsideKind, string>

const NAMES = ['list', 'carrier', 'client_id', 'seller_id', 'page'] as const
const BEGINS_ANEW = ['page'] as const

const isKind = (kind: string | undefined): kind is OutsideKind => OUTSIDE_KINDS.some((one) => one === kind)

/** Which orders are listed with the figures, in the address; those of carriers where it names none. */
export function useOutsidePosition() {
  const [url, change] = useUrlState<(typeof NAMES)[number]>(NAMES, BEGINS_ANEW)
  return useMemo(() => {
    const kind = isKind(url.list) ? url.list : 'ct'
    const by = NARROWED_BY[kind]
    const value = url[by]
    const query = {
      kind,
      ...(value === undefined ? {} : { [by]: by === 'carrier' ? value : Number(value) }),
      page: Math.max(1, Number(url.page) || 1),
    }
    return {
      kind,
      by,
      value,
      query,
      /** A figure was opened, in contrast to a page that was. */
      opened: url.list === undefined ? null : [kind, value].join(' '),
      chooseKind: (next: OutsideKind) =>
        change({ list: next, carrier: undefined, client_id: undefined, seller_id: undefined }),
      widen: () => change({ [by]: undefined }),
      goTo: (next: number) => change({ page: String(next) }),
    }
  }, [url, change])
}

export type OutsidePosition = ReturnType<typeof useOutsidePosition>
