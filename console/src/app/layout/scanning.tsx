import type { MenuReader } from '../../features/shell/menu.ts'
import { Scanner } from '../../shared/scan/scanner.tsx'
import { useOrderScans } from './use-order-scans.ts'

/** The shop's scanner on every page. Outside the shell: loaded after the first page. */
export function Scanning({ reader }: { reader: MenuReader }) {
  useOrderScans(reader)
  return <Scanner />
}
