/**
 * Tencent Cloud Captcha: the browser shows it and hands on a ticket, which is checked here. Its
 * script runs in browsers only; the plug-ins of mini-programs must be in their packages, so other
 * clients get a proof of work, four times as dear.
 */
import { createHash } from 'node:crypto'
import { type Challenger, ChallengeUnavailable } from './challenge'

export interface TencentCaptchaOptions {
  readonly secretId: string
  readonly secretKey: string
  readonly appId: number
  readonly appSecretKey: string
  /** Another host than Tencent's, for tests. */
  readonly endpoint?: { readonly host: string; readonly protocol: 'http://' | 'https://' }
}

const TIMEOUT_SECONDS = 5
const SLIDER = 9
const PASSED = 1
const DEARER_LEVELS = 2

interface Answer {
  readonly CaptchaCode?: number
}

/** Loaded with the first ticket: servers without it start sooner. */
async function connect({ secretId, secretKey, endpoint }: TencentCaptchaOptions) {
  const { CommonClient } = await import('tencentcloud-sdk-nodejs-common')
  const host = endpoint?.host ?? 'captcha.tencentcloudapi.com'
  return new CommonClient(host, '2019-07-22', {
    credential: { secretId, secretKey },
    region: '',
    profile: {
      httpProfile: {
        reqTimeout: TIMEOUT_SECONDS,
        endpoint: host,
        ...(endpoint && { protocol: endpoint.protocol }),
      },
    },
  })
}

/** @param pow for clients that cannot show it */
export function createTencentCaptcha(options: TencentCaptchaOptions, pow: Challenger): Challenger {
  let client: ReturnType<typeof connect> | undefined

  async function isPassed(ticket: string, randstr: string, ip: string): Promise<boolean> {
    client ??= connect(options)
    const request = {
      CaptchaType: SLIDER,
      Ticket: ticket,
      Randstr: randstr,
      UserIp: ip,
      CaptchaAppId: options.appId,
      AppSecretKey: options.appSecretKey,
    }
    const answer = (await (
      await client
    )
      .request('DescribeCaptchaResult', request)
      .catch((error: unknown) => {
        const { code } = error as { code?: unknown }
        const reason = typeof code === 'string' ? code : 'no answer'
        throw new ChallengeUnavailable(reason, { cause: error })
      })) as Answer
    return answer.CaptchaCode === PASSED
  }

  return {
    make: async (asking, level) =>
      asking.client === 'h5'
        ? { kind: 'tencent-captcha', appId: String(options.appId) }
        : pow.make(asking, level + DEARER_LEVELS),

    async check(solution, asking) {
      if (solution.kind === 'pow') {
        return asking.client === 'h5' ? null : pow.check(solution, asking)
      }
      const { ticket, randstr } = solution
      // Fallback ticket of its script for an unreachable service: unverified.
      if (/^(trerror|terror)_/.test(ticket)) return null
      if (!(await isPassed(ticket, randstr, asking.ip))) return null
      return `captcha:${createHash('sha256').update(ticket).digest('base64url')}`
    },
  }
}
