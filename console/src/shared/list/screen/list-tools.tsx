import type { ReactNode } from 'react'
import { DensitySwitch } from '../../ui/controls/density-switch.tsx'
import { ColumnsMenu } from '../table/columns-menu.tsx'
import { ExportButton } from '../export/export-button.tsx'
import type { Columns } from '../table/use-columns.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'

/** What may be done with a list as a whole, at the end of its filters. */
export function ListTools<R>({
  screen,
  columns,
  isTable = true,
  children,
}: {
  screen: ListOnScreen<R>
  columns: Columns<R>
  isTable?: boolean
  children?: ReactNode
}) {
  return (
    <div className="ad-row ad-row--wrap ad-list-tools">
      {children}
      {isTable && <DensitySwitch />}
      {isTable && <ColumnsMenu columns={columns} />}
      <ExportButton screen={screen} columns={columns.shown} />
    </div>
  )
}
