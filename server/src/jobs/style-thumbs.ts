/** Paints what the style cards show, by the engine itself, once for each look of a style. */
import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { styleThumbs } from '../db/schema'
import type { Engine, EngineCapabilities } from '../engines/engine'
import type { EngineRegistry } from '../engines/registry'
import { finishPicture } from '../media/finish'
import { styleKey } from '../storage/keys'
import type { Storage } from '../storage/storage'

/** Rises when an engine's styles look different, so that every card is painted anew. */
export const STYLE_REVISION = 1

const PROMPT = '黄昏的湖边，远山，一叶小舟'
const SEED = 20
const RATIO = '3:4'

interface Options {
  readonly db: Db
  readonly log: Logger
  readonly storage: Storage
  readonly engines: EngineRegistry
}

async function revisionOf(db: Db, engineId: string, styleId: string): Promise<number> {
  const rows = await db
    .select({ revision: styleThumbs.revision })
    .from(styleThumbs)
    .where(and(eq(styleThumbs.engineId, engineId), eq(styleThumbs.styleId, styleId)))
  return rows[0]?.revision ?? 0
}

function cardSize(capabilities: EngineCapabilities) {
  return capabilities.sizes.find(({ ratio }) => ratio === RATIO) ?? capabilities.sizes[0]
}

async function paintCard(
  { db, storage }: Options,
  engine: Engine,
  style: string,
  signal: AbortSignal,
): Promise<void> {
  const size = cardSize(engine.capabilities)
  const model = engine.capabilities.models[0]
  if (!size || !model) return
  const result = await engine.run(
    {
      tool: 'text2img',
      prompt: PROMPT,
      negativePrompt: '',
      model: model.id,
      style,
      width: size.width,
      height: size.height,
      count: 1,
      seed: SEED,
    },
    { signal, onProgress: () => {} },
  )
  const [painted] = result.pictures
  if (!painted) throw new Error(`${engine.id} painted no card of ${style}`)
  const { thumb, thumbhash } = await finishPicture(painted, { produceId: `${engine.id}-${style}` })
  const key = styleKey({ engineId: engine.id, extension: 'webp' })
  await storage.put(key, thumb, { mime: 'image/webp' })
  const row = { key, thumbhash, revision: STYLE_REVISION }
  await db
    .insert(styleThumbs)
    .values({ engineId: engine.id, styleId: style, ...row })
    .onConflictDoUpdate({ target: [styleThumbs.engineId, styleThumbs.styleId], set: row })
}

/** A style that cannot be painted is logged; its card stays without a picture until the next start. */
export async function paintStyleThumbs(options: Options & { signal?: AbortSignal }): Promise<void> {
  const { db, log, engines, signal = new AbortController().signal } = options
  for (const engine of engines.all()) {
    for (const { id } of engine.capabilities.styles) {
      if (signal.aborted) return
      if ((await revisionOf(db, engine.id, id)) >= STYLE_REVISION) continue
      try {
        await paintCard(options, engine, id, signal)
      } catch (error) {
        log.warn({ err: error, engineId: engine.id, styleId: id }, 'a style card was not painted')
      }
    }
  }
}
