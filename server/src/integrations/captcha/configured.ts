/** The challenge this installation is configured for; null: none. */
import type { Keys } from '../../platform/lib/keys'
import type { Challenger } from './challenge'
import type { ChallengeConfig } from './config'
import { createPow } from './pow'
import { createTencentCaptcha } from './tencent-captcha'

export function createChallenger(
  { challenge }: { challenge: ChallengeConfig },
  { keys, now }: { keys: Keys; now: () => Date },
): Challenger | null {
  if (challenge.kind === 'none') return null
  const pow = createPow({ key: keys.of('challenge'), now })
  return challenge.kind === 'tencent-captcha' ? createTencentCaptcha(challenge, pow) : pow
}
