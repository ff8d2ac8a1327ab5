/** Which images API paints, if one does. */
import { httpUrl, oneOf, pictureSizes, text, whole } from '../../../platform/lib/env/schemas'
import type { Variable } from '../../../platform/lib/env/variable'
import { modelNames } from '../vendor'
import { DIALECT_NAMES } from './dialects/choose'

export const OPENAI_VARIABLES = {
  OPENAI_BASE_URL: {
    schema: httpUrl,
    initial: null,
    note: 'An OpenAI-compatible images API, e.g. `https://api.openai.com/v1`; set = engine on',
  },
  OPENAI_API_KEY: {
    schema: text,
    initial: null,
    note: 'API key, if the server requires one',
    secret: true,
  },
  OPENAI_MODEL: { schema: text, initial: 'gpt-image-1.5', note: 'Model to use' },
  OPENAI_MODELS: {
    schema: modelNames,
    initial: null,
    note: 'Several models, the default first, e.g. `gpt-image-1.5,gpt-image-1-mini`; unset = OPENAI_MODEL alone. Prices of single ones: MODEL_CREDITS',
  },
  OPENAI_DIALECT: {
    schema: oneOf(DIALECT_NAMES),
    initial: 'auto',
    note: 'Dialect of the server; `auto` = by its host (Ark, SiliconFlow), else by the name of each model (gateways)',
  },
  OPENAI_SIZES: {
    schema: pictureSizes,
    initial: null,
    note: 'Sizes that the server paints, e.g. `1024x1024,768x1024`; unset = the known sizes of the model',
  },
  OPENAI_EDITS: {
    schema: oneOf(['auto', 'on', 'off']),
    initial: 'auto',
    note: 'Whether the server can edit pictures, so that tools run there too; `auto` = by model',
  },
  OPENAI_STREAM: {
    schema: oneOf(['auto', 'on', 'off']),
    initial: 'auto',
    note: 'Whether GPT image models show unfinished pictures; `auto` = only at OpenAI itself',
  },
  OPENAI_TIMEOUT_MS: {
    schema: whole(1000, 1_800_000),
    initial: '180000',
    note: 'Timeout of one answer of the images API',
  },
  OPENAI_CREDITS: {
    schema: whole(0, 10_000),
    initial: '8',
    note: 'Credits per picture by this engine',
  },
} as const satisfies Record<string, Variable>
