/** The price codes, as the specification spells them. */
export const PRICE_CODE_KEYS = ['one', 'tow', 'three', 'four'] as const
