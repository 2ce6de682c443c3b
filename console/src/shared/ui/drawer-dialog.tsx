import type { ReactNode } from 'react'
import './drawer-dialog.css'

/** What a drawer holds, told as a dialog with its name: the component library's drawer has neither role nor name. */
export function DrawerDialog({
  children,
  ...name
}: { children: ReactNode } & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
  return (
    <div role="dialog" aria-modal="true" className="ad-drawer-dialog" {...name}>
      {children}
    </div>
  )
}
