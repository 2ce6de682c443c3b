import { useId, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { INSET, neighbourOf, SHAPES, VIEW_BOX, type Shape } from './outline.ts'
import { shadeOf, type Shade } from './shades.ts'

export interface MapPlace {
  name: string
  value: number
  /** All its figures in words. */
  words: string
  short: string
}

/** More names would cover each other in the middle of the country. */
const NAMED = 5

interface MapProps {
  label: string
  places: ReadonlyMap<number, MapPlace>
  shades: readonly Shade[]
  chosen: number | null
  /** The chosen one again: back to the country. */
  onChoose: (id: number) => void
}

interface PlaceProps {
  id: string
  shape: Shape
  place: MapPlace | undefined
  shade: number
  isChosen: boolean
  onChoose: () => void
  onPoint: () => void
}

function Place({ id, shape, place, shade, isChosen, onChoose, onPoint }: PlaceProps) {
  const { x, y, size, department } = INSET
  return (
    <g
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-label={place?.words ?? ''}
      className={`ad-map__place ad-map__place--${shade}`}
      onClick={onChoose}
      onMouseEnter={onPoint}
    >
      <title>{place?.words ?? ''}</title>
      {shape.id === department && (
        <rect className="ad-map__inset" {...{ x, y, width: size, height: size, rx: 8 }} />
      )}
      <path d={shape.path} />
    </g>
  )
}

/** Drawn above all places: among them, its neighbours would cover half of the line, and moved, it would miss a click. */
function Edge({ id }: { id: number }) {
  const shape = SHAPES.find((one) => one.id === id)
  const { x, y, size, department } = INSET
  return (
    <g className="ad-map__edge">
      {id === department && <rect {...{ x, y, width: size, height: size, rx: 8 }} />}
      <path d={shape?.path ?? ''} />
    </g>
  )
}

/** The names and figures of the places with the most, written over the map. */
function Names({ places }: Pick<MapProps, 'places'>) {
  const most = [...SHAPES]
    .sort((one, other) => (places.get(other.id)?.value ?? 0) - (places.get(one.id)?.value ?? 0))
    .slice(0, NAMED)
  return most.map(({ id, point: [x, y] }) => {
    const place = places.get(id)
    return place && place.value > 0 ? (
      <text key={id} className="ad-map__name" x={x} y={y} aria-hidden>
        {place.short}
      </text>
    ) : null
  })
}

/** What places without figures are filled with. */
function Hatching({ id }: { id: string }) {
  const size = { width: '9', height: '9' }
  return (
    <defs>
      <pattern id={id} {...size} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect {...size} className="ad-map__blank" />
        <line x1="0" y1="0" x2="0" y2="9" className="ad-map__hatch" />
      </pattern>
    </defs>
  )
}

/** The place under the mouse, or the one that the keyboard has reached. */
function usePointed(chosen: number | null, onChoose: (id: number) => void) {
  const [active, setActive] = useState<number | null>(null)
  const [isFocused, setFocused] = useState(false)
  const pointed = active ?? chosen ?? SHAPES[0]?.id ?? 0
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbourOf(pointed, event.key)
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' || event.key === ' ') onChoose(pointed)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const events = {
    onKeyDown,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onMouseLeave: () => setActive(null),
  }
  return { pointed, isPointing: isFocused || active !== null, point: setActive, events }
}

/** Colombia by department. Reached by one tab stop; the arrow keys go from place to place, Enter chooses. */
export function GeoMap({ label, places, shades, chosen, onChoose }: MapProps) {
  const t = useTexts()
  const mapId = useId()
  const { pointed, isPointing, point, events } = usePointed(chosen, onChoose)
  const idOf = (id: number | string) => `${mapId}-${id}`
  return (
    <div className="ad-map">
      <svg
        viewBox={VIEW_BOX}
        role="listbox"
        tabIndex={0}
        aria-label={`${label}. ${t('geo.map_help')}`}
        aria-activedescendant={idOf(pointed)}
        {...events}
      >
        <Hatching id={idOf('none')} />
        <g style={{ '--ad-map-none': `url(#${idOf('none')})` } as object} role="presentation">
          {SHAPES.map((shape) => (
            <Place
              key={shape.id}
              id={idOf(shape.id)}
              shape={shape}
              place={places.get(shape.id)}
              shade={shadeOf(places.get(shape.id)?.value ?? 0, shades)}
              isChosen={shape.id === chosen}
              onChoose={() => onChoose(shape.id)}
              onPoint={() => point(shape.id)}
            />
          ))}
        </g>
        {chosen !== null && <Edge id={chosen} />}
        {isPointing && <Edge id={pointed} />}
        <Names places={places} />
      </svg>
      <p className="ad-map__now ad-small" aria-hidden>
        {isPointing ? places.get(pointed)?.words : t('geo.map_help')}
      </p>
    </div>
  )
}
