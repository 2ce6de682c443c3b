import type { ReactNode } from 'react'
import { useFocusBack } from './use-focus-back.ts'
import './drawer-dialog.css'

/** What a drawer holds, told as a dialog with its name: the component library's drawer has neither role nor name. */
export function DrawerDialog({
  children,
  ...name
}: { children: ReactNode } & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
  useFocusBack()
  return (
    <div role="dialog" aria-modal="true" className="ad-drawer-dialog" {...name}>
      {children}
    </div>
  )
}
