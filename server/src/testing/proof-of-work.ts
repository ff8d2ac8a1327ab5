/** Solves challenges as a client does. */
import { createHash } from 'node:crypto'
import type { Challenge, Solution } from '../integrations/captcha/challenge'

/** As a native program does it, which is as fast as an attacker. */
export function solve(challenge: Challenge): Solution {
  if (challenge.kind !== 'pow') throw new Error('only a person can solve this')
  for (let number = 0; number <= challenge.maxNumber; number++) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex')
    if (hash !== challenge.challenge) continue
    const { algorithm, salt, signature } = challenge
    const payload = { algorithm, challenge: hash, number, salt, signature }
    return { kind: 'pow', payload: Buffer.from(JSON.stringify(payload)).toString('base64') }
  }
  throw new Error('there is no solution')
}
