import { Button } from '@blueprintjs/core'
import { Edit, People, Plus, Star, StarEmpty } from '@blueprintjs/icons'
import type { View } from '@deportivo/contracts/views/views'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { later } from '../../ui/later.tsx'
import type { useOpeningView } from '../query/use-opening-view.ts'
import type { useSavedViews } from './use-saved-views.ts'
import type { SavedScreen } from './view-fields.tsx'
import type { ViewWords } from './view-words.ts'
import './view-pills.css'

const EditViewDialog = later(() => import('./edit-view-dialog.tsx').then((module) => module.EditViewDialog))
const NewViewDialog = later(() => import('./new-view-dialog.tsx').then((module) => module.NewViewDialog))

type Opening = ReturnType<typeof useOpeningView>

export type StoredViews = ReturnType<typeof useSavedViews> & {
  words?: ViewWords
  /** What would be saved. */
  now: SavedScreen
  /** The view with which it opens, where one can be chosen. */
  opening?: Opening
}

function Pill({
  isOn,
  hint,
  onShow,
  children,
}: {
  isOn: boolean
  hint?: string | undefined
  onShow: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className="ad-view-pill" aria-pressed={isOn} title={hint} onClick={onShow}>
      {children}
    </button>
  )
}

/** All there is, one's own views, and those that others share. */
function Pills({ views, open, opening, words, now, show }: StoredViews) {
  const t = useTexts()
  if (views.length === 0) return null
  return (
    <>
      <Pill isOn={open === undefined && now.query === ''} onShow={() => show(undefined)}>
        {t(words?.none ?? 'list.view_all')}
      </Pill>
      {views.map((view) => (
        <Pill
          key={view.id}
          isOn={view === open}
          hint={view.is_own ? undefined : t('list.view_by', { name: view.by })}
          onShow={() => show(view)}
        >
          {view.id === opening?.id && <Star size={12} aria-hidden />}
          {view.is_shared && <People size={12} aria-hidden />}
          {view.name}
        </Pill>
      ))}
    </>
  )
}

/** Whether the list opens with the view that is open now; pressed again, it opens whole as before. */
function OpensWith({ view, opening }: { view: View; opening: Opening }) {
  const t = useTexts()
  const isOn = opening.id === view.id
  return (
    <Button
      variant="minimal"
      size="small"
      icon={isOn ? <Star size={14} /> : <StarEmpty size={14} />}
      aria-label={t('list.view_opens')}
      aria-pressed={isOn}
      title={t('list.view_opens')}
      onClick={() => opening.store(isOn ? undefined : view.id)}
    />
  )
}

/** What can be done about them. */
function Tools(stored: StoredViews) {
  const t = useTexts()
  const { name, open, opening, words, now, isWorthSaving, show, refresh } = stored
  const [asked, setAsked] = useState<'new' | 'edit' | null>(null)
  const done = (view: View | undefined) => {
    setAsked(null)
    if (!view && opening && open?.id === opening.id) opening.store(undefined)
    refresh()
    show(view)
  }
  const close = () => setAsked(null)
  return (
    <>
      {open && opening && <OpensWith view={open} opening={opening} />}
      {open?.may_change && (
        <Button
          variant="minimal"
          size="small"
          icon={<Edit size={14} />}
          aria-label={t('list.view_edit', { name: open.name })}
          onClick={() => setAsked('edit')}
        />
      )}
      {isWorthSaving && (
        <Button variant="minimal" size="small" icon={<Plus size={14} />} onClick={() => setAsked('new')}>
          {t('list.view_save')}
        </Button>
      )}
      {asked === 'new' && <NewViewDialog list={name} {...{ words, now }} onDone={done} onClose={close} />}
      {asked === 'edit' && open && (
        <EditViewDialog view={open} {...{ words, now }} onDone={done} onClose={close} />
      )}
    </>
  )
}

/** The saved views above a list or report; the current filters can be saved as another. */
export function ViewPills({ stored }: { stored: StoredViews }) {
  const t = useTexts()
  if (stored.views.length === 0 && !stored.isWorthSaving) return null
  return (
    <div className="ad-view-pills" role="group" aria-label={t('list.views')}>
      <Pills {...stored} />
      <Tools {...stored} />
    </div>
  )
}
