import type { MenuReader } from '../../features/shell/menu.ts'
import { Scanner } from '../../shared/scan/scanner.tsx'
import { useUnsentPicks } from '../../entities/order/picking/send-picks.ts'
import { useUnsentCounts } from '../../features/products/counts/send-counts.ts'
import { useSession } from '../../shared/session/session.tsx'
import { useOrderScans } from './use-order-scans.ts'

/** The shop's scanner on every page, and what was scanned without a connection. Outside the shell: loaded after the first page. */
export function Scanning({ reader }: { reader: MenuReader }) {
  useOrderScans(reader)
  const { id } = useSession().user
  useUnsentPicks(id)
  useUnsentCounts(id)
  return <Scanner />
}
