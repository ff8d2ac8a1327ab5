import type { CharacterMention } from '../characters'
import type { MaskBase, MaskValue } from './mask'
import { isMediaRef, type MediaRef } from './media'
import type { Reference } from './references'
import { computeExtraCost } from './speech-cost'

/**
 * A tool is data: what it asks (inputs, params), what it returns, which call runs it.
 * The server validates with it, the client draws the form from it, the types are inferred.
 * Free of zod so that the client may bundle it.
 */

interface ParamBase {
  readonly label: string
  /** Folded under 高级 on the form. */
  readonly advanced?: boolean
  /** On the form only while these parameters have one of these values: else it would do nothing. */
  readonly when?: ParamValues
  /** Not on the form while all of these parameters have one of these values, likewise. */
  readonly unless?: ParamValues
}

type ParamValues = Readonly<Record<string, readonly (string | boolean)[]>>

export interface TextParam extends ParamBase {
  readonly kind: 'text'
  readonly required: boolean
  readonly maxLength: number
  readonly placeholder: string
  /** Not part of the form: copied from the job that made the picture in this parameter. */
  readonly inherited?: string
  /** For its author and the engine: never part of what others read of a work. */
  readonly ownOnly?: boolean
}

/** Offered values come from the engine's capabilities (`source`); null = the engine chooses. */
export interface ChoiceParam extends ParamBase {
  readonly kind: 'choice'
  readonly source: 'styles' | 'models'
  readonly nullable: boolean
}

export interface RatioParam extends ParamBase {
  readonly kind: 'ratio'
  readonly initial: string
}

export interface CountParam extends ParamBase {
  readonly kind: 'count'
  readonly min: number
  readonly max: number
  readonly initial: number
}

/** A level, in a few named steps. */
export interface LevelParam extends ParamBase {
  readonly kind: 'level'
  /** 0..1, rising. */
  readonly levels: readonly { readonly value: number; readonly name: string }[]
  readonly initial: number
}

/** null = decided by the server; the result always shows the number. */
export interface SeedParam extends ParamBase {
  readonly kind: 'seed'
}

/** One of a few fixed values. */
export interface OptionParam extends ParamBase {
  readonly kind: 'option'
  readonly options: readonly {
    readonly value: string
    readonly name: string
    /** Its effect, in a few words. */
    readonly note?: string
  }[]
  readonly initial: string
}

export interface ToggleParam extends ParamBase {
  readonly kind: 'toggle'
  readonly initial: boolean
}

/** A number on a slider; `unit` follows it, e.g. `%`, `秒`. */
export interface NumberParam extends ParamBase {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly step: number
  readonly initial: number
  readonly unit: string
}

/** `#rrggbb`. */
export interface ColourParam extends ParamBase {
  readonly kind: 'colour'
  readonly initial: string
}

/** A picture or a video of the person: a media reference (see media.ts), null while none is chosen. */
export interface MediaParam extends ParamBase {
  readonly kind: 'image' | 'video'
  readonly required: boolean
}

/** A sound of the person: a media reference; demanded only while it matters. */
export interface SoundParam extends ParamBase {
  readonly kind: 'sound'
}

/** Several pictures in their order. */
export interface ImagesParam extends ParamBase {
  readonly kind: 'images'
  readonly min: number
  readonly max: number
}

/** Reference pictures of a prompt, each with a role; left out of an order that has none. */
export interface ReferencesParam extends ParamBase {
  readonly kind: 'references'
  readonly max: number
}

/** Cards that the prompt mentions; left out of an order that mentions none. */
export interface CharactersParam extends ParamBase {
  readonly kind: 'characters'
  readonly max: number
}

/** Selection in the picture of `of`; white = the tool works here. */
export interface MaskParam extends ParamBase {
  readonly kind: 'mask'
  /** Key of the image parameter. */
  readonly of: string
  readonly required: boolean
  /** Initial selection; `subject` and `damage` request a proposal from the server. */
  readonly base: MaskBase
  /** Key of the level that says how readily damage is found, for the base `damage`. */
  readonly zeal?: string
  /** The first way of marking that is offered: tapping on things instead of painting. */
  readonly first?: 'tap'
}

