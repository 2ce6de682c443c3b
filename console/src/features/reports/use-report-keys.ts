import { useEffect } from 'react'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { isTyping } from '../../shared/hooks/use-keys.ts'
import { RANGES, type RangeId } from './range.ts'

/** 1 to 5 choose the days, `p` pauses. */
export function useReportKeys(onRange: (id: RangeId) => void, onPause: () => void): void {
  const { shortcuts } = usePreferences()
  useEffect(() => {
    if (!shortcuts) return
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const range = RANGES[Number(event.key) - 1]
      if (range) onRange(range)
      else if (event.key === 'p') onPause()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [shortcuts, onRange, onPause])
}
