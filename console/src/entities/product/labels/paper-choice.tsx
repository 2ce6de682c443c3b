import { Radio, RadioGroup } from '@blueprintjs/core'
import { useTexts } from '../../../shared/language/texts.tsx'

const PAPERS = ['labels', 'label'] as const
export type LabelPaper = (typeof PAPERS)[number]

/** A sheet of labels, or a roll. */
export function PaperChoice({
  paper,
  onChange,
}: {
  paper: LabelPaper
  onChange: (paper: LabelPaper) => void
}) {
  const t = useTexts()
  return (
    <RadioGroup
      label={t('barcode.paper')}
      selectedValue={paper}
      onChange={(event) => onChange(event.currentTarget.value as LabelPaper)}
    >
      {PAPERS.map((one) => (
        <Radio key={one} value={one} label={t(`barcode.paper_${one}`)} />
      ))}
    </RadioGroup>
  )
}
