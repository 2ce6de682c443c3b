import { Button } from '@blueprintjs/core'
import { receiveTransfer, type Transfer, type TransferLine } from '@deportivo/contracts/catalogue/transfers'
import { MOST_UNITS } from '@deportivo/contracts/shapes'
import { useCallback, useState } from 'react'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { TextArea } from '../../shared/form/text-area.tsx'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { WholeInput } from '../../shared/form/whole/whole-input.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import './transfer.css'

type Counts = Readonly<Record<number, number | null>>

function CountRow({
  line,
  counted,
  onCount,
}: {
  line: TransferLine
  counted: number | null
  onCount: (quantity: number | null) => void
}) {
  const t = useTexts()
  const name = `${line.product_name} ${line.size_name}`
  return (
    <tr>
      <th scope="row">
        {line.product_name} <strong>{line.size_name}</strong>
        <span className="ad-table__sub">
          <Dots>
            {line.reference_name}
            {line.color_name}
          </Dots>
        </span>
      </th>
      <td className="ad-num">{line.quantity}</td>
      <td>
        <WholeInput
          className="bp6-input ad-num"
          most={MOST_UNITS}
          aria-label={t('transfer.counted_of', { name, count: line.quantity })}
          value={counted}
          onFocus={(event) => event.target.select()}
          onChange={onCount}
        />
      </td>
    </tr>
  )
}

const asSent = ({ lines }: Transfer): Counts =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))

/** Counts every line on arrival: typed one by one, or all as sent. Other numbers than were sent need a reason. */
export function ReceiveDialog({
  transfer,
  onTaken,
  onClose,
}: {
  transfer: Transfer
  onTaken: (transfer: Transfer) => void
  onClose: () => void
}) {
  const t = useTexts()
  const { id, version, lines } = transfer
  const [counts, setCounts] = useState<Counts>({})
  const [reason, setReason] = useState('')
  const receiving = useChange(
    useCallback(
      (body: { lines: { line_id: number; quantity: number }[]; reason?: string }) =>
        call(receiveTransfer, { params: { id }, body: { version, ...body } }),
      [id, version],
    ),
    { isQuiet: true },
  )
  const counted = lines.flatMap((line) => {
    const quantity = counts[line.id] ?? null
    return quantity === null || Number.isNaN(quantity) ? [] : [{ line_id: line.id, quantity }]
  })
  const isComplete = counted.length === lines.length
  const differs = lines.some((line) => (counts[line.id] ?? line.quantity) !== line.quantity)
  const submit = async () => {
    const reply = await receiving.run({ lines: counted, ...(differs && { reason }) })
    if (!reply) return
    onTaken(reply.data)
    onClose()
  }
  const { error } = receiving
  return (
    <FormDialog
      title={t('transfer.receive_title', { id })}
      width={620}
      isModal
      submitText={t('transfer.action.receive')}
      missing={[
        !isComplete && t('transfer.counted'),
        differs && reason.trim() === '' && t('transfer.reason'),
      ]}
      isBusy={receiving.isRunning}
      error={error ? (Object.values(error.errors)[0] ?? error.serverText ?? undefined) : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div>
        <Button onClick={() => setCounts(asSent(transfer))}>{t('transfer.all_as_sent')}</Button>
      </div>
      <table className="ad-transfer__counts">
        <thead>
          <tr>
            <th scope="col">{t('sale.products')}</th>
            <th scope="col">{t('transfer.sent')}</th>
            <th scope="col">{t('transfer.counted')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CountRow
              key={line.id}
              line={line}
              counted={counts[line.id] ?? null}
              onCount={(quantity) => setCounts((now) => ({ ...now, [line.id]: quantity }))}
            />
          ))}
        </tbody>
      </table>
      {differs && (
        <TextArea
          label={t('transfer.reason')}
          help={t('transfer.reason_help')}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      )}
    </FormDialog>
  )
}
