/** Builds an engine request from a job's accepted parameters. */
import { findTool } from '@contract/tools/all'
import { countPictures, type ToolParams } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { findUnusable } from '@contract/tools/references'
import type { Text2ImgParams } from '@contract/tools/text2img'
import type { AppliedStyle } from '../../../integrations/engines/operator-style'
import type { StoredCharacter } from '../../../platform/db/schema'
import { toEngineCharacters, writeCards } from '../characters'
import {
  capabilitiesOf,
  type Engine,
  EngineError,
  type ReferenceFile,
  type Text2ImgRequest,
} from '../../../integrations/engines/engine'

export interface StoredJob {
  readonly tool: string
  readonly modelId: string
  readonly params: ToolParams
  /** The prompt after an operator's style was applied. */
  readonly appliedStyle?: AppliedStyle | null
  /** Cards that its prompt mentions. */
  readonly characters?: readonly StoredCharacter[] | null
}

/** Number of pictures a job ordered. */
export function countRequested({ tool, params }: Pick<StoredJob, 'tool' | 'params'>): number {
  const definition = findTool(tool)
  return definition ? countPictures(definition, params) : 1
}

/** Width × height × count of a job, px; null when the engine no longer offers its size. */
export function jobPixels(engine: Engine, job: StoredJob): number | null {
  const { ratio } = job.params as Partial<Text2ImgParams>
  const { sizes } = capabilitiesOf(engine, job.modelId)
  const size = sizes.find((offered) => offered.ratio === ratio)
  return size ? size.width * size.height * countRequested(job) : null
}

/** Throws EngineError `unsupported` when the engine no longer offers what was accepted. */
export function toText2ImgRequest(
  engine: Engine,
  job: StoredJob,
  references: readonly ReferenceFile[] = [],
): Text2ImgRequest {
  if (!isMode(job.tool)) throw new EngineError('unsupported', `no tool ${job.tool}`)
  // A mode asks for some of these; what it does not ask is as in an untouched form.
  const styledParams = { ...job.params, ...job.appliedStyle } as Partial<Text2ImgParams>
  const { prompt = '', negativePrompt = '', ...rest } = styledParams
  const can = capabilitiesOf(engine, job.modelId)
  const size = can.sizes.find(({ ratio }) => ratio === rest.ratio)
  if (!size) throw new EngineError('unsupported', `no size ${rest.ratio}`)
  const lacksReference = can.references?.needed === true && references.length === 0
  if (lacksReference || findUnusable(references, can.references ?? null).length > 0)
    throw new EngineError('unsupported', 'no such references')
  const cards = job.characters ?? []
  const characters = toEngineCharacters(can, cards)
  return Object.freeze({
    tool: 'text2img',
    prompt: writeCards(prompt, can, cards),
    negativePrompt,
    model: job.modelId,
    style: rest.style ?? null,
    // Jobs from before it could be chosen have none; engines without it get none.
    strength: can.styleStrength ? (rest.strength ?? null) : null,
    width: size.width,
    height: size.height,
    count: countRequested(job),
    // Null only where the engine has no seeds and reads none.
    seed: rest.seed ?? 0,
    ...(references.length > 0 && { references }),
    ...(characters.length > 0 && { characters }),
  } satisfies Text2ImgRequest)
}
