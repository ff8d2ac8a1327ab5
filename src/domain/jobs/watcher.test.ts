import { makeJob } from '@/lib/testJobs'
import type { JobView } from '@contract/jobs'
import { createWatcher, type PollAnswer } from './watcher'

const running = (id: string, seq = 1): JobView => makeJob(id, { status: 'running', seq })

/** A watcher whose clock and server are in the test's hand. */
function bench(ids: string[]) {
  const polledIds: (readonly string[])[] = []
  const gone: string[] = []
  const errors: unknown[] = []
  let timer: { run: () => void; delayMs: number } | null = null
  let answer: () => Promise<PollAnswer> = () => Promise.resolve({ jobs: [], pollAfterMs: 800 })
  let news = true
  let take = () => news
  const watcher = createWatcher({
    readIds: () => ids,
    poll: (wanted) => {
      polledIds.push(wanted)
      return answer()
    },
    apply: () => take(),
    onGone: (lost) => gone.push(...lost),
    onError: (error) => errors.push(error),
    setTimer: (run, delayMs) => (timer = { run, delayMs }),
    clearTimer: () => {
      timer = null
    },
  })
  return {
    watcher,
    polledIds,
    gone,
    errors,
    ids,
    answers: (jobs: JobView[]) => (answer = () => Promise.resolve({ jobs, pollAfterMs: 800 })),
    fails: () => (answer = () => Promise.reject(new Error('offline'))),
    quiet: () => (news = false),
    stumbles: (error: Error) => {
      take = () => {
        throw error
      }
    },
    delay: () => timer?.delayMs ?? null,
    async tick() {
      const due = timer
      timer = null
      due?.run()
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

test('it asks about running jobs, and sleeps when there are none', async () => {
  const empty = bench([])
  empty.watcher.poke()
  expect(empty.delay()).toBeNull()

  const one = bench(['a'])
  one.answers([running('a')])
  one.watcher.poke()
  await one.tick()
  expect(one.polledIds).toEqual([['a']])
  expect(one.delay()).toBe(800)
})

test('a poll without an answer changes nothing: the job stays and is polled again', async () => {
  const b = bench(['a'])
  b.fails()
  b.watcher.poke()
  await b.tick()
  expect(b.gone).toEqual([])
  expect(b.delay()).toBe(1000)
  await b.tick()
  expect(b.delay()).toBe(2000)
  b.answers([running('a', 2)])
  await b.tick()
  expect(b.delay()).toBe(800)
})

test('a job the server does not know is let go', async () => {
  const b = bench(['a', 'lost'])
  b.answers([running('a')])
  b.watcher.poke()
  await b.tick()
  expect(b.gone).toEqual(['lost'])
})

test('nothing new makes it slower, a poke makes it look at once', async () => {
  const b = bench(['a'])
  b.answers([running('a')])
  b.quiet()
  b.watcher.poke()
  await b.tick()
  expect(b.delay()).toBe(1200)
  b.watcher.poke()
  expect(b.delay()).toBe(0)
})

test('it rests while hidden or offline, and wakes when no reason is left', async () => {
  const b = bench(['a'])
  b.answers([running('a')])
  b.watcher.rest('hidden')
  b.watcher.rest('offline')
  b.watcher.poke()
  expect(b.delay()).toBeNull()
  b.watcher.wake('hidden')
  expect(b.delay()).toBeNull()
  b.watcher.wake('offline')
  expect(b.delay()).toBe(0)
})

test('an answer that comes while resting plans no further question', async () => {
  const b = bench(['a'])
  b.answers([running('a')])
  b.watcher.poke()
  const asking = b.tick()
  b.watcher.rest('hidden')
  await asking
  expect(b.polledIds).toHaveLength(1)
  expect(b.delay()).toBeNull()
})

test('while events arrive it polls every 15 s, and at once at both ends', async () => {
  const b = bench(['a'])
  b.answers([running('a')])
  b.watcher.setLive(true)
  expect(b.delay()).toBe(0)
  await b.tick()
  expect(b.delay()).toBe(15_000)
  b.watcher.poke()
  expect(b.delay()).toBe(0)
  await b.tick()
  b.watcher.setLive(false)
  expect(b.delay()).toBe(0)
  await b.tick()
  expect(b.delay()).toBe(800)
  b.watcher.rest('hidden')
  b.watcher.setLive(true)
  expect(b.delay()).toBeNull()
})

test('a mistake in taking an answer in is reported, and the watcher goes on', async () => {
  const b = bench(['a'])
  b.answers([running('a')])
  b.stumbles(new TypeError('not a view'))
  b.watcher.poke()
  await b.tick()
  expect(b.errors).toEqual([new TypeError('not a view')])
  expect(b.delay()).toBe(1000)
})

test('more than 50 jobs are polled in calls of 50', async () => {
  const b = bench(Array.from({ length: 60 }, (_, i) => `j${i}`))
  b.answers([])
  b.watcher.poke()
  await b.tick()
  expect(b.polledIds[0]).toHaveLength(50)
})
