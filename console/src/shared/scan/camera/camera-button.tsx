import { Button, type ButtonProps } from '@blueprintjs/core'
import { Camera } from '@blueprintjs/icons'
import { useState } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { later } from '../../ui/later.tsx'

const CameraDialog = later(() => import('./camera-dialog.tsx').then((part) => part.CameraDialog))

/** Opens the camera as a scanner. `isOnce`: it closes with the first code, which leads elsewhere. */
export function CameraButton({
  isOnce = false,
  isNamed = false,
  ...button
}: Pick<ButtonProps, 'size' | 'variant' | 'className'> & {
  isOnce?: boolean
  /** With its name beside the picture. */
  isNamed?: boolean
}) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...button}
        icon={<Camera />}
        aria-label={isNamed ? undefined : t('camera.open')}
        onClick={() => setOpen(true)}
      >
        {isNamed && t('camera.short')}
      </Button>
      {isOpen && <CameraDialog isOnce={isOnce} onClose={() => setOpen(false)} />}
    </>
  )
}
