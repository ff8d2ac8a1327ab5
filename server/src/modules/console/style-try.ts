/** One picture in a style that need not be saved: not charged and not stored. */
import type { consoleStyleEndpoints } from '@contract/endpoints/console/styles'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import {
  capabilitiesOf,
  EngineError,
  type Text2ImgRequest,
} from '../../integrations/engines/engine'
import { applyStyle } from '../../integrations/engines/operator-style'
import type { ToolOffer } from '../../integrations/engines/registry'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { finishPicture } from '../../platform/media-intake/finish'
import type { ConsolePorts } from './ports'
import { logAct } from './log'
import { requirePaintable } from './styles'
import { texts } from './texts'

type Try = typeof consoleStyleEndpoints.try
type TryDeps = Pick<ConsolePorts, 'db' | 'engines' | 'log'>

const TIMEOUT_MS = 90_000
/** The shape of a style card. */
const RATIO = '3:4'
const SEED = 20

function buildRequest(
  { engine, model }: ToolOffer,
  { words, ...style }: z.output<Try['body']>,
): Text2ImgRequest {
  const { sizes, styleStrength } = capabilitiesOf(engine, model.id)
  const size = sizes.find(({ ratio }) => ratio === RATIO) ?? sizes[0]
  if (!size) throw new AppError('PARAM_INVALID', { message: texts.noPainter })
  const styled = applyStyle(style, { prompt: words, negativePrompt: '', strength: null })
  const { width, height } = size
  const strength = styleStrength ? styled.strength : null
  return {
    tool: 'text2img',
    model: model.id,
    ...styled,
    strength,
    width,
    height,
    count: 1,
    seed: SEED,
  }
}

async function paint({ log }: TryDeps, { engine }: ToolOffer, request: Text2ImgRequest) {
  const declined = engine.decline?.(request.prompt, request.negativePrompt)
  if (declined)
    throw new AppError('PROMPT_UNDRAWABLE', { message: texts.tryDeclined(declined.message) })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const { pictures } = await engine.run(request, { signal, onProgress: () => {} })
    const [painted] = pictures
    if (painted) return await finishPicture(painted, { produceId: newId() })
  } catch (error) {
    if (!(error instanceof EngineError) && !signal.aborted) throw error
    log.warn({ err: error, engineId: engine.id }, 'a style was not painted for a try')
  }
  throw new AppError('ENGINE_FAILED', { message: texts.tryFailed })
}

/** Whose picture is being painted in this process. */
const painting = new Set<string>()

/** Throws PARAM_INVALID, PROMPT_UNDRAWABLE, ENGINE_FAILED, or CONFLICT while one is painted. */
export async function tryStyle(
  deps: TryDeps,
  staff: StaffUser,
  body: z.output<Try['body']>,
): Promise<z.output<Try['data']>> {
  const offer = requirePaintable(deps, body)
  if (painting.has(staff.id)) throw new AppError('CONFLICT', { message: texts.tryBusy })
  painting.add(staff.id)
  try {
    const { thumb, width, height } = await paint(deps, offer, buildRequest(offer, body))
    await transaction(deps.db, (tx) =>
      logAct(tx, staff, { command: 'style-try', args: [offer.model.id], result: body }),
    )
    const picture = `data:image/webp;base64,${thumb.toString('base64')}`
    return { picture, width, height }
  } finally {
    painting.delete(staff.id)
  }
}
