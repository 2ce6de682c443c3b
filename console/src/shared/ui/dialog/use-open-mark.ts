import { useLayoutEffect } from 'react'

type Kind = 'dialog' | 'drawer'

const open: Record<Kind, string[]> = { dialog: [], drawer: [] }

function mark(kind: Kind): void {
  const last = open[kind].at(-1)
  if (last === undefined) delete document.documentElement.dataset[kind]
  else document.documentElement.dataset[kind] = last
}

/**
 * Marks the page while a dialog or a drawer is open, for what makes room for it. A style that looks for one itself would
 * search the whole page with every element that comes or goes. The mark is the shape of the one that was opened last.
 */
export function useOpenMark(kind: Kind, shape = 'open'): void {
  useLayoutEffect(() => {
    open[kind].push(shape)
    mark(kind)
    return () => {
      open[kind].splice(open[kind].lastIndexOf(shape), 1)
      mark(kind)
    }
  }, [kind, shape])
}
