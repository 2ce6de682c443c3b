import type { SizeBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { WholeInput } from '../../shared/form/whole/whole-input.tsx'
import { quantitiesBlocked } from '../../shared/form/whole/quantities-blocked.ts'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { usePaper } from '../../shared/print/print-sheet.tsx'
import { FilterSelect } from '../../shared/ui/controls/filter-select.tsx'
import { LabelSheet, MOST_LABELS, type Label } from '../../entities/product/labels/label-sheet.tsx'
import { PaperChoice, type LabelPaper } from '../../entities/product/labels/paper-choice.tsx'
import '../../entities/product/labels/barcodes.css'

/** More of one size would be a slip of the finger. */
const MOST_COPIES = 200

type Copies = Readonly<Record<number, number>>

/** A label for each pair that is available. */
const asAvailable = ({ sizes }: Product): Copies =>
  Object.fromEntries(sizes.map(({ id, quantity }) => [id, Math.min(quantity, MOST_COPIES)]))

function CopiesOf({
  sizes,
  copies,
  onChange,
}: {
  sizes: readonly SizeBarcodes[]
  copies: Copies
  onChange: (copies: Copies) => void
}) {
  const t = useTexts()
  return (
    <ul className="ad-plain-list ad-labels__copies">
      {sizes.map(({ size_id, size_name, codes }) => (
        <li key={size_id}>
          <label>
            <span>{size_name}</span>
            <WholeInput
              className="bp6-input ad-num"
              most={MOST_COPIES}
              aria-label={t('barcode.copies_of', { size: size_name })}
              disabled={codes.length === 0}
              value={codes.length === 0 ? null : (copies[size_id] ?? 0)}
              onFocus={(event) => event.target.select()}
              onChange={(typed) => onChange({ ...copies, [size_id]: typed ?? 0 })}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}

/** Labels of a product: which sizes, how many, on which paper and with which price. */
export function LabelsDialog({
  product,
  sizes,
  onClose,
}: {
  product: Product
  sizes: readonly SizeBarcodes[]
  onClose: () => void
}) {
  const t = useTexts()
  const { money, count } = useFormats()
  const { printOn, format } = usePaper()
  const [paper, setPaper] = useState<LabelPaper>('labels')
  const [priceKey, setPriceKey] = useState<string | undefined>()
  const [copies, setCopies] = useState(() => asAvailable(product))
  const prices = PRICE_CODE_KEYS.flatMap((key) => {
    const code = product.codes[key]
    return code ? [{ key, label: `${t(`code.${key}`)} ${money(code.value)}`, price: money(code.value) }] : []
  })
  const price = prices.find(({ key }) => key === priceKey)?.price ?? null
  const labels = sizes.flatMap(({ size_id, size_name, codes: [code] }): Label[] =>
    code === undefined
      ? []
      : Array.from({ length: copies[size_id] || 0 }, (_, copy) => ({
          key: `${size_id}-${copy}`,
          product,
          code,
          size: size_name,
          price,
        })),
  )
  const { reason: notWhole } = quantitiesBlocked(Object.values(copies), t, t('barcode.labels'))
  const tooMany = labels.length > MOST_LABELS ? t('barcode.too_many', { most: count(MOST_LABELS) }) : null
  const reason = notWhole ?? tooMany
  return (
    <FormDialog
      title={t('barcode.print')}
      width={520}
      submitText={t('barcode.print_count', { count: labels.length })}
      missing={[labels.length === 0 && reason === null && t('barcode.labels')]}
      reason={reason}
      isBusy={false}
      onSubmit={() => printOn(paper)}
      onClose={onClose}
    >
      <PaperChoice paper={paper} onChange={setPaper} />
      <FilterSelect
        label={t('barcode.price')}
        allLabel={t('barcode.no_price')}
        options={prices.map(({ key, label }) => ({ value: key, label }))}
        value={priceKey}
        onChange={setPriceKey}
      />
      <CopiesOf sizes={sizes} copies={copies} onChange={setCopies} />
      <LabelSheet format={format === 'label' ? 'label' : 'labels'} labels={labels} />
    </FormDialog>
  )
}
