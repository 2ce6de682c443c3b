import { Button } from '@blueprintjs/core'
import { useCallback, type ReactNode } from 'react'
import { useChange } from '../../hooks/use-change.ts'
import { useFootBar } from '../../hooks/use-foot-bar.ts'
import { fetchRows } from '../query/fetch-rows.ts'
import { MOST_PICKED } from '../selection/picked.ts'
import './selection-bar.css'
import { useCellTools } from '../definition/use-cell-tools.ts'
import type { ListScreenState } from '../query/use-list-screen.ts'
import { useOutside } from './use-outside.ts'

/** Selects all rows that match the filter, on all pages. */
function SelectAll<R>({ screen: { list, listQuery, rows, selection } }: { screen: ListScreenState<R> }) {
  const { t, count } = useCellTools()
  const total = rows.paging?.total ?? 0
  const { toggle } = selection
  const all = useChange(
    useCallback(async () => {
      toggle(await fetchRows(list, listQuery, { limit: MOST_PICKED }), true)
      return {}
    }, [list, listQuery, toggle]),
  )
  if (selection.picked.size >= Math.min(total, MOST_PICKED)) return null
  const text =
    total > MOST_PICKED
      ? t('list.select_first', { count: count(MOST_PICKED) })
      : t('list.select_all', { count: count(total) })
  return (
    <Button size="small" loading={all.isRunning} onClick={() => void all.run(undefined)}>
      {text}
    </Button>
  )
}

/** What is chosen, over all pages and filters; stays in sight for as long as something is. */
export function SelectionBar<R>({ screen, children }: { screen: ListScreenState<R>; children?: ReactNode }) {
  const { t, count } = useCellTools()
  const { selection } = screen
  const outside = useOutside(screen)
  const isShown = selection.picked.size > 0
  useFootBar('selection', isShown)
  if (!isShown) return null
  return (
    <section className="ad-selection" aria-label={t('list.selection')}>
      <span role="status">
        <strong>{t('list.selected', { count: selection.picked.size })}</strong>{' '}
        {outside ? t('list.selected_outside', { count: count(outside) }) : null}
      </span>
      <SelectAll screen={screen} />
      {children}
      <Button size="small" variant="minimal" onClick={selection.clear}>
        {t('list.unselect')}
      </Button>
    </section>
  )
}
