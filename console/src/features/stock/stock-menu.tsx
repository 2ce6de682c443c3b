import { Button, MenuItem, Menu } from '@blueprintjs/core'
import { CaretDown, Truck } from '@blueprintjs/icons'
import type { Permission } from '@deportivo/lifecycle/permissions'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../shared/session/session.tsx'
import { useTexts, type TextKey } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { ButtonPopover } from '../../shared/ui/controls/button-popover.tsx'

const PAGES: readonly (readonly [title: TextKey, to: string, permission?: Permission])[] = [
  ['size_sales.title', paths.sizeSales, 'read operational'],
  ['to_buy.title', paths.toBuy, 'read operational'],
  ['dead_stock.title', paths.deadStock, 'read operational'],
  ['transfer.title', paths.transfers],
  ['count.title', paths.counts],
  ['quarantine.title', paths.quarantine],
  ['broken_runs.title', paths.brokenRuns],
  ['minimum.title', paths.underMinimum],
]

/** The pages of stock, which no entry of the main menu leads to. */
export function StockMenu() {
  const t = useTexts()
  const navigate = useNavigate()
  const { grants } = useSession()
  const menu = (
    <Menu>
      {PAGES.filter(([, , permission]) => permission === undefined || grants[permission] !== undefined).map(
        ([text, to]) => (
          <MenuItem key={to} text={t(text)} onClick={() => void navigate(to)} />
        ),
      )}
    </Menu>
  )
  return (
    <ButtonPopover content={menu} placement="bottom-end">
      <Button icon={<Truck />} endIcon={<CaretDown />}>
        {t('stock.menu')}
      </Button>
    </ButtonPopover>
  )
}
