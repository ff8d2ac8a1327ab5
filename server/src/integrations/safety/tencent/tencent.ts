/**
 * Tencent Cloud content security: TextModeration of 文本内容安全 and ImageModeration of 图片内容安全
 * (both of 2020-12-29), by the vendor's general client. Pictures are sent as bytes.
 */
import { z } from 'zod'
import type { Finding, Vendor } from '../remote'
import { TENCENT_LABELS, VENDOR_NAMES } from '../texts'

export interface TencentSafetyOptions {
  readonly secretId: string
  readonly secretKey: string
  readonly region: string
  /** A strategy of the console; null = the vendor's own. */
  readonly bizType: string | null
  /** Another host than Tencent's, for tests. */
  readonly endpoint?: { readonly host: string; readonly protocol: 'http://' | 'https://' }
}

const VERSION = '2020-12-29'
const TIMEOUT_SECONDS = 8
const MAX_CHARACTERS = 3000

const RISKS = { Pass: 'none', Review: 'doubt', Block: 'refused' } as const

const answer = z.object({
  Suggestion: z.enum(['Pass', 'Review', 'Block']),
  Label: z.string().nullish(),
  Keywords: z.array(z.string()).nullish(),
})

function parseFinding(body: unknown): Finding {
  const { Suggestion, Label, Keywords } = answer.parse(body)
  return {
    risk: RISKS[Suggestion],
    label: TENCENT_LABELS[Label ?? ''] ?? null,
    words: Keywords ?? [],
  }
}

/** Loaded with the first question: servers without it start sooner. */
async function connect(service: 'tms' | 'ims', options: TencentSafetyOptions) {
  const { CommonClient } = await import('tencentcloud-sdk-nodejs-common')
  const { secretId, secretKey, region, endpoint } = options
  const host = endpoint?.host ?? `${service}.tencentcloudapi.com`
  return new CommonClient(host, VERSION, {
    credential: { secretId, secretKey },
    region,
    profile: {
      httpProfile: {
        reqTimeout: TIMEOUT_SECONDS,
        endpoint: host,
        ...(endpoint && { protocol: endpoint.protocol }),
      },
    },
  })
}

export function createTencentVendor(options: TencentSafetyOptions): Vendor {
  const clients: Partial<Record<'tms' | 'ims', ReturnType<typeof connect>>> = {}
  const strategy = options.bizType === null ? {} : { BizType: options.bizType }

  async function requestFinding(
    service: 'tms' | 'ims',
    action: string,
    body: object,
  ): Promise<Finding> {
    const client = await (clients[service] ??= connect(service, options))
    return parseFinding(await client.request(action, { ...body, ...strategy }))
  }

  return {
    name: VENDOR_NAMES.tencent,
    maxCharacters: MAX_CHARACTERS,
    checkText: (content) =>
      requestFinding('tms', 'TextModeration', { Content: Buffer.from(content).toString('base64') }),
    async checkPicture({ read }) {
      const FileContent = Buffer.from(await read()).toString('base64')
      return requestFinding('ims', 'ImageModeration', { FileContent })
    },
  }
}
