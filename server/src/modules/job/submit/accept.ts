/** From what a client sent to what a job stores: complete, checked, nothing dropped. */
import { checkParams, textLength } from '@contract/tools/check'
import {
  buildDefaults,
  listMedia,
  countPictures,
  type SentParams,
  type Shot,
  type ToolDefinition,
  type ToolParams,
} from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { findUnusable, REFERENCE_ROLE_NAMES } from '@contract/tools/references'
import { text2img, type Text2ImgParams } from '@contract/tools/text2img'
import { capabilitiesOf, type Engine } from '../../../integrations/engines/engine'
import {
  addedLength,
  type AppliedStyle,
  applyStyle,
  isOperatorStyle,
  isStyleOf,
  type OperatorStyle,
} from '../../../integrations/engines/operator-style'
import type { EngineRegistry, ToolOffer } from '../../../integrations/engines/registry'
import type { StoredCharacter } from '../../../platform/db/schema'
import { AppError } from '../../../platform/lib/errors'
import { chooseCardPictures, writeCards } from '../characters'
import { texts } from './texts'
import { toolLack } from './tool-limits'

export interface Accepted {
  readonly tool: ToolDefinition
  readonly engine: Engine
  readonly modelId: string
  /** Defaults filled in, model decided; the seed may still be null. */
  readonly params: ToolParams
  /** The prompt after an operator's style; null: none was chosen. */
  readonly applied: AppliedStyle | null
  /** Cards that the prompt mentions, as they are now. */
  readonly characters: readonly StoredCharacter[]
  /** Everything written by the person. */
  readonly words: readonly string[]
  readonly media: ReturnType<typeof listMedia>
}

interface Order {
  readonly params: SentParams
  readonly modelId?: string | undefined
  /** Cards that its prompt mentions. */
  readonly characters?: readonly StoredCharacter[] | undefined
}

function missing(message: string, key: string): AppError {
  return new AppError('CAPABILITY_MISSING', { message, details: { key } })
}

/** Parameters of a mode; the others it does not have. */
type ModeParams = Partial<Text2ImgParams> & ToolParams

/** Throws CAPABILITY_MISSING naming the first parameter the engine cannot honour. */
function checkCapabilities(
  { engine, model }: ToolOffer,
  tool: ToolDefinition,
  {
    params,
    house,
    characters,
  }: {
    params: ModeParams
    house: OperatorStyle | null
    characters: readonly StoredCharacter[]
  },
): void {
  const can = capabilitiesOf(engine, model.id)
  const { name } = engine
  const { prompt = '', negativePrompt = '', ratio = '', style = null, seed = null } = params
  const { strength = text2img.params.strength.initial, references = [] } = params
  if (!can.tools.includes(tool.id)) throw missing(texts.noTool(name, tool.name), 'model')
  if (!can.sizes.some((size) => size.ratio === ratio))
    throw missing(texts.noRatio(name, ratio), 'ratio')
  if (style !== null && !house && !can.styles.some(({ id }) => id === style))
    throw missing(texts.noStyle(name), 'style')
  if (countPictures(tool, params) > can.maxCount)
    throw missing(texts.maxCount(name, can.maxCount), 'count')
  if (negativePrompt.trim() !== '' && !can.negativePrompt)
    throw missing(texts.noNegativePrompt(name), 'negativePrompt')
  if (strength !== text2img.params.strength.initial && !can.styleStrength)
    throw missing(texts.noStrength(name), 'strength')
  const cardPictures = chooseCardPictures(can, characters, references.length)
  if (can.references?.needed && references.length + cardPictures.length === 0)
    throw missing(texts.needsReference(name), 'references')
  const [unusable] = findUnusable(references, can.references ?? null)
  if (unusable)
    throw missing(
      texts.noReference(name, unusable.number, REFERENCE_ROLE_NAMES[unusable.role]),
      'references',
    )
  if (seed !== null && !can.seed) throw missing(texts.noSeed(name), 'seed')
  const maxChars = can.maxPromptLength - (house ? addedLength(house.template) : 0)
  if (textLength(writeCards(prompt, can, characters)) > maxChars)
    throw missing(
      (house ? texts.maxStyled : texts.maxPrompt)(house?.name ?? name, maxChars),
      'prompt',
    )
}

/** The operator's style that is chosen; null: none of theirs is. Throws for one that is not offered. */
function findOperatorStyle(
  engines: EngineRegistry,
  { engine, model }: ToolOffer,
  { style = null }: ModeParams,
): OperatorStyle | null {
  if (!isOperatorStyle(style)) return null
  const found = engines.styles().find(({ id }) => id === style)
  if (!found?.on || !isStyleOf(found, engine.id, model.id))
    throw missing(texts.noStyle(engine.name), 'style')
  return found
}

