import { getBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import type { Transfer } from '@deportivo/contracts/catalogue/transfers'
import { useCallback, useState } from 'react'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { WholeInput } from '../../../shared/form/whole/whole-input.tsx'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { usePaper } from '../../../shared/print/print-sheet.tsx'
import { LabelSheet, MOST_LABELS, type Label } from '../../../entities/product/labels/label-sheet.tsx'
import { PaperChoice, type LabelPaper } from '../../../entities/product/labels/paper-choice.tsx'
import { productsOf } from '../group-lines.ts'
import { labelsInPart, labelsOfPart, partsOf } from './labels-of-part.ts'

/** The labels of a part, in the order of the products. */
async function findLabels({ lines }: Transfer, part: number): Promise<{ message?: string; labels: Label[] }> {
  const products = productsOf(lines)
  const codes = await Promise.all(
    products.map(
      async ({ product_id: id }) => [id, (await call(getBarcodes, { params: { id } })).data] as const,
    ),
  )
  const inOrder = products.flatMap((product) => product.lines)
  return { labels: labelsOfPart(inOrder, part, new Map(codes)) }
}

/** Which part of the labels is printed, where they are too many for one print. */
function PartChoice({
  parts,
  part,
  onChange,
}: {
  parts: number
  part: number | null
  onChange: (part: number | null) => void
}) {
  const t = useTexts()
  const { count } = useFormats()
  if (parts === 1) return null
  return (
    <label className="ad-field">
      <span className="ad-field__label">
        {t('barcode.part', { parts: count(parts), most: count(MOST_LABELS) })}
      </span>
      <WholeInput className="bp6-input ad-num" most={parts} value={part} onChange={onChange} />
    </label>
  )
}

/** Labels of what a transfer brought, to be put on the boxes where they arrived. */
export function TransferLabels({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useTexts()
  const { printOn, format } = usePaper()
  const [paper, setPaper] = useState<LabelPaper>('labels')
  const [part, setPart] = useState<number | null>(1)
  const [labels, setLabels] = useState<readonly Label[]>([])
  const units = transfer.received_units ?? 0
  const inPart = labelsInPart(units, part || Infinity)
  const finding = useChange(useCallback(() => findLabels(transfer, part ?? 1), [transfer, part]))
  const print = async () => {
    const found = await finding.run(undefined)
    if (!found) return
    setLabels(found.labels)
    printOn(paper)
  }
  return (
    <FormDialog
      title={t('barcode.print')}
      width={420}
      submitText={t('barcode.print_count', { count: inPart })}
      missing={[inPart === 0 && t('barcode.labels')]}
      isBusy={finding.isRunning}
      onSubmit={() => void print()}
      onClose={onClose}
    >
      <PaperChoice paper={paper} onChange={setPaper} />
      <PartChoice parts={partsOf(units)} part={part} onChange={setPart} />
      <LabelSheet format={format === 'label' ? 'label' : 'labels'} labels={labels} />
    </FormDialog>
  )
}
