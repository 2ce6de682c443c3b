import { Button, Dialog } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useId, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { useLeave } from '../../unsaved/unsaved.ts'
import { DialogLeave } from './dialog-leave.ts'
import { NARROW, useMedia } from '../../hooks/use-media.ts'
import { OfflineStrip } from '../status/offline-strip.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useFocusInside } from './use-focus-inside.ts'
import './app-dialog.css'

export interface AppDialogProps {
  title: ReactNode
  isOpen?: boolean
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  width?: number
  /** Typed work would be lost: a click beside the dialog doesn't close it. */
  isModal?: boolean
  /** Ctrl+Enter (⌘ too), wherever the focus is in the dialog. */
  onSubmit?: () => void
}

function DialogHead({ id, title, onClose }: { id: string } & Pick<AppDialogProps, 'title' | 'onClose'>) {
  const t = useTexts()
  const heading = useFocusInside<HTMLHeadingElement>(onClose)
  return (
    <div className="ad-dialog__head">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Button variant="minimal" icon={<Cross />} aria-label={t('common.close')} onClick={onClose} />
    </div>
  )
}

// Stopped: the page below has keys of its own.
const submitKey = (onSubmit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.stopPropagation()
  onSubmit()
}

/** Every dialog of the console: one header, one footer, the whole screen on a phone. */
export function AppDialog({
  title,
  isOpen = true,
  onClose,
  children,
  footer,
  width = 560,
  isModal = false,
  onSubmit,
}: AppDialogProps) {
  const titleId = useId()
  useFocusBack()
  const leave = useLeave()
  const close = () => leave(onClose)
  const isNarrow = useMedia(NARROW)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      className="ad-dialog"
      style={{ '--ad-dialog-width': `${width}px` } as CSSProperties}
      aria-labelledby={titleId}
      canOutsideClickClose={!isModal}
    >
      <div className="ad-dialog__all" onKeyDown={onSubmit && submitKey(onSubmit)}>
        <DialogHead id={titleId} title={title} onClose={close} />
        <DialogLeave value={leave}>
          {isNarrow && <OfflineStrip />}
          <div className="ad-dialog__body">{children}</div>
          {footer && <div className="ad-dialog__foot">{footer}</div>}
        </DialogLeave>
      </div>
    </Dialog>
  )
}
