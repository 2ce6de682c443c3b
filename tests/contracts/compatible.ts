type Shape = Record<string, unknown>

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Some texts became any text. */
const isOpened = (released: Shape, present: Shape): boolean =>
  Array.isArray(released['enum']) &&
  released['enum'].every((value) => typeof value === 'string') &&
  Object.keys(present).join() === 'type' &&
  present['type'] === 'string'

/**
 * Where a shape differs from the released one by more than added optional fields, and enumerations that became open texts:
 * stored events would no longer fit.
 */
export function incompatibilities(released: unknown, present: unknown, path = ''): string[] {
  if (isShape(released) && isShape(present))
    return isOpened(released, present) ? [] : ofShapes(released, present, path)
  if (Array.isArray(released) && Array.isArray(present) && released.length === present.length)
    return released.flatMap((item, index) => incompatibilities(item, present[index], `${path}/${index}`))
  return released === present ? [] : [path || '/']
}

const ofShapes = (released: Shape, present: Shape, path: string) =>
  'properties' in released && 'properties' in present
    ? ofObjects(released, present, path)
    : ofParts(released, present, path)

/** Schemas of objects with named properties. */
function ofObjects(released: Shape, present: Shape, path: string): string[] {
  const before = released['properties'] as Shape
  const now = present['properties'] as Shape
  const changed = Object.keys(before).flatMap((name) =>
    name in now ? incompatibilities(before[name], now[name], `${path}/${name}`) : [`${path}/${name}`],
  )
  const rest = ({ properties: _properties, ...others }: Shape) => others
  // `required` is compared with the rest: an added field must be optional.
  return [...changed, ...ofParts(rest(released), rest(present), path)]
}

function ofParts(released: Shape, present: Shape, path: string): string[] {
  const names = [...new Set([...Object.keys(released), ...Object.keys(present)])]
  return names.flatMap((name) => incompatibilities(released[name], present[name], `${path}/${name}`))
}
