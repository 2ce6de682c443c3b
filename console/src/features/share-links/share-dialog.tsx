import { Button, InputGroup, Radio, RadioGroup } from '@blueprintjs/core'
import type { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import {
  createShareLink,
  listShareLinks,
  LONGEST_LINK_NAME,
  SHARED_DAYS,
} from '@deportivo/contracts/catalogue/share-links'
import { useCallback, useState } from 'react'
import { Field, FormError } from '../../shared/form/field.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { serverNow } from '../../shared/net/clock.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import { Select } from '../../shared/ui/select/search-select.tsx'
import { NewLink } from './new-link.tsx'

type CodeKey = (typeof PRICE_CODE_KEYS)[number]

/** What the screen shows, as the call takes it. */
export interface SharedSearch {
  filter?: string
  searchText?: string
  searchPrice?: string
}

const LASTING = [1, 3, SHARED_DAYS, 15, 30, 90]
const DAY_MS = 86_400_000

interface Wanted {
  name: string
  code: CodeKey
  days: number
  ids: readonly number[]
  search: SharedSearch
}

/** A selection is these products, whatever was searched for them; what counts as stock stays. */
const STOCK_FILTER = /^(store|withoutStock|without_stock):/

const bodyOf = ({ name, code, days, ids, search: { filter = '', searchText, searchPrice } }: Wanted) => ({
  name,
  code,
  expires_at: new Date(serverNow() + days * DAY_MS).toISOString(),
  ...(ids.length > 0
    ? {
        ids: [...ids],
        filter: filter
          .split(',')
          .filter((part) => STOCK_FILTER.test(part))
          .join(','),
      }
    : {
        filter,
        ...(searchText ? { search: searchText } : {}),
        ...(searchPrice ? { search_price: searchPrice } : {}),
      }),
})

/** Makes a link to the chosen products, or to what the present filters find. */
export function ShareDialog({
  ids,
  search,
  names,
  note,
  code: firstCode,
  codes,
  onClose,
}: {
  /** Empty: nothing is chosen. */
  ids: readonly number[]
  search: SharedSearch
  /** What a link to either is called, until its creator types a name. */
  names: { ids?: string; search: string }
  /** What else can be shared, and how. */
  note?: string
  code: CodeKey
  codes: readonly CodeKey[]
  onClose: () => void
}) {
  const t = useTexts()
  const [isSelection, setSelection] = useState(ids.length > 0)
  const [typed, setTyped] = useState<string | null>(null)
  const [code, setCode] = useState(firstCode)
  const [days, setDays] = useState(SHARED_DAYS)
  const [url, setUrl] = useState<string | null>(null)
  const create = useChange(
    useCallback((wanted: Wanted) => call(createShareLink, { body: bodyOf(wanted) }), []),
    { isQuiet: true, isSilent: true },
  )
  const suggested = ((isSelection ? names.ids : undefined) ?? names.search).slice(0, LONGEST_LINK_NAME)
  const share = async () => {
    const name = typed?.trim() || suggested
    const reply = await create.run({ name, code, days, ids: isSelection ? ids : [], search })
    if (!reply) return
    setUrl(reply.data.url)
    await revalidate(listShareLinks)
  }
  if (url !== null) return <NewLink url={url} days={days} onClose={onClose} />
  return (
    <AppDialog
      title={t('share.title')}
      width={480}
      onClose={onClose}
      onSubmit={() => void share()}
      footer={
        <DialogFoot onClose={onClose}>
          <Button intent="primary" loading={create.isRunning} onClick={() => void share()}>
            {t('share.create')}
          </Button>
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        {ids.length > 0 && (
          <RadioGroup
            label={t('share.what')}
            selectedValue={isSelection ? 'ids' : 'search'}
            onChange={(event) => setSelection(event.currentTarget.value === 'ids')}
          >
            <Radio value="ids" label={t('share.selected', { count: ids.length })} />
            <Radio value="search" label={t('share.search')} />
          </RadioGroup>
        )}
        <Field label={t('share.name')} help={t('share.name_help')}>
          {(control) => (
            <InputGroup
              {...control}
              value={typed ?? suggested}
              maxLength={LONGEST_LINK_NAME}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('share.price')}>
          {(control) => (
            <Select
              {...control}
              value={code}
              onChange={(value) => setCode(value as CodeKey)}
              options={codes.map((value) => ({ value, label: t(`code.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('share.lasts')}>
          {(control) => (
            <Select
              {...control}
              value={String(days)}
              onChange={(value) => setDays(Number(value))}
              options={LASTING.map((count) => ({
                value: String(count),
                label: t('share.days', { days: count }),
              }))}
            />
          )}
        </Field>
        {note && <p className="ad-soft">{note}</p>}
        <p className="ad-soft">{t('share.hides')}</p>
        <FormError message={create.error?.serverText ?? undefined} />
      </div>
    </AppDialog>
  )
}
