import { Link } from 'react-router-dom'
import type { CSSProperties, ReactNode } from 'react'
import { isKnownText, useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { partsOfLevel, type Explanation, type Hold, type Step } from './parts-of-level.ts'

const percentOf = (units: number, most: number) => `${(units / most) * 100}%`

/** A bar from one number to another, on the line that all rows of the picture share. */
function Bar({ from, to, most, tone }: { from: number; to: number; most: number; tone: string }) {
  const style: CSSProperties = {
    insetInlineStart: percentOf(Math.min(from, to), most),
    inlineSize: percentOf(Math.abs(to - from), most),
  }
  return (
    <td className="ad-why__line" aria-hidden>
      <span className={`ad-why__bar ad-why__bar--${tone}`} style={style} />
    </td>
  )
}

function StepRow({ step, most, children }: { step: Step<unknown>; most: number; children: ReactNode }) {
  const { signed } = useFormats()
  return (
    <tr>
      <th scope="row">{children}</th>
      <Bar {...step} most={most} tone={step.change > 0 ? 'more' : 'less'} />
      <td className="ad-num">{signed(step.change)}</td>
    </tr>
  )
}

function SumRow({ units, most, children }: { units: number; most: number; children: ReactNode }) {
  const { count } = useFormats()
  return (
    <tr className="ad-why__sum">
      <th scope="row">{children}</th>
      <Bar from={0} to={units} most={most} tone="sum" />
      <td className="ad-num">{count(units)}</td>
    </tr>
  )
}

/** What holds units: an order with its seller, a transfer, a return, or orders that the user may not see. */
function HeldBy({ hold }: { hold: Hold }) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  const { order_id, transfer_id, return_id, seller_name, expires_at } = hold
  const link = (text: string, id: number, to: string) => (
    <span>
      {text}{' '}
      <Link className="ad-num" to={to}>
        #{id}
      </Link>
    </span>
  )
  if (transfer_id !== null) return link(t('transfer.number'), transfer_id, paths.transfer(transfer_id))
  if (return_id !== null) return link(t('stock.why_return'), return_id, paths.returnCase(return_id))
  if (order_id === null) return t('stock.why_hidden')
  return (
    <Dots>
      {link(t('stock.order'), order_id, paths.sale(order_id))}
      {seller_name && <bdi>{seller_name}</bdi>}
      {expires_at && (
        <span className="ad-soft">{t('stock.why_until', { at: shortInstant(expires_at) })}</span>
      )}
    </Dots>
  )
}

/** From nothing to what is available, step by step: as a table, with a bar for each row. */
export function LevelSteps({ explanation }: { explanation: Explanation }) {
  const t = useTexts()
  const { movements, holds, most } = partsOfLevel(explanation)
  const kindName = (kind: string) => {
    const key = `stock.kind.${kind}`
    return isKnownText(key) ? t(key) : kind
  }
  return (
    <table className="ad-why">
      <thead className="ad-hidden">
        <tr>
          <th scope="col">{t('stock.kind')}</th>
          <td />
          <th scope="col">{t('product.units')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((step) => (
          <StepRow key={step.what === 'earlier' ? '' : step.what.kind} step={step} most={most}>
            {step.what === 'earlier' ? t('stock.why_earlier') : kindName(step.what.kind)}
          </StepRow>
        ))}
        <SumRow units={explanation.on_hand} most={most}>
          {t('stock.why_on_hand')}
        </SumRow>
        {holds.map((step, index) => (
          <StepRow key={index} step={step} most={most}>
            <HeldBy hold={step.what} />
          </StepRow>
        ))}
        <SumRow units={explanation.available} most={most}>
          {t('minimum.available')}
        </SumRow>
      </tbody>
    </table>
  )
}
