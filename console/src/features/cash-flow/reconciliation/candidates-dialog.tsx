import { Button } from '@blueprintjs/core'
import type { UnmatchedLine } from '@deportivo/contracts/finance/reconciliation'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'
import { EntryName, ScoreText } from './entry-name.tsx'
import { useConfirm } from './use-confirm.ts'
import { useReconciliationWords } from './use-words.ts'

interface Props {
  accountId: number
  line: UnmatchedLine
  onClose: () => void
}

/** All entries that a line may be, of which the user chooses. */
export function CandidatesDialog({ accountId, line, onClose }: Props) {
  const words = useReconciliationWords()
  const { t } = words
  const confirm = useConfirm(accountId)
  return (
    <AppDialog
      title={t('reconciliation.choose_title')}
      width={620}
      onClose={onClose}
      footer={<DialogFoot onClose={onClose}>{null}</DialogFoot>}
    >
      <div className="ad-stack">
        <p>
          <bdi>{words.line(line)}</bdi>
        </p>
        <ul className="ad-plain-list ad-stack">
          {line.candidates.map(({ entry, score }) => (
            <li key={`${entry.entry} ${entry.account}`} className="ad-row ad-row--wrap">
              <Button
                size="small"
                disabled={confirm.isRunning}
                aria-label={`${t('reconciliation.choose')}: ${words.entries.of(entry)}`}
                onClick={() => void confirm.run({ line, entry }).then((done) => done && onClose())}
              >
                {t('reconciliation.choose')}
              </Button>
              <EntryName entry={entry} words={words} />
              <ScoreText score={score} />
            </li>
          ))}
        </ul>
      </div>
    </AppDialog>
  )
}
