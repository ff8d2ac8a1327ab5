/** Orders of a draft: the pictures of its shots, and its film. */
import { createHash } from 'node:crypto'
import type { storyboardEndpoints } from '@contract/endpoints/storyboard'
import { isTerminal } from '@contract/jobs'
import { film } from '@contract/tools/film'
import { text2img } from '@contract/tools/text2img'
import type { z } from 'zod'
import { capabilitiesOf } from '../../integrations/engines/engine'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { Tx } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import { img2vid } from '@contract/tools/img2vid'
import { listAway } from '../job/submit/availability'
import { reserveBudgets } from '../job/submit/budget'
import { prepareOrder, type ReadyOrder, requireSafe } from '../job/submit/order'
import { submitTogether } from '../job/submit/together'
import { identifyFilm, isNarrated, type PlannedShot, writeOrder } from './film-order'
import type { StoryboardPorts } from './ports'
import { findObstacle } from './quote'
import { findStatuses } from '../job/paintings'
import { type Own, type StoryboardRow, updateStoryboard } from './repository'
import { requireStoryboard, requireVersion } from './service'
import { isPainting, loadState, settle, type ShotState } from './state'
import { texts } from './texts'
import { readDraft, type StoryboardView, viewStoryboard } from './view'

type Painting = z.output<(typeof storyboardEndpoints)['paint']['body']>
type Filming = z.output<(typeof storyboardEndpoints)['film']['body']>
interface Ordered {
  readonly storyboard: StoryboardView
  readonly balance: number
}

const hash = (parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(['storyboard', ...parts]))
    .digest('hex')

/** Keeps one look for all shots where none is chosen: a flat one has the colours of the cards. */
const USUAL_STYLE = 'flat'

/** The style of all pictures: the chosen one, that of those painted before, or the usual one. */
function chooseStyle(
  { style, model }: StoryboardRow,
  states: readonly ShotState[],
  engines: EngineRegistry,
): string | null {
  if (style !== null) return style
  const offers = engines.offersOf(text2img.id)
  const wanted = model ?? engines.defaultModelId
  const offer = offers.find((one) => one.model.id === wanted)
  if (!offer) return null
  const { styles } = capabilitiesOf(offer.engine, offer.model.id)
  const wishes = [...states.map((state) => state.style), USUAL_STYLE]
  return wishes.find((id) => styles.some((one) => one.id === id)) ?? null
}

/** Throws PARAM_INVALID, CONFLICT. */
function requirePaintable(
  states: readonly ShotState[],
  ids: readonly string[],
): readonly ShotState[] {
  return ids.map((id) => {
    const at = states.findIndex(({ shot }) => shot.id === id)
    const state = states[at]
    const details = { key: 'shots', shot: id }
    if (!state) throw new AppError('PARAM_INVALID', { message: texts.shotGone, details })
    if (isPainting(state))
      throw new AppError('CONFLICT', { message: texts.beingPainted(at + 1), details })
    if (state.shot.text === '')
      throw new AppError('PARAM_INVALID', { message: texts.noWords(at + 1), details })
    return state
  })
}

/** A refusal says which shot it is about. */
async function prepareShot(
  deps: StoryboardPorts,
  { userId, ratio, model }: StoryboardRow,
  { shot, style }: { shot: ShotState['shot']; style: string | null },
): Promise<ReadyOrder> {
  const { text, characters, id } = shot
  const params = {
    prompt: text,
    ratio,
    style,
    ...(model !== null && { model }),
    ...(characters.length > 0 && { characters }),
  }
  try {
    return await prepareOrder(deps, userId, { tool: text2img, order: { params } })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, details } = error
    const own = typeof details === 'object' ? details : {}
    throw new AppError(code, { message, details: { ...own, shot: id }, cause: error })
  }
}

async function answer(
  deps: StoryboardPorts,
  own: Own,
  { balance }: { balance: number },
): Promise<Ordered> {
  return { storyboard: await viewStoryboard(deps, await requireStoryboard(deps, own)), balance }
}

/** Throws NOT_FOUND, CONFLICT, and as submitTool does. */
export async function paintShots(
  deps: StoryboardPorts,
  own: Own,
  { requestId, version, quotedCredits, shots }: Painting,
): Promise<Ordered> {
  const row = await requireStoryboard(deps, own)
  const ids = [...new Set(shots)]
  const placed = await submitTogether(deps, {
    userId: own.userId,
    requestId,
    requestHash: hash([own.id, version, ids]),
    quotedCredits,
    async prepare() {
      const states = await loadState(deps.db, row)
      const engines = await deps.ownEngines.loadUserEngines(own.userId)
      const style = chooseStyle(row, states, engines)
      const orders: ReadyOrder[] = []
      for (const { shot } of requirePaintable(states, ids))
        orders.push(await prepareShot(deps, row, { shot, style }))
      return orders
    },
    async claim(tx) {
      const now = await requireVersion(tx, own, version)
      requirePaintable(await loadState(tx, now), ids)
    },
    async placed(tx, jobs) {
      const now = await requireVersion(tx, own, version)
      const states = await loadState(tx, now)
      const painted = states.map((state) => {
        const job = jobs[ids.indexOf(state.shot.id)]
        const settled = settle(state)
        return job ? { ...settled, paintedBy: job.id } : settled
      })
      await updateStoryboard(tx, own, { shots: painted, updatedAt: deps.now() })
    },
  })
  return answer(deps, own, placed)
}

