import type { WrongBarcode } from './product-barcodes.ts'

/** The message of each fault; `code` is what was typed. */
export const BARCODE_FAULTS = {
  form: 'barcode.wrong_form',
  check_digit: 'barcode.wrong_check_digit',
  carton: 'barcode.carton',
  lost_zero: 'barcode.lost_zero',
} as const satisfies Record<WrongBarcode, string>
