import { useMemo } from 'react'
import { useKeys } from '../hooks/use-keys.ts'
import { RANGES, type RangeId } from './range.ts'

interface ReportActs {
  onRange: (id: RangeId) => void
  onPause: () => void
  onTables: () => void
  onExport: () => void
}

/** 1 to 5 choose the range, `p` pauses, `t` switches between charts and tables, `e` exports. */
export function useReportKeys({ onRange, onPause, onTables, onExport }: ReportActs): void {
  useKeys(
    useMemo(() => {
      const ranges = RANGES.map((id, index) => [String(index + 1), () => onRange(id)] as const)
      return { ...Object.fromEntries(ranges), p: onPause, t: onTables, e: onExport }
    }, [onRange, onPause, onTables, onExport]),
  )
}
