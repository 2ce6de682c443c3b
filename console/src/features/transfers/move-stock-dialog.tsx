import { moveStock } from '@deportivo/contracts/catalogue/inventory'
import { listUnderMinimum } from '@deportivo/contracts/catalogue/minimums'
import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import { MOST_UNITS } from '@deportivo/contracts/shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { SelectField, type IdOption } from '../../shared/form/form-fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { Segments } from '../../shared/ui/controls/segments.tsx'
import { showMoved, type MovedUnits } from '../../entities/product/stock/moved-units.ts'
import { useStores } from '../../entities/catalogue/use-stores.ts'
import { MOVE_FORM } from './transfer.forms.ts'

type Values = Record<'from_store' | 'to_store' | 'size_id' | 'quantity', number | null>
type Sent = Record<keyof Values, number>

const NOTHING: Values = { from_store: null, to_store: null, size_id: null, quantity: null }

const MODES = ['instant', 'transit'] as const
type Mode = (typeof MODES)[number]

function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const t = useTexts()
  return (
    <div className="ad-stack">
      <div>
        <Segments label={t('transfer.mode')} ids={MODES} value={mode} onPick={onChange}>
          {(one) => t(`transfer.mode_${one}`)}
        </Segments>
      </div>
      <p className="ad-soft ad-small">{t(`transfer.mode_${mode}_help`)}</p>
    </div>
  )
}

const nameOf = (rows: readonly IdOption[], id: number): IdOption => ({
  id,
  name: rows.find((row) => row.id === id)?.name ?? '',
})

const movedOf = (
  { from_store, to_store, size_id, quantity }: Sent,
  { id, name, sizes }: Product,
  stores: readonly IdOption[],
): MovedUnits => ({
  product: { id, name },
  to: nameOf(stores, to_store),
  moves: [{ size: nameOf(sizes, size_id), from: nameOf(stores, from_store), quantity }],
})

/** Moves units of a product to another store: at once, or as the draft of a transfer, which is then opened. */
export function MoveStockDialog({
  product,
  proposal = NOTHING,
  onClose,
}: {
  product: Product
  /** What the fields begin with. */
  proposal?: Values
  onClose: () => void
}) {
  const t = useTexts()
  const navigate = useNavigate()
  const stores = useStores()
  const [mode, setMode] = useState<Mode>('instant')
  const form = useContractForm<Values, Sent>(MOVE_FORM, proposal)
  const move = async (fields: Sent) => {
    const { data } = await call(moveStock, { params: { id: product.id }, body: { ...fields, mode } })
    if (data.transfer_id !== null) return void navigate(paths.transfer(data.transfer_id))
    const named = movedOf(fields, product, stores ?? [])
    showMoved(named, () => revalidate(listUnderMinimum))
    await revalidate(getProduct, listUnderMinimum)
  }
  return (
    <ContractDialog
      form={form}
      title={t('transfer.move_title', { name: product.name })}
      submitText={t(mode === 'instant' ? 'transfer.move' : 'transfer.create')}
      send={move}
      onClose={onClose}
    >
      <ModeChoice mode={mode} onChange={setMode} />
      <SelectField
        control={form.control}
        name="from_store"
        label={t('transfer.from_store')}
        options={stores}
      />
      <SelectField control={form.control} name="to_store" label={t('transfer.to_store')} options={stores} />
      <SelectField control={form.control} name="size_id" label={t('products.size')} options={product.sizes} />
      <NumberField control={form.control} name="quantity" label={t('product.units')} most={MOST_UNITS} />
    </ContractDialog>
  )
}
