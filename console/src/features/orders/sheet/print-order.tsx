import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import { OrderSheet } from './order-sheet.tsx'
import { PrintSheet, type usePaper } from '../../../shared/print/print-sheet.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'

/** Prints an order on a sheet or on the roll of the counter. */
export function PrintOrder({ order, paper }: { order: Order; paper: ReturnType<typeof usePaper> }) {
  const t = useTexts()
  const menu = (
    <Menu>
      <MenuItem text={t('print.a4')} onClick={() => paper.printOn('a4')} />
      <MenuItem text={t('print.roll')} onClick={() => paper.printOn('roll')} />
    </Menu>
  )
  return (
    <>
      <PopoverNext content={menu} placement="bottom-end" arrow={false}>
        <Button icon={<Print />}>{t('sale.print')}</Button>
      </PopoverNext>
      <PrintSheet format={paper.format}>
        <OrderSheet order={order} />
      </PrintSheet>
    </>
  )
}
