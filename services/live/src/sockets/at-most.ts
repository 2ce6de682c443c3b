/** Runs the first call at once, then at most one per interval, and always one after the last request. */
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
