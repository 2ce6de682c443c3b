import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, Cross, Pause, Play } from '@blueprintjs/icons'
import { directionOf } from '@deportivo/texts/languages'
import { useEffect, useRef } from 'react'
import { isPlain } from '../../shared/hooks/use-keys.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { Freshness } from '../../shared/report/freshness.tsx'
import { OfflineStrip } from '../../shared/ui/status/offline-strip.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { useAwake } from './use-awake.ts'
import { useRotation } from './use-rotation.ts'
import { useNow, useWallFigures } from './use-wall-figures.ts'
import { useSlides } from './wall-slides.tsx'
import './wall.css'

type Rotation = ReturnType<typeof useRotation>

function Controls({ rotation, count, onClose }: { rotation: Rotation; count: number; onClose: () => void }) {
  const t = useTexts()
  const { index, isPaused, go, pause } = rotation
  return (
    <footer className="ad-wall__controls">
      <span className="ad-num">{t('wall.slide', { index: index + 1, count })}</span>
      <Button
        variant="minimal"
        icon={<ChevronLeft />}
        aria-label={t('wall.previous')}
        onClick={() => go(-1)}
      />
      <Button variant="minimal" icon={isPaused ? <Play /> : <Pause />} onClick={pause}>
        {t(isPaused ? 'wall.resume' : 'wall.pause')}
      </Button>
      <Button variant="minimal" icon={<ChevronRight />} aria-label={t('wall.next')} onClick={() => go(1)} />
      <Button variant="minimal" icon={<Cross />} onClick={onClose}>
        {t('wall.close')}
      </Button>
    </footer>
  )
}

/** Opens over everything, with the focus inside. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // On no button: the space bar stops the pages.
    shown?.focus()
    return () => shown?.close()
  }, [])
  return dialog
}

/** The keys of the wall; those of the page below sleep while it is open, wherever the focus is. */
function useWallKeys({ go, pause }: Pick<Rotation, 'go' | 'pause'>) {
  const { language } = usePreferences()
  const forward = directionOf(language) === 'rtl' ? -1 : 1
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowRight: () => go(forward),
      ArrowLeft: () => go(-forward),
      ' ': pause,
    }
    const listen = (event: KeyboardEvent) => {
      event.stopImmediatePropagation()
      // Its own button is pressed by it.
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
      const act = isPlain(event) ? acts[event.key] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [go, pause, forward])
}

/** The day for a screen on the wall: page after page, to be read from the other end of the room. */
export function Wall({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const { time } = useFormats()
  const now = useNow()
  const figures = useWallFigures(now)
  const slides = useSlides(figures)
  const rotation = useRotation(slides.length)
  const dialog = useModal()
  useWallKeys(rotation)
  useAwake()
  const slide = slides[rotation.index]
  const { error, refresh } = figures.today
  return (
    <dialog
      ref={dialog}
      className="ad-wall"
      aria-label={t('wall.open')}
      tabIndex={-1}
      // Esc.
      onCancel={onClose}
    >
      <OfflineStrip />
      <header className="ad-wall__head">
        <h2>{slide?.title ?? t('wall.open')}</h2>
        <span className="ad-wall__clock ad-num">{time(now)}</span>
      </header>
      <div className="ad-wall__body" key={slide?.id} role="group" aria-label={slide?.title} tabIndex={0}>
        {error && <ErrorState error={error} onRetry={refresh} isCompact={slide !== undefined} />}
        {slide ? slide.body : !error && <Skeleton width="60%" height={120} />}
      </div>
      <Freshness shown={figures.today} isPaused={false} />
      <Controls rotation={rotation} count={Math.max(1, slides.length)} onClose={onClose} />
    </dialog>
  )
}