/** Defaults filled in, texts trimmed. Throws PARAM_INVALID with one sentence and the key. */
function complete(tool: ToolDefinition, sent: SentParams): ToolParams {
  const [issue] = checkParams(tool, sent)
  if (issue)
    throw new AppError('PARAM_INVALID', { message: issue.message, details: { key: issue.key } })
  // checkParams has proved every value's kind.
  const params = { ...buildDefaults(tool), ...sent } as ToolParams
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      tool.params[key]?.kind === 'text' && typeof value === 'string' ? value.trim() : value,
    ]),
  )
}

/** Every text within data, at any depth. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listStrings)
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : []
}

/** Texts written by the user, in any parameter. */
function listTexts(tool: ToolDefinition, params: ToolParams): string[] {
  return Object.entries(tool.params).flatMap(([key, { kind }]) => {
    if (kind === 'text') return [params[key] as string]
    if (kind === 'data') return listStrings(params[key])
    return kind === 'shots' ? (params[key] as readonly Shot[]).map(({ text }) => text) : []
  })
}

/** Texts that are painted from words alone: the prompt of a mode, every shot of a video. */
export function listPrompts(tool: ToolDefinition, params: ToolParams): string[] {
  if (isMode(tool.id)) return [typeof params.prompt === 'string' ? params.prompt : '']
  return Object.entries(tool.params).flatMap(([key, spec]) =>
    // the words of a shot that has a picture are its caption
    spec.kind === 'shots' && !spec.pictures
      ? (params[key] as readonly Shot[]).map(({ text }) => text)
      : [],
  )
}

const computeLogRatio = (ratio: string): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return Math.log(width / height)
}

/** The tool's own ratio, or of what the model paints the nearest to it. */
function nearestRatio({ engine, model }: ToolOffer, initial: string | undefined) {
  const ratios = capabilitiesOf(engine, model.id).sizes.map((size) => size.ratio)
  if (initial === undefined || ratios.length === 0 || ratios.includes(initial)) return initial
  const farness = (ratio: string) => Math.abs(computeLogRatio(ratio) - computeLogRatio(initial))
  return ratios.reduce((best, ratio) => (farness(ratio) < farness(best) ? ratio : best))
}

function acceptMode(
  engines: EngineRegistry,
  tool: ToolDefinition,
  { params: sent, characters = [] }: Order,
): Accepted {
  // checkParams has proved every value's type.
  const params = complete(tool, sent) as ModeParams
  const modelId = params.model ?? engines.defaultModelId
  const offers = engines.offersOf(tool.id)
  const offer = offers.find(({ model }) => model.id === modelId)
  const engine = offer?.engine ?? engines.forModel(modelId)
  if (!engine) throw missing(texts.noModel, 'model')
  if (!offer) throw missing(texts.noTool(engine.name, tool.name), 'model')
  const ratio = sent.ratio === undefined ? nearestRatio(offer, params.ratio) : params.ratio
  const decided: ModeParams = { ...params, model: modelId, ...(ratio !== undefined && { ratio }) }
  const house = findOperatorStyle(engines, offer, decided)
  checkCapabilities(offer, tool, { params: decided, house, characters })
  const { prompt = '', negativePrompt = '', strength = null } = decided
  const applied = house && applyStyle(house, { prompt, negativePrompt, strength })
  // A negative prompt too: it is stored and sent to engines like the rest.
  const words = listTexts(tool, decided)
  const media = listMedia(tool, decided)
  return { tool, engine, modelId, params: decided, applied, characters, words, media }
}

/**
 * `modelId`: of a tool that several models serve the one that was chosen; the modes name it among
 * their parameters. Throws PARAM_INVALID or CAPABILITY_MISSING with one sentence and the
 * parameter's key.
 */
export function accept(engines: EngineRegistry, tool: ToolDefinition, order: Order): Accepted {
  const { params: sent, modelId: chosen } = order
  if (isMode(tool.id)) return acceptMode(engines, tool, order)
  const offers = engines.offersOf(tool.id)
  if (offers.length === 0) throw missing(texts.noEngine(tool.name), 'tool')
  const offer = chosen ? offers.find(({ model }) => model.id === chosen) : offers[0]
  if (!offer) throw missing(texts.noModel, 'model')
  const params = complete(tool, sent)
  const lack = toolLack(offer, tool, params)
  if (lack) throw missing(lack.message, lack.key)
  const { engine } = offer
  const modelId = offer.model.id
  const words = listTexts(tool, params)
  const media = listMedia(tool, params)
  return { tool, engine, modelId, params, applied: null, characters: [], words, media }
}
