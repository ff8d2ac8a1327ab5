/** 风格模型: each style of each engine, with what people made of it and think of it. */
import type { styleModelEndpoints } from '@contract/endpoints/works'
import type { z } from 'zod'
import type { Deps } from '../../deps'
import type { Engine } from '../../engines/engine'
import { AppError } from '../../http/errors'
import { pageOfList } from '../../http/pages'
import { styleSampleId } from '../../samples/plan'
import { listSamples } from '../../samples/repository'
import { countLikes, countWorks, findLiked, writeLike } from './repository'

type StyleModel = z.output<typeof styleModelEndpoints.page.data>['list'][number]
type StyleDeps = Pick<Deps, 'db' | 'engines' | 'storage'>

const BUILT_IN = '内置'
const CONNECTED = '外接'

const tagsOf = (engine: Engine): string[] => [engine.id === 'studio' ? BUILT_IN : CONNECTED]

function offered({ engines }: Pick<Deps, 'engines'>) {
  return engines.all().flatMap((engine) =>
    engine.capabilities.styles.map((style) => ({
      id: `${engine.id}:${style.id}`,
      engine,
      style,
    })),
  )
}

/** Only tags that some style has. */
export function listStyleTags(deps: Pick<Deps, 'engines'>): string[] {
  const used = new Set(offered(deps).flatMap(({ engine }) => tagsOf(engine)))
  return [BUILT_IN, CONNECTED].filter((tag) => used.has(tag))
}

/** In the order the engines offer them. */
export async function listStyleModels(
  deps: StyleDeps,
  viewer: string | null,
  query: z.output<typeof styleModelEndpoints.page.query>,
) {
  const { db, storage } = deps
  const { tag } = query
  const chosen = offered(deps).filter(({ engine }) => !tag || tagsOf(engine).includes(tag))
  const ids = chosen.map(({ id }) => id)
  const [samples, works, likes, liked] = await Promise.all([
    listSamples(db),
    countWorks(db, ids),
    countLikes(db, ids),
    viewer === null ? new Set<string>() : findLiked(db, viewer),
  ])
  const models = chosen.map(({ id, engine, style }): StyleModel => {
    const sample = samples.find((row) => row.id === styleSampleId(engine.id, style.id))
    return {
      id,
      engineId: engine.id,
      styleId: style.id,
      name: style.name,
      engineName: engine.name,
      tags: tagsOf(engine),
      thumbUrl: sample ? storage.url(sample.thumbKey) : null,
      thumbhash: sample?.thumbhash ?? null,
      workCount: works.get(id) ?? 0,
      likeCount: likes.get(id) ?? 0,
      liked: liked.has(id),
    }
  })
  return pageOfList(models, query, ({ id }) => id)
}

/** Throws NOT_FOUND for a style no engine offers. */
export async function likeStyle(
  deps: StyleDeps,
  userId: string,
  { id, liked }: { id: string; liked: boolean },
) {
  if (!offered(deps).some((model) => model.id === id)) throw new AppError('NOT_FOUND')
  await writeLike(deps.db, { userId, modelId: id, liked })
  return { liked, likeCount: (await countLikes(deps.db, [id])).get(id) ?? 0 }
}
