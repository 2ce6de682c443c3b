import { Button, Menu, MenuItem } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { useTexts } from '../language/texts.tsx'
import type { usePaper } from './print-sheet.tsx'
import { ButtonPopover } from '../ui/controls/button-popover.tsx'

/** Prints what the page has on paper: on a sheet, or on the roll of the counter. */
export function PrintButton({ printOn }: Pick<ReturnType<typeof usePaper>, 'printOn'>) {
  const t = useTexts()
  const menu = (
    <Menu>
      <MenuItem text={t('print.a4')} onClick={() => printOn('a4')} />
      <MenuItem text={t('print.roll')} onClick={() => printOn('roll')} />
    </Menu>
  )
  return (
    <ButtonPopover content={menu} placement="bottom-end">
      <Button icon={<Print />}>{t('sale.print')}</Button>
    </ButtonPopover>
  )
}
