import { writeFile } from 'node:fs/promises'

const WIDTH = 640
const HEIGHT = 480
/** Of a bar, in pixels. */
const BAR = 4
const LEFT = 130
const TOP = 120
const WHITE = 235
const BLACK = 16
/** Without colour. */
const GREY = 128

const ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const PARITIES = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ')

const inverted = (bars: string) => bars.replace(/./g, (bar) => (bar === '0' ? '1' : '0'))
const reversed = (bars: string) => [...bars].toReversed().join('')

/** The bars of an EAN-13, a digit for each: 1 is black. */
function barsOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number)
  const odd = (digit: number) => ODD[digit] ?? ''
  const left = digits
    .slice(0, 6)
    .map((digit, at) => (PARITIES[first]?.[at] === 'E' ? reversed(inverted(odd(digit))) : odd(digit)))
  const right = digits.slice(6).map((digit) => inverted(odd(digit)))
  return `101${left.join('')}01010${right.join('')}101`
}

/** A film for the browser's fake camera in which an EAN-13 is held still. */
export async function filmOf(code: string, path: string): Promise<string> {
  const line = Buffer.alloc(WIDTH, WHITE)
  for (const [at, bar] of [...barsOf(code)].entries())
    if (bar === '1') line.fill(BLACK, LEFT + at * BAR, LEFT + (at + 1) * BAR)
  const blank = Buffer.alloc(WIDTH, WHITE)
  const lines = Array.from({ length: HEIGHT }, (_, y) => (y >= TOP && y < HEIGHT - TOP ? line : blank))
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)
  const frame = [Buffer.from('FRAME\n'), ...lines, colours]
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([head, ...frame, ...frame]))
  return path
}
