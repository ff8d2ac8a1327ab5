/** 风格模型: each style of each engine, with what people made of it and think of it. */
import type { styleModelEndpoints } from '@contract/endpoints/style-models'
import type { z } from 'zod'
import type { StyleModelsPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { pageOfList } from '../../platform/http/pages'
import { listSamples } from '../samples/service'
import { buildCard } from './card'
import { listOffered, type OfferedStyle } from './catalog'
import { countLikes, countWorks, findLiked, writeLike } from './repository'
import { BUILT_IN, CONNECTED, OPERATORS } from './texts'

type StyleModel = z.output<typeof styleModelEndpoints.page.data>['list'][number]
type StyleDeps = Pick<StyleModelsPorts, 'db' | 'engines' | 'storage'>

const listTags = ({ engine, operator }: Pick<OfferedStyle, 'engine' | 'operator'>): string[] => [
  ...(operator ? [OPERATORS] : []),
  engine.id === 'studio' ? BUILT_IN : CONNECTED,
]

/** Only tags that some style has: where it is from, what the engine calls it, then the operator's. */
export async function listStyleTags(
  deps: Pick<StyleModelsPorts, 'db' | 'engines'>,
): Promise<string[]> {
  const offered = await listOffered(deps)
  const used = new Set(offered.flatMap(listTags))
  const origins = [OPERATORS, BUILT_IN, CONNECTED].filter((tag) => used.has(tag))
  const kinds = offered.flatMap(({ style }) => style.tags ?? [])
  const own = offered.flatMap(({ tags }) => tags)
  return [...new Set([...origins, ...kinds, ...own])]
}

const allTags = (offered: OfferedStyle): string[] => [
  ...new Set([...listTags(offered), ...(offered.style.tags ?? []), ...offered.tags]),
]

/** The operator's first, then in the order the engines offer them. */
export async function listStyleModels(
  deps: StyleDeps,
  viewer: string | null,
  query: z.output<typeof styleModelEndpoints.page.query>,
) {
  const { db, storage } = deps
  const { tag } = query
  const offered = await listOffered(deps)
  const chosen = offered.filter((model) => !tag || allTags(model).includes(tag))
  const ids = chosen.map(({ id }) => id)
  const [samples, works, likes, liked] = await Promise.all([
    listSamples(db),
    countWorks(db, ids),
    countLikes(db, ids),
    viewer === null ? new Set<string>() : findLiked(db, viewer),
  ])
  const models = chosen.map((model): StyleModel => {
    const { id, engine, style } = model
    return {
      id,
      engineId: engine.id,
      styleId: style.id,
      name: style.name,
      engineName: engine.name,
      tags: allTags(model),
      ...buildCard(storage, samples, model),
      workCount: works.get(id) ?? 0,
      likeCount: likes.get(id) ?? 0,
      liked: liked.has(id),
    }
  })
  return pageOfList(models, query, ({ id }) => id)
}

/** Throws NOT_FOUND for a style that is not offered. */
export async function likeStyle(
  deps: StyleDeps,
  userId: string,
  { id, liked }: { id: string; liked: boolean },
) {
  if (!(await listOffered(deps)).some((model) => model.id === id)) throw new AppError('NOT_FOUND')
  await writeLike(deps.db, { userId, modelId: id, liked })
  return { liked, likeCount: (await countLikes(deps.db, [id])).get(id) ?? 0 }
}
