import { Button } from '@blueprintjs/core'
import { Minus, Plus } from '@blueprintjs/icons'
import type { CountLine, StockCount } from '@deportivo/contracts/catalogue/counts'
import { useCallback, useRef, useState, type FormEvent, type RefObject } from 'react'
import { ProductPicture } from '../../entities/product/product-picture.tsx'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { CameraButton } from '../../shared/scan/camera/camera-button.tsx'
import { useScan } from '../../shared/scan/scanning.ts'
import { later } from '../../shared/ui/later.tsx'
import { EmptyState } from '../../shared/ui/status/states.tsx'
import { useCounting, type Counting as Counts, type Unit } from './use-counting.ts'
import './count.css'

const CountByHand = later(() => import('./count-by-hand.tsx').then((part) => part.CountByHand))

/** Takes a scanner's codes, and typed ones. It has the focus whenever nothing else is typed into. */
function CodeBox({
  box,
  onCode,
}: {
  box: RefObject<HTMLInputElement | null>
  onCode: (code: string) => void
}) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim()
    setTyped('')
    if (code !== '') onCode(code)
  }
  return (
    <form className="ad-counting__scan" onSubmit={submit}>
      <input
        ref={box}
        className="bp6-input bp6-large"
        data-codes=""
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        maxLength={40}
        aria-label={t('count.scan')}
        placeholder={t('count.scan')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}

function Buttons({ line, onAdd }: { line: CountLine; onAdd: (unit: Unit, quantity: number) => void }) {
  const t = useTexts()
  const name = `${line.product_name} ${line.size_name}`
  return (
    <span className="ad-counting__buttons">
      <Button
        size="large"
        icon={<Minus />}
        aria-label={t('count.one_less', { name })}
        disabled={line.counted === 0}
        onClick={() => onAdd(line, -1)}
      />
      <strong className="ad-num">{line.counted}</strong>
      <Button
        size="large"
        icon={<Plus />}
        aria-label={t('count.one_more', { name })}
        onClick={() => onAdd(line, 1)}
      />
    </span>
  )
}

function CountedLine({
  line,
  isLast,
  onAdd,
}: {
  line: CountLine
  isLast: boolean
  onAdd: (unit: Unit, quantity: number) => void
}) {
  const t = useTexts()
  return (
    <li className={isLast ? 'ad-counting__line ad-counting__line--last' : 'ad-counting__line'}>
      <ProductPicture url={line.photo} name={line.product_name} isThumb={!isLast} />
      <span className="ad-counting__what">
        <strong>{line.product_name}</strong>
        <span className="ad-counting__size">{t('count.size', { size: line.size_name })}</span>
        <span className="ad-soft ad-small">
          <Dots>
            {line.reference_name}
            {line.color_name}
          </Dots>
        </span>
        {line.by.length > 1 && (
          <span className="ad-soft ad-small">
            {line.by.map(({ name, quantity }) => `${name}: ${quantity}`).join(' · ')}
          </span>
        )}
        {line.problem && <span className="ad-counting__problem">{t(`count.problem.${line.problem}`)}</span>}
        {line.other_sizes && (
          <span className="ad-counting__problem">{t('count.other_sizes', { sizes: line.other_sizes })}</span>
        )}
      </span>
      <Buttons line={line} onAdd={onAdd} />
    </li>
  )
}

function Unsent({ unsent }: Pick<Counts, 'unsent'>) {
  const t = useTexts()
  return (
    <p className="ad-counting__unsent" role="status">
      {unsent.length > 0 && t('count.unsent', { count: unsent.length })}
    </p>
  )
}

/** What the last reading could not count, until the next one: a message that passes by is not seen with a box in hand. */
function Refused({ refused }: Pick<Counts, 'refused'>) {
  return refused.map(({ key, message }) => (
    <p key={key} className="ad-counting__problem">
      {message}
    </p>
  ))
}

/** Counts with a scanner or by hand, on a phone first: what was counted last stands on top. */
export function Counting({ count, onCounted }: { count: StockCount; onCounted: () => void }) {
  const t = useTexts()
  const counting = useCounting(count.id, onCounted)
  const { recent, refused, unsent } = counting
  const box = useRef<HTMLInputElement>(null)
  const [isByHand, setByHand] = useState(false)
  const scanned = useCallback(
    (code: string) => counting.count({ code, kind: 'add', quantity: 1 }),
    [counting],
  )
  const add = ({ product_id, size_id }: Unit, quantity: number) => {
    counting.count({ product_id, size_id, kind: 'add', quantity })
    box.current?.focus()
  }
  // Where the focus is elsewhere: the scanner of the page.
  useScan((code) => {
    if (code.kind === 'barcode') scanned(code.code)
    else if (code.kind === 'unit') scanned(`REF-${code.product_id}-${code.size_id}`)
    else return null
    return { tone: 'hit', key: 'count.scanned' }
  })
  return (
    <section className="ad-counting" aria-label={t('count.counting')}>
      <CodeBox box={box} onCode={scanned} />
      <CameraButton isNamed size="large" />
      <Unsent unsent={unsent} />
      <Refused refused={refused} />
      {recent.length === 0 ? (
        <EmptyState
          isCompact
          title={t(count.units === 0 ? 'count.nothing_yet' : 'count.go_on')}
          text={t('count.nothing_yet_text')}
        />
      ) : (
        <ul className="ad-plain-list ad-card">
          {recent.map((line, at) => (
            <CountedLine key={line.id} line={line} isLast={at === 0} onAdd={add} />
          ))}
        </ul>
      )}
      <Button size="large" fill onClick={() => setByHand(true)}>
        {t('count.by_hand')}
      </Button>
      {isByHand && (
        <CountByHand
          count={count}
          onCount={counting.count}
          onClose={() => {
            setByHand(false)
            box.current?.focus()
          }}
        />
      )}
    </section>
  )
}
