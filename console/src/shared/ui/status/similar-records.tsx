import type { ReactNode } from 'react'
import './similar-records.css'

/** Records that the one of a form may be already. Read out when they are found. */
export function SimilarRecords<Row extends { id: number }>({
  text,
  rows,
  children,
}: {
  text: string
  rows: readonly Row[]
  /** What distinguishes one, with a link to it. */
  children: (row: Row) => ReactNode
}) {
  return (
    <div className="ad-field--wide ad-similar" role="status">
      {rows.length > 0 && (
        <div className="ad-note ad-note--warn">
          <p>{text}</p>
          <ul className="ad-plain-list">
            {rows.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
