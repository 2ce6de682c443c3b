import { Button } from '@blueprintjs/core'
import { Disable, Duplicate, Share } from '@blueprintjs/icons'
import type { ShareLink } from '@deportivo/contracts/catalogue/share-links'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DEFAULT_CODE, productQuery } from '../../entities/product/search/product-filters.ts'
import { useFoundName } from '../../entities/product/search/use-found-name.ts'
import { useSeenCodes } from '../../entities/product/search/use-seen-codes.ts'
import { RevokeLink } from '../../features/share-links/revoke-link.tsx'
import { ShareDialog } from '../../features/share-links/share-dialog.tsx'
import {
  linkName,
  SHARE_LINK_LISTING,
  useShareLinkChoices,
} from '../../features/share-links/share-link-list.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { Page } from '../../shared/ui/page/page.tsx'

/** Shares the whole catalogue. */
function ShareAll({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  return (
    <ShareDialog
      ids={[]}
      search={productQuery({})}
      names={{ search: useFoundName({}) }}
      note={t('share.all_note')}
      code={DEFAULT_CODE}
      codes={useSeenCodes()}
      onClose={onClose}
    />
  )
}

/** A new link to what another one shows: the address of that one is not stored. */
function ShareAgain({ link, onClose }: { link: ShareLink; onClose: () => void }) {
  const t = useTexts()
  const codes = useSeenCodes()
  const { filter, search, search_price } = link
  return (
    <ShareDialog
      ids={[]}
      search={{ filter: filter ?? '', searchText: search ?? '', searchPrice: search_price ?? '' }}
      names={{ search: linkName(link, t) }}
      note={t('share.again_note')}
      code={codes.includes(link.code) ? link.code : DEFAULT_CODE}
      codes={codes}
      onClose={onClose}
    />
  )
}

type Opened = { dialog: 'all' } | { dialog: 'again' | 'revoke'; link: ShareLink }

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.dialog === 'all') return <ShareAll onClose={onClose} />
  if (opened.dialog === 'again') return <ShareAgain link={opened.link} onClose={onClose} />
  return <RevokeLink link={opened.link} onClose={onClose} />
}

/** The links that a user shared, with what became of them. */
export function ShareLinksPage() {
  const t = useTexts()
  const [opened, setOpened] = useState<Opened | null>(null)
  const screen = useListScreen(SHARE_LINK_LISTING, useListPosition(SHARE_LINK_LISTING), {
    choices: useShareLinkChoices(),
  })
  return (
    <Page
      title={t('share.links')}
      lead={
        <>
          <Link to={paths.shareProducts}>{t('share.back')}</Link> · {t('share.links_lead')}
        </>
      }
      actions={
        <Button icon={<Share />} onClick={() => setOpened({ dialog: 'all' })}>
          {t('share.title')}
        </Button>
      }
    >
      <ListScreen
        screen={screen}
        steps={(link) => [
          {
            text: t('share.again'),
            icon: <Duplicate />,
            isMain: true,
            onSelect: () => setOpened({ dialog: 'again', link }),
          },
          {
            text: t('share.revoke'),
            icon: <Disable />,
            tone: 'danger',
            reason: link.state === 'open' || link.state === 'suspended' ? null : t('share.ended'),
            onSelect: () => setOpened({ dialog: 'revoke', link }),
          },
        ]}
      />
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}
