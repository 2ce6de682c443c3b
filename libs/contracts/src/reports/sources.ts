/** The consumers that write the figures of reports. */
export const SALES_FIGURES = 'sales-report'
export const RETURN_FIGURES = 'returns-report'
