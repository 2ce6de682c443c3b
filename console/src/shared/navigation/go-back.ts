import type { NavigateFunction } from 'react-router-dom'

/** One page back. Done once the browser is there: a form that was saved is unsaved no more only after that. */
export const goBack = (navigate: NavigateFunction): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    void navigate(-1)
  })
