import { exchangeRates, returnReasons } from '@deportivo/contracts/catalogue/lists'
import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'
import { listReturnableLines, requestReturn } from '@deportivo/contracts/returns/returns'
import type { BodyOf } from '@deportivo/contracts/route'
import { reachesClient } from '@deportivo/lifecycle/order/states'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FileChoice } from '../../shared/files/file-choice.tsx'
import { ContractDialog } from '../../shared/form/contract-dialog.tsx'
import { SelectField, TextAreaField } from '../../shared/form/form-fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { call } from '../../shared/net/call.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useList } from '../../shared/net/use-list.ts'
import { useCan } from '../../shared/session/session.tsx'
import { showDone } from '../../shared/toasts/toasts.ts'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { REQUEST_FORM } from './returns.forms.ts'

interface Values {
  line_id: number | null
  quantity: number | null
  reason: number | null
  exchange_rate: number | null
  observation: string | null
}

interface Sent {
  line_id: number
  quantity: number
  reason: number
  exchange_rate?: number | null
  observation?: string | null
}

const ALL = { query: { top: 200 } }

const lineOption = ({ line_id, product_name, size_name, quantity_available }: ReturnableLine) => ({
  id: line_id,
  name: `${product_name} ${size_name} (${quantity_available})`,
})

/** Which units of the order come back, and why; then the new case is opened. */
function RequestDialog({
  order,
  lines,
  onClose,
}: {
  order: Order
  lines: readonly ReturnableLine[]
  onClose: () => void
}) {
  const t = useTexts()
  const navigate = useNavigate()
  const reasons = useList(returnReasons.list, ALL).rows
  const rates = useList(exchangeRates.list, ALL).rows
  const [photo, setPhoto] = useState<File | null>(null)
  const [only, ...others] = lines
  const form = useContractForm<Values, Sent>(REQUEST_FORM, {
    line_id: only && others.length === 0 ? only.line_id : null,
    quantity: 1,
    reason: null,
    exchange_rate: null,
    observation: null,
  })
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
      <NumberField control={form.control} name="quantity" label={t('product.units')} maxDigits={4} />
      <SelectField control={form.control} name="reason" label={t('returns.reason')} options={reasons} />
      <SelectField
        control={form.control}
        name="exchange_rate"
        label={t('returns.exchange_rate')}
        options={rates}
        isOptional
      />
      <TextAreaField control={form.control} name="observation" label={t('returns.observation')} isOptional />
      <FileChoice label={t('returns.file_7')} file={photo} onChange={setPhoto} />
    </ContractDialog>
  )
}

function Request({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data } = useFound(listReturnableLines, { params: { id: order.id } })
  const lines = data?.filter(({ quantity_available }) => quantity_available > 0)
  return lines ? <RequestDialog order={order} lines={lines} onClose={onClose} /> : null
}

/** 'Garantía', on the page of an order that its client has. */
export function RequestReturn({ order }: { order: Order }) {
  const t = useTexts()
  const mayRequest = useCan('create returns')
  const [isOpen, setOpen] = useState(false)
  if (!mayRequest || !reachesClient(order.state_id)) return null
  return (
    <>
      <ActionButton reason={null} onClick={() => setOpen(true)}>
        {t('returns.request')}
      </ActionButton>
      {isOpen && <Request order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