/** Throws ENGINE_UNAVAILABLE, PROMPT_BLOCKED for videos of models that would be bought. */
async function requireClips(
  deps: StoryboardPorts,
  userId: string,
  planned: readonly PlannedShot[],
): Promise<void> {
  const bought = planned.flatMap(({ clip, words }) => (clip?.isNew ? [{ ...clip, words }] : []))
  if (bought.length === 0) return
  const away = await listAway(deps)
  const absent = bought.find(({ offer }) => away.has(offer.engine.id, offer.id))
  if (absent)
    throw new AppError('ENGINE_UNAVAILABLE', {
      message: texts.clipAway(absent.offer.name),
      details: { modelId: absent.offer.id, alternative: null },
    })
  await requireSafe(
    deps,
    userId,
    bought.map(({ words }) => words),
  )
}

/** Counts the expected charges of its vendors against their budgets. */
async function reserveClips(
  deps: StoryboardPorts,
  tx: Tx,
  planned: readonly PlannedShot[],
): Promise<void> {
  const bought = planned.flatMap(({ clip }) => (clip?.isNew ? [clip] : []))
  await reserveBudgets(
    deps,
    tx,
    bought.map(({ offer, order }) => ({
      engine: offer.engine,
      modelId: offer.id,
      tool: img2vid,
      params: { seconds: order.seconds },
    })),
  )
}

/** The work that it began from, while its author shows how it is made: the draft can be filmed without. */
async function findRemakable(
  { db, requireRemakable }: StoryboardPorts,
  { remakeOf, userId }: StoryboardRow,
): Promise<string | undefined> {
  if (remakeOf === null) return undefined
  try {
    await requireRemakable(db, remakeOf, userId)
    return remakeOf
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Throws NOT_FOUND, PARAM_INVALID, CONFLICT, and as submitTool does. */
export async function filmStoryboard(
  deps: StoryboardPorts,
  own: Own,
  { requestId, version, quotedCredits }: Filming,
): Promise<Ordered> {
  const row = await requireStoryboard(deps, own)
  const { states, planned, prices } = await readDraft(deps, row)
  const placed = await submitTogether(deps, {
    userId: own.userId,
    requestId,
    requestHash: hash([own.id, version, 'film']),
    remakeOf: await findRemakable(deps, row),
    quotedCredits,
    async prepare() {
      if (row.version !== version)
        throw new AppError('CONFLICT', {
          message: texts.changedElsewhere,
          details: { version: row.version },
        })
      const message = findObstacle(states, prices, {
        planned,
        isMute: isNarrated(row) && deps.speech === null,
      })
      if (message !== null)
        throw new AppError('PARAM_INVALID', { message, details: { key: 'shots' } })
      await requireClips(deps, own.userId, planned)
      const params = writeOrder(row, planned)
      return [await prepareOrder(deps, own.userId, { tool: film, order: { params } })]
    },
    async claim(tx) {
      const now = await requireVersion(tx, own, version)
      const before = now.film?.jobId
      const statuses = await findStatuses(tx, own.userId, before === undefined ? [] : [before])
      if ([...statuses.values()].some((status) => !isTerminal(status)))
        throw new AppError('CONFLICT', { message: texts.filming })
      await reserveClips(deps, tx, planned)
    },
    async placed(tx, [job]) {
      if (!job) throw new Error('a film was not ordered')
      const keys = Object.fromEntries(planned.map(({ shot, key }) => [shot.id, key]))
      const speech = Object.fromEntries(
        planned.flatMap(({ shot, speech: one }) => (one ? [[shot.id, one.key]] : [])),
      )
      const clips = Object.fromEntries(
        planned.flatMap(({ shot, clip }) => (clip ? [[shot.id, clip.order.key]] : [])),
      )
      const order = { jobId: job.id, keys, speech, clips, whole: identifyFilm(row, planned) }
      const shots = states.map(settle)
      await updateStoryboard(tx, own, { film: order, shots, updatedAt: deps.now() })
    },
  })
  return answer(deps, own, placed)
}