/** Margin added on each side, in shares of the picture's width and height. */
export interface MarginsParam extends ParamBase {
  readonly kind: 'margins'
  readonly max: number
}

/** The shots of a video, in their order. */
export interface ShotsParam extends ParamBase {
  readonly kind: 'shots'
  readonly min: number
  readonly max: number
  readonly maxText: number
  /** Whether a shot may be a picture; otherwise its words are painted. */
  readonly pictures: boolean
  /** Seconds all shots together may take; without it each shot's own limits are the only ones. */
  readonly total?: { readonly min: number; readonly max: number }
}

/** Objects in their order, made by the server and not by a form; the tool checks their fields. */
export interface DataParam extends ParamBase {
  readonly kind: 'data'
  readonly max: number
  /** As JSON. */
  readonly maxChars: number
}

export type ParamSpec =
  | TextParam
  | ChoiceParam
  | RatioParam
  | CountParam
  | LevelParam
  | SeedParam
  | OptionParam
  | ToggleParam
  | NumberParam
  | ColourParam
  | MediaParam
  | SoundParam
  | ImagesParam
  | ReferencesParam
  | CharactersParam
  | MaskParam
  | MarginsParam
  | ShotsParam
  | DataParam
export type ParamKind = ParamSpec['kind']

export interface Margins {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Shot {
  /** A media reference, or null where the words are painted. */
  readonly image: MediaRef | null
  readonly text: string
  /** 0.5 … 10, in steps of 0.1. */
  readonly seconds: number
}

interface ValueOfKind {
  text: string
  ratio: string
  choice: string | null
  count: number
  level: number
  seed: number | null
  option: string
  toggle: boolean
  number: number
  colour: string
  image: MediaRef | null
  video: MediaRef | null
  sound: MediaRef | null
  images: readonly MediaRef[]
  references: readonly Reference[]
  characters: readonly CharacterMention[]
  mask: MaskValue
  margins: Margins
  shots: readonly Shot[]
  data: readonly SentParams[]
}

export type ParamValue<S extends ParamSpec> = ValueOfKind[S['kind']]

/** Parameters by key as they were sent: checkParams says whether they fit. */
export type SentParams = Readonly<Record<string, unknown>>

/** Parameters by key, each of the kind its tool asks for. */
export type ToolParams = Readonly<Record<string, ParamValue<ParamSpec> | undefined>>

export interface ToolDefinition {
  readonly id: string
  /** Chinese name. */
  readonly name: string
  /** One Chinese line: what it does for you. */
  readonly summary: string
  /** The call that runs it, as in the contract. */
  readonly call: string
  /** Summary of the call, one English line for the OpenAPI document. */
  readonly callSummary?: string
  /** The page that opens it, a path of the route table. */
  readonly route: string
  readonly output: 'image' | 'video' | 'text'
  /** Group in 妙笔; null: not listed. */
  readonly group: ToolGroup | null
  /**
   * Price of a run: `weight` × the engine's price of a picture, for each `unit`. A tool that takes
   * a video and has the unit `second` is charged by the length of that video.
   */
  readonly price: { readonly unit: 'run' | 'picture' | 'second'; readonly weight: number }
  /** Pictures per run where the form has no count; four are shown together. */
  readonly pictures?: number
  readonly params: Readonly<Record<string, ParamSpec>>
}

export type ToolGroup = 'create' | 'mend' | 'change' | 'motion'

/** Pictures a run makes. */
export function countPictures(tool: ToolDefinition, params: SentParams): number {
  return typeof params.count === 'number' ? params.count : (tool.pictures ?? 1)
}

/** Phone recordings end up to this much after the second they announce. */
const CLOCK_SLACK_MS = 100

/** Whether a run is charged by the started seconds of the video it is given. */
export function isPricedByVideo({ price, params }: ToolDefinition): boolean {
  return price.unit === 'second' && Object.values(params).some(({ kind }) => kind === 'video')
}

/**
 * Units a run is charged for: pictures by `count`, started seconds by `seconds`, by its shots or by
 * the video it is given.
 * @param videoMs length of that video; null: unknown or none, counted as one second
 */
export function countUnits(
  tool: ToolDefinition,
  params: SentParams,
  videoMs: number | null = null,
): number {
  if (tool.price.unit === 'picture') return countPictures(tool, params)
  if (tool.price.unit === 'run') return 1
  if (isPricedByVideo(tool)) return Math.max(1, Math.ceil(((videoMs ?? 0) - CLOCK_SLACK_MS) / 1000))
  if (typeof params.seconds === 'number') return Math.ceil(params.seconds)
  const shots = Array.isArray(params.shots) ? (params.shots as Shot[]) : []
  return Math.max(1, Math.ceil(shots.reduce((sum, { seconds }) => sum + seconds, 0)))
}

/**
 * Credits of a run where a picture costs `perPicture`: what the server charges and the form shows.
 * @param videoMs see countUnits
 * @param perSpeech credits of 100 characters of narration
 */
export function computeCost(
  tool: ToolDefinition,
  params: SentParams,
  perPicture: number,
  videoMs: number | null = null,
  perSpeech = 0,
): number {
  const extra = computeExtraCost(tool.params, params, perSpeech)
  return Math.ceil(countUnits(tool, params, videoMs) * tool.price.weight * perPicture) + extra
}

/** Keeps the literal types of a definition. */
export function defineTool<const T extends ToolDefinition>(tool: T): T {
  return tool
}

export type ParamsOf<T extends ToolDefinition> = {
  -readonly [K in keyof T['params']]: ParamValue<T['params'][K]>
}

/** Seeds are 0 … 2^31-1: exact in JSON, in int4 and in every engine. */
export const SEED_MAX = 2 ** 31 - 1

/** Values of an untouched form. */
export function getInitialValue(spec: ParamSpec): ValueOfKind[ParamKind] {
  switch (spec.kind) {
    case 'text':
      return ''
    case 'ratio':
    case 'count':
    case 'level':
    case 'option':
    case 'toggle':
    case 'number':
    case 'colour':
      return spec.initial
    case 'choice':
    case 'seed':
    case 'image':
    case 'video':
    case 'sound':
      return null
    case 'images':
    case 'references':
    case 'characters':
    case 'shots':
    case 'data':
      return []
    case 'mask':
      return { base: spec.base, marks: [], inverted: false, feather: 0 }
    case 'margins':
      return { left: 0, top: 0, right: 0, bottom: 0 }
  }
}

/** The parameters an untouched form starts with. */
export function buildDefaults<T extends ToolDefinition>(tool: T): ParamsOf<T> {
  return Object.fromEntries(
    Object.entries(tool.params)
      .filter(([, { kind }]) => kind !== 'references' && kind !== 'characters')
      .map(([key, spec]) => [key, getInitialValue(spec)]),
  ) as ParamsOf<T>
}

export type MediaKind = 'image' | 'video' | 'sound'

export interface MediaUse {
  readonly ref: MediaRef
  readonly kind: MediaKind
}

/** Whether a parameter does something while the others stand as they do. */
export function matters(spec: ParamSpec, params: SentParams): boolean {
  const holds = (values: ParamValues): boolean =>
    Object.entries(values).every(([key, some]) => some.some((value) => value === params[key]))
  return holds(spec.when ?? {}) && !(spec.unless && holds(spec.unless))
}

/** Every media reference the parameters name, once for each kind, in the definition’s order. */
export function listMedia(tool: ToolDefinition, params: SentParams): MediaUse[] {
  const found = Object.entries(tool.params).flatMap(([key, spec]): MediaUse[] => {
    const value = params[key]
    const { kind } = spec
    if (kind === 'video') return isMediaRef(value) ? [{ ref: value, kind }] : []
    if (kind === 'sound')
      return isMediaRef(value) && matters(spec, params) ? [{ ref: value, kind }] : []
    const refs =
      kind === 'image'
        ? [value]
        : kind === 'images' && Array.isArray(value)
          ? (value as unknown[])
          : (kind === 'shots' || kind === 'references') && Array.isArray(value)
            ? (value as (Shot | Reference)[]).map(({ image }) => image)
            : []
    return refs.filter(isMediaRef).map((ref) => ({ ref, kind: 'image' }))
  })
  const keys = found.map(({ ref, kind }) => `${kind} ${ref}`)
  return found.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}
