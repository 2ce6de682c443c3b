import { returnReasons } from '@deportivo/contracts/catalogue/lists'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'
import { requestReturn } from '@deportivo/contracts/returns/returns'
import type { BodyOf } from '@deportivo/contracts/route'
import { HIGHEST_QUANTITY } from '@deportivo/contracts/shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CatalogueField } from '../../../entities/catalogue/catalogue-field.tsx'
import { FileChoice } from '../../../shared/files/file-choice.tsx'
import { ContractDialog } from '../../../shared/form/contract-dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../../shared/form/form-fields.tsx'
import { NumberField } from '../../../shared/form/number-field.tsx'
import { useContractForm } from '../../../shared/form/use-contract-form.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { call } from '../../../shared/net/call.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { showDone } from '../../../shared/toasts/toasts.ts'
import type { LinesDialogProps } from '../dialogs/lines-dialog.ts'
import { laterThanToday, shopToday } from '../dialogs/shop-today.ts'
import { REQUEST_FORM } from './returns.forms.ts'
import { useRates } from '../dialogs/use-rates.ts'

interface Values {
  line_id: number | null
  quantity: number | null
  reason: number | null
  exchange_rate: number | null
  date_of_delivery: string | null
  observation: string | null
}

interface Sent {
  line_id: number
  quantity: number
  reason: number
  exchange_rate?: number | null
  date_of_delivery?: string | null
  observation?: string | null
}

const ALL = { query: { top: 200 } }

const refuseLaterDay = ({ date_of_delivery }: Values, t: Translate): Record<string, string> =>
  laterThanToday(date_of_delivery) ? { date_of_delivery: t('return.refused.future_delivery') } : {}

const lineOption = ({ line_id, product_name, size_name, quantity_available }: ReturnableLine) => ({
  id: line_id,
  name: `${product_name} ${size_name} (${quantity_available})`,
})

/** Which units of the order come back, and why; then the new case is opened. */
export function RequestDialog({ order, lines, onClose }: LinesDialogProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const reasons = useList(returnReasons.list, ALL).rows
  const rates = useRates()
  const [photo, setPhoto] = useState<File | null>(null)
  const [only, ...others] = lines
  const form = useContractForm<Values, Sent>(
    REQUEST_FORM,
    {
      line_id: only && others.length === 0 ? only.line_id : null,
      quantity: 1,
      reason: null,
      exchange_rate: null,
      observation: null,
      date_of_delivery: shopToday(),
    },
    refuseLaterDay,
  )
  const request = async (fields: Sent) => {
    const line = lines.find(({ line_id }) => line_id === fields.line_id)
    if (!line) return false
    const { product_id, size_id } = line
    const { data, message } = await call(requestReturn, {
      params: { saleId: order.id },
      // The contract's body is the part that is checked before it is known what is requested.
      body: { ...fields, product_id, size_id } as BodyOf<typeof requestReturn>,
      ...(photo ? { file: { field: 'attachment', file: photo } } : {}),
    })
    showDone({ message })
    return void navigate(paths.returnCase(data.id))
  }
  return (
    <ContractDialog
      form={form}
      title={t('returns.request_title', { id: order.id })}
      submitText={t('returns.request')}
      send={request}
      onClose={onClose}
    >
      <SelectField
        control={form.control}
        name="line_id"
        label={t('returns.product')}
        options={lines.map(lineOption)}
      />
      <NumberField
        control={form.control}
        name="quantity"
        label={t('product.units')}
        most={HIGHEST_QUANTITY}
      />
      <CatalogueField
        list="return_reasons"
        control={form.control}
        name="reason"
        label={t('returns.reason')}
        options={reasons}
      />
      <CatalogueField
        list="exchange_rates"
        control={form.control}
        name="exchange_rate"
        label={t('returns.exchange_rate')}
        options={rates}
        isOptional
      />
      <TextField
        control={form.control}
        name="date_of_delivery"
        label={t('returns.date_of_delivery')}
        type="date"
        max={shopToday()}
        isOptional
      />
      <TextAreaField control={form.control} name="observation" label={t('returns.observation')} isOptional />
      <FileChoice label={t('returns.file_7')} file={photo} onChange={setPhoto} />
    </ContractDialog>
  )
}
