/**
 * Tencent COS "POST Object": signing a policy and checking a posted form against it.
 * The signature is HMAC-SHA1 with a key derived from the validity period.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const ALGORITHM = 'sha1'

export interface PolicyGrant {
  readonly secretId: string
  readonly secretKey: string
  /** Exactly this object may be posted, or those whose key begins with it. */
  readonly key: string
  readonly isPrefix?: boolean
  /** Null where the form names no bucket (our own endpoint). */
  readonly bucket: string | null
  readonly minBytes: number
  readonly maxBytes: number
  /** Unix seconds. */
  readonly startS: number
  readonly endS: number
  readonly securityToken?: string | null
}

/** The form fields, named as COS wants them. */
export interface SignedPolicy {
  readonly key: string
  /** Base64 of the policy text. */
  readonly policy: string
  readonly 'q-sign-algorithm': string
  readonly 'q-ak': string
  readonly 'q-key-time': string
  readonly 'q-signature': string
}

function hmacHex(key: string, text: string): string {
  return createHmac('sha1', key).update(text).digest('hex')
}

/** SignKey = hex(HMAC-SHA1(SecretKey, KeyTime)). */
export function computeSignKey(secretKey: string, keyTime: string): string {
  return hmacHex(secretKey, keyTime)
}

/** Signature of a policy text (the JSON itself, not its base64). */
export function signPolicyText(options: {
  secretKey: string
  keyTime: string
  policyText: string
}): string {
  const stringToSign = createHash('sha1').update(options.policyText).digest('hex')
  return hmacHex(computeSignKey(options.secretKey, options.keyTime), stringToSign)
}

/** Fields for posting one object directly. */
export function signPolicy(grant: PolicyGrant): SignedPolicy {
  const keyTime = `${grant.startS};${grant.endS}`
  const conditions: unknown[] = [
    grant.isPrefix ? ['starts-with', '$key', grant.key] : { key: grant.key },
    ['content-length-range', grant.minBytes, grant.maxBytes],
    { 'q-sign-algorithm': ALGORITHM },
    { 'q-ak': grant.secretId },
    { 'q-sign-time': keyTime },
  ]
  if (grant.bucket) conditions.push({ bucket: grant.bucket })
  if (grant.securityToken) conditions.push({ 'x-cos-security-token': grant.securityToken })
  const policyText = JSON.stringify({
    expiration: new Date(grant.endS * 1000).toISOString(),
    conditions,
  })
  return {
    key: grant.key,
    policy: Buffer.from(policyText).toString('base64'),
    'q-sign-algorithm': ALGORITHM,
    'q-ak': grant.secretId,
    'q-key-time': keyTime,
    'q-signature': signPolicyText({ secretKey: grant.secretKey, keyTime, policyText }),
  }
}

export type PolicyVerdict =
  | {
      readonly ok: true
      readonly key: string
      /** The policy fixes only how the key begins. */
      readonly isPrefix: boolean
      readonly minBytes: number
      readonly maxBytes: number
    }
  | { readonly ok: false; readonly reason: string }

function refuse(reason: string): PolicyVerdict {
  return { ok: false, reason }
}

function sameText(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}

interface ParsedPolicy {
  readonly expiration: string
  readonly conditions: readonly unknown[]
}

function parsePolicy(base64: string): { text: string; policy: ParsedPolicy } | null {
  const text = Buffer.from(base64, 'base64').toString('utf8')
  try {
    const value = JSON.parse(text) as Partial<ParsedPolicy>
    if (typeof value.expiration !== 'string' || !Array.isArray(value.conditions)) return null
    return { text, policy: { expiration: value.expiration, conditions: value.conditions } }
  } catch {
    // Not JSON: the caller refuses the form and says so.
    return null
  }
}

/** One condition as [operator, field, value…]; null when it has no known form. */
function normalise(condition: unknown): readonly [string, ...unknown[]] | null {
  if (Array.isArray(condition)) return condition as [string, ...unknown[]]
  if (typeof condition !== 'object' || condition === null) return null
  const entries = Object.entries(condition)
  const [entry] = entries
  return entry && entries.length === 1 ? ['eq', `$${entry[0]}`, entry[1]] : null
}

/**
 * Checks the fields that came before the file, as COS does: signature, validity, every condition.
 * `nowS` is unix seconds. Says in English why a form is refused; the caller limits the file size.
 */
export function verifyPostForm(
  fields: Readonly<Record<string, string>>,
  options: { secretId: string; secretKey: string; nowS: number },
): PolicyVerdict {
  const keyTime = fields['q-key-time'] ?? ''
  const period = /^(\d{10});(\d{10})$/.exec(keyTime)
  const parsed = parsePolicy(fields.policy ?? '')
  if (!period || !parsed) return refuse('The policy or its time is missing or malformed')
  if (fields['q-sign-algorithm'] !== ALGORITHM) return refuse('Unknown signature algorithm')
  if (fields['q-ak'] !== options.secretId) return refuse('Unknown access key')
  const expected = signPolicyText({
    secretKey: options.secretKey,
    keyTime,
    policyText: parsed.text,
  })
  if (!sameText(expected, fields['q-signature'] ?? ''))
    return refuse('The signature does not match')
  if (options.nowS < Number(period[1]) || options.nowS >= Number(period[2]))
    return refuse('The signature has expired')
  const expiresAt = Date.parse(parsed.policy.expiration)
  if (!(options.nowS * 1000 < expiresAt)) return refuse('The policy has expired')
  return checkConditions(parsed.policy.conditions, fields)
}

function checkConditions(
  conditions: readonly unknown[],
  fields: Readonly<Record<string, string>>,
): PolicyVerdict {
  let sizes: { minBytes: number; maxBytes: number } | null = null
  let keyRule: string | null = null
  for (const condition of conditions) {
    const rule = normalise(condition)
    if (!rule) return refuse('A condition is malformed')
    const [operator, first, second] = rule
    if (operator === 'content-length-range') {
      if (typeof first !== 'number' || typeof second !== 'number') return refuse('Malformed sizes')
      sizes = { minBytes: first, maxBytes: second }
      continue
    }
    if (typeof first !== 'string' || typeof second !== 'string')
      return refuse('Malformed condition')
    const field = first.replace(/^\$/, '')
    if (field === 'bucket') continue
    // The policy limits q-sign-time; the form carries the same value as q-key-time.
    const value = fields[field === 'q-sign-time' ? 'q-key-time' : field]
    const fits =
      operator === 'eq'
        ? value === second
        : operator === 'starts-with' && value !== undefined && value.startsWith(second)
    if (!fits) return refuse(`The field ${field} does not fit the policy`)
    if (field === 'key' && second !== '') keyRule = keyRule === 'eq' ? 'eq' : operator
  }
  const key = fields.key
  if (!sizes || keyRule === null || !key) return refuse('The policy must fix the key and the size')
  return { ok: true, key, isPrefix: keyRule !== 'eq', ...sizes }
}
