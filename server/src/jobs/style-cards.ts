/** Paints what the style cards show, by the engine itself, once for each look of a style. */
import type { Db } from '../db/client'
import { styleThumbs } from '../db/schema'
import type { EngineCapabilities } from '../engines/engine'
import type { EngineRegistry } from '../engines/registry'
import { finishPicture } from '../media/finish'
import { styleKey } from '../storage/keys'
import type { Storage } from '../storage/storage'
import { addTaskRow, STYLE_CARD_TASK } from './graphile'

/** Rises when an engine's styles look different, so that every card is painted anew. */
export const STYLE_REVISION = 1

const PROMPT = '黄昏的湖边，远山，一叶小舟'
const SEED = 20
const RATIO = '3:4'
const START_DELAY_MS = 3_000

interface Options {
  readonly db: Db
  readonly storage: Storage
  readonly engines: EngineRegistry
}

function cardSize(capabilities: EngineCapabilities) {
  return capabilities.sizes.find(({ ratio }) => ratio === RATIO) ?? capabilities.sizes[0]
}

/** Queues the cards that are not painted yet in their present look. */
export async function queueStyleCards({ db, engines }: Pick<Options, 'db' | 'engines'>) {
  const painted = await db.select().from(styleThumbs)
  for (const engine of engines.all()) {
    for (const { id } of engine.capabilities.styles) {
      const row = painted.find((card) => card.engineId === engine.id && card.styleId === id)
      if (row && row.revision >= STYLE_REVISION) continue
      await addTaskRow(db, STYLE_CARD_TASK, {
        payload: { engineId: engine.id, styleId: id },
        key: `style:${engine.id}:${id}`,
        queue: 'style-cards',
        // After people's pictures, and not in the first seconds of a server.
        priority: 10,
        delayMs: START_DELAY_MS,
      })
    }
  }
}

/** Paints one card. Rejects when the engine does; the queue tries again later. */
export async function paintStyleCard(
  { db, storage, engines }: Options,
  card: { engineId: string; styleId: string; signal: AbortSignal },
): Promise<void> {
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
