import { orderStateRow, type BoardState } from '@deportivo/lifecycle/order/states'

/** What a stage of the board is called: its state, but for cash on delivery what is still missing. */
export const stageTitle = (state: BoardState) =>
  orderStateRow(state).board?.title ?? (`order.state.${state}` as const)
