import { getBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import type { Transfer } from '@deportivo/contracts/catalogue/transfers'
import { unitCode } from '@deportivo/lifecycle/paper-codes'
import { useCallback, useState } from 'react'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { usePaper } from '../../../shared/print/print-sheet.tsx'
import { LabelSheet, type Label } from '../barcodes/label-sheet.tsx'
import { PaperChoice, type LabelPaper } from '../barcodes/paper-choice.tsx'
import { productsOf } from './group-lines.ts'

/** One label for each received pair; a size without a barcode has the code of the shop's own labels. */
async function labelsOf({ lines }: Transfer): Promise<{ message?: string; labels: readonly Label[] }> {
  const products = productsOf(lines)
  const codes = await Promise.all(
    products.map(async ({ product_id: id }) => (await call(getBarcodes, { params: { id } })).data),
  )
  const labels = products.flatMap(({ lines: own, first }, at) =>
    own.flatMap(({ id, product_id, size_id, size_name, received }) => {
      const code = codes[at]?.find((size) => size.size_id === size_id)?.codes[0]
      return Array.from({ length: received ?? 0 }, (_, copy): Label => {
        const product = { ...first, name: first.product_name }
        return {
          key: `${id}-${copy}`,
          product,
          code: code ?? unitCode(product_id, size_id),
          size: size_name,
          price: null,
        }
      })
    }),
  )
  return { labels }
}

/** Labels of what a transfer brought, to be put on the boxes where they arrived. */
export function TransferLabels({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useTexts()
  const { printOn, format } = usePaper()
  const [paper, setPaper] = useState<LabelPaper>('labels')
  const [labels, setLabels] = useState<readonly Label[]>([])
  const finding = useChange(useCallback(() => labelsOf(transfer), [transfer]))
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
      submitText={t('barcode.print_count', { count: transfer.received_units ?? 0 })}
      missing={[(transfer.received_units ?? 0) === 0 && t('barcode.labels')]}
      isBusy={finding.isRunning}
      onSubmit={() => void print()}
      onClose={onClose}
    >
      <PaperChoice paper={paper} onChange={setPaper} />
      <LabelSheet format={format === 'label' ? 'label' : 'labels'} labels={labels} />
    </FormDialog>
  )
}
