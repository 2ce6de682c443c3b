import { listShareLinks, SHARE_LINK_STATES, type ShareLink } from '@deportivo/contracts/catalogue/share-links'
import { useMemo } from 'react'
import { priceCodeName } from '../../entities/product/prices/price-code-name.ts'
import { useTexts, type Translate } from '../../shared/language/texts.tsx'
import { defineList } from '../../shared/list/definition/definition.ts'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'

const IDS = /(?:^|,)\s*id:([\d|]+)/

/** What a link is called, or what it shows in few words. */
export function linkName({ name, filter, search }: ShareLink, t: Translate): string {
  if (name !== null) return name
  const ids = IDS.exec(filter ?? '')?.[1]
  if (ids) return t('share.of_products', { count: ids.split('|').length })
  return search === null ? t('share.of_search') : t('share.of_words', { words: search })
}

const codeName = ({ code, code_name }: ShareLink, t: Translate) =>
  priceCodeName({ key: code, name: code_name }, t)

/** Links to products that need no login. */
export const SHARE_LINK_LISTING = defineList('share-links', listShareLinks, {
  title: 'share.links',
  columns: [
    {
      id: 'what',
      header: 'share.what',
      role: 'main',
      width: 230,
      least: 150,
      cell: (link, { t }) => (
        <span className="ad-cell__lines">
          <span className="ad-table__strong">{linkName(link, t)}</span>
          <span className="ad-table__sub">{codeName(link, t)}</span>
        </span>
      ),
      file: [
        { header: 'share.what', value: (link, { t }) => linkName(link, t) },
        { header: 'share.price', value: (link, { t }) => codeName(link, t) },
      ],
    },
    {
      id: 'by',
      header: 'share.by',
      width: 200,
      least: 120,
      cell: ({ by }) => by,
      file: [{ header: 'share.by', value: ({ by }) => by }],
    },
    {
      id: 'views',
      header: 'share.views',
      align: 'end',
      width: 90,
      cell: ({ views }, { count }) => count(views),
      file: [{ header: 'share.views', kind: 'count', value: ({ views }) => views }],
    },
    {
      id: 'last-view',
      header: 'share.last_view',
      width: 150,
      cell: ({ last_viewed_at }, { t, shortInstant }) => (
        <span className="ad-num">
          {last_viewed_at === null ? t('common.none') : shortInstant(last_viewed_at)}
        </span>
      ),
      file: [{ header: 'share.last_view', kind: 'instant', value: (link) => link.last_viewed_at }],
    },
    {
      id: 'created',
      header: 'share.created',
      width: 150,
      cell: ({ created_at }, { shortInstant }) => <span className="ad-num">{shortInstant(created_at)}</span>,
      file: [{ header: 'share.created', kind: 'instant', value: ({ created_at }) => created_at }],
    },
    {
      id: 'expires',
      header: 'share.expires',
      width: 150,
      orderBy: 'expires_at',
      cell: ({ expires_at }, { shortInstant }) => <span className="ad-num">{shortInstant(expires_at)}</span>,
      file: [{ header: 'share.expires', kind: 'instant', value: ({ expires_at }) => expires_at }],
    },
    {
      id: 'state',
      header: 'share.state',
      width: 110,
      cell: ({ state }, { t }) => (
        <span className={state === 'open' ? undefined : 'ad-soft'}>{t(`share.state.${state}`)}</span>
      ),
      file: [{ header: 'share.state', value: ({ state }, { t }) => t(`share.state.${state}`) }],
    },
  ],
  filters: { state: { label: 'share.state' } },
  rowKey: ({ id }) => id,
  rowName: (link, { t }) => linkName(link, t),
  perPage: 15,
  none: { title: 'share.none', text: 'share.none_text' },
  noneMatch: 'share.none_match',
})

export function useShareLinkChoices(): Choices {
  const t = useTexts()
  return useMemo(
    () => ({ state: SHARE_LINK_STATES.map((value) => ({ value, label: t(`share.state.${value}`) })) }),
    [t],
  )
}
