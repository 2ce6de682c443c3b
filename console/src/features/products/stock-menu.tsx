import { Button, MenuItem, Menu, PopoverNext } from '@blueprintjs/core'
import { CaretDown, Truck } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'

const PAGES = [
  ['transfer.title', paths.transfers],
  ['count.title', paths.counts],
  ['quarantine.title', paths.quarantine],
  ['broken_runs.title', paths.brokenRuns],
  ['minimum.title', paths.underMinimum],
] as const

/** The pages of stock, which no entry of the main menu leads to. */
export function StockMenu() {
  const t = useTexts()
  const navigate = useNavigate()
  const menu = (
    <Menu>
      {PAGES.map(([text, to]) => (
        <MenuItem key={to} text={t(text)} onClick={() => void navigate(to)} />
      ))}
    </Menu>
  )
  return (
    <PopoverNext content={menu} placement="bottom-end" arrow={false}>
      <Button icon={<Truck />} endIcon={<CaretDown />}>
        {t('stock.menu')}
      </Button>
    </PopoverNext>
  )
}
