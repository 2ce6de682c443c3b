import { Button } from '@blueprintjs/core'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { notesFor } from './counter/tender.ts'

/** What clients usually hand over for what is owed, with one press each. */
export function QuickNotes({
  owed,
  isLocked = false,
  onPick,
}: {
  owed: number
  isLocked?: boolean
  onPick: (received: number) => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const amounts = notesFor(owed)
  if (amounts.length === 0) return null
  return (
    <div className="ad-row ad-row--wrap ad-field--wide" role="group" aria-label={t('counter.notes')}>
      {amounts.map((amount) => (
        <Button key={amount} size="small" disabled={isLocked} onClick={() => onPick(amount)}>
          <span className="ad-num">{money(amount)}</span>
        </Button>
      ))}
    </div>
  )
}
