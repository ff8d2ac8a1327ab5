/** Which server of the sdapi family paints, if one does. */
import { z } from 'zod'
import { httpUrl, whole } from '../../../platform/lib/env/schemas'
import type { Variable } from '../../../platform/lib/env/variable'

/** Node's own client ends a call without an answer after 300 s. */
export const MOST_TIMEOUT_MS = 290_000

export const SDAPI_VARIABLES = {
  SDAPI_URL: {
    schema: httpUrl,
    initial: null,
    note: 'A1111, Forge, SD.Next (started with their API on) or sd-server of stable-diffusion.cpp, e.g. `http://127.0.0.1:7860`; set = engine on',
  },
  SDAPI_AUTH: {
    schema: z.string().regex(/^[^:\s]+:\S+$/, 'must be user:password'),
    initial: null,
    note: 'User and password, `user:password`, if the server was started with them',
    secret: true,
  },
  SDAPI_TIMEOUT_MS: {
    schema: whole(1000, MOST_TIMEOUT_MS),
    initial: '290000',
    note: 'Timeout of a picture by this engine',
  },
  SDAPI_CREDITS: {
    schema: whole(0, 10_000),
    initial: '4',
    note: 'Credits per picture by this engine',
  },
} as const satisfies Record<string, Variable>
