/** Whether a midjourney-proxy paints. Off unless an operator turns it on, and answers for it. */
import { httpUrl, text, whole } from '../../../platform/lib/env/schemas'
import type { Variable } from '../../../platform/lib/env/variable'

export const MIDJOURNEY_VARIABLES = {
  MJ_PROXY_URL: {
    schema: httpUrl,
    initial: null,
    note: 'A midjourney-proxy (novicezk), e.g. `http://127.0.0.1:8080`; set = engine on. Against Midjourney’s terms of service: accounts behind it may be banned',
  },
  MJ_PROXY_SECRET: { schema: text, initial: null, note: 'Its `api-secret`', secret: true },
  MJ_PROXY_TIMEOUT_MS: {
    schema: whole(1000, 3_600_000),
    initial: '540000',
    note: 'Timeout of a picture by this engine',
  },
  MJ_PROXY_CREDITS: {
    schema: whole(0, 10_000),
    initial: '8',
    note: 'Credits per picture by this engine',
  },
} as const satisfies Record<string, Variable>
