import { ProgressBar } from '@blueprintjs/core'
import { useTexts } from '../language/texts.tsx'

const WORK = {
  reading: 'import.step.reading',
  checking: 'import.step.checking',
  applying: 'import.step.applying',
} as const

export type WorkingState = keyof typeof WORK

/** What the job does now, and how far it is. */
export function ImportProgress({
  found: { rows, done },
  state,
}: {
  found: { rows: number; done: number }
  state: WorkingState
}) {
  const t = useTexts()
  const text = t(WORK[state], { rows })
  return (
    <section className="ad-card ad-card--padded ad-import__part" aria-live="polite">
      <h2>{text}</h2>
      <ProgressBar {...(rows > 0 ? { value: done / rows } : {})} aria-label={text} />
      {state === 'applying' && <p className="ad-soft">{t('import.step.all_or_none')}</p>}
    </section>
  )
}
