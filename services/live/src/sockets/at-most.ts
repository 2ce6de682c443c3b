/** Calls at once, then at most once per interval, and always once more after the last ask. Stopped: never again. */
export interface AtMost {
  ask(): void
  stop(): void
}

export function atMostEvery(intervalMs: number, call: () => void): AtMost {
  let timer: NodeJS.Timeout | undefined
  let isAsked = false
  let isStopped = false

  function run(): void {
    isAsked = false
    call()
    timer = setTimeout(() => {
      timer = undefined
      if (isAsked) run()
    }, intervalMs)
  }

  return {
    ask() {
      if (isStopped) return
      isAsked = true
      if (!timer) run()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
