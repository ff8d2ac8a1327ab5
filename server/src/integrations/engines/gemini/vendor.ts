/** Google's Gemini picture models, as the environment or engines.json describes them. */
import { httpUrl, text, whole } from '../../../platform/lib/env/schemas'
import type { Variable } from '../../../platform/lib/env/variable'
import { toHelpers } from '../diffusion/tools'
import { defineVendor, modelNames, plainModel } from '../vendor'
import { createGeminiEngine } from './gemini'
import { DEFAULT_MODELS } from './models'

const BASE_URL = 'https://generativelanguage.googleapis.com/v1beta'
const TIMEOUT_MS = 290_000

const VARIABLES = {
  GEMINI_API_KEY: {
    schema: text,
    initial: null,
    note: 'A key of Google AI Studio; set = engine on, with Gemini’s picture models. Not reachable from mainland China without a proxy',
    secret: true,
  },
  GEMINI_BASE_URL: {
    schema: httpUrl,
    initial: BASE_URL,
    note: 'Where that key is valid; a proxy that speaks the same API',
  },
  GEMINI_MODELS: {
    schema: modelNames,
    initial: DEFAULT_MODELS.join(','),
    note: 'Its models, the default first. Google renames them about twice a year',
  },
  GEMINI_TIMEOUT_MS: {
    schema: whole(1000, 1_800_000),
    initial: String(TIMEOUT_MS),
    note: 'Timeout of a picture by this engine',
  },
  GEMINI_CREDITS: {
    schema: whole(0, 10_000),
    initial: '10',
    note: 'Credits per picture by this engine',
  },
} as const satisfies Record<string, Variable>

export const gemini = defineVendor({
  id: 'gemini',
  variables: VARIABLES,
  timeoutMs: TIMEOUT_MS,
  own: {},
  fromEnvironment: (values) =>
    values.GEMINI_API_KEY === null
      ? null
      : {
          server: {
            name: null,
            baseUrl: values.GEMINI_BASE_URL,
            apiKey: values.GEMINI_API_KEY,
            timeoutMs: values.GEMINI_TIMEOUT_MS,
            models: values.GEMINI_MODELS.map(plainModel),
          },
          credits: values.GEMINI_CREDITS,
        },
  create: (server, _own, parts) =>
    createGeminiEngine({
      ...server,
      helpers: toHelpers(parts),
      models: server.models ?? DEFAULT_MODELS.map(plainModel),
    }),
})
