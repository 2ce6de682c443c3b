import { Radio, RadioGroup } from '@blueprintjs/core'
import { applyCount, cancelCount, type StockCount } from '@deportivo/contracts/catalogue/counts'
import type { BodyOf } from '@deportivo/contracts/route'
import { UNCOUNTED_SIZES } from '@deportivo/lifecycle/stock-count/states'
import { useCallback, useState } from 'react'
import { FormDialog } from '../../shared/form/form-dialog.tsx'
import { TextArea } from '../../shared/form/text-area.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import type { CallError } from '../../shared/net/call-error.ts'

interface DialogProps {
  count: StockCount
  onTaken: (count: StockCount) => void
  onClose: () => void
}

type Uncounted = (typeof UNCOUNTED_SIZES)[number]

/** What was refused: the lines by name, as many as a dialog shows. */
const MOST_NAMED = 5
function refusalOf(error: CallError | null): string | undefined {
  if (!error) return undefined
  const named = Object.values(error.errors)
  return named.length === 0 ? (error.serverText ?? undefined) : named.slice(0, MOST_NAMED).join(' ')
}

function UncountedChoice({
  count,
  chosen,
  onChoose,
}: {
  count: StockCount
  chosen: Uncounted | null
  onChoose: (chosen: Uncounted) => void
}) {
  const t = useTexts()
  const { uncounted_lines: lines, uncounted_units: units } = count
  return (
    <RadioGroup
      label={t('count.uncounted_question', { lines, units })}
      selectedValue={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value as Uncounted)}
    >
      {UNCOUNTED_SIZES.map((one) => (
        <Radio key={one} value={one} label={t(`count.uncounted_${one}`)} />
      ))}
    </RadioGroup>
  )
}

/** Books the differences; it asks why they are, and what becomes of uncounted sizes. */
export function ApplyCount({ count, onTaken, onClose }: DialogProps) {
  const t = useTexts()
  const formats = useFormats()
  const { id, version, differing_lines, difference, difference_value, uncounted_lines } = count
  const [reason, setReason] = useState('')
  const [uncounted, setUncounted] = useState<Uncounted | null>(null)
  const applying = useChange(
    useCallback(
      (body: BodyOf<typeof applyCount>) => call(applyCount, { params: { id }, body: { version, ...body } }),
      [id, version],
    ),
    { isQuiet: true },
  )
  const needsReason = differing_lines > 0 || uncounted === 'zero'
  const isReasoned = reason.trim() !== ''
  const submit = async () => {
    const reply = await applying.run({ ...(isReasoned && { reason }), ...(uncounted && { uncounted }) })
    if (!reply) return
    onTaken(reply.data)
    onClose()
  }
  return (
    <FormDialog
      title={t('count.apply_title', { id })}
      width={520}
      isModal
      submitText={t('count.action.apply')}
      missing={[
        uncounted_lines > 0 && uncounted === null && t('count.uncounted_end'),
        needsReason && !isReasoned && t('transfer.reason'),
      ]}
      isBusy={applying.isRunning}
      error={refusalOf(applying.error)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {differing_lines === 0
          ? t('count.no_differences')
          : t('count.apply_sums', { lines: differing_lines, units: formats.signed(difference) })}{' '}
        {difference_value !== null && difference_value !== 0 && (
          <strong className="ad-num">{formats.signed(difference_value, 'money')}</strong>
        )}
      </p>
      {uncounted_lines > 0 && <UncountedChoice count={count} chosen={uncounted} onChoose={setUncounted} />}
      <TextArea
        label={t('transfer.reason')}
        isOptional={!needsReason}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}

/** Ends a count of which nothing reaches the stock. */
export function CancelCount({ count: { id, version }, onTaken, onClose }: DialogProps) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const cancelling = useChange(
    useCallback(
      (body: BodyOf<typeof cancelCount>) => call(cancelCount, { params: { id }, body: { version, ...body } }),
      [id, version],
    ),
    { isQuiet: true },
  )
  const submit = async () => {
    const reply = await cancelling.run(reason.trim() === '' ? {} : { reason })
    if (!reply) return
    onTaken(reply.data)
    onClose()
  }
  return (
    <FormDialog
      title={t('count.cancel_title', { id })}
      width={480}
      submitText={t('count.action.cancel')}
      cancelText={t('transfer.no_cancel')}
      intent="danger"
      isBusy={cancelling.isRunning}
      error={refusalOf(cancelling.error)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('count.cancel_text')}</p>
      <TextArea label={t('transfer.reason')} isOptional maxLength={500} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
