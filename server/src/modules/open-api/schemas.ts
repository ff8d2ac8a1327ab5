/** Shapes of /v1, as OpenAI's Images API has them; extensions are marked. */
import { SEED_MAX } from '@contract/tools/define'
import { z } from 'zod'

export const OUTPUT_FORMATS = ['png', 'jpeg', 'webp'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

export const errorSchema = z.object({
  error: z.object({
    message: z.string(),
    type: z.string(),
    param: z.string().nullable(),
    code: z.string().nullable(),
  }),
})

export const PROMPT_MAX = 32_000

const common = {
  model: z.string().min(1).max(120).nullish().describe('From GET /v1/models; default: the first'),
  n: z.number().int().min(1).max(10).nullish().describe('Pictures of one request'),
  response_format: z.enum(['url', 'b64_json']).nullish().describe('Default b64_json'),
  output_format: z.enum(OUTPUT_FORMATS).nullish().describe('Of b64_json; a url is always PNG'),
  output_compression: z.number().int().min(0).max(100).nullish().describe('Of jpeg and webp'),
  seed: z.number().int().min(0).max(SEED_MAX).nullish().describe('Extension: repeats a picture'),
  stream: z.boolean().nullish().describe('Server-sent events'),
  partial_images: z.number().int().min(0).max(3).nullish().describe('Of a stream'),
}

/** Unknown fields are accepted and named in the header x-moguang-ignored. */
export const generationBody = z.looseObject({
  prompt: z.string().min(1).max(PROMPT_MAX),
  ...common,
  size: z.string().max(20).nullish().describe('auto or WxH; the model lists its sizes'),
  style: z.string().max(64).nullish().describe('Extension: a style id of the model'),
  negative_prompt: z.string().max(PROMPT_MAX).nullish().describe('Extension'),
  background: z.enum(['transparent', 'opaque', 'auto']).nullish(),
})

export const editBody = z.looseObject({
  prompt: z.string().max(PROMPT_MAX).default(''),
  ...common,
  size: z.string().max(20).nullish(),
  style: z.string().max(64).nullish(),
  background: z.enum(['transparent', 'opaque', 'auto']).nullish(),
})

export const variationBody = z.looseObject(common)

export type ImageOptions = z.output<typeof variationBody>

export const imagesSchema = z.object({
  created: z.number().int().describe('Unix seconds'),
  data: z.array(
    z.object({
      b64_json: z.string().optional(),
      url: z.string().optional(),
      seed: z.number().int().optional().describe('Extension'),
      id: z.string().optional().describe('Extension: picture:<id>, as parameters of tools take it'),
    }),
  ),
  background: z.enum(['transparent', 'opaque']).optional(),
  output_format: z.enum(OUTPUT_FORMATS).optional(),
  size: z.string().optional(),
  moguang: z
    .object({ task: z.string(), credits: z.number().int() })
    .optional()
    .describe('Extension: id of the job and what it cost'),
})

export type ImagesAnswer = z.output<typeof imagesSchema>

export const taskSchema = z.object({
  id: z.string(),
  object: z.literal('task'),
  status: z.enum(['queued', 'in_progress', 'completed', 'failed', 'cancelled']),
  progress: z.number().describe('0 to 1'),
  tool: z.string(),
  created: z.number().int(),
  url: z.string().describe('Where to look again'),
  data: z.array(
    z.object({
      id: z.string().describe('picture:<id>, as parameters of tools take it'),
      url: z.string(),
      type: z.string(),
      seed: z.number().int().optional(),
    }),
  ),
  answer: z.record(z.string(), z.unknown()).nullable().describe('Of tools that answer in words'),
  credits: z.number().int().describe('Price; what a failed job cost is returned'),
  error: errorSchema.shape.error.nullable(),
})

export type TaskView = z.output<typeof taskSchema>

export const modelSchema = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.number().int(),
  owned_by: z.string(),
  moguang: z.object({
    name: z.string(),
    note: z.string(),
    credits: z.number().int().describe('For one picture'),
    sizes: z.array(z.string()),
    styles: z.array(z.string()),
    max_n: z.number().int(),
    seed: z.boolean(),
    negative_prompt: z.boolean(),
    edits: z.boolean().describe('Serves images/edits with a mask'),
  }),
})
