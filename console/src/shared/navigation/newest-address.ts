import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom'

/**
 * The address as the router has it, which is ahead of what is drawn: a change that starts from the drawn one undoes
 * the change before it. `isLeft`: another page is on its way, or there already and not drawn yet.
 */
export function useNewestAddress() {
  const drawn = useLocation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(() => {
    const { pathname, search } = router?.state.navigation.location ?? router?.state.location ?? drawn
    return { search, isLeft: pathname !== drawn.pathname }
  }, [router, drawn])
}
