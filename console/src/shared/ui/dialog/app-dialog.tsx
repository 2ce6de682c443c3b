import { Button, Dialog } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useEffect, useId, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { useStore } from '../../state/store.ts'
import { toastRoom, useFootRoom } from '../../toasts/phone-room.ts'
import { dismissConfirmations } from '../../toasts/toasts.ts'
import { useLeave } from '../../unsaved/unsaved.ts'
import { DialogLeave } from './dialog-leave.ts'
import { NARROW, useMedia } from '../../hooks/use-media.ts'
import { OfflineStrip } from '../status/offline-strip.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useFocusInside } from './use-focus-inside.ts'
import { useOpenMark } from './use-open-mark.ts'
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
  /**
   * At the side of the page, as a drawer: what is edited stays in sight beside it. A confirmation of a line or two is, on a
   * phone, at its foot, under the thumb, and no higher than it is.
   */
  shape?: 'side' | 'confirmation'
  /** The act that was just confirmed opens this dialog itself: the message of that act stays in sight. */
  isAfterAct?: boolean
  /** Ctrl+Enter (⌘ too), wherever the focus is in the dialog. */
  onSubmit?: () => void
}

function DialogHead({
  id,
  title,
  shape,
  isAfterAct,
  onClose,
}: { id: string } & Pick<AppDialogProps, 'title' | 'shape' | 'isAfterAct' | 'onClose'>) {
  const t = useTexts()
  useOpenMark('dialog', shape)
  useEffect(() => {
    if (!isAfterAct) dismissConfirmations()
  }, [isAfterAct])
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

/** Two buttons and why one is grey stand beside each other. */
const ROOMY_WIDTH = 560

/** Every dialog of the console: one header, one footer; on a phone the whole screen, unless it is a confirmation. */
export function AppDialog({
  title,
  isOpen = true,
  onClose,
  children,
  footer,
  width = 560,
  isModal = false,
  shape,
  isAfterAct = false,
  onSubmit,
}: AppDialogProps) {
  const titleId = useId()
  useFocusBack()
  const leave = useLeave()
  const close = () => leave(onClose)
  const isNarrow = useMedia(NARROW)
  const room = useStore(toastRoom)
  const foot = useFootRoom()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      className={shape === undefined ? 'ad-dialog' : `ad-dialog ad-dialog--${shape}`}
      style={{ '--ad-dialog-width': `${width}px`, '--ad-toast-room': `${room}px` } as CSSProperties}
      aria-labelledby={titleId}
      canOutsideClickClose={!isModal}
    >
      <div className="ad-dialog__all" onKeyDown={onSubmit && submitKey(onSubmit)}>
        <DialogHead id={titleId} title={title} shape={shape} isAfterAct={isAfterAct} onClose={close} />
        <DialogLeave value={leave}>
          {isNarrow && <OfflineStrip />}
          <div className="ad-dialog__body">{children}</div>
          {footer && (
            <div className="ad-dialog__foot" data-narrow={width < ROOMY_WIDTH || undefined} ref={foot}>
              {footer}
            </div>
          )}
        </DialogLeave>
      </div>
    </Dialog>
  )
}
