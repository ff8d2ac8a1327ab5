/**
 * A random history of writing, replying, liking, hiding, deleting, reporting, reviewing and blocking,
 * several acts at a time; then every counter is compared with the rows it counts.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { repetitions } from '@studio/testing/effort'
import { eq, sql } from 'drizzle-orm'
import { mutes, users } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import { startTestApp, type TestApp } from '../../testing/app'
import { asUser } from '../../testing/comments'
import { createRandom } from '../../testing/random'
import { fillSquare } from '../../testing/works'
import { hideByStaff, restoreByStaff, ruleComment } from './moderation'
import { removeComments } from './removal-repository'
import { dropReview } from './repository'
import { deleteComment, hideComment, likeComment, reportComment, writeComment } from './service'

const SEED = 401
const USERS = 7
const WORKS = 3
const AT_ONCE = 6

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

const random = createRandom(SEED)
const pick = <T>(all: readonly T[]): T | undefined => all[random(all.length)]

/** Acts by weight; `id` is a known comment. */
function createActs(userIds: readonly string[], workIds: readonly string[]) {
  const { deps } = server
  const known: { id: string; workId: string }[] = []
  let said = 0
  const write = async (userId: string, replyTo?: { id: string; workId: string }) => {
    const workId = replyTo?.workId ?? pick(workIds) ?? ''
    const config = {
      ...deps.config,
      commentsReview: pick(['before', 'after'] as const) ?? 'before',
    }
    const words = `第 ${(said += 1)} 句`
    const mentions = userIds.slice(0, random(3))
    const writing = { workId, words, mentions, requestId: newId() }
    const made = await writeComment({ ...deps, config }, asUser(userId), {
      ...writing,
      ...(replyTo && { replyTo: replyTo.id }),
    })
    known.push({ id: made.id, workId })
  }
  const rule = (reviewerId: string, commentId: string) => {
    const reason = random(3) === 0 ? '广告' : null
    return transaction(deps.db, async (tx) => {
      await ruleComment(deps, tx, { commentId, reviewerId, reason })
      await dropReview(tx, commentId)
    })
  }
  const block = async (userId: string, target: string) => {
    if (random(2) === 0) await deps.db.delete(mutes).where(eq(mutes.userId, userId))
    else
      await deps.db
        .insert(mutes)
        .values({ id: newId(), userId, kind: 'block', target, otherId: target })
        .onConflictDoNothing()
  }
  const staff = (id: string) =>
    transaction(deps.db, (tx) =>
      random(2) === 0
        ? hideByStaff(deps, tx, { id, reason: '广告' })
        : restoreByStaff(deps, tx, { id }),
    )
  type Act = (userId: string, id: string, place: { id: string; workId: string }) => Promise<unknown>
  const acts: readonly (readonly [number, Act])[] = [
    [5, (userId) => write(userId)],
    [8, (userId, _, place) => write(userId, place)],
    [8, (userId, id) => likeComment(deps, userId, { id, liked: random(3) > 0 })],
    [9, (userId, id) => rule(userId, id)],
    [3, (_, id) => hideComment(deps, userIds[0] ?? '', { id, hidden: random(2) === 0 })],
    [2, (userId, id) => deleteComment(deps, userId, id)],
    [3, (userId, id) => reportComment(deps, userId, { id, reason: 'abuse', words: '' })],
    [2, (_, id) => staff(id)],
    [1, (userId) => block(userId, pick(userIds) ?? '')],
  ]
  const bag = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act))
  return async () => {
    // The newest more often: the walk is to meet each state.
    const place = known.at(-1 - random(Math.min(known.length, 20)))
    const act = pick(bag)
    if (!place) await write(userIds[0] ?? '')
    else await act?.(pick(userIds) ?? '', place.id, place)
  }
}

/** Differences between counters and their rows. */
async function listDrift() {
  const { rows } = await server.deps.db.execute<{ what: string }>(sql`
    select 'work ' || works.id || ': ' || comment_count as what from works
      where comment_count <> (select count(*) from comments
        where work_id = works.id and state = 'public')
    union all select 'replies of ' || id || ': ' || reply_count from comments parent
      where reply_count <> (select count(*) from comments reply
        where reply.parent_id = parent.id and reply.state = 'public')
    union all select 'likes of ' || id || ': ' || like_count from comments
      where like_count <> (select count(*) from comment_likes where comment_id = comments.id)
    union all select 'reports of ' || id || ': ' || report_count from comments
      where report_count <> (select count(*) from comment_reports
        where comment_id = comments.id and decided_at is null)
    union all select 'mark of ' || comments.id from comments join works on works.id = work_id
      where author_liked <> exists (select 1 from comment_likes
        where comment_id = comments.id and comment_likes.user_id = works.user_id)
    union all select 'no review of ' || id from comments
      where state = 'pending'
        and not exists (select 1 from comment_reviews where comment_id = comments.id)
    union all select 'words of ' || id from comments where (words = '') <> (state = 'deleted')`)
  return rows.map(({ what }) => what)
}

test(`seed ${SEED}: after a random walk every counter equals its rows`, async () => {
  const { db } = server.deps
  const people = Array.from({ length: USERS }, (_, n) => ({ id: newId(), nickname: `墨友${n}` }))
  await db.insert(users).values(people)
  const userIds = people.map(({ id }) => id)
  const filled = await fillSquare(
    server.deps,
    Array.from({ length: WORKS }, () => ({ userId: userIds[0] ?? '', rank: 1 })),
  )
  const act = createActs(
    userIds,
    filled.map(({ id }) => id),
  )
  const steps = repetitions('acts of the random walk of comments', { usual: 240, all: 3000 })
  const refused = new Map<string, number>()
  let done = 0
  const tryOne = async () => {
    try {
      await act()
      done += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.set(error.message, (refused.get(error.message) ?? 0) + 1)
    }
  }
  for (let step = 0; step < steps; step += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, tryOne))
  assert.ok(done > steps / 3, `${done} acts, refused: ${JSON.stringify([...refused])}`)
  assert.deepEqual(await listDrift(), [])

  // An account is deleted while others go on.
  const leaver = userIds.pop() ?? ''
  await db.delete(mutes)
  await Promise.all([
    transaction(db, async (tx) => {
      await removeComments(tx, leaver)
      await tx.delete(users).where(eq(users.id, leaver))
    }),
    ...Array.from({ length: AT_ONCE }, tryOne),
  ])
  assert.deepEqual(await listDrift(), [])
})
