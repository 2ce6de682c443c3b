import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const NAME = 'new'

/** Added to a page's address: it opens with the dialog for a new record. */
export const BEGINS_NEW = `?${NAME}=1`

/** Whether the address asks for a new record. `drop` takes that out of the address, once the dialog is closed. */
export function useBeginsNew(): readonly [isAsked: boolean, drop: () => void] {
  const [params, setParams] = useSearchParams()
  const isAsked = params.has(NAME)
  const drop = useCallback(() => {
    if (!isAsked) return
    setParams((before) => new URLSearchParams([...before].filter(([name]) => name !== NAME)), {
      replace: true,
    })
  }, [isAsked, setParams])
  return [isAsked, drop]
}
