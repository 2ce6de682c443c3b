import { Button, Dialog } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
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

/** Every dialog of the console: one header, one footer, the whole screen on a phone. */
export function AppDialog({
  title,
  isOpen = true,
  onClose,
  children,
  footer,
  width = 560,
  isModal = false,
}: AppDialogProps) {
  const titleId = useId()
  useFocusBack()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className="ad-dialog"
      style={{ '--ad-dialog-width': `${width}px` } as CSSProperties}
      aria-labelledby={titleId}
      canOutsideClickClose={!isModal}
    >
      <DialogHead id={titleId} title={title} onClose={onClose} />
      <div className="ad-dialog__body">{children}</div>
      {footer && <div className="ad-dialog__foot">{footer}</div>}
    </Dialog>
  )
}
