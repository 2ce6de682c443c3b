import { Fragment, type ReactNode } from 'react'

/** The first on its line, the others beneath. */
export function Lines({
  lines: [first, ...others],
  isWarned = false,
}: {
  lines: readonly ReactNode[]
  isWarned?: boolean
}) {
  return (
    <span className="ad-cell__lines">
      {isWarned ? <strong>{first}</strong> : first}
      {others.length > 0 && (
        <span className="ad-table__sub">
          {others.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {line}
            </Fragment>
          ))}
        </span>
      )}
    </span>
  )
}
