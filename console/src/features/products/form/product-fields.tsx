import { useWatch, type Control, type UseFormSetValue, type UseFormTrigger } from 'react-hook-form'
import { useEffect } from 'react'
import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import { CatalogueField } from '../../../entities/catalogue/catalogue-field.tsx'
import { CheckField, TextAreaField, TextField } from '../../../shared/form/form-fields.tsx'
import { MoneyField } from '../../../shared/form/money-field.tsx'
import { NumberField } from '../../../shared/form/number-field.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { ProductValues } from './product-values.ts'
import { useFormOptions } from './use-form-options.ts'

interface Fields {
  control: Control<ProductValues>
}

/** Name and the lists that describe a product. */
export function WhatFields({ control, setValue }: Fields & { setValue: UseFormSetValue<ProductValues> }) {
  const t = useTexts()
  const [category_id = null, brand_id = null, reference_id = null, color_id = null] = useWatch({
    control,
    name: ['category_id', 'brand_id', 'reference_id', 'color_id'],
  })
  const options = useFormOptions({ category_id, brand_id, reference_id, color_id })
  // Validated: a product that was complete is no longer.
  const clear = (name: 'subcategory_id' | 'reference_id') => setValue(name, null, { shouldValidate: true })
  return (
    <div className="ad-form">
      <TextField control={control} name="name" label={t('product.name')} maxLength={160} isWide autoFocus />
      <CatalogueField
        list="categories"
        control={control}
        name="category_id"
        label={t('products.category')}
        options={options.categories}
        onPicked={() => clear('subcategory_id')}
      />
      <CatalogueField
        list="subcategories"
        within={{ category_id }}
        control={control}
        name="subcategory_id"
        label={t('products.subcategory')}
        options={category_id === null ? [] : options.subcategories}
        {...(category_id === null ? { help: t('product.subcategory_help') } : {})}
      />
      <CatalogueField
        list="brands"
        control={control}
        name="brand_id"
        label={t('products.brand')}
        {...options.brands}
        onPicked={() => clear('reference_id')}
      />
      <CatalogueField
        list="references"
        within={{ brand_id }}
        control={control}
        name="reference_id"
        label={t('products.reference')}
        {...options.references}
        {...(brand_id === null ? { help: t('product.reference_help') } : {})}
      />
      <CatalogueField
        list="colors"
        control={control}
        name="color_id"
        label={t('products.color')}
        {...options.colours}
      />
      <TextAreaField
        control={control}
        name="description"
        label={t('products.description')}
        maxLength={2_000}
        isOptional
      />
    </div>
  )
}

/** The lowest price, and one for each code; the cost for users who see costs. */
export function PriceFields({
  control,
  trigger,
  hasCosts,
}: Fields & { trigger: UseFormTrigger<ProductValues>; hasCosts: boolean }) {
  const t = useTexts()
  const values = useWatch({ control, name: ['minimal_price', ...PRICE_CODE_KEYS] })
  const minimal = values[0]
  const filled = PRICE_CODE_KEYS.filter((_, index) => typeof values[index + 1] === 'number').join()
  // Another minimal price makes codes wrong, or right again, that were typed before it.
  useEffect(() => {
    const keys = PRICE_CODE_KEYS.filter((key) => filled.split(',').includes(key))
    if (keys.length > 0) void trigger(keys)
  }, [minimal, filled, trigger])
  return (
    <div className="ad-form">
      <MoneyField control={control} name="four" label={t('code.four')} />
      <MoneyField
        control={control}
        name="minimal_price"
        label={t('product.minimal_price')}
        help={t('product.prices_help')}
      />
      <MoneyField control={control} name="three" label={t('code.three')} isOptional />
      <MoneyField control={control} name="tow" label={t('code.tow')} isOptional />
      <MoneyField control={control} name="one" label={t('code.one')} isOptional />
      {hasCosts && (
        <MoneyField
          control={control}
          name="cost"
          label={t('product.cost')}
          help={t('product.cost_help')}
          isOptional
        />
      )}
    </div>
  )
}

/** How it is sold and shown. */
export function SellingFields({ control }: Fields) {
  const t = useTexts()
  return (
    <div className="ad-form">
      <NumberField
        control={control}
        name="dispatch_time"
        label={t('product.dispatch_days')}
        most={365}
        isOptional
      />
      <TextField
        control={control}
        name="video_url"
        label={t('product.video_url')}
        maxLength={500}
        isOptional
      />
      <CheckField control={control} name="curve" label={t('product.curve_flag')} />
      <CheckField control={control} name="only_size" label={t('product.only_size_flag')} />
    </div>
  )
}
