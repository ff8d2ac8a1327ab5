/**
 * Paints what the style cards show, by the engine itself, once for each look of a style. Nobody
 * waits for a card: it gives way as soon as a person waits for a picture.
 */
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { styleThumbs } from '../db/schema'
import type { EngineCapabilities } from '../engines/engine'
import type { EngineRegistry } from '../engines/registry'
import { finishPicture } from '../media/finish'
import { styleKey } from '../storage/keys'
import type { Storage } from '../storage/storage'
import { addTaskRow, STYLE_CARD_TASK } from './graphile'
import { repeat } from './repeat'

/** Rises when an engine's styles look different, so that every card is painted anew. */
const STYLE_REVISION = 1

const PROMPT = '黄昏的湖边，远山，一叶小舟'
const SEED = 20
const RATIO = '3:4'
const START_DELAY_MS = 3_000
const GIVE_WAY_POLL_MS = 200
const TRY_AGAIN_MS = 10_000

class GivesWay extends Error {}

interface Options {
  readonly db: Db
  readonly storage: Storage
  readonly engines: EngineRegistry
  readonly log: Logger
}

function cardSize(capabilities: EngineCapabilities) {
  return capabilities.sizes.find(({ ratio }) => ratio === RATIO) ?? capabilities.sizes[0]
}

interface CardId {
  readonly engineId: string
  readonly styleId: string
}

interface StyleCard extends CardId {
  readonly signal: AbortSignal
}

async function queueCard(db: Db, { engineId, styleId }: CardId, delayMs: number): Promise<void> {
  await addTaskRow(db, STYLE_CARD_TASK, {
    payload: { engineId, styleId },
    key: `style:${engineId}:${styleId}`,
    queue: 'style-cards',
    priority: 10,
    delayMs,
  })
}

/** Queues the cards that are not painted yet in their present look. */
export async function queueStyleCards({ db, engines }: Pick<Options, 'db' | 'engines'>) {
  const painted = await db.select().from(styleThumbs)
  for (const engine of engines.all()) {
    for (const { id } of engine.capabilities.styles) {
      const row = painted.find((card) => card.engineId === engine.id && card.styleId === id)
      if (row && row.revision >= STYLE_REVISION) continue
      await queueCard(db, { engineId: engine.id, styleId: id }, START_DELAY_MS)
    }
  }
}

async function someoneWaits(db: Db): Promise<boolean> {
  const result = await db.execute(sql`select 1 from jobs where status = 'queued' limit 1`)
  return result.rows.length > 0
}

/** Paints one card, or puts it off. Rejects when the engine does; the queue tries again later. */
export async function paintStyleCard(options: Options, card: StyleCard): Promise<void> {
  const { db, log } = options
  const controller = new AbortController()
  const signal = AbortSignal.any([card.signal, controller.signal])
  const giveWay = async () => {
    if (await someoneWaits(db)) controller.abort(new GivesWay())
  }
  const watch = repeat(giveWay, GIVE_WAY_POLL_MS, (error) => {
    log.warn({ err: error }, 'a style card could not look for people who wait')
  })
  try {
    await giveWay()
    signal.throwIfAborted()
    await paintNow(options, { ...card, signal })
  } catch (error) {
    if (!(controller.signal.reason instanceof GivesWay)) throw error
    await queueCard(db, card, TRY_AGAIN_MS)
  } finally {
    await watch.stop()
  }
}

async function paintNow({ db, storage, engines }: Options, card: StyleCard): Promise<void> {
  const engine = engines.byId(card.engineId)
  const size = engine && cardSize(engine.capabilities)
  const model = engine?.capabilities.models[0]
  const style = engine?.capabilities.styles.find(({ id }) => id === card.styleId)
  // Queued by an installation that had this engine or style, and has it no longer.
  if (!engine || !size || !model || !style) return
  const request = {
    tool: 'text2img',
    prompt: PROMPT,
    negativePrompt: '',
    model: model.id,
    style: style.id,
    width: size.width,
    height: size.height,
    count: 1,
    seed: SEED,
  } as const
  const { signal } = card
  const result = await engine.run(request, { signal, onProgress: () => {} })
  const [painted] = result.pictures
  if (!painted) throw new Error(`${engine.id} painted no card of ${style.id}`)
  const produceId = `${engine.id}-${style.id}`
  const { thumb, thumbhash } = await finishPicture(painted, { produceId })
  const key = styleKey({ engineId: engine.id, extension: 'webp' })
  await storage.put(key, thumb, { mime: 'image/webp' })
  const row = { key, thumbhash, revision: STYLE_REVISION }
  await db
    .insert(styleThumbs)
    .values({ engineId: engine.id, styleId: style.id, ...row })
    .onConflictDoUpdate({ target: [styleThumbs.engineId, styleThumbs.styleId], set: row })
}
