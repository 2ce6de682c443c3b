import { Tag } from '@blueprintjs/core'
import { saveBarcodes, type SizeBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import type { BodyOf } from '@deportivo/contracts/route'
import { BARCODE_FAULTS } from '@deportivo/lifecycle/barcode-faults'
import { readBarcode } from '@deportivo/lifecycle/product-barcodes'
import { useCallback, useState, type KeyboardEvent } from 'react'
import { SubmitButton } from '../../shared/form/submit/submit-button.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import type { CallError } from '../../shared/net/call-error.ts'
import { StaleNotice } from '../../shared/form/stale/stale-notice.tsx'
import { useUnsaved } from '../../shared/unsaved/unsaved.ts'
import '../../entities/product/labels/barcodes.css'

interface CellProps {
  size: SizeBarcodes
  error: string | undefined
  isReadOnly: boolean
  onAdd: (text: string) => void
  onRemove: (code: string) => void
}

/** The codes of one size, and a box for the next one. */
function Cell({ size: { size_name, codes }, error, isReadOnly, onAdd, onRemove }: CellProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed.trim() === '') return
    onAdd(typed.trim())
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
    const boxes = [...(event.currentTarget.closest('ul.ad-barcodes')?.querySelectorAll('input') ?? [])]
    boxes[boxes.indexOf(event.currentTarget) + 1]?.focus()
  }
  return (
    <li className="ad-barcodes__size">
      <strong>{size_name}</strong>
      <span className="ad-barcodes__codes">
        {codes.map((code) => (
          <Tag
            key={code}
            minimal
            size="large"
            className="ad-num"
            {...(!isReadOnly && {
              onRemove: () => onRemove(code),
              removeButtonProps: { 'aria-label': t('barcode.remove', { code }) },
            })}
          >
            {code}
          </Tag>
        ))}
        {isReadOnly ? (
          codes.length === 0 && <span className="ad-soft">{t('common.none')}</span>
        ) : (
          <input
            className="bp6-input ad-num"
            data-codes=""
            autoComplete="off"
            inputMode="numeric"
            maxLength={40}
            aria-label={t('barcode.of_size', { size: size_name })}
            aria-invalid={error !== undefined}
            placeholder={t('barcode.scan')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        )}
      </span>
      {error && (
        <span className="ad-barcodes__error" role="alert">
          {error}
        </span>
      )}
    </li>
  )
}

/** What was refused of each size: the server names it by its place among those sent. */
function errorsOf(failure: CallError | null, sent: readonly SizeBarcodes[]): Record<number, string> {
  const errors = Object.entries(failure?.errors ?? {}).map(([path, message]) => {
    const at = Number(/^sizes\.(\d+)\./.exec(path)?.[1])
    return [sent[at]?.size_id ?? 0, message] as const
  })
  return Object.fromEntries(errors)
}

const isChanged = (now: SizeBarcodes, before: SizeBarcodes | undefined) =>
  now.codes.join() !== before?.codes.join()

/** A cell for each size: a scanner types into it, and Enter goes to the next one. */
export function BarcodeCells({
  productId,
  sizes: stored,
  isReadOnly,
  onSaved,
  onStale,
}: {
  productId: number
  sizes: readonly SizeBarcodes[]
  isReadOnly: boolean
  onSaved: (sizes: SizeBarcodes[]) => void
  /** Shows the codes that another user stored meanwhile. */
  onStale: () => void
}) {
  const t = useTexts()
  const [sizes, setSizes] = useState(stored)
  const [wrong, setWrong] = useState<Record<number, string>>({})
  const [sent, setSent] = useState<readonly SizeBarcodes[]>([])
  const saving = useChange(
    useCallback(
      (body: BodyOf<typeof saveBarcodes>) => call(saveBarcodes, { params: { id: productId }, body }),
      [productId],
    ),
    { isQuiet: true },
  )
  const changed = sizes.filter((size, at) => isChanged(size, stored[at]))
  useUnsaved(changed.length > 0 && !saving.isRunning)
  const replace = (sizeId: number, next: (codes: readonly string[]) => string[]) =>
    setSizes((now) =>
      now.map((size) => (size.size_id === sizeId ? { ...size, codes: next(size.codes) } : size)),
    )
  const add = (sizeId: number, text: string) => {
    const barcode = readBarcode(text)
    if ('wrong' in barcode)
      return setWrong({ ...wrong, [sizeId]: t(BARCODE_FAULTS[barcode.wrong], { code: text }) })
    const { [sizeId]: _, ...others } = wrong
    setWrong(others)
    replace(sizeId, (codes) => [...codes.filter((code) => code !== barcode.code), barcode.code])
  }
  const save = async () => {
    setSent(changed)
    const reply = await saving.run({
      sizes: changed.map(({ size_id, codes, version }) => ({ size_id, codes, version })),
    })
    if (reply) onSaved(reply.data)
  }
  const refused = { ...errorsOf(saving.error, sent), ...wrong }
  return (
    <section className="ad-card ad-card--padded ad-stack">
      {saving.error?.isStale && <StaleNotice failure={saving.error} onShow={onStale} />}
      <ul className="ad-plain-list ad-barcodes">
        {sizes.map((size) => (
          <Cell
            key={size.size_id}
            size={size}
            error={refused[size.size_id]}
            isReadOnly={isReadOnly}
            onAdd={(text) => add(size.size_id, text)}
            onRemove={(code) => replace(size.size_id, (codes) => codes.filter((one) => one !== code))}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <div>
          <SubmitButton
            text={t('common.save')}
            isUnchanged={changed.length === 0}
            isBusy={saving.isRunning}
            onClick={() => void save()}
          />
        </div>
      )}
    </section>
  )
}
