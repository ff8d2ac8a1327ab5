/** Settings of the chat model. */
import { z } from 'zod'
import { httpUrl, oneOf, text, whole } from '../../platform/lib/env/schemas'
import { ConfigError, type ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'

/** `2/8`: yuan per million tokens, read and written. */
const tokenPrices = z
  .string()
  .regex(
    /^\d{1,5}(\.\d{1,4})?\/\d{1,5}(\.\d{1,4})?$/,
    'must be yuan per million tokens read and written, such as 2/8',
  )
  .transform((pair) => pair.split('/').map(Number) as [number, number])

export const CHAT_VARIABLES = {
  CHAT_BASE_URL: {
    schema: httpUrl,
    initial: null,
    note: 'Chat model for 对话改图 and 润色: base of an OpenAI-compatible API, e.g. `https://api.openai.com/v1` or `http://127.0.0.1:11434/v1`; unset = rules alone',
  },
  CHAT_API_KEY: {
    schema: text,
    initial: null,
    note: 'Its key; unset = none is sent (a server on this machine)',
    secret: true,
  },
  CHAT_MODEL: {
    schema: text,
    initial: null,
    note: 'Its model, e.g. `gpt-5-mini`, `qwen3-vl-plus`',
  },
  CHAT_IMAGES: {
    schema: oneOf(['auto', 'off']),
    initial: 'auto',
    note: 'Whether the model receives the picture (at most 768 pixels a side): `auto` until it refuses one, `off` never',
  },
  CHAT_PRICES: {
    schema: tokenPrices,
    initial: '4/16',
    note: 'Yuan per million tokens read and written, by which its cost is counted',
  },
  CHAT_YUAN_PER_DAY: {
    schema: whole(1, 1_000_000),
    initial: '20',
    note: 'Budget of a day (Shanghai) of all processes; beyond it the rules answer',
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof CHAT_VARIABLES>

/** Null: the rules answer alone. */
export function buildChatConfig(values: Values) {
  const { CHAT_BASE_URL: baseUrl, CHAT_MODEL: model, CHAT_API_KEY: apiKey } = values
  if (baseUrl === null && model === null && apiKey === null) return null
  if (baseUrl === null)
    throw new ConfigError('CHAT_BASE_URL must be set when CHAT_MODEL or CHAT_API_KEY is')
  if (model === null) throw new ConfigError('CHAT_MODEL must be set when CHAT_BASE_URL is')
  const [readYuan, writtenYuan] = values.CHAT_PRICES
  return {
    baseUrl,
    model,
    apiKey,
    images: values.CHAT_IMAGES === 'auto',
    /** Yuan per million tokens. */
    prices: { read: readYuan, written: writtenYuan },
    milliPerDay: values.CHAT_YUAN_PER_DAY * 1000,
  }
}

export type ChatConfig = NonNullable<ReturnType<typeof buildChatConfig>>
