import type { ReactNode } from 'react'
import { NARROW, useMedia } from '../../hooks/use-media.ts'
import { OfflineStrip } from '../status/offline-strip.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useOpenMark } from './use-open-mark.ts'
import './drawer-dialog.css'

/** A drawer's content with the role and name of a dialog: the component library's drawer has neither. */
export function DrawerDialog({
  children,
  ...name
}: { children: ReactNode } & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
  useFocusBack()
  useOpenMark('drawer')
  const coversPage = useMedia(NARROW)
  return (
    <div role="dialog" aria-modal="true" tabIndex={-1} className="ad-drawer-dialog" {...name}>
      {coversPage && <OfflineStrip />}
      {children}
    </div>
  )
}
