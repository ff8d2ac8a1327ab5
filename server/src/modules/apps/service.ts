/** Small apps: listed where an engine serves their tool, run as that tool. */
import { appToolId, reducedTool, toolOfApp } from '@contract/apps/define'
import type { appEndpoints } from '@contract/endpoints/apps'
import { checkParams } from '@contract/tools/check'
import { buildDefaults, isPricedByVideo } from '@contract/tools/define'
import type { z } from 'zod'
import type { AppsPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { pageOfList } from '../../platform/http/pages'
import { quoteTool, toEngineModel } from '../job/pricing'
import { findCover } from '../../platform/lib/covers'
import { submitTool, type Submission } from '../job/submit/service'
import { findDefinition, listDefinitions } from './catalog'
import type { OwnApp } from './repository'

type AppView = z.output<typeof appEndpoints.apps.data>['list'][number]
type WholeApp = z.output<typeof appEndpoints.byId.data>
type AppDeps = Pick<AppsPorts, 'config' | 'db' | 'engines' | 'storage'>

/** Its own, the shipped one, or that of its tool. */
export function resolveCoverUrl(
  storage: Pick<AppsPorts['storage'], 'url'>,
  { id, tool, coverKey }: Pick<OwnApp, 'id' | 'tool' | 'coverKey'>,
): string | null {
  return coverKey === null ? (findCover(appToolId(id)) ?? findCover(tool)) : storage.url(coverKey)
}

function toView(
  { config, engines, storage }: Pick<AppsPorts, 'config' | 'engines' | 'storage'>,
  app: OwnApp,
): AppView | null {
  const [offer] = engines.offersOf(app.tool)
  if (!offer) return null
  const tool = reducedTool(app)
  const { id, name, summary, tags } = app
  const quote = {
    ...toEngineModel(offer),
    tool: { ...tool, id: app.tool },
    params: buildDefaults(tool),
  }
  const credits = quoteTool(config.credits.prices, quote)
  return {
    id,
    name,
    summary,
    tags: [...tags],
    tool: app.tool,
    coverUrl: resolveCoverUrl(storage, app),
    credits,
    bySecond: isPricedByVideo(tool),
  }
}

async function allViews(deps: AppDeps): Promise<AppView[]> {
  return (await listDefinitions(deps.db)).flatMap((app) => toView(deps, app) ?? [])
}

/** Throws like pageOfList; the cursor is the last id. */
export async function listApps(
  deps: AppDeps,
  query: { page: number; pageSize: number; cursor?: string; tag?: string; search?: string },
) {
  const { tag, search = '' } = query
  const words = search.trim().toLowerCase()
  const found = (await allViews(deps)).filter(
    ({ tags, name, summary }) =>
      (tag === undefined || tags.includes(tag)) &&
      `${name} ${summary}`.toLowerCase().includes(words),
  )
  return pageOfList(found, query, ({ id }) => id)
}

/** Throws NOT_FOUND. */
export async function readApp(deps: AppDeps, id: string): Promise<WholeApp> {
  const app = await findDefinition(deps.db, id)
  const view = app && toView(deps, app)
  if (!app || !view) throw new AppError('NOT_FOUND')
  return { ...view, fixed: { ...app.fixed }, open: [...app.open] }
}

export async function listTags(deps: AppDeps): Promise<{ tag: string; count: number }[]> {
  const counts = new Map<string, number>()
  for (const { tags } of await allViews(deps))
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => b.count - a.count)
}

/** Fixed parameters belong to the app: sending one is refused. Throws like submitTool. */
export async function runApp(deps: AppsPorts, userId: string, id: string, submission: Submission) {
  const app = await findDefinition(deps.db, id)
  if (!app) throw new AppError('NOT_FOUND')
  const [issue] = checkParams(reducedTool(app), submission.params)
  if (issue)
    throw new AppError('PARAM_INVALID', { message: issue.message, details: { key: issue.key } })
  const params = { ...submission.params, ...app.fixed }
  return submitTool(deps, userId, toolOfApp(app), { ...submission, params })
}
