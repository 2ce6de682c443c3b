import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. What it changes is drawn before the browser lays the paper out. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const onPrint = () => flushSync(() => setPrinting(true))
    const onPrinted = () => setPrinting(false)
    window.addEventListener('beforeprint', onPrint)
    window.addEventListener('afterprint', onPrinted)
    return () => {
      window.removeEventListener('beforeprint', onPrint)
      window.removeEventListener('afterprint', onPrinted)
    }
  }, [])
  return isPrinting
}
