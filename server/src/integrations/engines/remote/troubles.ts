/**
 * Classifies a server's error by its code and its sentence. Vendors write one cause in many ways,
 * gateways before them in more. The sentence is only matched, it never leaves this file: it may
 * repeat keys and prompts.
 */
import { type JsonLimits, parseJson } from '../../../platform/lib/json-limits'
import type { EngineTrouble } from '../engine'

/** Of what is no answer but an error, an event or a message. */
export const SMALL_JSON: JsonLimits = { depth: 32, values: 20_000 }

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An error body as far as it is matched. */
export interface Problem {
  /** The codes and types it names. */
  readonly codes: readonly string[]
  /** The name of the field it is about, where it says so. */
  readonly param: string
  /** Its sentences, in lower case. */
  readonly words: string
}

const MOST_WORDS = 2_000
/** Fields with messages of servers; those that repeat the request (`input`, `body`) are not read. */
const SENTENCES = ['message', 'msg', 'detail', 'errors', 'error', 'description', 'failReason']
const CODES = ['code', 'type', 'error_type', 'error', 'exception_type']

const textsIn = (value: Readonly<Record<string, unknown>>, keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const found = value[key]
    return typeof found === 'string' && found !== '' ? [found.slice(0, MOST_WORDS)] : []
  })

/** `{error: {…}}`, `{code, message}`, `{detail: [{type, loc, msg}]}` or `{detail}`. */
export function problemIn(value: unknown): Problem {
  if (!isRecord(value)) return { codes: [], param: '', words: '' }
  const [first]: unknown[] = Array.isArray(value.detail) ? value.detail : []
  const parts = [value.error, first, value].filter(isRecord)
  const loc = isRecord(first) && Array.isArray(first.loc) ? first.loc.at(-1) : undefined
  const [param = ''] = parts.flatMap((part) => textsIn(part, ['param']))
  return {
    codes: parts.flatMap((part) => textsIn(part, CODES)),
    param: typeof loc === 'string' ? loc : param,
    words: parts
      .flatMap((part) => textsIn(part, SENTENCES))
      .join(' ')
      .toLowerCase(),
  }
}

export function parseProblem(body: string): Problem {
  try {
    return problemIn(parseJson(body, SMALL_JSON))
  } catch {
    // A proxy's HTML page, or half an answer: the status has to do.
    return problemIn(null)
  }
}

interface Signs {
  readonly code?: RegExp
  readonly param?: RegExp
  readonly words?: RegExp
}

const CONTENT: Signs = {
  code: /content_?policy|moderation|content_?filter|safety|sensitive|DataInspectionFailed|RiskDetection|nsfw|IPInfringement|prompt_blocked|violation_fee/i,
  words:
    /safety system|content[_ ]policy|content management policy|flagged (by|as)|敏感|违规|审核不通过/,
}

/** In this order: a later one may be named in the sentence of an earlier one. */
const TROUBLES: readonly (readonly [EngineTrouble, Signs])[] = [
  ['unverified', { words: /organi[sz]ation must be verified|verify (your )?organi[sz]ation|实名/ }],
  [
    'broke',
    {
      code: /insufficient_\w*(quota|balance|credit|fund)|quota_failed|quota_not_enough|billing|Arrearage|Overdue|QuotaExceeded|SetLimitExceeded|balance|AllocationQuota|Unpurchased|NotPurchased|entitlement_/i,
      words:
        /exhausted balance|insufficient (\w+ )?(quota|balance|credits?|funds)|not enough (quota|balance|credits?)|余额不足|额度不足|额度已用尽|配额不足|欠费/,
    },
  ],
  [
    'memory',
    {
      code: /out_?of_?memory/i,
      words: /out ?of ?memory|allocation on device|not enough (\w+ )?memory|显存不足/,
    },
  ],
  [
    'missing',
    {
      code: /model_not_(found|available|supported)|ModelNot(Found|Open)|ModelUnavailable|UnsupportedModel|InvalidEndpointOrModel|Model\.AccessDenied|no_available_channel/i,
      words:
        /model\b.{0,80}(not (found|exist|available|supported)|does ?n[o']t exist|no available channel)|no available channel|无可用渠道|(no|not have|no access to|unknown|invalid) (access to )?(the )?(model|checkpoint)|模型.{0,60}(不存在|无权|无可用|没有权限|未开通|不可用)|无权访问.{0,20}模型/,
    },
  ],
  [
    'size',
    {
      code: /InvalidParameter\.(size|width|height)|invalid_?(image_?)?size|image_too_(small|large)|file_too_large|size_(not_supported|invalid)/i,
      param: /^(image_)?size$|^width$|^height$|^image_size$/,
      words:
        /invalid (image )?size|image size must|size.{0,40}(not supported|unsupported|is invalid|must be|at least)|invalid value: '\d+x\d+'|(width|height).{0,30}(must be|at least|at most|multiple of)|尺寸|分辨率/,
    },
  ],
  [
    'refused',
    {
      code: /invalid_(api_)?key|Invalid_?ApiKey|AuthenticationError|InvalidAccountStatus|no_available_key|invalid_authentication|unauthori[sz]ed/i,
      words:
        /(invalid|incorrect|expired|revoked) (api )?(key|token)|api key .{0,20}(invalid|expired)|无效的令牌|令牌(已过期|状态不可用)/,
    },
  ],
]

const BUSY: Signs = {
  code: /rate_?limit|too_many_requests|Throttling|concurrency_limit|ServerOverloaded|BurstTooFast/i,
}

function hasAnySign({ code, param, words }: Signs, problem: Problem): boolean {
  return (
    (code !== undefined && problem.codes.some((one) => code.test(one))) ||
    (param !== undefined && param.test(problem.param)) ||
    (words !== undefined && words.test(problem.words))
  )
}

/** A refusal for what is shown or said. */
export const isContentProblem = (problem: Problem): boolean => hasAnySign(CONTENT, problem)
export const isBusyProblem = (problem: Problem): boolean => hasAnySign(BUSY, problem)

/** Null: it says nothing that is known here. */
export function troubleIn(problem: Problem): EngineTrouble | null {
  return TROUBLES.find(([, signs]) => hasAnySign(signs, problem))?.[0] ?? null
}
