/** Actions of users and workers on credits, as fast-check commands with a small model. */
import assert from 'node:assert/strict'
import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import type { Db, Tx } from '../platform/db/client'
import { jobs } from '../platform/db/schema'
import { transaction } from '../platform/db/transaction'
import { newId } from '../platform/lib/ids'
import { lowerKeyUse } from '../modules/api-key/spend'
import { returnScore, signIn } from '../modules/credits/score'
import {
  grantCredits,
  holdCredits,
  readSpent,
  releaseHold,
  settleHold,
  settlePart,
} from '../modules/credits/service'
import { makeUser } from './accounts'
import { command, config, createClock, receive, refusal, type Model } from './ledger-model-base'
import { moneyCommands } from './ledger-model-money'

const REWARDS = config.credits.signin
const WELCOME = 20

const welcome = command('welcome', async (model, { db, userId }) => {
  const onceKey = `welcome:${userId}`
  const granted = await transaction(db, (tx) =>
    grantCredits(tx, { userId, kind: 'welcome', credits: WELCOME, onceKey }),
  )
  assert.equal(granted, !model.welcomed)
  if (granted) receive(model, WELCOME)
  model.welcomed = true
})

const signin = command('sign in', async (model, { db, userId }) => {
  const now = createClock(model)
  const code = await refusal(signIn({ config, db, now }, userId))
  assert.equal(code, model.lastSignin === model.day ? 'ALREADY_SIGNED_IN' : null)
  if (code !== null) return
  model.streak = model.lastSignin === model.day - 1 ? model.streak + 1 : 1
  model.lastSignin = model.day
  receive(model, REWARDS[(model.streak - 1) % REWARDS.length] ?? 0)
})

const sleep = (days: number) =>
  command(`sleep ${days}`, async (model) => {
    model.day += days
  })

async function insertJob(
  tx: Tx,
  { userId, id, credits }: { userId: string; id: string; credits: number },
) {
  await tx.insert(jobs).values({
    id,
    userId,
    requestId: id,
    requestHash: id,
    tool: 'text2img',
    params: {},
    engineId: 'studio',
    modelId: 'studio',
    costCredits: credits,
    status: 'queued',
  })
}

const submit = (credits: number) =>
  command(`submit for ${credits}`, async (model, { db, userId }) => {
    const id = newId()
    const code = await refusal(
      transaction(db, async (tx) => {
        await insertJob(tx, { userId, id, credits })
        await holdCredits(tx, { userId, jobId: id, credits })
      }),
    )
    assert.equal(code, credits > model.balance ? 'CREDITS_SHORT' : null)
    if (code !== null) return
    model.balance -= credits
    model.jobs.push({ id, credits, state: 'live', returned: 0 })
  })

const holdTwice = (pick: number) =>
  command(`hold ${pick} again`, async (model, { db, userId }) => {
    const job = model.jobs[pick % Math.max(1, model.jobs.length)]
    if (!job || job.credits > model.balance) return
    const { id: jobId, credits } = job
    await assert.rejects(transaction(db, (tx) => holdCredits(tx, { userId, jobId, credits })))
  })

/**
 * A job ends, with a finished share when it is cancelled; ending it again, or another way, must
 * change nothing.
 */
const end = (pick: number, how: 'succeeded' | 'failed' | 'cancelled', share: number) =>
  command(`job ${pick} ${how} at ${share}`, async (model, { db, userId }) => {
    const job = model.jobs[pick % Math.max(1, model.jobs.length)]
    if (!job) return
    const wasLive = job.state === 'live'
    const part = Math.floor(job.credits * share)
    const result = await transaction(db, async (tx) => {
      await tx
        .update(jobs)
        .set({ status: how })
        .where(and(eq(jobs.id, job.id), inArray(jobs.status, ['queued', 'running'])))
      const ending = { userId, jobId: job.id }
      if (how === 'cancelled') return settlePart(tx, ending, part)
      return how === 'succeeded' ? settleHold(tx, ending) : releaseHold(tx, ending)
    })
    if (wasLive) {
      job.state = how
      job.returned = { succeeded: 0, failed: job.credits, cancelled: job.credits - part }[how]
      model.spent += job.credits - job.returned
      receive(model, job.returned)
    }
    assert.equal(result.changed, wasLive)
    assert.equal(result.returned, job.returned)
    assert.equal(await readSpent(db, userId), model.spent)
  })

const claimReturn = (pick: number) =>
  command(`return score of ${pick}`, async (model, { db, userId }) => {
    const job = model.jobs[pick % Math.max(1, model.jobs.length)]
    const jobId = job?.id ?? 'none'
    const now = createClock(model)
    let answer: Awaited<ReturnType<typeof returnScore>> | undefined
    const code = await refusal(
      returnScore({ config, db, now, lowerKeyUse }, { userId, jobId }).then((returned) => {
        answer = returned
      }),
    )
    assert.equal(code, !job ? 'NOT_FOUND' : job.state === 'live' ? 'JOB_NOT_FINISHED' : null)
    assert.equal(answer?.returnedCredits, code === null ? job?.returned : undefined)
  })

const pick = fc.nat({ max: 5 })

const anyCommand = [
  fc.constant(welcome),
  fc.constant(signin),
  fc.integer({ min: 1, max: 2 }).map(sleep),
  fc.nat({ max: 14 }).map(submit),
  fc.nat({ max: 14 }).map(submit),
  pick.map(holdTwice),
  pick.map((n) => end(n, 'succeeded', 1)),
  pick.map((n) => end(n, 'failed', 0)),
  fc.tuple(pick, fc.constantFrom(0, 0.25, 0.5)).map(([n, share]) => end(n, 'cancelled', share)),
  pick.map(claimReturn),
  ...moneyCommands,
]

/** `runs` random lives, each of a fresh user that begins with the welcome grant. */
export async function checkLedgerModel(db: Db, runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.commands(anyCommand, { maxCommands: 10 }), async (commands) => {
      const userId = await makeUser(db, { credits: WELCOME })
      const model: Model = {
        balance: WELCOME,
        debt: 0,
        spent: 0,
        day: 0,
        welcomed: true,
        lastSignin: -9,
        streak: 0,
        jobs: [],
        orders: [],
        toppedUp: false,
        gifts: [],
        invited: [],
        profile: 'empty',
      }
      await fc.asyncModelRun(() => ({ model, real: { db, userId } }), commands)
    }),
    { numRuns: runs },
  )
}
