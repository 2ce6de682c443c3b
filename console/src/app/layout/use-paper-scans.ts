import { lookUpBarcode } from '@deportivo/contracts/catalogue/barcodes'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { useNavigate } from 'react-router-dom'
import { mayOpenPage } from '../../features/shell/access.ts'
import type { MenuReader } from '../../features/shell/menu.ts'
import { call } from '../../shared/net/call.ts'
import { paths } from '../../shared/navigation/paths.ts'
import type { ScanOutcome } from '../../shared/scan/scan-outcome.ts'
import { useScan } from '../../shared/scan/scanning.ts'

/**
 * An order's paper opens it from any page: beside the board for users who work there, else on its own page. The slip of a
 * returned parcel opens its case.
 */
export function usePaperScans(reader: MenuReader): void {
  const navigate = useNavigate()
  const open = async (id: number): Promise<ScanOutcome> => {
    // Asked for first: a sound must not promise an order that isn't there.
    await call(getOrder, { params: { id } })
    await navigate(mayOpenPage(paths.dispatches, reader) ? paths.dispatch(id) : paths.sale(id))
    return { tone: 'hit', key: 'scan.order', values: { id } }
  }
  const openReturn = async (id: number): Promise<ScanOutcome> => {
    // The steps of returns are no part of what the first page loads.
    const { findReturn } = await import('../../features/returns/list/find-return.ts')
    await findReturn(id)
    await navigate(paths.returnCase(id))
    return { tone: 'hit', key: 'scan.return', values: { id } }
  }
  const openProduct = async (code: string): Promise<ScanOutcome> => {
    const { data } = await call(lookUpBarcode, { params: { code } })
    await navigate(paths.productDetail(data.product_id))
    return { tone: 'hit', key: 'scan.product', values: { product: data.product_name, size: data.size_name } }
  }
  // A page that was loaded before the frame around it registers earlier than the frame.
  useScan((code) => {
    if (code.kind === 'barcode') return mayOpenPage(paths.products, reader) ? openProduct(code.code) : null
    if (code.kind === 'order') return open(code.id)
    if (code.kind === 'return') return openReturn(code.id)
    return code.kind === 'unit' ? { tone: 'miss', key: 'scan.no_order_open' } : null
  }, 'last')
}
