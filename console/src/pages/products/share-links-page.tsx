import { Disable } from '@blueprintjs/icons'
import type { ShareLink } from '@deportivo/contracts/catalogue/share-links'
import { useState } from 'react'
import { RevokeLink } from '../../features/share-links/revoke-link.tsx'
import { SHARE_LINK_LISTING, useShareLinkChoices } from '../../features/share-links/share-link-list.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** The links that a user shared, with what became of them. */
export function ShareLinksPage() {
  const t = useTexts()
  const [revoked, setRevoked] = useState<ShareLink | null>(null)
  const screen = useListScreen(SHARE_LINK_LISTING, useListPosition(SHARE_LINK_LISTING), {
    choices: useShareLinkChoices(),
  })
  return (
    <Page title={t('share.links')} lead={t('share.links_lead')}>
      <ListScreen
        screen={screen}
        steps={(link) => [
          {
            text: t('share.revoke'),
            icon: <Disable />,
            isMain: true,
            tone: 'danger',
            reason: link.state === 'open' || link.state === 'suspended' ? null : t('share.ended'),
            onSelect: () => setRevoked(link),
          },
        ]}
      />
      {revoked && <RevokeLink link={revoked} onClose={() => setRevoked(null)} />}
    </Page>
  )
}
