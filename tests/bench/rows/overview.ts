import { getBoard } from '@deportivo/contracts/dispatch/board'
import { administrative } from '@deportivo/contracts/reports/administrative'
import { BOARD_COLUMNS } from '@deportivo/lifecycle/order/states'
import { businessDay } from '@deportivo/platform/clock'
import type { Reply } from '../load/connection.ts'
import { get } from '../load/request.ts'
import type { Row, Shop } from './row.ts'

interface OurBoard {
  data: { cards: { state_id: string }[] }
}
interface FloorBoard {
  data: { card: { state_id: string } }[]
}

const CARDS = `
  select count(*)::integer as count from read.dispatch_board
  where is_on_board and rooms @> array['dispatch:all']`

/** The whole board of a head of dispatch: some five hundred cards. */
export function boardSnapshot({ db, as }: Shop): Row {
  const headers = as('head_dispatch')
  const columns: readonly string[] = BOARD_COLUMNS
  return {
    name: 'board of five hundred cards',
    target: null,
    most: null,
    async ready(side) {
      const { rows } = await db.raw<{ rows: [{ count: number }] }>(CARDS)
      const isRight = (found: readonly { state_id: string }[]) =>
        found.length === rows[0].count && found.every((card) => columns.includes(card.state_id))
      const isOurs = ({ body }: Reply) => isRight((JSON.parse(body) as OurBoard).data.cards)
      const isFloors = ({ body }: Reply) =>
        isRight((JSON.parse(body) as FloorBoard).data.map(({ card }) => card))
      return () =>
        side === 'floor'
          ? { request: get('/board'), isRight: isFloors }
          : { request: get(`/api/v1${getBoard.path}`, headers), isRight: isOurs }
    },
  }
}

const DAY_MS = 86_400_000

interface OurReport {
  data: { totals: { count: number }; by: { state: unknown[]; store: unknown[] } }
}
interface FloorReport {
  data: { days: { count: number }[]; parts: unknown[] }
}

/** The manager's report of one day, with every table and the day before. */
export function dayReport({ as }: Pick<Shop, 'as'>): Row {
  const headers = as('two')
  // The newest orders are not sold yet.
  const day = businessDay(new Date(Date.now() - 10 * DAY_MS))
  const isOurs = ({ body }: Reply) => {
    const { totals, by } = (JSON.parse(body) as OurReport).data
    return totals.count > 0 && by.state.length > 0 && by.store.length > 0
  }
  const isFloors = ({ body }: Reply) => {
    const { days, parts } = (JSON.parse(body) as FloorReport).data
    return days.some(({ count }) => count > 0) && parts.length > 0
  }
  return {
    name: 'report of one day',
    target: null,
    most: null,
    ready: async (side) => () =>
      side === 'floor'
        ? { request: get(`/report/${day}`), isRight: isFloors }
        : {
            request: get(`/api/v1${administrative.contract.path}?from=${day}&to=${day}`, headers),
            isRight: isOurs,
          },
  }
}
