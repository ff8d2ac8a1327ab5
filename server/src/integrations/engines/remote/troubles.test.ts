/** Error bodies as vendors and gateways write them, from their sources and their users' reports. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { EngineErrorKind, EngineTrouble } from '../engine'
import { buildAnswerError } from './errors'

type Row = readonly [string, number, unknown, EngineErrorKind, EngineTrouble | null]

const openai = (message: string, code: string | null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
})
const newApi = (message: string, code: string) => ({
  error: { message, type: 'new_api_error', param: '', code },
})

const ROWS: readonly Row[] = [
  // OpenAI, openai-node 7b7d6ca and its users.
  [
    'OpenAI, organisation not verified',
    403,
    openai(
      'Your organization must be verified to use the model `gpt-image-1`. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
      null,
    ),
    'unavailable',
    'unverified',
  ],
  [
    'OpenAI, wrong key',
    401,
    openai('Incorrect API key provided: sk-x.', 'invalid_api_key'),
    'unavailable',
    'refused',
  ],
  [
    'OpenAI, no such model',
    404,
    openai(
      'The model `gpt-image-9` does not exist or you do not have access to it.',
      'model_not_found',
    ),
    'unavailable',
    'missing',
  ],
  [
    'OpenAI, no quota',
    429,
    openai('You exceeded your current quota.', 'insufficient_quota'),
    'unavailable',
    'broke',
  ],
  [
    'OpenAI, hard limit',
    400,
    openai('Billing hard limit has been reached', 'billing_hard_limit_reached'),
    'unavailable',
    'broke',
  ],
  [
    'OpenAI, rate',
    429,
    openai('Rate limit reached for gpt-image-1', 'rate_limit_exceeded'),
    'rate_limited',
    null,
  ],
  [
    'OpenAI, content',
    400,
    openai(
      'Your request was rejected by the safety system.',
      'moderation_blocked',
      'image_generation_user_error',
    ),
    'content_blocked',
    null,
  ],
  [
    'OpenAI, size',
    400,
    { error: { message: "Invalid value: '768x1024'.", param: 'size', code: 'invalid_value' } },
    'rejected',
    'size',
  ],
  [
    'OpenAI, another field',
    400,
    openai('Unknown parameter: seed', 'unknown_parameter'),
    'rejected',
    null,
  ],
  [
    'OpenAI, its own trouble',
    500,
    openai('The server had an error', null, 'server_error'),
    'unavailable',
    null,
  ],
  // new-api 01f6839 (types/error.go, middleware) and one-api.
  [
    'new-api, user’s quota',
    403,
    newApi('用户额度不足, 剩余额度: 0', 'insufficient_user_quota'),
    'unavailable',
    'broke',
  ],
  [
    'new-api, token’s quota',
    403,
    newApi('token quota is not enough', 'pre_consume_token_quota_failed'),
    'unavailable',
    'broke',
  ],
  [
    'new-api, no channel',
    503,
    newApi('分组 default 下模型 flux 无可用渠道', 'model_not_found'),
    'unavailable',
    'missing',
  ],
  ['new-api, wrong token', 401, newApi('无效的令牌', ''), 'unavailable', 'refused'],
  [
    'new-api, model not allowed',
    403,
    newApi('This token has no access to model flux', ''),
    'unavailable',
    'missing',
  ],
  [
    'new-api, words',
    400,
    newApi('sensitive words detected', 'sensitive_words_detected'),
    'content_blocked',
    null,
  ],
  [
    'new-api, too many at once',
    429,
    newApi('x', 'token_concurrency_limit_reached'),
    'rate_limited',
    null,
  ],
  ['new-api, upstream', 500, newApi('do request failed', 'do_request_failed'), 'unavailable', null],
  // DashScope, its page of errors.
  [
    'DashScope, wrong key',
    401,
    { code: 'InvalidApiKey', message: 'Invalid API-key provided.' },
    'unavailable',
    'refused',
  ],
  [
    'DashScope, overdue',
    400,
    { code: 'Arrearage', message: 'Access denied' },
    'unavailable',
    'broke',
  ],
  [
    'DashScope, free tier',
    403,
    { code: 'AllocationQuota.FreeTierOnly', message: 'x' },
    'unavailable',
    'broke',
  ],
  [
    'DashScope, not open',
    403,
    { code: 'Model.AccessDenied', message: 'Model access denied.' },
    'unavailable',
    'missing',
  ],
  ['DashScope, no model', 404, { code: 'ModelNotFound', message: 'x' }, 'unavailable', 'missing'],
  [
    'DashScope, size',
    400,
    { code: 'InvalidParameter', message: 'size is invalid, must be one of 1664*928' },
    'rejected',
    'size',
  ],
  [
    'DashScope, content',
    400,
    { code: 'DataInspectionFailed', message: 'x' },
    'content_blocked',
    null,
  ],
  ['DashScope, rate', 429, { code: 'Throttling.RateQuota', message: 'x' }, 'rate_limited', null],
  // Ark, 82379/1299023.
  [
    'Ark, wrong key',
    401,
    { error: { code: 'AuthenticationError', type: 'Unauthorized' } },
    'unavailable',
    'refused',
  ],
  [
    'Ark, overdue',
    403,
    { error: { code: 'AccountOverdueError', message: 'x' } },
    'unavailable',
    'broke',
  ],
  [
    'Ark, not open',
    404,
    { error: { code: 'ModelNotOpen', message: 'x' } },
    'unavailable',
    'missing',
  ],
  [
    'Ark, trial used up',
    429,
    { error: { code: 'SetLimitExceeded', message: 'x' } },
    'unavailable',
    'broke',
  ],
  [
    'Ark, size',
    400,
    {
      error: {
        code: 'InvalidParameter',
        param: 'size',
        message: 'image size must be at least 3686400 pixels',
      },
    },
    'rejected',
    'size',
  ],
  [
    'Ark, overloaded',
    429,
    { error: { code: 'ServerOverloaded', message: 'x' } },
    'rate_limited',
    null,
  ],
  [
    'Ark, real face',
    400,
    { error: { code: 'InputImageSensitiveContentDetected.PrivacyInformation' } },
    'content_blocked',
    null,
  ],
  // SiliconFlow.
  [
    'SiliconFlow, balance',
    403,
    { code: 30001, message: 'Sorry, your account balance is insufficient 余额不足' },
    'unavailable',
    'broke',
  ],
  [
    'SiliconFlow, no real name',
    403,
    { code: 20041, message: '请先完成实名认证' },
    'unavailable',
    'unverified',
  ],
  // fal, its error reference; Replicate-like 402.
  [
    'fal, balance',
    403,
    { detail: 'User is locked. Reason: Exhausted balance. Top up your balance.' },
    'unavailable',
    'broke',
  ],
  [
    'fal, picture too small',
    422,
    { detail: [{ loc: ['body', 'image_url'], msg: 'Image too small', type: 'image_too_small' }] },
    'rejected',
    'size',
  ],
  [
    'fal, content',
    422,
    { detail: [{ loc: ['body', 'prompt'], msg: 'x', type: 'content_policy_violation' }] },
    'content_blocked',
    null,
  ],
  ['no credit', 402, { detail: 'Payment Required' }, 'unavailable', 'broke'],
  // Servers at home: AUTOMATIC1111 modules/api/api.py, LocalAI, sd-server.
  [
    'a full graphics card',
    500,
    {
      error: 'OutOfMemoryError',
      detail: '',
      errors: 'CUDA out of memory. Tried to allocate 2.00 GiB',
    },
    'unavailable',
    'memory',
  ],
  ['a proxy', 502, '<html>Bad Gateway</html>', 'unavailable', null],
]

describe('the error of an answer', () => {
  for (const [what, status, body, kind, trouble] of ROWS)
    test(`${what}: ${kind}${trouble ? `, ${trouble}` : ''}`, () => {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const error = buildAnswerError({ label: 'test API', status, body: text, retryAfter: null })
      assert.deepEqual([error.kind, error.trouble], [kind, trouble], error.message)
      assert.doesNotMatch(error.message, /sk-x|organization|额度|Tried to/)
    })

  test('a prompt that the server repeats decides nothing', () => {
    const detail = [
      { loc: ['body', 'seed'], msg: 'x', type: 'one_of', input: 'out of memory, size' },
    ]
    const body = JSON.stringify({ detail, body: { prompt: 'invalid size, 余额不足' } })
    const error = buildAnswerError({ label: 'test API', status: 422, body, retryAfter: null })
    assert.deepEqual([error.kind, error.trouble], ['rejected', null])
  })
})
