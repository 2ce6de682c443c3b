import type { ScanOutcome } from './scan-outcome.ts'

interface Note {
  hertz: number
  at: number
  lasts: number
}

/** Distinguishable without looking at the screen: high and short is right, low is a problem, low three times is wrong. */
const SOUNDS: Record<ScanOutcome['tone'], readonly Note[]> = {
  hit: [{ hertz: 1_320, at: 0, lasts: 0.08 }],
  miss: [{ hertz: 240, at: 0, lasts: 0.28 }],
  wrong: [0, 0.2, 0.4].map((at) => ({ hertz: 170, at, lasts: 0.15 })),
}
const VOLUME = 0.25

let context: AudioContext | null = null

/** Plays the sound of an outcome; silent where the browser has or allows no audio. */
export function play(tone: ScanOutcome['tone']): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const { hertz, at, lasts } of SOUNDS[tone]) {
    const volume = new GainNode(context, { gain: VOLUME })
    const voice = new OscillatorNode(context, { frequency: hertz, type: 'square' })
    voice.connect(volume).connect(destination)
    voice.start(currentTime + at)
    voice.stop(currentTime + at + lasts)
  }
}
