import { STAY_KINDS, type StayKind } from '@deportivo/contracts/reports/stays'
import { ORDER_STATES, type OrderState } from '@deportivo/lifecycle/order/states'
import { useMemo } from 'react'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import type { ReportPosition } from '../../shared/report/use-report-position.ts'

const NAMES = ['list', 'state_id', 'auxiliary_user_id', 'page'] as const
const BEGINS_ANEW = ['page'] as const

const isState = (state: string | undefined): state is OrderState => ORDER_STATES.some((one) => one === state)

const isKind = (kind: string | undefined): kind is StayKind => STAY_KINDS.some((one) => one === kind)

/** Which orders are shown below the figures, in the address; the late ones where it names none. */
export function useStayPosition({ range, filters }: Pick<ReportPosition, 'range' | 'filters'>) {
  const [url, change] = useUrlState<(typeof NAMES)[number]>(NAMES, BEGINS_ANEW)
  return useMemo(() => {
    const { list, auxiliary_user_id, page } = url
    const state_id = isState(url.state_id) ? url.state_id : undefined
    const kind = isKind(list) ? list : 'late'
    const query = {
      kind,
      from: range.from,
      to: range.to,
      ...filters,
      ...(state_id === undefined ? {} : { state_id }),
      ...(auxiliary_user_id === undefined ? {} : { auxiliary_user_id: Number(auxiliary_user_id) }),
      page: Math.max(1, Number(page) || 1),
    }
    return {
      kind,
      query,
      state_id,
      auxiliary_user_id,
      /** A figure was opened, in contrast to a page that was. */
      opened: list === undefined ? null : [list, state_id, auxiliary_user_id].join(' '),
      chooseKind: (next: StayKind) => change({ list: next }),
      widen: (name: 'state_id' | 'auxiliary_user_id') => change({ [name]: undefined }),
      goTo: (next: number) => change({ page: String(next) }),
    }
  }, [url, change, range, filters])
}

export type StayPosition = ReturnType<typeof useStayPosition>
