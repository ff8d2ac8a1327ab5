/** Finished jobs and works of test people, without an engine: the rows are the same. */
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { jobs, pictures, works } from '../platform/db/schema'
import { transaction } from '../platform/db/transaction'
import type { WorksPorts } from '../modules/works/ports'
import { newId } from '../platform/lib/ids'
import { finishPicture } from '../platform/media-intake/finish'
import { makePublic } from '../modules/works/publish'
import type { PicturePlan } from '../integrations/engines/plan'
import { pictureKey, planKey } from '../integrations/storage/keys'
import { newPhone } from './accounts'
import { callApi, signInByCalls, type TestApp } from './app'

type Fixture = Pick<WorksPorts, 'db' | 'storage'>

export interface Finished {
  readonly jobId: string
  readonly pictureId: string
}

/** Patches that no two seeds share, as a small file. */
export async function patches(seed: number): Promise<Buffer> {
  let state = seed * 2_654_435_761 + 1
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return (state >>> 16) & 255
  }
  const data = Buffer.from(Array.from({ length: 8 * 8 * 3 }, random))
  return sharp(data, { raw: { width: 8, height: 8, channels: 3 } })
    .resize(96, 128, { kernel: 'cubic', fit: 'fill' })
    .webp({ quality: 90 })
    .toBuffer()
}

interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Person {
  readonly id: string
  readonly token: string
}

/** Creates a signed-in user. */
export async function makePerson({ app }: TestApp): Promise<Person> {
  const { token } = await signInByCalls(app, newPhone())
  const { data } = await callApi(app, 'GET', '/api/user/info', { token })
  return { id: (data as { id: string }).id, token }
}

let nextSeed = 1

export async function makeJob(
  { db, storage }: Fixture,
  userId: string,
  options: {
    params?: Record<string, unknown>
    seed?: number
    parentId?: string
    remakeOf?: string
  } = {},
): Promise<Finished> {
  const { seed = nextSeed++, params = {}, parentId = null, remakeOf = null } = options
  const [jobId, pictureId] = [newId(), newId()]
  const key = pictureKey({ jobId, extension: 'webp' })
  const thumbKey = pictureKey({ jobId, extension: 'webp' })
  const file = await patches(seed)
  await storage.put(key, file, { mime: 'image/webp' })
  await storage.put(thumbKey, file, { mime: 'image/webp' })
  const common = { jobId, index: 0, key, thumbKey, mime: 'image/webp', width: 96, height: 128 }
  await db.insert(jobs).values({
    id: jobId,
    userId,
    requestId: jobId,
    requestHash: jobId,
    tool: 'text2img',
    parentId,
    engineId: 'studio',
    modelId: 'studio',
    costCredits: 2,
    status: 'succeeded',
    remakeOf,
    params: { prompt: '山水', count: 1, ratio: '3:4', seed, ...params },
  })
  const look = { sizeBytes: file.length, thumbhash: 'aaaa', color: '#888888' }
  await db.insert(pictures).values({ ...common, ...look, id: pictureId, seed, style: 'ink' })
  return { jobId, pictureId }
}

/** Gives a picture other pixels and the label, as a painted one has it. */
export async function addLabel(
  { db, storage }: Fixture,
  { jobId, pictureId }: Finished,
  { data, width, height, transparent }: Pixels & { readonly transparent: boolean },
): Promise<void> {
  const channels = transparent ? 4 : 3
  const picture = { kind: 'raw', data: new Uint8Array(data), channels } as const
  const size = { width, height, transparent }
  const finished = await finishPicture({ ...size, picture }, { produceId: pictureId })
  const { original, under, extension, mime } = finished
  const [key, underKey] = [pictureKey({ jobId, extension }), pictureKey({ jobId, extension })]
  await storage.put(key, original, { mime })
  await storage.put(underKey, under, { mime })
  await db
    .update(pictures)
    .set({ key, underKey, ...size })
    .where(eq(pictures.id, pictureId))
}

