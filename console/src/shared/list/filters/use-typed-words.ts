import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { unsentWords, useUnsentWords } from './unsent-words.ts'

interface Box {
  /** What the address has. */
  value: string
  onSearch: (text: string) => void
  label: string
  waitMs: number
}

/** Searches of a box that did not reach the address yet, in their order. */
function useSent(onSearch: Box['onSearch']) {
  const [sent, setSent] = useState<readonly string[]>([])
  const search = useCallback(
    (text: string) => {
      setSent((before) => [...before, text])
      onSearch(text)
    },
    [onSearch],
  )
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  return { sent, setSent, search, latest }
}

/** What is typed into a search box, and the search for it when the typing rests. */
export function useTypedWords({ value, onSearch, label, waitMs }: Box) {
  const [unsent] = useState(() => unsentWords(label))
  const [typed, setTyped] = useState(unsent || value)
  const [known, setKnown] = useState(value)
  const [arrivals, setArrivals] = useState(0)
  const { sent, setSent, search, latest } = useSent(onSearch)
  const words = typed.trim()
  // The address changed by other means (back, 'Quitar filtros'): show it, unless the user is typing. An own search comes
  // back late: by then the user may have typed on, or deleted it.
  if (known !== value) {
    const arrived = sent.indexOf(value)
    const isTyping = words !== known && !sent.includes(words)
    setKnown(value)
    setSent(arrived < 0 ? [] : sent.slice(arrived + 1))
    if (arrived < 0 && !isTyping && value !== words) {
      setTyped(value)
      setArrivals(arrivals + 1)
    }
  }
  const isSent = words === known
  const box = useUnsentWords(label, isSent ? undefined : typed)
  // What is typed next into a box with the focus replaces the words that have just arrived in it, too.
  useLayoutEffect(() => {
    if ((arrivals > 0 || unsent === '') && document.activeElement === box.current) box.current?.select()
  }, [arrivals, unsent, box])
  useEffect(() => {
    if (isSent) return
    const timer = setTimeout(() => latest.current(words), waitMs)
    return () => clearTimeout(timer)
  }, [isSent, words, known, waitMs, latest])
  return { box, typed, setTyped, search, isSent, goesOn: unsent !== undefined }
}
