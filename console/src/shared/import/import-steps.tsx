import type { ImportState } from '@deportivo/contracts/imports/declare-import'
import { useTexts } from '../language/texts.tsx'

const STEPS = ['file', 'columns', 'review'] as const
type ImportStepName = (typeof STEPS)[number]

const STEP_OF: Record<ImportState, ImportStepName | null> = {
  reading: 'file',
  columns: 'columns',
  checking: 'review',
  checked: 'review',
  applying: 'review',
  applied: null,
  refused: null,
  cancelled: null,
}

/** The step that an import is at; none once it has ended. */
export const importStepOf = (state: ImportState, isChoosing: boolean): ImportStepName | null =>
  state === 'checked' && isChoosing ? 'columns' : STEP_OF[state]

/** Beside the title of the page: the steps of an import, and which one is on screen. */
export function ImportSteps({ current }: { current: ImportStepName }) {
  const t = useTexts()
  return (
    <ol className="ad-import__steps" aria-label={t('import.steps')}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {t(`import.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
