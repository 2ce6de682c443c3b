import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { getProduct, listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import type { BodyOf } from '@deportivo/contracts/route'
import { MOST_UNITS } from '@deportivo/contracts/shapes'
import { useCallback, useState } from 'react'
import { Field } from '../../../shared/form/field.tsx'
import { isBlocked } from '../../../shared/form/submit/blocked.ts'
import { quantitiesBlocked } from '../../../shared/form/whole/quantities-blocked.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { recordOf, revalidate } from '../../../shared/net/use-found.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'
import { Select } from '../../../shared/ui/select/search-select.tsx'
import { useUnsaved } from '../../../shared/unsaved/unsaved.ts'
import { SizeQuantities } from '../../../entities/product/sizes/size-quantities.tsx'
import { typedSizes, type TypedSizes } from '../../../entities/product/sizes/typed-sizes.ts'
import { useStores } from '../../../entities/catalogue/use-stores.ts'
import { SubmitButton } from '../../../shared/form/submit/submit-button.tsx'

/** The first stock of a product in one step: which store, and how many of each size. Later ones are counted. */
export function EnterStock({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTexts()
  const stores = useStores()
  const [chosen, setChosen] = useState<number | null>(null)
  const storeId = chosen ?? (stores?.length === 1 ? (stores[0]?.id ?? null) : null)
  const [typed, setTyped] = useState<TypedSizes>({})
  const sizes = typedSizes(typed)
  useUnsaved(sizes.length > 0)
  const { id } = product
  const change = useChange(
    useCallback(
      (store: BodyOf<typeof countStock>['stores'][number]) =>
        call(countStock, { params: { id }, body: { stores: [store] } }),
      [id],
    ),
  )
  const { missing, reason } = quantitiesBlocked(Object.values(typed), t)
  const blocked = { missing: [storeId === null && t('products.store'), ...missing], reason }
  const save = async () => {
    if (storeId === null || isBlocked(blocked)) return
    if (!(await change.run({ store_id: storeId, sizes }))) return
    void revalidate(recordOf(getProduct, { id }), listProducts)
    onClose()
  }
  return (
    <AppDialog
      title={t('product.enter_stock_of', { name: product.name })}
      isModal
      onClose={onClose}
      onSubmit={() => void save()}
      footer={
        <DialogFoot onClose={onClose}>
          <SubmitButton
            text={t('common.save')}
            {...blocked}
            isBusy={change.isRunning}
            onClick={() => void save()}
          />
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        <Field label={t('products.store')}>
          {(control) => (
            <Select
              {...control}
              value={String(storeId ?? '')}
              options={optionsOf(stores)}
              emptyLabel={t('form.choose')}
              onChange={(value) => setChosen(value === '' ? null : Number(value))}
            />
          )}
        </Field>
        <p className="ad-soft">{t('product.enter_stock_help')}</p>
        <SizeQuantities product={product} typed={typed} most={MOST_UNITS} onType={setTyped} />
      </div>
    </AppDialog>
  )
}
