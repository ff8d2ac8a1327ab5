/** Media named by parameters: uploads and pictures of the user, as rows and as storage keys. */
import { isMediaRef, splitMediaRef, type MediaRef } from '@contract/tools/media'
import type { SourceView } from '@contract/jobs'
import type { MediaUse } from '@contract/tools/define'
import type { Executor } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import { withoutLabel } from '../../platform/media-intake/finish'
import { MAX_PLAN_BYTES, type PicturePlan, unpackPlan } from '../../integrations/engines/plan'
import { parseRecipe, type Recipe } from '../../integrations/engines/recipe'
import { ObjectMissing, type Storage } from '../../integrations/storage/storage'
import {
  findOrigins,
  findPictures,
  findUploads,
  type Origin,
  type SourceRow,
} from './repository/sources'
import { texts } from './texts'

export { readPaintedCards } from './repository/characters'
export { isNamedByJob, kindOfMime, type SourceRow } from './repository/sources'

function listIds(refs: readonly MediaRef[], kind: 'upload' | 'picture'): string[] {
  return refs.map(splitMediaRef).flatMap((ref) => (ref.kind === kind ? [ref.id] : []))
}

/** The job that made this picture of theirs; null for an upload. */
export async function findOrigin(
  db: Executor,
  userId: string,
  ref: MediaRef,
): Promise<Origin | null> {
  const [origin = null] = await findOrigins(db, { userId, ids: listIds([ref], 'picture') })
  return origin
}

/** Recipes of this engine for the pictures it made, by reference. */
export async function findRecipes(
  db: Executor,
  options: { userId: string; engineId: string; refs: readonly MediaRef[] },
): Promise<Map<string, Recipe>> {
  const { userId, engineId, refs } = options
  const origins = await findOrigins(db, { userId, ids: listIds(refs, 'picture') })
  const own = origins.filter((origin) => origin.engineId === engineId)
  return new Map(
    own.flatMap(({ id, recipe: stored }) => {
      const recipe = parseRecipe(stored)
      return recipe ? [[`picture:${id}`, recipe] as const] : []
    }),
  )
}

/** Plans of the pictures that have one, by reference. */
export async function loadPlans(
  storage: Storage,
  rows: ReadonlyMap<string, Pick<SourceRow, 'planKey'>>,
): Promise<Map<string, PicturePlan>> {
  const plans = new Map<string, PicturePlan>()
  for (const [ref, { planKey }] of rows) {
    const plan = planKey ? await loadPlan(storage, planKey) : null
    if (plan) plans.set(ref, plan)
  }
  return plans
}

/** Null: its job was deleted meanwhile. */
export async function loadPlan(storage: Storage, key: string): Promise<PicturePlan | null> {
  try {
    return unpackPlan(await storage.get(key, { maxBytes: MAX_PLAN_BYTES }))
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

/** Those that exist and belong to this user, by reference: at most two queries. */
export async function findSources(
  db: Executor,
  userId: string,
  refs: readonly MediaRef[],
): Promise<Map<string, SourceRow>> {
  const [uploads, pictures] = await Promise.all([
    findUploads(db, { userId, ids: listIds(refs, 'upload') }),
    findPictures(db, { userId, ids: listIds(refs, 'picture') }),
  ])
  return new Map([
    ...uploads.map((row) => [`upload:${row.id}`, row] as const),
    ...pictures.map((row) => [`picture:${row.id}`, row] as const),
  ])
}

const NEEDED = {
  image: texts.needsImage,
  video: texts.needsVideo,
  sound: texts.needsSound,
}

/**
 * The referenced pictures, videos and sounds. Throws NOT_FOUND if they belong to another user,
 * PARAM_INVALID for one of another kind than required.
 */
export async function requireSources(
  db: Executor,
  userId: string,
  media: readonly MediaUse[],
): Promise<ReadonlyMap<string, SourceRow>> {
  if (media.length === 0) return new Map()
  const rows = await findSources(
    db,
    userId,
    media.map(({ ref }) => ref),
  )
  for (const { ref, kind } of media) {
    const row = rows.get(ref)
    if (!row) throw new AppError('NOT_FOUND', { message: texts.sourceGone })
    if (row.kind !== kind)
      throw new AppError('PARAM_INVALID', {
        message: NEEDED[kind],
      })
  }
  return rows
}

/**
 * File of a source as a tool works on it: a picture of ours without its visible label, which a tool
 * that moves, extends or crops the picture would keep next to the label of the result.
 */
export async function loadSourceFile(storage: Storage, row: SourceRow): Promise<Uint8Array> {
  const original = await storage.get(row.key)
  if (!row.underKey) return original
  const under = await storage.get(row.underKey)
  const { id: produceId, transparent = false } = row
  return withoutLabel({ original, under }, { transparent, produceId })
}

export function viewSource(ref: string, row: SourceRow, storage: Storage): SourceView {
  const { kind, width, height, durationMs, jobId, name } = row
  return {
    ref,
    ...(jobId !== undefined && { jobId }),
    kind,
    url: storage.url(row.key),
    thumbUrl: storage.url(row.thumbKey),
    width,
    height,
    durationMs,
    ...(typeof name === 'string' && { name }),
  }
}

/** Those that still belong to the user, as they can be shown, in the requested order. */
export async function listSources(
  { db, storage }: { db: Executor; storage: Storage },
  userId: string,
  refs: readonly string[],
): Promise<SourceView[]> {
  const known = refs.filter(isMediaRef)
  const rows = await findSources(db, userId, known)
  return known.flatMap((ref) => {
    const row = rows.get(ref)
    return row ? [viewSource(ref, row, storage)] : []
  })
}
