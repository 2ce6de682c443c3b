import { Tag } from '@blueprintjs/core'
import type { StatementLine } from '@deportivo/contracts/finance/reconciliation'
import type { CashEntry } from '@deportivo/contracts/reports/cash-entries'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { ReconciliationWords } from './use-words.ts'

/** An entry of the books with its day. */
export function EntryName({ entry, words }: { entry: CashEntry; words: ReconciliationWords }) {
  return (
    <span className="ad-cell__lines">
      <bdi>{words.entries.of(entry)}</bdi>
      <span className="ad-table__sub">
        <span className="ad-num">{words.shopDay(entry.day)}</span>
        {entry.note !== null && (
          <>
            {' · '}
            <bdi>{entry.note}</bdi>
          </>
        )}
      </span>
    </span>
  )
}

// Those that are confirmed together by default.
const SURE = 70

/** How probable a proposal is. */
export function ScoreText({ score }: { score: number }) {
  const t = useTexts()
  return (
    <Tag minimal intent={score >= SURE ? 'success' : 'warning'}>
      {t('reconciliation.score', { score })}
    </Tag>
  )
}

/** A movement as the bank names it. */
export function LineName({ line: { description, reference } }: { line: StatementLine }) {
  return (
    <span className="ad-cell__lines">
      <bdi className="ad-table__strong">{description || '–'}</bdi>
      {reference !== '' && (
        <span className="ad-table__sub">
          <bdi>{reference}</bdi>
        </span>
      )}
    </span>
  )
}
