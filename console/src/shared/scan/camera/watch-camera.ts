import { openCodeReader } from './code-reader.ts'
import { createSightings } from './sightings.ts'

/** More often costs battery; less often lets a moved code pass. */
const EVERY_MS = 150

export type CameraProblem = 'insecure' | 'refused' | 'missing' | 'busy' | 'failed'

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
}

export const problemOf = (error: unknown): CameraProblem =>
  (error instanceof DOMException && PROBLEMS[error.name]) || 'failed'

/** Browsers give the camera to secure addresses only: https, and this very machine. */
export const isCameraAllowedHere = (): boolean => isSecureContext && 'mediaDevices' in navigator

/** Its light is stopped with the signal, also when it opens later than that. */
async function openStream(signal: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1_280 } },
  })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return stream
}

/** Shows the camera in a video and reports each code that comes into sight, until the signal. Fails when it can't be opened. */
export async function watchCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
  {
    onOpen,
    onCode,
  }: { onOpen: (track: MediaStreamTrack | undefined) => void; onCode: (text: string) => void },
): Promise<void> {
  const stream = await openStream(signal)
  video.srcObject = stream
  const [readCodes] = await Promise.all([openCodeReader(), video.play()])
  if (signal.aborted) return
  onOpen(stream.getVideoTracks()[0])
  const isStillThere = createSightings()
  while (!signal.aborted) {
    for (const text of await readCodes(video)) if (!isStillThere(text, performance.now())) onCode(text)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}
