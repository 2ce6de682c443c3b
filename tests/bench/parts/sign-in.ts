import { login } from '@deportivo/contracts/auth/sign-in'
import { PASSWORD } from './database.ts'

async function tokenOf(port: number, person: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${person}@demo.local`, password: PASSWORD }),
  })
  const result = (await reply.json()) as { data?: { access_token: string }; message?: string }
  if (!result.data) throw new Error(`${person} can't sign in: ${result.message}`)
  return result.data.access_token
}

/** Signs demo users in; returns their headers by login. */
export async function signIn<Login extends string>(
  port: number,
  people: readonly Login[],
): Promise<(login: string) => Record<string, string>> {
  const tokens = new Map<string, string>()
  for (const person of people) tokens.set(person, await tokenOf(port, person))
  return (person) => ({ authorization: `Bearer ${tokens.get(person)}` })
}
