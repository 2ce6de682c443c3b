import { createProduct, updateProduct, type Product } from '@deportivo/contracts/catalogue/products'
import { seesCosts } from '@deportivo/lifecycle/costs'
import type { ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { FormFoot } from '../../../shared/form/form-foot.tsx'
import { isBlocked } from '../../../shared/form/submit/blocked.ts'
import { unlessStale } from '../../../shared/form/stale/unless-stale.ts'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { CallError } from '../../../shared/net/call-error.ts'
import { call } from '../../../shared/net/call.ts'
import { useSession } from '../../../shared/session/session.tsx'
import { showDone } from '../../../shared/toasts/toasts.ts'
import { AlikeProducts } from './alike-products.tsx'
import { FirstStockFields } from './first-stock-fields.tsx'
import { PriceFields, SellingFields, WhatFields } from './product-fields.tsx'
import {
  belowMinimal,
  bodyOf,
  fieldOfProduct,
  valuesOf,
  type ProductValues,
  type TypedProduct,
} from './product-values.ts'
import { PRODUCT_FORM } from './product.forms.ts'
import type { FirstStock } from './use-first-stock.ts'

async function save(product: Product | null, typed: TypedProduct, hasCosts: boolean) {
  const body = bodyOf(typed, hasCosts)
  if (product === null) return call(createProduct, { body })
  return call(updateProduct, { params: { id: product.id }, body: { ...body, version: product.version } })
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface Stock {
  /** What is typed of its first stock, which is saved with it. */
  firstStock?: FirstStock | undefined
  /** Where it lies, once it was counted. */
  stock?: ReactNode
}

function StockSection({ control, firstStock, stock }: Stock & { control: Control<ProductValues> }) {
  const t = useTexts()
  const categoryId = useWatch({ control, name: 'category_id' }) ?? null
  if (!firstStock && !stock) return null
  return (
    <Section title={t('product.tab_stock')}>
      {firstStock && <FirstStockFields categoryId={categoryId} firstStock={firstStock} />}
      {/* Its dialogs are forms of their own: what they send is not this form. */}
      {stock && <div onSubmit={(event) => event.stopPropagation()}>{stock}</div>}
    </Section>
  )
}

/** What the shop knows of a product. A refusal stands on the field it concerns. */
export function ProductForm({
  product = null,
  like = null,
  photos,
  firstStock,
  stock,
  doneActionOf,
  onSaved,
  onStale,
  onCancel,
}: Stock & {
  product?: Product | null
  /** Of a new one: the product that it is a copy of. */
  like?: Product | null
  photos: ReactNode
  /** What comes next, offered beside the confirmation. */
  doneActionOf?: (product: Product) => Parameters<typeof showDone>[1]
  /** May still do what belongs to the product: the form is busy until then. */
  onSaved: (product: Product) => Promise<void> | void
  /** The product changed meanwhile: the failure carries the present one. */
  onStale?: (failure: CallError) => void
  onCancel: () => void
}) {
  const t = useTexts()
  const form = useContractForm<ProductValues, TypedProduct>(
    PRODUCT_FORM,
    valuesOf(product ?? like),
    belowMinimal,
    fieldOfProduct,
  )
  const { control, formState, setValue, trigger } = form
  const hasCosts = seesCosts(useSession())
  const submit = form.submit(async (typed) => {
    const saved = await unlessStale(save(product, typed, hasCosts), onStale)
    if (!saved) return false
    showDone(saved, doneActionOf?.(saved.data))
    await onSaved(saved.data)
    return true
  })
  const blocked = {
    isUnchanged: !formState.isDirty && like === null && !firstStock?.isTyped,
    reason: firstStock?.isRefused ? t('form.wrong', { names: t('product.units') }) : null,
  }
  return (
    <form
      className="ad-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A key in a cell submits past the disabled button.
        if (!isBlocked(blocked)) void submit(event)
      }}
    >
      <Section title={t('product.what')}>
        <WhatFields control={control} setValue={setValue} />
        <AlikeProducts control={control} own={product} />
      </Section>
      <Section title={t('product.prices')}>
        <PriceFields control={control} trigger={trigger} hasCosts={hasCosts} />
      </Section>
      <StockSection control={control} firstStock={firstStock} stock={stock} />
      <Section title={t('product.photos')}>{photos}</Section>
      <Section title={t('product.selling')}>
        <SellingFields control={control} />
      </Section>
      <FormFoot
        form={form}
        submitText={t(product === null ? 'product.create' : 'common.save')}
        {...blocked}
        isLong
        onCancel={onCancel}
      />
    </form>
  )
}
