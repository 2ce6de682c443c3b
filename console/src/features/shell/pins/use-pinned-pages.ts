import { useCallback } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import {
  changePreferences,
  currentPreferences,
  usePreferences,
} from '../../../shared/preferences/preferences.ts'
import { grantsOf, useSession } from '../../../shared/session/session.tsx'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { mayOpenPage } from '../access.ts'
import { toggled } from './pinned-pages.ts'

export interface PinnedPages {
  pinned: readonly string[]
  /** Pins a page, or unpins it; shows an error where there are as many as there may be. */
  toggle: (url: string) => void
}

/** The pages that the user pinned, stored with the preferences. */
export function usePinnedPages(): PinnedPages {
  const t = useTexts()
  const { user } = useSession()
  const { pinned_pages: pinned } = usePreferences()
  const toggle = useCallback(
    (url: string) => {
      const mayOpen = (one: string) =>
        user.profiles.some(({ id }) => mayOpenPage(one, { profile: id, grants: grantsOf(user, id) }))
      const next = toggled(currentPreferences().pinned_pages, url, mayOpen)
      if (next === null) showToast({ tone: 'danger', text: t('pins.full') })
      else changePreferences({ pinned_pages: next })
    },
    [user, t],
  )
  return { pinned, toggle }
}
