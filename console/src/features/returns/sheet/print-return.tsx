import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { PrintPapersButton, type Paper } from '../../../shared/print/print-button.tsx'
import { PrintSheet, usePaper, type PaperFormat } from '../../../shared/print/print-sheet.tsx'
import { GroupSheet } from './group-sheet.tsx'
import { parcelOf } from './parcel.ts'
import { PrintedParcels } from './printed-parcels.tsx'
import { ReturnSheet } from './return-sheet.tsx'

/** Prints the slip of a case, or one of all cases of its request, and the slip of the parcel that it travels in. */
export function PrintReturn({ one }: { one: ReturnCase }) {
  const t = useTexts()
  const { format, printOn } = usePaper()
  // A client gets one paper of what was requested together.
  const [isOfAll, setOfAll] = useState(true)
  const [parcelOn, setParcelOn] = useState<PaperFormat | null>(null)
  const endParcel = useCallback(() => setParcelOn(null), [])
  const ids = useMemo(() => [one.id], [one.id])
  const count = one.group.length
  const slip = (ofAll: boolean) => (paper: PaperFormat) => {
    flushSync(() => setOfAll(ofAll))
    printOn(paper)
  }
  const papers: Paper[] = [
    ...(count > 1 ? [{ name: t('returns.slip_of_all', { count }), printOn: slip(true) }] : []),
    { name: t('returns.slip'), printOn: slip(false) },
    ...(parcelOf(one) ? [{ name: t('returns.parcel_slip'), printOn: setParcelOn }] : []),
  ]
  return (
    <>
      <PrintPapersButton papers={papers} />
      {parcelOn ? (
        <PrintedParcels ids={ids} format={parcelOn} onDone={endParcel} />
      ) : (
        <PrintSheet format={format}>
          {count > 1 && isOfAll ? <GroupSheet one={one} /> : <ReturnSheet one={one} />}
        </PrintSheet>
      )}
    </>
  )
}
