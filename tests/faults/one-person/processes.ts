import { readdir, readFile } from 'node:fs/promises'

/** Megabytes of memory that a process holds now; 0 once it is gone. */
async function memoryOf(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

/** The process of the jobs that this process started; null while there is none. */
async function jobProcessOf(parent: number): Promise<string | null> {
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '')
    if (stat.replace(/^.*\) /, '').split(' ')[1] !== String(parent)) continue
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('--only-jobs')) return entry
  }
  return null
}

/** What a product and its jobs took at most, as it was seen. */
export interface Most {
  productMb: number
  jobsMb: number
  /** The processes of the jobs that there were. */
  jobProcesses: Set<string>
}

export async function lookAt(pid: number, most: Most): Promise<void> {
  most.productMb = Math.max(most.productMb, await memoryOf(pid))
  const jobs = await jobProcessOf(pid)
  if (jobs === null) return
  most.jobProcesses.add(jobs)
  most.jobsMb = Math.max(most.jobsMb, await memoryOf(jobs))
}
