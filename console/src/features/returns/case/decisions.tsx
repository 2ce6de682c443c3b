import type { ReturnCase } from '@deportivo/contracts/returns/case'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { decides, mainStep } from './main-step.ts'
import { StepButton } from './return-steps.tsx'
import type { CaseSteps } from './use-case-steps.tsx'
import './return.css'

/** One decision of a case: what it is about, and its ways. */
function Decision({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{title}</h2>
      <p className="ad-soft">{text}</p>
      <div className="ad-row ad-row--wrap">{children}</div>
    </section>
  )
}

/** An exchange or a voucher; the ordinary one first, and green. */
function ClientDecision({ one, steps }: { one: ReturnCase; steps: CaseSteps }) {
  const t = useTexts()
  const main = mainStep(one)
  const offers = one.next.filter((offer) => decides(offer, 'client'))
  if (offers.length === 0) return null
  return (
    <Decision title={t('returns.client_decision')} text={t('returns.client_decision_text')}>
      {offers
        .toSorted((a, b) => Number(b === main) - Number(a === main))
        .map((offer) => (
          <StepButton key={offer.step} offer={offer} steps={steps} isMain={offer === main} />
        ))}
    </Decision>
  )
}

/** They stay in quarantine, or leave it: for sale again by a step of the case, or by `exits`. */
function GoodsDecision({
  one,
  steps,
  exits,
}: {
  one: ReturnCase
  steps: CaseSteps
  exits: (canRestock: boolean) => ReactNode
}) {
  const t = useTexts()
  const { goods, quantity, entrance_store_name } = one
  if (goods !== 'quarantine') return null
  const offers = one.next.filter((offer) => decides(offer, 'goods'))
  return (
    <Decision
      title={t('returns.goods_decision')}
      text={t('returns.in_quarantine_of', { count: quantity, store: entrance_store_name ?? '' })}
    >
      {offers.map((offer) => (
        <StepButton key={offer.step} offer={offer} steps={steps} />
      ))}
      {exits(offers.length > 0)}
    </Decision>
  )
}

/** The two decisions of a received case, side by side: neither waits for the other. */
export function Decisions(props: {
  one: ReturnCase
  steps: CaseSteps
  exits: (canRestock: boolean) => ReactNode
}) {
  const { one } = props
  if (one.goods !== 'quarantine' && !one.next.some((offer) => decides(offer, 'client'))) return null
  return (
    <div className="ad-return">
      <ClientDecision {...props} />
      <GoodsDecision {...props} />
    </div>
  )
}
