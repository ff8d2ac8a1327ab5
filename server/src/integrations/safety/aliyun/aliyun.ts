/**
 * Alibaba Cloud content security, 增强版 (green, 2022-03-02): TextModerationPlus and ImageModeration.
 * Pictures are fetched from PUBLIC_URL. Two signed calls, where the SDK is seven packages.
 */
import { z } from 'zod'
import type { Finding, Vendor } from '../remote'
import { type AliyunKey, signCall } from './sign'
import { VENDOR_NAMES } from '../texts'

export interface AliyunSafetyOptions extends AliyunKey {
  /** e.g. `https://green-cip.cn-shanghai.aliyuncs.com` */
  readonly apiUrl: string
}

const VERSION = '2022-03-02'
const TIMEOUT_MS = 8000
const MAX_CHARACTERS = 600
const TEXT_SERVICE = 'ugc_moderation_byllm'
const PICTURE_SERVICE = 'baselineCheck'
const OK = 200

const RISKS = { none: 'none', low: 'doubt', medium: 'doubt', high: 'refused' } as const

const answer = z.object({
  Code: z.literal(OK),
  Data: z.object({
    RiskLevel: z.enum(['none', 'low', 'medium', 'high']),
    Result: z
      .array(z.object({ Description: z.string().nullish(), RiskWords: z.string().nullish() }))
      .default([]),
  }),
})

async function requestFinding(
  { apiUrl, ...key }: AliyunSafetyOptions,
  action: string,
  question: { readonly service: string; readonly parameters: object },
): Promise<Finding> {
  const fields = {
    Service: question.service,
    ServiceParameters: JSON.stringify(question.parameters),
  }
  const { host } = new URL(apiUrl)
  const { body, headers } = signCall({ host, action, version: VERSION, fields }, key)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(apiUrl, {
    method: 'POST',
    body,
    headers,
    signal,
    redirect: 'error',
  })
  const { RiskLevel, Result } = answer.parse(await response.json()).Data
  return {
    risk: RISKS[RiskLevel],
    label: Result.flatMap(({ Description }) => Description ?? []).join('、') || null,
    words: Result.flatMap(({ RiskWords }) => RiskWords?.split(',') ?? []).filter(Boolean),
  }
}

export function createAliyunVendor(options: AliyunSafetyOptions): Vendor {
  return {
    name: VENDOR_NAMES.aliyun,
    maxCharacters: MAX_CHARACTERS,
    checkText: (content) =>
      requestFinding(options, 'TextModerationPlus', {
        service: TEXT_SERVICE,
        parameters: { content },
      }),
    checkPicture: ({ url }) =>
      requestFinding(options, 'ImageModeration', {
        service: PICTURE_SERVICE,
        parameters: { imageUrl: url },
      }),
  }
}
