import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { PrintButton } from '../../../shared/print/print-button.tsx'
import { PrintSheet, usePaper } from '../../../shared/print/print-sheet.tsx'
import { ReturnSheet } from './return-sheet.tsx'

/** Prints the slip of a case, for the parcel and for the client. */
export function PrintReturn({ one }: { one: ReturnCase }) {
  const paper = usePaper()
  return (
    <>
      <PrintButton printOn={paper.printOn} />
      <PrintSheet format={paper.format}>
        <ReturnSheet one={one} />
      </PrintSheet>
    </>
  )
}
