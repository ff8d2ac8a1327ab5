/** Limits of an engine on a tool it serves: shown in forms, and enforced before credits are held. */
import { findTool } from '@contract/tools/all'
import { textLength } from '@contract/tools/check'
import { findUnusable, REFERENCE_ROLE_NAMES, type Reference } from '@contract/tools/references'
import { NARRATION_ON } from '@contract/tools/speech-cost'
import {
  isPricedByVideo,
  matters,
  countPictures,
  type ToolDefinition,
  countUnits,
  type MediaKind,
  type SentParams,
} from '@contract/tools/define'
import {
  capabilitiesOf,
  type Engine,
  type EngineCapabilities,
} from '../../../integrations/engines/engine'
import { getEditAbility } from '../../../integrations/engines/edits/references'
import type { ToolOffer } from '../../../integrations/engines/registry'
import { videoLack, type VideoProperties } from '../../../integrations/engines/video-limits'
import { AppError } from '../../../platform/lib/errors'
import { texts } from './texts'

/** Parts of an order that limits apply to. */
interface SourceProperties extends Omit<VideoProperties, 'durationMs' | 'container'> {
  readonly kind: MediaKind
  readonly mime: string
  readonly durationMs: number | null
}

type Params = SentParams

/** By parameter: values of options it cannot do. */
export function listLackingOptions(
  { lacksOptions, narration }: Pick<EngineCapabilities, 'lacksOptions' | 'narration'>,
  toolId: string,
): Record<string, string[]> {
  const lacking = lacksOptions?.[toolId] ?? {}
  const mute = !narration && findTool(toolId)?.params.narration !== undefined
  return {
    ...Object.fromEntries(Object.entries(lacking).map(([key, values]) => [key, [...values]])),
    ...(mute && { narration: [NARRATION_ON] }),
  }
}

interface Painter extends Pick<Engine, 'name'> {
  readonly can: EngineCapabilities
}

function findUnsupported(
  { name, can }: Painter,
  tool: ToolDefinition,
  params: Params,
  key: string,
): string | null {
  const spec = tool.params[key]
  const value = params[key]
  if (!spec || !matters(spec, params)) return null
  if (spec.kind === 'references') {
    const [unusable] = findUnusable((value ?? []) as Reference[], getEditAbility(can))
    return unusable
      ? texts.noReference(name, unusable.number, REFERENCE_ROLE_NAMES[unusable.role])
      : null
  }
  if (spec.kind === 'seed') return value !== null && !can.seed ? texts.noSeed(name) : null
  if (spec.kind === 'choice') {
    const known = can.styles.some(({ id }) => id === value)
    return value !== null && spec.source === 'styles' && !known ? texts.noStyle(name) : null
  }
  // A film is ordered by the server out of a draft, whose voice may be gone: the usual one speaks.
  if (key === 'narrationVoice' && tool.call !== '') {
    const known = value === '' || can.narration?.some(({ id }) => id === value)
    return known ? null : texts.noVoice
  }
  if (spec.kind === 'text') {
    const long = key === 'prompt' && textLength(String(value)) > can.maxPromptLength
    return long ? texts.maxPrompt(name, can.maxPromptLength) : null
  }
  if (spec.kind !== 'option' || !listLackingOptions(can, tool.id)[key]?.includes(String(value)))
    return null
  const option = spec.options.find((other) => other.value === value)
  return texts.noOption(name, `${spec.label}「${option?.name ?? ''}」`)
}

/**
 * Length of the video that the tool is charged for by the second, ms; null for other tools.
 * Throws CAPABILITY_MISSING with a sentence for one that the model does not take.
 */
export function chargedVideoMs(
  { tool, engine, modelId }: { tool: ToolDefinition; engine: Engine; modelId: string },
  sources: Iterable<SourceProperties>,
): number | null {
  const { takesVideo, name } = {
    ...capabilitiesOf(engine, modelId),
    ...findModelName(engine, modelId),
  }
  const video = [...sources].find(({ kind }) => kind === 'video')
  if (!video || !(takesVideo || isPricedByVideo(tool))) return null
  const missing = (message: string) =>
    new AppError('CAPABILITY_MISSING', { message, details: { key: 'video' } })
  const { durationMs, mime } = video
  if (durationMs === null) throw missing(texts.oldVideo)
  const container = mime === 'video/mp4' ? 'mp4' : 'webm'
  const lack = takesVideo && videoLack(takesVideo, { ...video, durationMs, container })
  if (lack) throw missing(`${name}${lack}`)
  return durationMs
}

function findModelName({ name, capabilities }: Engine, modelId: string): { name: string } {
  return { name: capabilities.models.find(({ id }) => id === modelId)?.name ?? name }
}

/** The first thing the engine cannot do of this order, with its parameter; null when it can all. */
export function toolLack(
  { engine, model }: ToolOffer,
  tool: ToolDefinition,
  params: Params,
): { key: string; message: string } | null {
  const { name } = engine
  const can = capabilitiesOf(engine, model.id)
  if (tool.output === 'image' && countPictures(tool, params) > can.maxCount)
    return { key: 'count', message: texts.maxCount(name, can.maxCount) }
  const { maxSeconds = Infinity } = can
  // The length of a given video is checked against the model's own limits, in chargedVideoMs.
  if (tool.price.unit === 'second' && countUnits(tool, params) > maxSeconds)
    return {
      key: tool.params.seconds ? 'seconds' : 'shots',
      message: texts.maxSeconds(name, maxSeconds),
    }
  for (const key of Object.keys(tool.params)) {
    const message = findUnsupported({ name, can }, tool, params, key)
    if (message !== null) return { key, message }
  }
  return engine.wordsIssue?.(tool.id, params) ?? null
}
