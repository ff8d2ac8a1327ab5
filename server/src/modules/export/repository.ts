/** Exports, and what goes into them: page by page, so that a long life needs no more memory. */
import { pickContent } from '@contract/endpoints/works'
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import { PAGE, paged } from '../../platform/db/paged'
import {
  albumJobs,
  albums,
  apiKeys,
  characters,
  storyboards,
  comments,
  dataExports,
  editThreads,
  editVersions,
  favourites,
  identities,
  savedParts,
  jobs,
  mutes,
  orders,
  passkeys,
  passwords,
  pictures,
  tagFollows,
  uploads,
  users,
  webhookEndpoints,
  works,
} from '../../platform/db/schema'

export type ExportRow = typeof dataExports.$inferSelect

export async function findNewest(db: Executor, userId: string): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.createdAt))
    .limit(1)
  return row ?? null
}

export async function findExport(db: Executor, id: string): Promise<ExportRow | null> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id))
  return row ?? null
}

/** False when one is queued already. */
export async function insertQueued(
  tx: Executor,
  row: Pick<ExportRow, 'id' | 'userId' | 'createdAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(dataExports)
    .values({ ...row, state: 'queued' })
    .onConflictDoNothing()
    .returning({ id: dataExports.id })
  return rows.length > 0
}

/** False when the row is gone or not queued any more. */
export async function finishExport(
  tx: Executor,
  id: string,
  outcome: Partial<Pick<ExportRow, 'key' | 'sizeBytes' | 'readyAt' | 'expiresAt'>> & {
    state: 'ready' | 'failed'
  },
): Promise<boolean> {
  const rows = await tx
    .update(dataExports)
    .set(outcome)
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'queued')))
    .returning({ id: dataExports.id })
  return rows.length > 0
}

export async function findExpired(db: Db, now: Date): Promise<ExportRow[]> {
  return db.select().from(dataExports).where(lte(dataExports.expiresAt, now)).limit(PAGE)
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.id, id))
}

export async function readProfile(db: Db, userId: string) {
  const { nickname, bio, phone, email, createdAt } = users
  const profile = { nickname, bio, phone, email, createdAt }
  const [row] = await db.select(profile).from(users).where(eq(users.id, userId))
  const { provider, subject, linkedAt } = identities
  const linked = await db
    .select({ provider, subject, linkedAt })
    .from(identities)
    .where(eq(identities.userId, userId))
  const { account } = passwords
  const [signsInBy] = await db
    .select({ account })
    .from(passwords)
    .where(eq(passwords.userId, userId))
  const { name, lastUsedAt } = passkeys
  const keys = await db
    .select({ name, createdAt: passkeys.createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return row ? { ...row, account: signsInBy?.account ?? null, linked, passkeys: keys } : null
}

/** 接口密钥 and 回调, without hashes and secrets. */
export async function readOpenApi(db: Db, userId: string) {
  const keys = await db
    .select({
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      lastFour: apiKeys.lastFour,
      scopes: apiKeys.scopes,
      monthlyCredits: apiKeys.monthlyCredits,
      addresses: apiKeys.addresses,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
      lastAddress: apiKeys.lastAddress,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
  const webhooks = await db
    .select({
      url: webhookEndpoints.url,
      events: webhookEndpoints.events,
      createdAt: webhookEndpoints.createdAt,
      disabledAt: webhookEndpoints.disabledAt,
    })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
  return { keys, webhooks }
}

/** Sentences being written, presets and settings, by part. */
export async function readSavedParts(db: Db, userId: string): Promise<Record<string, unknown>> {
  const rows = await db.select().from(savedParts).where(eq(savedParts.userId, userId))
  return Object.fromEntries(rows.map(({ part, value }) => [part, JSON.parse(value) as unknown]))
}

const jobColumns = {
  id: jobs.id,
  tool: jobs.tool,
  params: jobs.params,
  model: jobs.modelId,
  status: jobs.status,
  answer: jobs.answer,
  costCredits: jobs.costCredits,
  createdAt: jobs.createdAt,
}

export const eachJob = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select(jobColumns)
      .from(jobs)
      .where(and(eq(jobs.userId, userId), isNull(jobs.deletedAt), gt(jobs.id, after?.id ?? '')))
      .orderBy(asc(jobs.id))
      .limit(PAGE),
  )

const versionColumns = {
  id: editVersions.id,
  thread: editThreads.title,
  threadId: editVersions.threadId,
  number: editVersions.number,
  parentId: editVersions.parentId,
  jobId: editVersions.jobId,
  sentence: editVersions.sentence,
  summary: editVersions.summary,
  createdAt: editVersions.createdAt,
}

/** Versions of threads of edits, with the sentences that made them. */
export const eachEditVersion = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select(versionColumns)
      .from(editVersions)
      .innerJoin(editThreads, eq(editThreads.id, editVersions.threadId))
      .where(and(eq(editThreads.userId, userId), gt(editVersions.id, after?.id ?? '')))
      .orderBy(asc(editVersions.id))
      .limit(PAGE),
  )

const pictureColumns = {
  id: pictures.id,
  jobId: pictures.jobId,
  key: pictures.key,
  underKey: pictures.underKey,
  planBytes: pictures.planBytes,
  layerFiles: pictures.layerFiles,
}

export const eachPicture = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select(pictureColumns)
      .from(pictures)
      .innerJoin(jobs, eq(jobs.id, pictures.jobId))
      .where(
        and(
          eq(jobs.userId, userId),
          isNull(jobs.deletedAt),
          // Pictures of a job that is restarted are discarded.
          inArray(jobs.status, ['succeeded', 'cancelled']),
          gt(pictures.id, after?.id ?? ''),
        ),
      )
      .orderBy(asc(pictures.id))
      .limit(PAGE),
  )

export const eachUpload = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select({ id: uploads.id, key: uploads.key })
      .from(uploads)
      .where(and(eq(uploads.userId, userId), gt(uploads.id, after?.id ?? '')))
      .orderBy(asc(uploads.id))
      .limit(PAGE),
  )

