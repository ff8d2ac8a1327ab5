import { z } from 'zod'
import { hashText } from '../../lib/random'
import golden from '../golden.json'
import illustrationGolden from '../illustration/golden.json'
import type { Brief, ThingWish } from '../illustration/family'
import { renewTrait } from '../illustration/renamed'
import { LAYOUTS } from '../lexicon/uses'
import {
  FRAMINGS,
  LANDFORMS,
  LIGHTS,
  MATERIALS,
  MOODS,
  MOTIFS,
  PLACES,
  SCENES,
  SEASONS,
  SHADES,
  SIZES,
  STYLES,
  type Slots,
  type Spot,
  type SubjectWish,
  TIMES,
  TINTS,
  WEATHERS,
} from '../slots'
import { SUBJECTS } from '../subjects/ids'
import { isDrawnSmall } from '../subjects/registry'
import { SURFACES } from '../surfaces/ids'
import { toneSchema } from './tone'

/** Rises when the fields of a plan change; plans of another version are not read. */
export const PLAN_VERSION = 1 as const

/** Changes with the pixels of the painter's reference pictures: a plan gives the same bytes within one. */
export const KERNEL_VERSION = hashText(JSON.stringify([golden, illustrationGolden])).toString(36)

/** A plan as text is at most this long. */
export const MAX_PLAN_BYTES = 64 * 1024

const word = z.string().max(80)
const words = z.array(z.string().max(200)).max(100)
const share = z.number().min(-8).max(8)
const factor = z.number().min(0.05).max(20)
const tint = z.enum(TINTS)
const exact = z.templateLiteral(['#', z.string().regex(/^[0-9a-f]{6}$/)])

const traitSchema = z
  .strictObject({
    ...{ slot: word, value: word, tint: tint.optional() },
    shade: z.enum(SHADES).optional(),
  })
  .transform(renewTrait)

const wishSchema = z.strictObject({
  id: word,
  count: z.number().int().min(0).max(999).nullable(),
  tint: tint.optional(),
  traits: z.array(traitSchema).max(40),
  character: word.optional(),
} satisfies Record<keyof ThingWish, z.ZodType>)

const briefSchema = z.strictObject({
  main: wishSchema,
  place: wishSchema.optional(),
  others: z.array(wishSchema).max(20),
  texts: z.array(z.string().max(400)).max(20),
  traits: z.array(traitSchema).max(40),
  time: z.enum(TIMES).nullable(),
  season: z.enum(SEASONS).nullable(),
  weather: z.array(z.enum(WEATHERS)),
  moods: z.array(z.enum(MOODS)),
  tint: tint.nullable(),
} satisfies Record<keyof Brief, z.ZodType>)

const whimAmount = z.number().min(-1).max(1)

const spotSchema = z.strictObject({
  ...{ x: share.optional(), y: share.optional(), scale: z.number().min(0.01).max(4).optional() },
} satisfies Record<keyof Spot, z.ZodType>)

const subjectSchema = z.strictObject({
  id: word.refine(isDrawnSmall),
  count: z.number().int().min(0).max(999).nullable(),
  tint: tint.optional(),
  size: z.enum(SIZES).optional(),
  place: z.enum(PLACES).optional(),
  holds: z.enum(SUBJECTS).optional(),
  traits: z.array(traitSchema).max(40).readonly().optional(),
  at: spotSchema.optional(),
} satisfies Record<keyof SubjectWish, z.ZodType>)

const slotsSchema = z.strictObject({
  scene: z.enum(SCENES),
  also: z.array(z.enum(SCENES)),
  subjects: z.array(subjectSchema).max(40),
  lights: z.array(z.enum(LIGHTS)),
  time: z.enum(TIMES),
  season: z.enum(SEASONS).nullable(),
  weather: z.array(z.enum(WEATHERS)),
  snowPeaks: z.boolean().optional(),
  clouds: z.number().optional(),
  tint: tint.nullable(),
  dyed: z
    .strictObject({
      ...{ sky: tint.optional(), water: tint.optional() },
      ...{ land: tint.optional(), clouds: tint.optional(), disc: tint.optional() },
    })
    .optional(),
  landform: z.enum(LANDFORMS).nullable(),
  framing: z.array(z.enum(FRAMINGS)),
  eyeLevel: z.boolean().optional(),
  grounded: z.boolean().optional(),
  motifs: z.array(z.enum(MOTIFS)),
  material: z.enum(MATERIALS).nullable(),
  moods: z.array(z.enum(MOODS)),
  whim: z.strictObject({ hue: whimAmount, rhythm: whimAmount, texture: whimAmount }),
  style: z.enum(STYLES).nullable(),
  denied: z.array(word).max(400),
} satisfies Record<keyof Slots, z.ZodType>)

