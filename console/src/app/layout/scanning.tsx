import type { MenuReader } from '../../features/shell/menu.ts'
import { Scanner } from '../../shared/scan/scanner.tsx'
import { useUnsentPicks } from '../../entities/order/picking/send-picks.ts'
import { useState } from 'react'
import { readStored, STORAGE_KEYS } from '../../shared/state/browser-storage.ts'
import { later } from '../../shared/ui/later.tsx'
import { useSession } from '../../shared/session/session.tsx'
import { usePaperScans } from './use-paper-scans.ts'

// Few users count, and what they count is sent by its own page: only what an earlier visit left is sent from here.
const UnsentCounts = later(() =>
  import('../../features/counts/unsent-counts.tsx').then((part) => part.UnsentCounts),
)

/** The shop's scanner on every page, and what was scanned without a connection. Outside the shell: loaded after the first page. */
export function Scanning({ reader }: { reader: MenuReader }) {
  usePaperScans(reader)
  const { id } = useSession().user
  useUnsentPicks(id)
  const [hasCounts] = useState(() => readStored(STORAGE_KEYS.unsentCounts) !== null)
  return (
    <>
      <Scanner />
      {hasCounts && <UnsentCounts userId={id} />}
    </>
  )
}
