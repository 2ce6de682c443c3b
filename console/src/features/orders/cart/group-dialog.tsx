import type { Order } from '@deportivo/contracts/orders/order'
import { groupLines } from '@deportivo/contracts/orders/lines'
import { useState } from 'react'
import { useOrderChange } from '../../../entities/order/steps/use-order-change.ts'
import { call } from '../../../shared/net/call.ts'
import { Field } from '../../../shared/form/field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useChange } from '../../../shared/hooks/use-change.ts'
import type { CartGroup } from './cart-groups.ts'
import { Select } from '../../../shared/ui/select/search-select.tsx'

/** The groups of an order, and the number the next one gets. */
export function groupsOf({ products }: Pick<Order, 'products'>): { known: number[]; next: number } {
  const known = [...new Set(products.flatMap(({ group_id }) => group_id ?? []))].sort((a, b) => a - b)
  return { known, next: (known.at(-1) ?? 0) + 1 }
}

/** Sets the group of a line: the lines of the order that travel with it. */
export function GroupDialog({
  order,
  group: { first, lines },
  onChanged,
  onClose,
}: {
  order: Order
  group: CartGroup
  onChanged: (order: Order) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { known, next } = groupsOf(order)
  const [typed, setChosen] = useState<number | null>()
  // Until the user chooses, the group follows what another one changed.
  const chosen = typed === undefined ? (first.group_id ?? next) : typed
  const change = useOrderChange(order, onChanged)
  const save = useChange((group_id: number | null) => {
    const body = { group_id, lines: lines.map(({ id }) => id) }
    return change((version) => call(groupLines, { params: { id: order.id }, body: { ...body, version } }))
  })
  const confirm = async () => {
    if (await save.run(chosen)) onClose()
  }
  const options = [
    ...known.map((id) => ({ value: String(id), label: t('group.name', { id }) })),
    { value: String(next), label: t('group.new', { id: next }) },
  ]
  return (
    <FormDialog
      title={t('group.title')}
      width={420}
      submitText={t('common.save')}
      isBusy={save.isRunning}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p className="ad-soft">{t('group.lead', { name: first.product_name })}</p>
      <Field label={t('group.title')}>
        {(control) => (
          <Select
            {...control}
            value={chosen === null ? '' : String(chosen)}
            emptyLabel={t('group.none')}
            options={options}
            onChange={(value) => setChosen(value === '' ? null : Number(value))}
          />
        )}
      </Field>
    </FormDialog>
  )
}
