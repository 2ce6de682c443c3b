/** The consumers that write the figures of reports. */
export const SALES_FIGURES = 'sales-report'
export const RETURN_FIGURES = 'returns-report'
export const EXPENSE_FIGURES = 'expenses-report'
/** Of the stages through which orders go. */
export const STAGE_FIGURES = 'stages-report'
/** Of orders from their creation to the checkout. */
export const CART_FIGURES = 'carts-report'
export const ORDER_FIGURES = 'orders-report'
/** Of registers and banks. */
export const CASH_FIGURES = 'cash-report'
export const PLACE_FIGURES = 'places-report'
/** Of what sold and came back of each size. */
export const SIZE_FIGURES = 'sizes-report'
export const CLIENT_FIGURES = 'clients-report'
