import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import { useCallback, useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { PrintPapersButton } from '../../../shared/print/print-button.tsx'
import type { PaperFormat } from '../../../shared/print/print-sheet.tsx'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { PrintedParcels } from './printed-parcels.tsx'

interface Printing {
  ids: readonly number[]
  format: PaperFormat
}

/** Prints the slips of the parcels of the chosen cases. */
export function PrintParcels({ cases }: { cases: readonly ReturnSummary[] }) {
  const t = useTexts()
  const [printing, setPrinting] = useState<Printing | null>(null)
  const end = useCallback(() => setPrinting(null), [])
  const printOn = (format: PaperFormat) => {
    if (cases.length === 0) showToast({ tone: 'warning', key: 'returns.none_to_print' })
    else setPrinting({ ids: cases.map(({ id }) => id), format })
  }
  return (
    <>
      <PrintPapersButton text={t('returns.parcel_slips')} papers={[{ name: '', printOn }]} />
      {printing && <PrintedParcels {...printing} onDone={end} />}
    </>
  )
}