/** Gives a picture a plan, as a painted one has it; answers its storage key. */
export async function addPlan(
  { db, storage }: Fixture,
  { jobId, pictureId }: Finished,
  plan: PicturePlan = { kernel: 'test' },
): Promise<string> {
  const underKey = pictureKey({ jobId, extension: 'png' })
  const bytes = Buffer.from(JSON.stringify(plan))
  await storage.put(underKey, await patches(1), { mime: 'image/png' })
  await storage.put(planKey(underKey), bytes, { mime: 'application/json' })
  const row = { underKey, planBytes: bytes.length }
  await db.update(pictures).set(row).where(eq(pictures.id, pictureId))
  return planKey(underKey)
}

/** Posts a finished picture by the call; answers the id of the work. */
export async function postAs(
  { app }: TestApp,
  token: string,
  finished: Finished,
  over: Record<string, unknown> = {},
): Promise<string> {
  const { jobId, pictureId } = finished
  const answer = await callApi(app, 'POST', '/api/works/post', {
    token,
    body: { jobId, pictureId, title: '山居', ...over },
  })
  if (answer.code !== 0) throw new Error(`not posted: ${answer.message}`)
  return (answer.data as { id: string }).id
}

/** A public work of a person: posted, then let through at this time. */
export async function makeWork(
  deps: Fixture,
  userId: string,
  over: Partial<typeof works.$inferInsert> & { at?: Date; finished?: Finished } = {},
): Promise<string> {
  const { at = new Date(), finished, ...columns } = over
  const { jobId, pictureId } = finished ?? (await makeJob(deps, userId))
  const id = columns.id ?? newId()
  await deps.db.insert(works).values({
    id,
    userId,
    jobId,
    pictureId,
    kind: 'image',
    tool: 'text2img',
    modelId: 'studio',
    styleId: 'studio:ink',
    title: '山居',
    state: 'pending',
    ...columns,
  })
  if (columns.state === undefined) await transaction(deps.db, (tx) => makePublic(tx, id, at))
  return id
}

export async function findWorkRow({ db }: Pick<WorksPorts, 'db'>, id: string) {
  const [row] = await db.select().from(works).where(eq(works.id, id))
  return row ?? null
}

export interface Filled {
  readonly id: string
  readonly userId: string
  readonly rank: number
}

/** Public works without files, by rows alone: for lists. Rank and time are what the caller says. */
export async function fillSquare(
  { db }: Pick<WorksPorts, 'db'>,
  wanted: readonly (Partial<typeof works.$inferInsert> & Pick<Filled, 'userId' | 'rank'>)[],
): Promise<Filled[]> {
  const rows = wanted.map((columns) => {
    const id = newId()
    const publishedAt = new Date(columns.rank * 3_600_000)
    return {
      id,
      jobId: id,
      pictureId: id,
      kind: 'image' as const,
      tool: 'text2img',
      modelId: 'studio',
      title: id,
      state: 'public' as const,
      publishedAt,
      ...columns,
    }
  })
  if (rows.length === 0) return []
  await db.insert(jobs).values(
    rows.map(({ id, userId }) => ({
      id,
      userId,
      requestId: id,
      requestHash: id,
      tool: 'text2img',
      params: {},
      engineId: 'studio',
      modelId: 'studio',
      costCredits: 0,
      status: 'succeeded' as const,
    })),
  )
  await db.insert(pictures).values(
    rows.map(({ id }) => ({
      id,
      jobId: id,
      index: 0,
      key: `job/${id}/a`,
      thumbKey: `job/${id}/b`,
      mime: 'image/webp',
      width: 3,
      height: 4,
      sizeBytes: 1,
      thumbhash: 'aaaa',
      color: '#888888',
    })),
  )
  await db.insert(works).values(rows)
  return rows.map(({ id, userId, rank }) => ({ id, userId, rank }))
}
