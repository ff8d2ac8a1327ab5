/** Client view of works. Only here the fields that the author hides are left out. */
import { type myWork, pickContent, type workCard, type workView } from '@contract/endpoints/works'
import { isOwnModel } from '@contract/own-models'
import { findJobTool } from '@contract/tools/all'
import type { Shot, ToolDefinition, ToolParams } from '@contract/tools/define'
import { editVideo } from '@contract/tools/edit-video'
import type { FilmShot } from '@contract/tools/film'
import { withoutOwnMusic } from '@contract/tools/music'
import type { z } from 'zod'
import type { CardRow, ListedCard } from './card-repository'
import type { WorksPorts } from './ports'
import type { RelativeRow } from './feed/related-repository'
import type { Viewer, WholeRow } from './repository'
import { texts } from './texts'

export type ViewDeps = Pick<WorksPorts, 'db' | 'engines' | 'storage'>
type Card = z.output<typeof workCard>
type View = z.output<typeof workView>

type AuthorRow = CardRow['author']
type Storage = WorksPorts['storage']

function authorView({ id, nickname, avatarKey, demo }: AuthorRow, storage: Storage) {
  return { id, nickname, avatarUrl: avatarKey === null ? null : storage.url(avatarKey), demo }
}

export function viewCard({ work, picture, author, liked }: CardRow, storage: Storage): Card {
  return {
    id: work.id,
    title: work.title,
    kind: work.kind,
    url: storage.url(picture.key),
    thumbUrl: storage.url(picture.thumbKey),
    width: picture.width,
    height: picture.height,
    durationMs: picture.durationMs,
    thumbhash: picture.thumbhash,
    color: picture.color,
    author: authorView(author, storage),
    likeCount: work.likeCount,
    commentCount: work.commentCount,
    liked,
    featured: work.featuredAt !== null,
  }
}

/** As `viewCard`, of a row of card-repository. */
export function viewListed(row: ListedCard, storage: Storage): Card {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    url: storage.url(row.key),
    thumbUrl: storage.url(row.thumb_key),
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    thumbhash: row.thumbhash,
    color: row.color,
    author: {
      id: row.author_id,
      nickname: row.nickname,
      avatarUrl: row.avatar_key === null ? null : storage.url(row.avatar_key),
      demo: row.demo,
    },
    likeCount: row.like_count,
    commentCount: row.comment_count,
    liked: row.liked,
    featured: row.featured,
  }
}

export function viewMine(row: CardRow, storage: Storage): z.output<typeof myWork> {
  const { state, reason, jobId, pictureId, createdAt } = row.work
  const own = { state, reason, jobId, pictureId, createdAt: createdAt.toISOString() }
  return { ...viewCard(row, storage), ...own }
}

export function viewRelative({ id, title, thumbKey, author }: RelativeRow, storage: Storage) {
  return { id, title, thumbUrl: storage.url(thumbKey), author: authorView(author, storage) }
}

const MEDIA = new Set(['image', 'video', 'sound', 'images', 'references', 'characters', 'mask'])

/** Everything to make this one picture again, without media of its owner and what is theirs alone. */
export function remakeParams(
  tool: ToolDefinition,
  params: ToolParams,
  { seed, mine }: { seed: number | null; mine: boolean },
): ToolParams {
  const entries = Object.entries(params).flatMap(([key, value]): [string, ToolParams[string]][] => {
    const spec = tool.params[key]
    if (!spec || MEDIA.has(spec.kind)) return []
    const { kind } = spec
    if (kind === 'text' && spec.ownOnly && !mine) return []
    if (kind === 'seed') return [[key, seed ?? value]]
    if (kind === 'count') return [[key, 1]]
    if (key === 'music') return [[key, withoutOwnMusic(value)]]
    if (kind !== 'shots') return [[key, value]]
    const shots = value as readonly (Shot & Pick<FilmShot, 'clip'>)[]
    return [[key, shots.map(({ clip: _, ...shot }) => ({ ...shot, image: null }))]]
  })
  return Object.fromEntries(entries)
}

/** `<engine>:<style>` of 风格模型 with the name the engine, or the operator, gives it; null when it is gone. */
function findStyle(
  { engines }: Pick<WorksPorts, 'engines'>,
  styleId: string | null,
): View['style'] {
  if (styleId === null) return null
  const [engineId = '', style = ''] = styleId.split(':')
  const own = engines.byId(engineId)?.capabilities.styles ?? []
  const found = [...engines.styles(), ...own].find(({ id }) => id === style)
  return found ? { id: styleId, name: found.name } : null
}

function modelName({ engines }: Pick<WorksPorts, 'engines'>, modelId: string): string {
  // Whose key it was, and what they call it, is theirs to know.
  if (isOwnModel(modelId)) return texts.ownKey
  return engines.models().find(({ model }) => model.id === modelId)?.model.name ?? modelId
}

interface Around {
  readonly viewer: Viewer
  readonly ancestors: readonly RelativeRow[]
  readonly remakes: readonly RelativeRow[]
  readonly appealable: boolean
  readonly contest: View['contest']
}

export function viewWhole(deps: ViewDeps, row: WholeRow, around: Around): View {
  const { work, picture, job } = row
  const { storage, engines } = deps
  const mine = work.userId === around.viewer
  const tool = findJobTool(work.tool)
  const shown = mine || work.promptShown
  // A video of versions is made of its author's own thread, so it has no 画同款.
  const params =
    tool && tool.id !== editVideo.id && shown
      ? remakeParams(tool, job.params, { seed: picture.seed, mine })
      : null
  return {
    ...viewCard(row, storage),
    ...pickContent(work),
    state: work.state,
    reason: mine ? work.reason : null,
    appealable: around.appealable,
    mine,
    jobId: mine ? work.jobId : null,
    tool: work.tool,
    toolName: findJobTool(work.tool)?.name ?? work.tool,
    modelName: modelName(deps, work.modelId),
    style: findStyle(deps, work.styleId),
    params,
    making: work.making,
    contest: around.contest,
    remakable:
      (work.tool === 'edit' ? work.making !== null : params !== null) &&
      (mine || work.state === 'public') &&
      (engines.forModel(work.modelId) ?? engines.forTool(work.tool)) !== null,
    remakeCount: work.remakeCount,
    commentsClosed: work.commentsClosed,
    following: row.following,
    favourite: row.favourite,
    ancestors: around.ancestors.map((relative) => viewRelative(relative, storage)),
    remakes: around.remakes.map((relative) => viewRelative(relative, storage)),
    createdAt: work.createdAt.toISOString(),
    publishedAt: work.publishedAt?.toISOString() ?? null,
  }
}
