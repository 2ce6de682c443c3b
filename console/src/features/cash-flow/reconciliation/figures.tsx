import { InputGroup } from '@blueprintjs/core'
import type { Reconciliation, ReconciliationSums } from '@deportivo/contracts/finance/reconciliation'
import { useId } from 'react'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import { useReconciliationWords, type ReconciliationWords } from './use-words.ts'

function Amount({
  amount,
  words,
  none,
}: {
  amount: number | null
  words: ReconciliationWords
  none: string
}) {
  if (amount === null) return <span className="ad-soft">{none}</span>
  return <span className="ad-num">{words.money(amount)}</span>
}

function Sum({ sums, words: { t, money } }: { sums: ReconciliationSums; words: ReconciliationWords }) {
  return (
    <>
      <span className="ad-num">{money(sums.in - sums.out)}</span>
      <span className="ad-table__sub">
        {t('reconciliation.sum', { count: sums.count })}
        {sums.count > 0 && ` · ${t('cash.sums', { in: money(sums.in), out: money(sums.out) })}`}
      </span>
    </>
  )
}

function Rest({ rest, words }: { rest: number; words: ReconciliationWords }) {
  return (
    <>
      <Amount amount={rest} words={words} none="" />
      {rest !== 0 && <span className="ad-table__sub">{words.t('reconciliation.rest_help')}</span>}
    </>
  )
}

interface Props {
  found: Reconciliation
  onDay: (to: string) => void
}

/** What the bank states against what the books have, and what the difference comes from. */
export function ReconciliationFigures({ found, onDay }: Props) {
  const words = useReconciliationWords()
  const { t, count } = words
  const dayId = useId()
  const { statement_balance, books_balance, difference, rest, lines, entries, matched, to } = found
  const none = t('reconciliation.no_balance')
  return (
    <section className="ad-card ad-card--padded ad-detail" aria-label={t('reconciliation.figures')}>
      <header className="ad-detail__head">
        <h2>{t('reconciliation.figures')}</h2>
        <span className="ad-row">
          <label htmlFor={dayId}>{t('reconciliation.until')}</label>
          <InputGroup
            id={dayId}
            type="date"
            key={to}
            defaultValue={to}
            onChange={(event) =>
              event.target.validity.valid && event.target.value && onDay(event.target.value)
            }
          />
        </span>
      </header>
      <Facts
        facts={[
          [
            t('reconciliation.statement_balance'),
            <Amount key="s" amount={statement_balance} words={words} none={none} />,
          ],
          [
            t('reconciliation.books_balance'),
            <Amount key="b" amount={books_balance} words={words} none={t('reconciliation.not_open')} />,
          ],
          [
            t('reconciliation.difference'),
            <strong key="d">
              <Amount amount={difference} words={words} none="–" />
            </strong>,
          ],
          [t('reconciliation.lines'), <Sum key="l" sums={lines} words={words} />],
          [t('reconciliation.entries'), <Sum key="e" sums={entries} words={words} />],
          ...(rest === null
            ? []
            : [[t('reconciliation.rest'), <Rest key="r" rest={rest} words={words} />] as const]),
          [t('reconciliation.matched'), <span key="m">{count(matched)}</span>],
        ]}
      />
    </section>
  )
}
