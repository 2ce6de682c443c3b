import type { Product } from '@deportivo/contracts/catalogue/products'
import { Field } from '../../shared/form/field.tsx'
import { formatCount, parseMoney } from '../../shared/language/money.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { priceCodeName } from '../../entities/product/price-code-name.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { Select } from '../../shared/ui/select/search-select.tsx'

export interface PriceCodeOption {
  id: number
  key: string
  name: string
}

export interface Price {
  codeId: number
  unit: number | null
}

/** Whether a pair would be sold below what this person may ask for it. */
export const isBelowFloor = ({ minimal_price }: Product, { unit }: Price): boolean =>
  minimal_price !== undefined && unit !== null && unit < minimal_price

/** The price list a line is sold with, and the price of a pair, which may be typed. */
export function PriceChoice({
  product,
  codes,
  price,
  refused,
  valueOf,
  onChange,
}: {
  product: Product
  codes: readonly PriceCodeOption[]
  price: Price
  /** The server's error for the last price. */
  refused: string | undefined
  valueOf: (codeId: number) => number | null
  onChange: (price: Price) => void
}) {
  const t = useTexts()
  const { language } = usePreferences()
  const { money } = useFormats()
  const pick = (codeId: number) => onChange({ codeId, unit: valueOf(codeId) })
  const error = isBelowFloor(product, price)
    ? t('product.below_minimal', { price: money(product.minimal_price ?? 0) })
    : refused
  return (
    <>
      <Field label={t('product.price_code')}>
        {(control) => (
          <Select
            {...control}
            value={String(price.codeId)}
            onChange={(codeId) => pick(Number(codeId))}
            options={codes.map((code) => ({ value: String(code.id), label: priceCodeName(code, t) }))}
          />
        )}
      </Field>
      <Field
        label={t('product.unit_price')}
        error={error}
        help={
          product.minimal_price === undefined
            ? undefined
            : t('product.minimal', { price: money(product.minimal_price) })
        }
      >
        {(control) => (
          <input
            {...control}
            className="bp6-input ad-num"
            inputMode="numeric"
            autoComplete="off"
            value={price.unit === null ? '' : `$ ${formatCount(price.unit, language)}`}
            onChange={(event) => onChange({ ...price, unit: parseMoney(event.target.value) })}
          />
        )}
      </Field>
    </>
  )
}
