/** Which images API paints, if one does. */
import { whole, httpUrl, text, pictureSizes, oneOf } from '../../lib/env/schemas'
import { type ValuesOf } from '../../lib/env/values'
import type { Variable } from '../../lib/env/variable'

export const OPENAI_VARIABLES = {
  OPENAI_BASE_URL: {
    schema: httpUrl,
    initial: null,
    note: 'An OpenAI-compatible images API, e.g. `https://api.openai.com/v1`; set = engine on',
  },
  OPENAI_API_KEY: { schema: text, initial: null, note: 'Its key, if it wants one', secret: true },
  OPENAI_MODEL: { schema: text, initial: 'gpt-image-1', note: 'Its model' },
  OPENAI_SIZES: {
    schema: pictureSizes,
    initial: null,
    note: 'Sizes it paints, e.g. `1024x1024,768x1024`; unset = what its model is known for',
  },
  OPENAI_EDITS: {
    schema: oneOf(['auto', 'on', 'off']),
    initial: 'auto',
    note: 'Whether it has `/images/edits`, so that tools run there too; `auto` = by model',
  },
  OPENAI_TIMEOUT_MS: {
    schema: whole(1000, 1_800_000),
    initial: '180000',
    note: 'Longest wait for one answer of it',
  },
  OPENAI_CREDITS: { schema: whole(0, 10_000), initial: '8', note: 'Credits a picture by it' },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof OPENAI_VARIABLES>

export function openaiOf(values: Values) {
  if (!values.OPENAI_BASE_URL) return null
  return {
    baseUrl: values.OPENAI_BASE_URL,
    apiKey: values.OPENAI_API_KEY,
    model: values.OPENAI_MODEL,
    /** Null: by model. */
    sizes: values.OPENAI_SIZES,
    /** Null: by model. */
    edits: values.OPENAI_EDITS === 'auto' ? null : values.OPENAI_EDITS === 'on',
    timeoutMs: values.OPENAI_TIMEOUT_MS,
  }
}

export type OpenAiConfig = ReturnType<typeof openaiOf>
