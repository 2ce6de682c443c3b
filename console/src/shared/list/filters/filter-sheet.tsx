import { Button, Drawer } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { ActionButton } from '../../ui/controls/action-button.tsx'
import { DrawerDialog } from '../../ui/dialog/drawer-dialog.tsx'
import './filter-sheet.css'

/** The filters of a list on a phone, over the foot of the page: each holds at once, so closing is all that is left. */
export function FilterSheet({
  title,
  children,
  onClear,
  onClose,
}: {
  title: string
  children: ReactNode
  /** Absent while nothing filters. */
  onClear: (() => void) | undefined
  onClose: () => void
}) {
  const t = useTexts()
  const titleId = useId()
  return (
    <Drawer isOpen onClose={onClose} position="bottom" size="auto" className="ad-sheet">
      <DrawerDialog aria-labelledby={titleId}>
        <div className="ad-sheet__head">
          <h2 id={titleId}>{title}</h2>
          <Button variant="minimal" icon={<Cross />} aria-label={t('common.close')} onClick={onClose} />
        </div>
        <div className="ad-sheet__body">{children}</div>
        <div className="ad-sheet__foot">
          <ActionButton reason={onClear ? null : t('list.unfiltered')} onClick={() => onClear?.()}>
            {t('list.clear_filters')}
          </ActionButton>
          <Button intent="primary" onClick={onClose}>
            {t('list.show_results')}
          </Button>
        </div>
      </DrawerDialog>
    </Drawer>
  )
}
