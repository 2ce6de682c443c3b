import postcss, { type Declaration } from 'postcss'

/** What names a side of the screen, and what names the same side of the reading direction. */
const PROPERTIES: Readonly<Record<string, string>> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  'border-left-color': 'border-inline-start-color',
  'border-right-color': 'border-inline-end-color',
  'border-left-style': 'border-inline-start-style',
  'border-right-style': 'border-inline-end-style',
  'border-left-width': 'border-inline-start-width',
  'border-right-width': 'border-inline-end-width',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
}

const SIDES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'text-align': { left: 'start', right: 'end' },
  float: { left: 'inline-start', right: 'inline-end' },
  clear: { left: 'inline-start', right: 'inline-end' },
}

const CORNERS = [
  'border-start-start-radius',
  'border-start-end-radius',
  'border-end-end-radius',
  'border-end-start-radius',
]

/** The parts of a value at its top level: the spaces within `calc( )` part nothing. */
const partsOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

/** `a b c d` where left and right differ, as one declaration along the reading direction and one across it. */
function splitSides(declaration: Declaration): void {
  const { prop } = declaration
  const [top = '', right = '', bottom = '', left] = partsOf(declaration.value)
  if (left === undefined || left === right) return
  const both = (one: string, other: string) => (one === other ? one : `${one} ${other}`)
  declaration.cloneBefore({ prop: `${prop}-block`, value: both(top, bottom) })
  declaration.cloneBefore({ prop: `${prop}-inline`, value: both(left, right) })
  declaration.remove()
}

function splitCorners(declaration: Declaration): void {
  const [first = '', second = first, third = first, fourth = second] = partsOf(declaration.value)
  if (first === second && third === fourth) return
  const radii = [first, second, third, fourth]
  CORNERS.forEach((prop, corner) => declaration.cloneBefore({ prop, value: radii[corner] ?? '' }))
  declaration.remove()
}

function turn(declaration: Declaration): void {
  const { prop, value } = declaration
  const property = PROPERTIES[prop]
  const side = SIDES[prop]?.[value]
  if (property) declaration.prop = property
  else if (side) declaration.value = side
  else if (prop === 'margin' || prop === 'padding') splitSides(declaration)
  else if (prop === 'border-radius' && !value.includes('/')) splitCorners(declaration)
  else if (prop.startsWith('transition')) declaration.value = value.replace(/\b(left|right)\b/g, logicalName)
}

const logicalName = (side: string) => PROPERTIES[side] ?? side

/** `[dir='rtl'] dd`: where the direction is known, a side of the screen is one of its ends. */
const knowsItsDirection = ({ parent }: Declaration) =>
  parent instanceof postcss.Rule && parent.selectors.every((selector) => selector.includes('[dir='))

/** Writes every side of a style sheet along the reading direction, so that a page read from the right is its mirror. */
export function logical(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkDecls((declaration) => {
    if (!knowsItsDirection(declaration)) turn(declaration)
  })
  return sheet.toString()
}