const workColumns = {
  id: works.id,
  pictureId: works.pictureId,
  ...pickContent(works),
  making: works.making,
  state: works.state,
  likes: works.likeCount,
  createdAt: works.createdAt,
}

export const eachWork = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select(workColumns)
      .from(works)
      .where(and(eq(works.userId, userId), gt(works.id, after?.id ?? '')))
      .orderBy(asc(works.id))
      .limit(PAGE),
  )

/** An album with the ids of its jobs. */
export async function* eachAlbum(db: Db, userId: string) {
  const read = (after: { id: string } | null) =>
    db
      .select({ id: albums.id, name: albums.name, createdAt: albums.createdAt })
      .from(albums)
      .where(and(eq(albums.userId, userId), gt(albums.id, after?.id ?? '')))
      .orderBy(asc(albums.id))
      .limit(PAGE)
  for await (const album of paged(read)) {
    const inside = await db
      .select({ jobId: albumJobs.jobId })
      .from(albumJobs)
      .where(eq(albumJobs.albumId, album.id))
      .orderBy(desc(albumJobs.position))
    yield { ...album, jobs: inside.map(({ jobId }) => jobId) }
  }
}

/** 角色卡, by id. */
export const eachCharacter = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select({
        id: characters.id,
        name: characters.name,
        words: characters.words,
        pictures: characters.pictures,
        realName: characters.realName,
        agreedAt: characters.agreedAt,
        createdAt: characters.createdAt,
      })
      .from(characters)
      .where(and(eq(characters.userId, userId), gt(characters.id, after?.id ?? '')))
      .orderBy(asc(characters.id))
      .limit(PAGE),
  )

/** 短片: drafts, by id. */
export const eachStoryboard = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select({
        id: storyboards.id,
        title: storyboards.title,
        script: storyboards.script,
        ratio: storyboards.ratio,
        style: storyboards.style,
        captions: storyboards.captions,
        sound: storyboards.sound,
        shots: storyboards.shots,
        remakeOf: storyboards.remakeOf,
        createdAt: storyboards.createdAt,
      })
      .from(storyboards)
      .where(and(eq(storyboards.userId, userId), gt(storyboards.id, after?.id ?? '')))
      .orderBy(asc(storyboards.id))
      .limit(PAGE),
  )

/** Works of others that are remembered, by id. */
export const eachFavourite = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select({ id: favourites.workId, title: works.title, createdAt: favourites.createdAt })
      .from(favourites)
      .innerJoin(works, eq(works.id, favourites.workId))
      .where(
        and(
          eq(favourites.userId, userId),
          eq(works.state, 'public'),
          gt(favourites.workId, after?.id ?? ''),
        ),
      )
      .orderBy(asc(favourites.workId))
      .limit(PAGE),
  )

const commentColumns = {
  id: comments.id,
  workId: comments.workId,
  parentId: comments.parentId,
  words: comments.words,
  state: comments.state,
  likes: comments.likeCount,
  createdAt: comments.createdAt,
}

/** Comments the user wrote, without those they deleted. */
export const eachComment = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select(commentColumns)
      .from(comments)
      .where(
        and(
          eq(comments.userId, userId),
          ne(comments.state, 'deleted'),
          gt(comments.id, after?.id ?? ''),
        ),
      )
      .orderBy(asc(comments.id))
      .limit(PAGE),
  )

/** Own mutes and blocks; those by others are theirs. */
export const eachMute = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select({
        id: mutes.id,
        kind: mutes.kind,
        target: mutes.target,
        createdAt: mutes.createdAt,
      })
      .from(mutes)
      .where(and(eq(mutes.userId, userId), gt(mutes.id, after?.id ?? '')))
      .orderBy(asc(mutes.id))
      .limit(PAGE),
  )

export const eachFollowedTag = (db: Db, userId: string) =>
  paged((after: { tag: string } | null) =>
    db
      .select({ tag: tagFollows.tag, createdAt: tagFollows.createdAt })
      .from(tagFollows)
      .where(and(eq(tagFollows.userId, userId), gt(tagFollows.tag, after?.tag ?? '')))
      .orderBy(asc(tagFollows.tag))
      .limit(PAGE),
  )

const orderColumns = {
  id: orders.id,
  name: orders.name,
  credits: orders.credits,
  bonusCredits: orders.bonusCredits,
  priceFen: orders.priceFen,
  provider: orders.provider,
  state: orders.state,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
}

export const eachOrder = (db: Db, userId: string) =>
  paged((after: { id: string } | null) =>
    db
      .select(orderColumns)
      .from(orders)
      .where(and(eq(orders.userId, userId), gt(orders.id, after?.id ?? '')))
      .orderBy(asc(orders.id))
      .limit(PAGE),
  )
