/** All properties of the states. No other place lists states. */
export interface OrderStateRow {
  /** The part of an order's life: being built, sold over the counter, dispatched, handled by a seller. */
  track: 'building' | 'counter' | 'dispatch' | 'seller' | 'aside'
  /**
   * Where the units are: held for the order · held in the seller's own store · outside · released or none.
   * 'as_before': where they were when the order was set aside.
   */
  stock: 'held' | 'with_seller' | 'outside' | 'none' | 'as_before'
  tone: 'neutral' | 'reserved' | 'info' | 'progress' | 'success' | 'danger'
  /**
   * Column of the dispatch board, or of its tab for cash on delivery, and the default minutes a card may stay
   * there.
   */
  board?: { tab: 'dispatch' | 'ct'; minutes: number; title?: 'board.ct_to_collect' | 'board.ct_to_prove' }
  /** Lines, prices and the client may change; in `building` the order can be continued from a list. */
  is_open?: true
  /** Its holds end after the hours of the settings. */
  holds_expire?: true
  /** Its payment is being checked. */
  is_validating?: true
  /** An assistant works on it. */
  in_hand?: true
  /** Its units are being picked. */
  is_picking?: true
  /** The goods have reached the client. */
  is_delivered?: true
  /** Nothing was sold in the end: no balance, no sale in any report. */
  is_given_up?: true
  /** Nothing more happens to it. */
  is_final?: true
}

const table = <const Rows extends Record<string, OrderStateRow>>(rows: Rows) => rows

/** In chronological order. The keys are those of the wire and the database. */
// One row a state.
// prettier-ignore
export const ORDER_STATE_ROWS = table({
  pre_orden: { track: 'building', stock: 'held', tone: 'neutral', is_open: true, holds_expire: true },
  reserved: { track: 'building', stock: 'held', tone: 'reserved', is_open: true },
  sold_local: { track: 'counter', stock: 'outside', tone: 'success', is_final: true },
  validating_payment: { track: 'dispatch', stock: 'held', tone: 'info', board: { tab: 'dispatch', minutes: 30 }, is_validating: true },
  assign_dispatch_assistant: { track: 'dispatch', stock: 'held', tone: 'info', board: { tab: 'dispatch', minutes: 15 }, in_hand: true },
  getting_ready: { track: 'dispatch', stock: 'held', tone: 'progress', board: { tab: 'dispatch', minutes: 120 }, in_hand: true, is_picking: true },
  packing_up: { track: 'dispatch', stock: 'held', tone: 'progress', board: { tab: 'dispatch', minutes: 60 }, in_hand: true },
  file_guide_sale: { track: 'dispatch', stock: 'outside', tone: 'progress', board: { tab: 'dispatch', minutes: 240 } },
  delivered_local: { track: 'dispatch', stock: 'outside', tone: 'success', board: { tab: 'dispatch', minutes: 1_440 }, is_delivered: true },
  delivered_customer: { track: 'dispatch', stock: 'outside', tone: 'success', board: { tab: 'ct', minutes: 4_320, title: 'board.ct_to_collect' }, is_delivered: true },
  full_payment_ct: { track: 'dispatch', stock: 'outside', tone: 'progress', board: { tab: 'ct', minutes: 4_320, title: 'board.ct_to_prove' }, is_delivered: true },
  file_payment_ct_sale: { track: 'dispatch', stock: 'outside', tone: 'success', is_delivered: true, is_final: true },
  reserved_by_seller: { track: 'seller', stock: 'held', tone: 'reserved', is_open: true },
  local_order: { track: 'seller', stock: 'held', tone: 'info' },
  in_process: { track: 'seller', stock: 'held', tone: 'progress' },
  received_1: { track: 'seller', stock: 'held', tone: 'progress' },
  sent_to_seller: { track: 'seller', stock: 'with_seller', tone: 'progress' },
  delivered_to_seller: { track: 'seller', stock: 'with_seller', tone: 'progress' },
  finalized_by_seller: { track: 'seller', stock: 'outside', tone: 'success', is_final: true },
  returned_by_seller: { track: 'seller', stock: 'none', tone: 'danger', is_given_up: true, is_final: true },
  return_to_news: { track: 'aside', stock: 'as_before', tone: 'danger' },
  cancelled: { track: 'aside', stock: 'none', tone: 'danger', is_given_up: true, is_final: true },
})

export type OrderState = keyof typeof ORDER_STATE_ROWS

export const ORDER_STATES = Object.keys(ORDER_STATE_ROWS) as OrderState[]

export const orderStateRow = (state: OrderState): OrderStateRow => ORDER_STATE_ROWS[state]

/** The row of a state read from an event, where states are open strings; undefined for an unknown one. */
export const findStateRow = (state: string): OrderStateRow | undefined =>
  (ORDER_STATE_ROWS as Record<string, OrderStateRow>)[state]

/** The states whose row matches, in the order of the table. */
export const statesWhere = (fits: (row: OrderStateRow) => boolean): OrderState[] =>
  ORDER_STATES.filter((state) => fits(ORDER_STATE_ROWS[state]))

/** States that the board shows, each in its own column. */
export type BoardState = {
  [S in OrderState]: (typeof ORDER_STATE_ROWS)[S] extends { board: object } ? S : never
}[OrderState]

const columnsOf = (tab: 'dispatch' | 'ct') => statesWhere(({ board }) => board?.tab === tab) as BoardState[]

/** The columns of the dispatch board, left to right. */
export const BOARD_COLUMNS = columnsOf('dispatch')

/** Delivered on cash on delivery: first the money is owed, then its proof. */
export const CT_COLUMNS = columnsOf('ct')

export const BOARD_STATES = [...BOARD_COLUMNS, ...CT_COLUMNS]

/** Minutes that a card may stay in each stage by default. */
export const STAGE_MINUTES = Object.fromEntries(
  BOARD_STATES.map((state) => [state, ORDER_STATE_ROWS[state].board.minutes]),
) as Record<BoardState, number>

/** Whether its client has the goods: by a messenger or a carrier, over the counter, or from a seller's hands. */
export function reachesClient(state: OrderState): boolean {
  const { is_delivered, is_final, stock } = orderStateRow(state)
  return is_delivered === true || (is_final === true && stock === 'outside')
}

/** No balance, and no sale in any report. */
export const GIVEN_UP_STATES = statesWhere(({ is_given_up }) => is_given_up === true)

/** Lines, prices and the client may change only here. */
export const OPEN_STATES = statesWhere(({ is_open }) => is_open === true)

/** The text key of a board stage: its state, but for cash on delivery what is still missing. */
export const stageTitle = (state: BoardState) =>
  orderStateRow(state).board?.title ?? (`order.state.${state}` as const)
