import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Asker } from '@deportivo/lifecycle/machine'
import { ORDER_STEPS, type OrderStep, type StepName } from '@deportivo/lifecycle/order/steps'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { serverNow } from '../../shared/net/clock.ts'
import { withoutFilters } from '../../shared/list/filters/active-filters.ts'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useViews } from '../../shared/list/views/use-views.ts'
import { useSession } from '../../shared/session/session.tsx'
import { createStore } from '../../shared/state/store.ts'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import { useAvailableColumn } from './available/use-available-column.ts'
import { CARD_LISTING } from './board/board-listing.tsx'
import { asksFirst } from '../../entities/order/actions/step-view.ts'
import { groupingsFor, type Grouping } from './model/card-groups.ts'
import type { StageId, TabId } from './model/columns.ts'
import { useReturnFocus } from './card/focus-card.ts'
import { dependsOnTime, FILTERS, matcherOf, type Filters } from './model/filters.ts'
import { NONE_SELECTED } from './model/selection.ts'
import { useTicked } from './model/ticker.ts'
import { useSelected } from '../../shared/state/use-selected.ts'
import { useUndoKey } from './board/use-undo-key.ts'
import { DETAIL_TABS, type BoardTools, type DetailTab } from './tools/board-tools.ts'
import { usePresence, type Presence } from './live/use-presence.ts'
import type { CardStep } from './steps/asked-card.tsx'
import { useBoardSteps } from './steps/use-board-steps.ts'
import { useDispatchBoard, type DispatchBoard } from './use-dispatch-board.ts'

const URL_NAMES = [...FILTERS, 'view', 'part', 'stage', 'group', 'order', 'panel'] as const
type Url = Partial<Record<(typeof URL_NAMES)[number], string>>

const LOOK_AT_LATE_MS = 60_000

const filtersOf = (url: Url): Filters =>
  Object.fromEntries(FILTERS.flatMap((name) => (url[name] === undefined ? [] : [[name, url[name]]])))

const tabOf = (panel: string | undefined): DetailTab => DETAIL_TABS.find((tab) => tab === panel) ?? 'info'

/** The target state of a step, from the table. */
function targetOf(card: Card, step: StepName): Card['state_id'] {
  const { to }: OrderStep = ORDER_STEPS[step]
  return to === null || to === 'way_back' ? card.state_id : to
}

/** The claims of this user as one text: changes only when they claim or release a card. */
const ownClaims = (claims: ReturnType<Presence['claims']['get']>, me: number) =>
  [...claims.values()]
    .filter((claim) => claim.user_id === me)
    .map((claim) => claim.order_id)
    .join()

/** Applies the filters of the address; those that depend on the time are applied again as it passes. */
function useFiltering(
  { board, pace }: DispatchBoard,
  filters: Filters,
  presence: Presence,
  me: number,
): void {
  const asked = JSON.stringify(filters)
  const minute = useTicked((now) => (dependsOnTime(filters) ? Math.floor(now / LOOK_AT_LATE_MS) : 0))
  const mine = useSelected(presence.claims, (claims) => (filters.mine ? ownClaims(claims, me) : ''))
  useEffect(() => {
    const taken = new Set(mine.split(','))
    const isMineNow = (orderId: number) => taken.has(String(orderId))
    board.filter(matcherOf(JSON.parse(asked) as Filters, { pace, now: serverNow, me, isMineNow }))
  }, [board, pace, asked, minute, mine, me])
}

/** Groups the cards as the address requests; a list has headings of its own. */
function useGrouping({ board }: DispatchBoard, { group, view }: ScreenUrl, asker: Asker): Grouping | null {
  const grouping = groupingsFor(asker).find((one) => one === group) ?? null
  const drawn = view === 'board' ? grouping : null
  useEffect(() => board.group(drawn), [board, drawn])
  return grouping
}

