import type { ReactNode } from 'react'
import './detail-row.css'

/** What is open below a row: no row of its own to walk to. */
export function DetailRow({ span, children }: { span: number; children: ReactNode }) {
  if (children === null || children === undefined) return null
  return (
    <tr className="ad-table__detail">
      <td colSpan={span}>{children}</td>
    </tr>
  )
}
