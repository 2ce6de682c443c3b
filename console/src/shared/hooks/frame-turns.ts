/** What is drawn in the background, in a turn of its own. */
export interface Turn {
  /** It was drawn, or there was nothing to draw. */
  end: () => void
  /** It is not needed any more. */
  cancel: () => void
}

type Draw = () => void

const waiting: Draw[] = []
let drawing: Draw | null = null
let frame: number | null = null

function takeTurn(): void {
  frame = null
  drawing = waiting.shift() ?? null
  drawing?.()
}

function giveTurn(): void {
  if (drawing === null && waiting.length > 0) frame ??= requestAnimationFrame(takeTurn)
}

/**
 * Draws parts of a page one after the other, each in a frame after the one before was drawn: on a slow machine, the frame
 * that lays out all of them would be a long task.
 */
export function takeTurns(draw: Draw): Turn {
  const own = () => draw()
  const end = () => {
    if (drawing !== own) return
    drawing = null
    giveTurn()
  }
  waiting.push(own)
  giveTurn()
  return {
    end,
    cancel() {
      const at = waiting.indexOf(own)
      if (at >= 0) waiting.splice(at, 1)
      end()
    },
  }
}
