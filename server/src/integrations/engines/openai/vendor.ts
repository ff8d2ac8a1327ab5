/** OpenAI-compatible images APIs, as the environment or engines.json describes them. */
import { z } from 'zod'
import { defineVendor, plainModel } from '../vendor'
import { OPENAI_VARIABLES } from './config'
import { DIALECT_NAMES } from './dialects/choose'
import { createOpenAiEngine } from './openai'

const DEFAULT_TIMEOUT_MS = 180_000
const DEFAULT_MODEL = 'gpt-image-1.5'

const parseSwitch = (value: 'auto' | 'on' | 'off'): boolean | undefined =>
  value === 'auto' ? undefined : value === 'on'

export const openai = defineVendor({
  id: 'openai',
  variables: OPENAI_VARIABLES,
  timeoutMs: DEFAULT_TIMEOUT_MS,
  own: {
    dialect: z.enum(DIALECT_NAMES).optional(),
    /** Whether it edits; left out: by model. */
    edits: z.boolean().optional(),
    /** Whether partial images are requested; left out: by host. */
    stream: z.boolean().optional(),
  },
  fromEnvironment(values) {
    if (!values.OPENAI_BASE_URL) return null
    const names = values.OPENAI_MODELS ?? [values.OPENAI_MODEL]
    return {
      server: {
        name: null,
        baseUrl: values.OPENAI_BASE_URL,
        apiKey: values.OPENAI_API_KEY,
        timeoutMs: values.OPENAI_TIMEOUT_MS,
        models: names.map((name) => ({ ...plainModel(name), sizes: values.OPENAI_SIZES })),
      },
      own: {
        dialect: values.OPENAI_DIALECT,
        edits: parseSwitch(values.OPENAI_EDITS),
        stream: parseSwitch(values.OPENAI_STREAM),
      },
      credits: values.OPENAI_CREDITS,
    }
  },
  create: (server, { dialect = 'auto', edits = null, stream = null }, { drawMask }) =>
    createOpenAiEngine({
      id: server.id,
      name: server.name,
      baseUrl: server.baseUrl,
      apiKey: server.apiKey,
      timeoutMs: server.timeoutMs,
      dialect,
      edits,
      stream,
      drawMask,
      models: server.models ?? [plainModel(DEFAULT_MODEL)],
    }),
})
