import { useLayoutEffect } from 'react'

/**
 * Marks the page while a bar lies over its foot, so that messages stand above it. A style rule that looks for the bar
 * itself (`body:has(…)`) has browsers search the whole page whenever an element comes or goes anywhere on it.
 */
export function useFootBar(bar: 'selection' | 'bulk', isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return
    document.body.dataset['foot'] = bar
    return () => void delete document.body.dataset['foot']
  }, [bar, isShown])
}
