import { paths } from '../navigation/paths.ts'

/** Whether the server that the console came from responds. */
export const isServerThere = (): Promise<boolean> =>
  fetch(paths.home, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const LOOK_AGAIN_MS = 2_000

/** Looks for a server that is away; calls back once, when it is there. Returns how to stop. */
export function whenServerIsBack(callBack: () => void): () => void {
  let isWaiting = true
  const look = async () => {
    if (!(await isServerThere()) || !isWaiting) return
    stop()
    callBack()
  }
  const timer = setInterval(() => void look(), LOOK_AGAIN_MS)
  function stop() {
    isWaiting = false
    clearInterval(timer)
  }
  return stop
}
