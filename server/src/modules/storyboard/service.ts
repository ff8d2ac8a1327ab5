/** 短片: drafts of films. Other people's do not exist here. */
import { randomInt } from 'node:crypto'
import { listMentioned } from '@contract/characters'
import type { storyboardEndpoints } from '@contract/endpoints/storyboard'
import { type ShotClip, type ShotMotion, STORYBOARDS_MAX } from '@contract/storyboard'
import { checkParams } from '@contract/tools/check'
import { CROSSING } from '@contract/tools/crossing'
import { SEED_MAX, type SentParams } from '@contract/tools/define'
import { film, FILM_SOUND } from '@contract/tools/film'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import type { z } from 'zod'
import { deleteFilesLater } from '../../integrations/storage/deletion'
import { piecePrefix } from '../../integrations/storage/keys'
import { pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import type { StoredShot } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { findSources } from '../job/sources'
import { listClipOffers } from './clips'
import type { StoryboardPorts } from './ports'
import {
  countStoryboards,
  deleteStoryboard,
  findStoryboard,
  insertStoryboard,
  listStoryboards,
  lockStoryboard,
  type Own,
  type StoryboardRow,
  updateStoryboard,
} from './repository'
import { splitByRules } from './split'
import { loadState, settle } from './state'
import { texts } from './texts'
import { type StoryboardView, viewCards, viewStoryboard } from './view'

type Endpoints = typeof storyboardEndpoints
type Creation = z.output<Endpoints['create']['body']>
type Change = z.output<Endpoints['change']['body']>
type SentShot = NonNullable<Change['shots']>[number]

/** A running film writes its pieces a little longer. */
const REMOVE_AFTER_MS = 60 * 60_000
const MOTIONS: readonly ShotMotion[] = ['in', 'right', 'out', 'left', 'up']

const invalid = (key: string, message: string) =>
  new AppError('PARAM_INVALID', { message, details: { key } })

function requireSound(sound: SentParams): SentParams {
  const [issue] = checkParams({ ...film, params: FILM_SOUND }, sound)
  if (issue) throw invalid(issue.key, issue.message)
  return sound
}

/** Throws NOT_FOUND for a picture that is not the caller's. */
async function requirePictures(
  { db }: Pick<StoryboardPorts, 'db'>,
  userId: string,
  shots: readonly Pick<SentShot, 'picture'>[],
): Promise<void> {
  const refs = shots.flatMap(({ picture }) => (picture ? [picture as MediaRef] : []))
  const sources = await findSources(db, userId, [...new Set(refs)])
  for (const ref of refs) {
    const source = sources.get(ref)
    if (!source) throw new AppError('NOT_FOUND', { message: texts.pictureGone })
    if (source.kind !== 'image') throw invalid('shots', texts.notPicture)
  }
}

/**
 * Videos by models that differ from the stored ones: of a model that is here, with a last frame of
 * the caller's where it takes one. Throws PARAM_INVALID, NOT_FOUND.
 */
async function requireClips(
  deps: StoryboardPorts,
  userId: string,
  sent: readonly SentShot[],
  before: readonly StoredShot[],
): Promise<void> {
  const nameClip = ({ model, last }: Pick<ShotClip, 'model'> & { last: string | null }) =>
    `${model} ${last}`
  // Copies of a stored shot, too: whether they can be ordered is said with the price.
  const known = new Set(before.flatMap(({ clip }) => (clip ? [nameClip(clip)] : [])))
  const clips = sent.flatMap(({ clip }) => (clip && !known.has(nameClip(clip)) ? [clip] : []))
  if (clips.length === 0) return
  const offers = listClipOffers(deps, await deps.ownEngines.loadUserEngines(userId))
  for (const { model, last } of clips) {
    const offer = offers.find(({ id }) => id === model)
    if (!offer) throw invalid('shots', texts.clipModelGone)
    if (last !== null && !offer.lastFrame) throw invalid('shots', texts.clipNoLast(offer.name))
  }
  const pictures = clips.flatMap(({ last }) => (isMediaRef(last) ? [{ picture: last }] : []))
  await requirePictures(deps, userId, pictures)
}

/** With the pictures that shots of the same id have, where none is sent. */
function mergeShots(sent: readonly SentShot[], before: readonly StoredShot[]): StoredShot[] {
  const known = new Map(before.map((shot) => [shot.id, shot]))
  return sent.map(({ picture, clip: sentClip, ...content }): StoredShot => {
    const characters = listMentioned(content.text, content.characters)
    const stored = known.get(content.id)
    const clip = sentClip === undefined ? (stored?.clip ?? null) : (sentClip as ShotClip | null)
    if (picture !== undefined)
      return { ...content, clip, characters, picture: picture as MediaRef | null, paintedBy: null }
    const { picture: own = null, paintedBy = null } = stored ?? {}
    return { ...content, clip, characters, picture: own, paintedBy }
  })
}

function shotsOfScript({ script, characters }: Creation): StoredShot[] {
  return splitByRules(script).shots.map((shot, nth) => ({
    ...shot,
    id: newId(),
    characters: listMentioned(shot.text, characters),
    motion: MOTIONS[nth % MOTIONS.length] ?? 'in',
    crossing: CROSSING.initial,
    picture: null,
    paintedBy: null,
  }))
}

/** Throws PARAM_INVALID, NOT_FOUND (a picture, the work it begins from), CONFLICT (of a hidden work). */
export async function createStoryboard(
  deps: StoryboardPorts,
  userId: string,
  body: Creation,
): Promise<StoryboardView> {
  const { characters: _, shots, ...content } = body
  requireSound(content.sound)
  if (content.remakeOf) await deps.requireRemakable(deps.db, content.remakeOf, userId)
  await requirePictures(deps, userId, shots ?? [])
  await requireClips(deps, userId, shots ?? [], [])
  const stored = shots ? mergeShots(shots, []) : shotsOfScript(body)
  const now = deps.now()
  const row = await transaction(deps.db, async (tx) => {
    await deps.jobCredits.lock(tx, userId)
    if ((await countStoryboards(tx, userId)) >= STORYBOARDS_MAX)
      throw invalid('storyboards', texts.tooMany(STORYBOARDS_MAX))
    const seed = randomInt(SEED_MAX + 1)
    const made = { id: newId(), userId, seed, createdAt: now, updatedAt: now }
    return insertStoryboard(tx, { ...made, ...content, shots: stored })
  })
  return viewStoryboard(deps, row)
}

/** With the draft locked. Throws NOT_FOUND, CONFLICT. */
export async function requireVersion(
  tx: Parameters<typeof lockStoryboard>[0],
  own: Own,
  version: number,
): Promise<StoryboardRow> {
  const row = await lockStoryboard(tx, own)
  if (!row) throw new AppError('NOT_FOUND', { message: texts.gone })
  if (row.version !== version)
    throw new AppError('CONFLICT', {
      message: texts.changedElsewhere,
      details: { version: row.version },
    })
  return row
}

/** Throws NOT_FOUND, CONFLICT, PARAM_INVALID. */
export async function changeStoryboard(
  deps: StoryboardPorts,
  own: Own,
  { version, shots, ...content }: Change,
): Promise<StoryboardView> {
  if (content.sound) requireSound(content.sound)
  const row = await transaction(deps.db, async (tx) => {
    const before = await requireVersion(tx, own, version)
    await requirePictures({ db: deps.db }, own.userId, shots ?? [])
    await requireClips(deps, own.userId, shots ?? [], before.shots)
    const settled = (await loadState(tx, before)).map(settle)
    const given = Object.fromEntries(
      Object.entries(content).filter(([, value]) => value !== undefined),
    )
    const merged = shots ? mergeShots(shots, settled) : settled
    return updateStoryboard(tx, own, { ...given, shots: merged, updatedAt: deps.now() })
  })
  return viewStoryboard(deps, row)
}

/** Throws NOT_FOUND. */
export async function requireStoryboard(
  { db }: Pick<StoryboardPorts, 'db'>,
  own: Own,
): Promise<StoryboardRow> {
  const row = await findStoryboard(db, own)
  if (!row) throw new AppError('NOT_FOUND', { message: texts.gone })
  return row
}

export async function readStoryboard(deps: StoryboardPorts, own: Own): Promise<StoryboardView> {
  return viewStoryboard(deps, await requireStoryboard(deps, own))
}

export async function listMine(
  deps: StoryboardPorts,
  userId: string,
  query: z.output<Endpoints['list']['query']>,
) {
  const [rows, total] = await Promise.all([
    listStoryboards(deps.db, userId, timeRange(query)),
    countStoryboards(deps.db, userId),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: ({ updatedAt, id }) => writeCursor({ createdAt: updatedAt, id }),
  })
  return { list: await viewCards(deps, userId, shown), ...frame }
}

export async function removeStoryboard({ db }: StoryboardPorts, own: Own): Promise<null> {
  await transaction(db, async (tx) => {
    if (!(await deleteStoryboard(tx, own))) throw new AppError('NOT_FOUND', { message: texts.gone })
    const prefix = piecePrefix({ userId: own.userId, draftId: own.id })
    await deleteFilesLater(tx, prefix, { delayMs: REMOVE_AFTER_MS })
  })
  return null
}
