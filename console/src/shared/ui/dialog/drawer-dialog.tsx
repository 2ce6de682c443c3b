import type { ReactNode } from 'react'
import { useFocusBack } from './use-focus-back.ts'
import './drawer-dialog.css'

/** A drawer's content with the role and name of a dialog: the component library's drawer has neither. */
export function DrawerDialog({
  children,
  ...name
}: { children: ReactNode } & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
  useFocusBack()
  return (
    <div role="dialog" aria-modal="true" tabIndex={-1} className="ad-drawer-dialog" {...name}>
      {children}
    </div>
  )
}
