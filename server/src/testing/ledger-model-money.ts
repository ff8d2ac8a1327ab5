/** Money and gifts in the ledger's model: paid, notified twice, refunded, redeemed, claimed, adjusted. */
import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { orders, users } from '../platform/db/schema'
import { transaction } from '../platform/db/transaction'
import { newId } from '../platform/lib/ids'
import { deriveKeys } from '../platform/lib/keys'
import { adjustCredits } from '../modules/credits/service'
import { exchange, makeGiftCodes } from '../modules/gift/service'
import { rewardInviter } from '../modules/invite/service'
import { insertInvite } from '../modules/invite/repository'
import { applyClosed, applyPaid, applyRefunded, type Outcome } from '../modules/payment/machine'
import { QUESTS } from '../modules/quest/quests'
import { claimQuest } from '../modules/quest/service'
import { makeUser } from './accounts'
import {
  command,
  config,
  createClock,
  receive,
  refusal,
  type Command,
  type ModelOrder,
} from './ledger-model-base'

const PRICE_FEN = 600
const CREDITS = 12
const BONUS = 3
const PROMISED = 8
const PROFILE_QUEST = 'once-profile'
const keys = deriveKeys(Buffer.from('a secret of tests'))

const order = command('order', async (model, { db, userId }) => {
  const id = newId()
  const createdAt = createClock(model)()
  await db.insert(orders).values({
    id,
    userId,
    requestId: id,
    goodsId: 'credits-12',
    name: '12 积分',
    createdAt,
    credits: CREDITS,
    bonusCredits: BONUS,
    priceFen: PRICE_FEN,
    state: 'paying',
    provider: 'wechat',
    expiresAt: createdAt,
  })
  model.orders.push({ id, state: 'open', granted: 0 })
})

function computeOutcome(found: ModelOrder, isSame: boolean, isRight: boolean): Outcome {
  if (found.state !== 'open') return isSame ? 'already' : 'paidTwice'
  return isRight ? 'paid' : 'wrongAmount'
}

/** A notification: the first, a twin, one of a second payment, or one of another amount. */
const pay = (pick: number, how: 'right' | 'second' | 'cheap') =>
  command(`pay ${pick} ${how}`, async (model, { db }) => {
    const found = model.orders[pick % Math.max(1, model.orders.length)]
    if (!found) return
    const tradeId = `${found.id}${how === 'second' ? '-2' : ''}`
    // Before the first, a second payment is the first; then the twin of the right one is not it.
    if (how === 'second' && found.state === 'open') return
    const amountFen = how === 'cheap' ? 1 : PRICE_FEN
    const now = createClock(model)
    const paid = { orderId: found.id, tradeId, amountFen, paidAt: now() }
    const outcome = await transaction(db, (tx) => applyPaid({ config, now }, tx, 'wechat', paid))
    assert.equal(outcome, computeOutcome(found, how !== 'second', how !== 'cheap'))
    if (outcome !== 'paid') return
    found.state = 'paid'
    found.granted = CREDITS + BONUS + (model.toppedUp ? 0 : config.credits.firstTopup)
    model.toppedUp = true
    receive(model, found.granted)
  })

const refund = (pick: number) =>
  command(`refund ${pick}`, async (model, { db }) => {
    const found = model.orders[pick % Math.max(1, model.orders.length)]
    const now = createClock(model)
    const wish = { orderId: found?.id ?? 'none', reason: '测试' }
    const outcome = await transaction(db, (tx) => applyRefunded({ config, now }, tx, wish))
    const outcomes = { open: 'notPaid', paid: 'refunded', refunded: 'already' } as const
    assert.equal(outcome, found ? outcomes[found.state] : 'unknownOrder')
    if (!found || outcome !== 'refunded') return
    found.state = 'refunded'
    const taken = Math.min(model.balance, found.granted)
    model.balance -= taken
    model.debt += found.granted - taken
  })

