import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Clock } from './host/clock'
import { Problems } from './host/problems'
import { SetDataGuard } from './host/set-data'

/** Nothing else runs meanwhile, as on a machine with too much to do. */
function blockFor(ms: number): void {
  const until = Date.now() + ms
  while (Date.now() < until);
}

function newPhone() {
  const problems = new Problems()
  const clock = new Clock(problems)
  const guard = new SetDataGuard(problems, clock)
  const update = () => void guard.cross('page', { a: 1 })
  return { clock, update, perSecond: () => guard.stats().maxPerSecond }
}

describe('updates a second, by the app’s own plan', () => {
  it('what waited while the machine stood still counts when it was due', async () => {
    const { clock, update, perSecond } = newPhone()
    for (let at = 0; at < 8; at += 1) clock.setTimeout(update, at * 300)
    blockFor(1000)
    await new Promise<void>((done) => clock.setTimeout(done, 1400))
    assert.equal(perSecond(), 4)
  })

  it('a chain that is too quick is too quick, however slow the machine', async () => {
    const { clock, update, perSecond } = newPhone()
    await new Promise<void>((done) => {
      let left = 15
      const step = () => {
        blockFor(40)
        update()
        left -= 1
        if (left === 0) done()
        else clock.setTimeout(step, 20)
      }
      clock.setTimeout(step, 0)
    })
    assert.equal(perSecond(), 15)
  })

  it('promises of a turn belong to it; an answer comes as long after its question as it took', async () => {
    const { clock } = newPhone()
    const seen: number[] = []
    const [questionMs] = await new Promise<number[]>((done) => {
      clock.setTimeout(() => {
        const began = clock.mark()
        void Promise.resolve().then(() => seen.push(clock.nowMs() - began.planMs))
        setTimeout(() => {
          clock.soon(() => {
            seen.push(clock.nowMs() - began.planMs)
            done([began.planMs])
          }, began)
        }, 120)
      }, 10)
      blockFor(200)
    })
    assert.ok(questionMs !== undefined)
    assert.equal(seen[0], 0)
    assert.ok((seen[1] ?? 0) >= 119, `${seen[1]}`)
  })
})
