import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Runs a program of the product with these settings; returns its output and its exit code. */
export async function runTool(
  program: URL,
  settings: Record<string, string>,
): Promise<{ output: string; exit: number }> {
  const env = { ...process.env, ...settings }
  try {
    const args = ['--import', 'tsx', fileURLToPath(program)]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    return { output: stdout, exit: 0 }
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number }
    return { output: stdout + stderr, exit: code }
  }
}
