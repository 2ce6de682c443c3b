import { startCount } from '@deportivo/contracts/catalogue/counts'
import type { BodyOf } from '@deportivo/contracts/route'
import { COUNT_SCOPES, type CountScope } from '@deportivo/lifecycle/stock-count/states'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { OptionField, SelectField } from '../../shared/form/form-fields.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { useLookups } from '../../entities/product/search/use-lookups.ts'
import { useStores } from '../../entities/catalogue/use-stores.ts'
import { NEW_COUNT_FORM } from './count.forms.ts'

interface Values {
  store_id: number | null
  scope: CountScope | null
  category_id: number | null
  brand_id: number | null
  product_ids: number[] | null
}

type Sent = BodyOf<typeof startCount>

/** Products are chosen one by one on their own pages. */
const SCOPES = COUNT_SCOPES.filter((scope) => scope !== 'products')

/** Which store, and what of it; then the new count is opened. With a product, that product alone is counted. */
export function NewCount({
  product,
  onClose,
}: {
  product?: { id: number; name: string }
  onClose: () => void
}) {
  const t = useTexts()
  const navigate = useNavigate()
  const stores = useStores()
  const { categories, brands } = useLookups(undefined)
  const form = useContractForm<Values, Sent>(NEW_COUNT_FORM, {
    store_id: null,
    scope: product ? 'products' : 'all',
    category_id: null,
    brand_id: null,
    product_ids: product ? [product.id] : null,
  })
  const { control } = form
  const scope = useWatch({ control, name: 'scope' })
  const start = async (fields: Sent) => {
    const { data } = await call(startCount, { body: fields })
    void navigate(paths.count(data.id))
  }
  return (
    <ContractDialog
      form={form}
      title={product ? t('count.new_of', { name: product.name }) : t('count.new')}
      submitText={t('count.start')}
      send={start}
      onClose={onClose}
    >
      <SelectField control={control} name="store_id" label={t('products.store')} options={stores} />
      {!product && (
        <OptionField
          control={control}
          name="scope"
          label={t('count.scope')}
          options={SCOPES.map((value) => ({ value, label: t(`count.scope.${value}`) }))}
        />
      )}
      {scope === 'category' && (
        <SelectField
          control={control}
          name="category_id"
          label={t('products.category')}
          options={categories}
        />
      )}
      {scope === 'brand' && (
        <SelectField control={control} name="brand_id" label={t('products.brand')} options={brands} />
      )}
    </ContractDialog>
  )
}
