import type { Grants } from './permissions.ts'

/** Sellers never see costs: only users who keep products, or read the results of the business. */
export const seesCosts = ({ grants }: { grants: Grants }): boolean =>
  grants['update products'] !== undefined || grants['read result_state'] !== undefined