const attempt = z.number().int().min(0).max(20)

/** A place and its things, with the number of the tried composition that was accepted. */
const sceneSchema = z.strictObject({ slots: slotsSchema, attempt })

/** The picture before any edit of a single thing. */
const subjectOfPlan = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('illustration'),
    brief: briefSchema,
    /** As it was before its hour or weather changed: people keep the colours of their clothes. */
    planned: briefSchema.optional(),
    /** The purpose of the picture: 头像, 横幅. */
    layout: z.enum(LAYOUTS).nullable(),
    /** The painted place behind it; null: none, or the family draws its own. */
    place: sceneSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('landscape'), scene: sceneSchema }),
])

/** The resting place of a thing: shares of width and height, and the length of its unit in short sides. */
const restSchema = z.strictObject({
  ...{ x: share, y: share, scale: z.number().min(0).max(100) },
  /** Of its own space, not of the foot of its box. */
  byOrigin: z.boolean(),
})

/** The difference of a thing from its resting place. */
const transformSchema = z.strictObject({
  /** Shares of the width and the height. */
  dx: share.optional(),
  dy: share.optional(),
  scale: factor.optional(),
  mirror: z.boolean().optional(),
  /** Steps to the front; negative: to the back. */
  order: z.number().int().min(-50).max(50).optional(),
  hidden: z.boolean().optional(),
})

const thingSchema = z.strictObject({
  /** `cat-1`: kind and number; never given to another thing of the picture. */
  id: word,
  /** Its name in the composition: `main 2` is the second copy of the main thing. */
  key: word,
  kind: word,
  /** Chinese. */
  name: word,
  /** The words of the prompt for it. */
  words,
  rest: restSchema.nullable(),
  transform: transformSchema.optional(),
  /** Takes the place of the composed thing: of an illustration, and of a scene. */
  wish: wishSchema.optional(),
  subject: subjectSchema.optional(),
  /** The colour of its largest part: a named one, or where its own drawing knows no colours. */
  dye: z.union([tint, exact]).optional(),
  /** Lighter, paler, warmer than composed: of a part of the scenery. */
  tone: toneSchema.pick({ light: true, colour: true, warmth: true }).optional(),
  /** A text that is written over the picture. */
  text: z.string().max(400).optional(),
  /** Added by an edit: composed alone. */
  added: z.boolean().optional(),
})

const readingSchema = z.strictObject({
  understood: words,
  ignored: words,
  manner: words.optional(),
  substituted: z.array(z.strictObject({ word, by: word, broad: z.boolean() })).optional(),
  missing: words.optional(),
  chosen: word.optional(),
})

const planSchema = z.strictObject({
  version: z.literal(PLAN_VERSION),
  kernel: z.string().max(20),
  /** Pixels. */
  width: z.number().int().min(16).max(8192),
  height: z.number().int().min(16).max(8192),
  seed: z.number().int().min(0),
  style: z.enum(STYLES),
  strength: z.number().min(0).max(1).optional(),
  /** Transparent where nothing is drawn. */
  clear: z.literal(true).optional(),
  /** Left out: as it is painted. */
  tone: toneSchema.optional(),
  /** Over its brush: bricks, felt. */
  surface: z.enum(SURFACES).optional(),
  reading: readingSchema,
  picture: subjectOfPlan,
  things: z.array(thingSchema).max(200),
})

/** Everything that decides the pixels of a picture, as plain JSON. */
export type Plan = Readonly<z.infer<typeof planSchema>>
export type PlanThing = Readonly<z.infer<typeof thingSchema>>
export type PlanTransform = z.infer<typeof transformSchema>
export type PlanRest = z.infer<typeof restSchema>
export type PlanBrief = z.infer<typeof briefSchema>
export type PlanSlots = z.infer<typeof slotsSchema>

/**
 * A stored plan.
 * @returns null for what is no plan of this version
 */
export function parsePlan(stored: unknown): Plan | null {
  const { data } = planSchema.safeParse(stored)
  return data ?? null
}
