/** What a client does to sign in, said in few words; solves what it is asked to. */
import { createHash } from 'node:crypto'
import type { Challenge, Solution } from '../../server/src/challenge/challenge'
import { ask, type Answer, type TestApp } from '../../server/src/testing/app'

interface Who {
  readonly phone: string
  readonly address?: string
  /** What the client made up for itself. */
  readonly device?: string
}

/** As a native program does it, which is as fast as an attacker. */
export function solve(challenge: Challenge): Solution {
  if (challenge.kind !== 'pow') throw new Error('only a person can solve this')
  for (let number = 0; number < challenge.maxNumber; number++) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex')
    if (hash !== challenge.challenge) continue
    const { algorithm, salt, signature } = challenge
    const payload = { algorithm, challenge: hash, number, salt, signature }
    return { kind: 'pow', payload: Buffer.from(JSON.stringify(payload)).toString('base64') }
  }
  throw new Error('there is no solution')
}

/** 20 characters at least, as the contract asks for. */
export const deviceNamed = (name: string) => name.padEnd(24, '_')

export function signInClient({ app }: Pick<TestApp, 'app'>) {
  const post = (url: string, body: unknown, address: string | undefined): Promise<Answer> =>
    ask(app, 'POST', url, { body, ...(address && { address }) })

  const askCode = ({ phone, address, device }: Who, solution?: Solution) =>
    post('/api/sms-code', { phone, device, solution }, address)
  return {
    askCode,
    /** Throws where there is none. */
    async code(who: Who): Promise<string> {
      const { data, message } = await askCode(who)
      const { devCode } = (data ?? {}) as { devCode?: string }
      if (devCode === undefined) throw new Error(message)
      return devCode
    },
    tryCode: ({ phone, address, device }: Who, code: string) =>
      post('/api/auth/phoneLogin', { phone, device, code }, address),
  }
}

/** Another code of six digits, never the right one. */
export const wrong = (code: string, nth = 1) =>
  String((Number(code) + nth) % 1_000_000).padStart(6, '0')
