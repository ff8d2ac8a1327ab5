/** Which ComfyUI servers paint, if any do. */
import { z } from 'zod'
import { text, whole } from '../../../platform/lib/env/schemas'
import type { Variable } from '../../../platform/lib/env/variable'

const ADDRESS = /^https?:\/\/[^\s/,]+(\/[^\s,]*)?$/

/** `http://192.168.1.5:8188,http://192.168.1.6:8188` */
export const addresses = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim().replace(/\/+$/, '')))
  .pipe(
    z.array(z.string().regex(ADDRESS, 'must be http(s) URLs with commas between')).min(1).max(16),
  )

/** `Name: value`, for a proxy that authenticates callers. */
const header = z
  .string()
  .regex(/^[\w-]{1,60}: ?\S.*$/, 'must be a header such as `Authorization: Basic …`')

export const COMFYUI_VARIABLES = {
  COMFYUI_URL: {
    schema: addresses,
    initial: null,
    note: 'A ComfyUI server, e.g. `http://192.168.1.5:8188`, or several, comma-separated: the least busy one paints; set = engine on',
  },
  COMFYUI_HEADER: {
    schema: header,
    initial: null,
    note: 'A header sent with every call to ComfyUI, for a proxy that requires one, e.g. `Authorization: Basic …`',
    secret: true,
  },
  COMFYUI_WORKFLOWS: {
    schema: text,
    initial: null,
    note: 'Folder of custom graphs in API format, one per tool, e.g. `inpaint.json` (docs/ENGINES.md)',
  },
  COMFYUI_TIMEOUT_MS: {
    schema: whole(1000, 3_600_000),
    initial: '600000',
    note: 'Timeout of a picture by ComfyUI, including its time in the queue',
  },
  COMFYUI_CREDITS: {
    schema: whole(0, 10_000),
    initial: '4',
    note: 'Credits per picture by this engine',
  },
} as const satisfies Record<string, Variable>