/** The parsed address, and functions that change it. */
function useScreenUrl() {
  const [url, change] = useUrlState(URL_NAMES)
  const filters = useMemo(() => filtersOf(url), [url])
  const view: 'board' | 'list' = url.view === 'list' ? 'list' : 'board'
  const tab: TabId = url.part === 'ct' ? 'ct' : 'dispatch'
  const position = useListPosition(CARD_LISTING)
  return {
    change,
    position,
    views: useViews(CARD_LISTING, position),
    clearFilters: () => position.change(withoutFilters(CARD_LISTING)),
    filters,
    isFiltered: Object.keys(filters).length > 0,
    filterCount: Object.keys(filters).length,
    view,
    tab,
    stage: url.stage,
    group: url.group,
    openOrderId: Number(url.order) > 0 ? Number(url.order) : null,
    detailTab: tabOf(url.panel),
    setView: (next: 'board' | 'list') => change({ view: next === 'list' ? 'list' : undefined }),
    setTab: (next: TabId) => change({ part: next === 'ct' ? 'ct' : undefined, stage: undefined }),
    setStage: (next: StageId) => change({ stage: next }),
    setGroup: (next: string | undefined) => change({ group: next }),
    setDetailTab: (next: DetailTab) => change({ panel: next }),
    closeOrder: () => change({ order: undefined, panel: undefined }),
  }
}

type ScreenUrl = ReturnType<typeof useScreenUrl>

/** The tools keep their identity while the address changes, or every card would render with each filter. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** State that cards read without rendering when other cards change. */
function useCardStores({ pace }: DispatchBoard) {
  const [stores] = useState(() => ({
    pace: createStore(pace),
    focused: createStore<number | null>(null),
    selected: createStore(NONE_SELECTED),
  }))
  useEffect(() => stores.pace.set(pace), [stores, pace])
  return stores
}

function useAsker(): Asker {
  const { user, profile, grants } = useSession()
  return useMemo(() => {
    // What may be taken for oneself waits in a column of its own: no card of the board is meant for it.
    return { actor: { id: user.id, profile: profile.id, grants }, settings: { self_claim: false } }
  }, [user, profile, grants])
}

/** The state and commands of the dispatch screen. */
export function useDispatchScreen() {
  const asker = useAsker()
  const dispatch = useDispatchBoard()
  const { board } = dispatch
  const url = useScreenUrl()
  const presence = usePresence(url.openOrderId, asker.actor.id)
  const steps = useBoardSteps(board, dispatch.ownDeliveries)
  const available = useAvailableColumn(dispatch, steps.take, asker.actor.id)
  const [asked, setAsked] = useState<CardStep | null>(null)
  const [printed, setPrinted] = useState<readonly number[]>([])
  const endPrint = useCallback(() => setPrinted([]), [])
  const stores = useCardStores(dispatch)
  useFiltering(dispatch, url.filters, presence, asker.actor.id)
  const grouping = useGrouping(dispatch, url, asker)
  useReturnFocus(stores.focused, asked?.card.id ?? url.openOrderId)
  useUndoKey()

  const latest = useLatest({ change: url.change, takeAtOnce: steps.takeAtOnce })
  const tools = useMemo<BoardTools>(
    () => ({
      board,
      presence,
      asker,
      ...stores,
      canTakeOver: asker.actor.grants['assign orders'] !== undefined,
      open: (orderId, panel = 'info') => latest.current.change({ order: String(orderId), panel }),
      start(card, step, isConfirmed = false) {
        const claim = presence.claims.get().get(card.id)
        const holder = claim !== undefined && claim.user_id !== asker.actor.id && !isConfirmed ? claim : null
        if (holder !== null || asksFirst(step)) return setAsked({ card, step, holder })
        setAsked(null)
        void latest.current.takeAtOnce(card, step, targetOf(card, step))
      },
      print: setPrinted,
      freeze: board.freeze,
      release: board.release,
    }),
    [board, presence, asker, stores, latest],
  )
  return { ...url, grouping, dispatch, available, tools, steps, asked, setAsked, printed, endPrint }
}

export type DispatchScreenState = ReturnType<typeof useDispatchScreen>
