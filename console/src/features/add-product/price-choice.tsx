import type { Product } from '@deportivo/contracts/catalogue/products'
import { Field } from '../../shared/form/field.tsx'
import { useMoneyText } from '../../shared/form/use-money-text.tsx'
import { priceCodeName } from '../../entities/product/prices/price-code-name.ts'
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
  /** Why it is below the listed one. */
  reason: string
}

/** Whether a pair would be sold below the price of its list. */
export const isDiscount = (listed: number | null, { unit }: Price): boolean =>
  listed !== null && unit !== null && unit < listed

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
  const { money } = useFormats()
  const { input, note, fault } = useMoneyText(price.unit, (unit) => onChange({ ...price, unit }))
  const pick = (codeId: number) => onChange({ ...price, codeId, unit: valueOf(codeId) })
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
        error={fault ?? error}
        note={note}
        help={
          product.minimal_price === undefined
            ? undefined
            : t('product.minimal', { price: money(product.minimal_price) })
        }
      >
        {(control) => <input {...control} {...input} />}
      </Field>
      {isDiscount(valueOf(price.codeId), price) && (
        <Field label={t('price.reason')} isWide>
          {(control) => (
            <input
              {...control}
              className="bp6-input"
              maxLength={120}
              value={price.reason}
              onChange={(event) => onChange({ ...price, reason: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