/** A payment of a closed order is credited all the same. */
const close = (pick: number) =>
  command(`close ${pick}`, async (model, { db }) => {
    const found = model.orders[pick % Math.max(1, model.orders.length)]
    if (!found) return
    const now = createClock(model)
    await transaction(db, (tx) => applyClosed({ config, now }, tx, found.id))
  })

const adjust = (credits: number) =>
  command(`adjust by ${credits}`, async (model, { db, userId }) => {
    const change = { userId, credits, onceKey: `adjust:${newId()}` }
    const code = await refusal(transaction(db, (tx) => adjustCredits(tx, change)))
    assert.equal(code, model.balance + credits < 0 ? 'CREDITS_SHORT' : null)
    if (code !== null) return
    if (credits > 0) receive(model, credits)
    else model.balance += credits
  })

const makeGift = (credits: number) =>
  command(`gift of ${credits}`, async (model, { db }) => {
    const now = createClock(model)
    const expiresAt = new Date(now().getTime() + 365 * 24 * 3_600_000)
    const batch = model.gifts.length % 2 === 0 ? 'even' : 'odd'
    const wish = { batch, credits, count: 1, expiresAt }
    const [code = ''] = await makeGiftCodes({ db, keys, now }, wish)
    model.gifts.push({ code, batch, credits, used: false })
  })

const redeem = (pick: number) =>
  command(`redeem ${pick}`, async (model, { db, userId }) => {
    const gift = model.gifts[pick % Math.max(1, model.gifts.length)]
    if (!gift) return
    const now = createClock(model)
    const code = await refusal(exchange({ config, db, now, keys }, userId, gift.code))
    const another = model.gifts.some((one) => one.used && one.batch === gift.batch)
    assert.equal(code, gift.used ? 'NOT_FOUND' : another ? 'CONFLICT' : null)
    if (code !== null) return
    receive(model, gift.credits)
    gift.used = true
  })

const fillProfile = command('fill the profile', async (model, { db, userId }) => {
  await db.update(users).set({ avatarKey: 'a.webp', bio: '画画' }).where(eq(users.id, userId))
  if (model.profile === 'empty') model.profile = 'filled'
})

const claim = command('claim a quest', async (model, { db, userId }) => {
  const now = createClock(model)
  const code = await refusal(claimQuest({ config, db, now }, userId, PROFILE_QUEST))
  assert.equal(code, model.profile === 'filled' ? null : 'CONFLICT')
  if (code !== null) return
  receive(model, QUESTS.find(({ id }) => id === PROFILE_QUEST)?.credits ?? 0)
  model.profile = 'claimed'
})

const invite = command('invite', async (model, { db, userId }) => {
  const id = await makeUser(db)
  const createdAt = createClock(model)()
  const facts = { invitedId: id, inviterId: userId, address: id, promisedCredits: PROMISED }
  await insertInvite(db, { ...facts, createdAt })
  model.invited.push({ id, settled: false })
})

/** The invited person makes a picture, and another. */
const reward = (pick: number) =>
  command(`picture of invited ${pick}`, async (model, { db }) => {
    const guest = model.invited[pick % Math.max(1, model.invited.length)]
    if (!guest) return
    const now = createClock(model)()
    await transaction(db, (tx) => rewardInviter(tx, { invitedId: guest.id, now }))
    if (!guest.settled) receive(model, PROMISED)
    guest.settled = true
  })

const pick = fc.nat({ max: 5 })

/** Weighted so that short lives, too, pay what they ordered. */
export const moneyCommands: fc.Arbitrary<Command>[] = [
  fc.constant(order),
  pick.map((n) => pay(n, 'right')),
  pick.map((n) => pay(n, 'right')),
  fc
    .tuple(pick, fc.constantFrom('second' as const, 'cheap' as const))
    .map(([n, how]) => pay(n, how)),
  pick.map(refund),
  pick.map(close),
  fc.integer({ min: -30, max: 30 }).map(adjust),
  fc.integer({ min: 1, max: 9 }).map(makeGift),
  pick.map(redeem),
  fc.constant(fillProfile),
  fc.constant(claim),
  fc.constant(invite),
  pick.map(reward),
]
