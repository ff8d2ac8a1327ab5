/** JSON schemas of tools, derived from their definitions (contract/tools). */
import { isCharacterName } from '@contract/characters'
import { REFERENCE_ROLES } from '@contract/tools/references'
import type { ApiKeyScope } from '@contract/open-api'
import { type ParamSpec, SEED_MAX, type ToolDefinition } from '@contract/tools/define'
import { z } from 'zod'

/** A picture of the caller, or the bytes of one. */
const PICTURE = z
  .string()
  .describe('upload:<id> (POST /v1/uploads), picture:<id> of a task, or data:image/png;base64,…')
const VIDEO = z.string().describe('upload:<id> (POST /v1/uploads) or picture:<id> of a task')
const SOUND = z.string().describe('upload:<id> (POST /v1/uploads)')
const MASK = z
  .union([
    z.string().describe('data:image/png;base64,…: transparent, or white if it has no transparency'),
    z.looseObject({
      base: z.enum(['none', 'all', 'subject', 'damage']),
      marks: z.array(z.looseObject({ kind: z.enum(['stroke', 'hint', 'outline', 'tap']) })),
      inverted: z.boolean(),
      feather: z.number().int().min(0).max(100),
    }),
  ])
  .describe('Where the tool works')

function toZod(spec: ParamSpec): z.ZodType {
  switch (spec.kind) {
    case 'text':
      return z.string().max(spec.maxLength)
    case 'ratio':
      return z.string().regex(/^\d{1,2}:\d{1,2}$/)
    case 'choice':
      return z.string().max(64).nullable()
    case 'count':
      return z.number().int().min(spec.min).max(spec.max)
    case 'level':
      return z.literal(spec.levels.map(({ value }) => value))
    case 'option':
      return z.enum(spec.options.map(({ value }) => value))
    case 'toggle':
      return z.boolean()
    case 'number':
      return z.number().min(spec.min).max(spec.max)
    case 'colour':
      return z.string().regex(/^#[0-9a-fA-F]{6}$/)
    case 'seed':
      return z.number().int().min(0).max(SEED_MAX).nullable()
    case 'image':
      return PICTURE.nullable()
    case 'video':
      return VIDEO.nullable()
    case 'sound':
      return SOUND.nullable()
    case 'images':
      return z.array(PICTURE).min(spec.min).max(spec.max)
    case 'references':
      return z
        .array(
          z.strictObject({
            number: z.number().int().min(1).max(spec.max),
            image: PICTURE,
            role: z.enum(REFERENCE_ROLES),
            strength: z.number().int().min(0).max(100),
          }),
        )
        .max(spec.max)
    case 'characters':
      return z
        .array(z.strictObject({ id: z.string().max(40), name: z.string().refine(isCharacterName) }))
        .max(spec.max)
    case 'mask':
      return MASK
    case 'margins': {
      const side = z.number().min(0).max(spec.max)
      return z.strictObject({ left: side, top: side, right: side, bottom: side })
    }
    case 'data':
      return z.array(z.looseObject({})).max(spec.max)
    case 'shots':
      return z
        .array(
          z.strictObject({
            image: PICTURE.nullable(),
            text: z.string().max(spec.maxText),
            seconds: z.number().min(0.5).max(10),
          }),
        )
        .min(spec.min)
        .max(spec.max)
  }
}

/** Whether a run is refused without it; a mask begins with the tool's own selection. */
function isRequired(spec: ParamSpec): boolean {
  if (spec.kind === 'images' || spec.kind === 'shots') return spec.min > 0
  if (spec.kind === 'mask') return spec.required && spec.base === 'none'
  if (spec.kind === 'margins') return true
  return 'required' in spec && spec.required
}

/** Of the parameters of a tool; Chinese names are the descriptions, as on its form. */
export function toInputSchema({ params }: ToolDefinition) {
  const entries = Object.entries(params).map(([key, spec]): [string, z.ZodType] => {
    const described = toZod(spec).describe(spec.label)
    return [key, isRequired(spec) ? described : described.optional()]
  })
  return z.strictObject(Object.fromEntries(entries))
}

/** The body of POST /v1/tools/{tool}. */
export function toRunSchema(tool: ToolDefinition) {
  return z.strictObject({
    input: toInputSchema(tool),
    model: z.string().min(1).max(120).optional().describe('Default: the first that serves it'),
  })
}

/** The scope that a key needs to run a tool. */
export function scopeOfTool({ output, params }: ToolDefinition): ApiKeyScope {
  if (output === 'video') return 'video'
  const takesPictures = Object.values(params).some(
    ({ kind }) => kind === 'image' || kind === 'images' || kind === 'video',
  )
  return takesPictures ? 'edit' : 'generate'
}
