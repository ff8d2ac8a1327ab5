import { EVENTS_SILENCE_MS } from '@contract/live-events'
import type { EventStreamHandlers } from '@/platform/serverSentEvents'
import { createLiveConnection } from './connection'

/** A connection whose clock, tickets and streams are in the test's hand. */
function bench({ hasStreams = true, hasTickets = true } = {}) {
  let timer: { run: () => void; delayMs: number } | null = null
  const state = {
    hasTickets,
    isLive: false,
    requested: [] as (string | null)[],
    streams: [] as (EventStreamHandlers & { closed: boolean })[],
    events: [] as string[],
  }
  const connection = createLiveConnection({
    requestUrl: (since) => {
      state.requested.push(since)
      return state.hasTickets ? Promise.resolve('/stream') : Promise.reject(new Error('offline'))
    },
    open(_url, handlers) {
      if (!hasStreams) return null
      const stream = { ...handlers, closed: false }
      state.streams.push(stream)
      return () => (stream.closed = true)
    },
    onEvent: ({ name }) => state.events.push(name),
    onChange: (isLive) => (state.isLive = isLive),
    setTimer: (run, delayMs) => (timer = { run, delayMs }),
    clearTimer: () => (timer = null),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    connection,
    state,
    settle,
    delay: () => timer?.delayMs ?? null,
    async tick() {
      const due = timer
      timer = null
      due?.run()
      await settle()
    },
  }
}

const hello = { name: 'hello', data: '{}', id: '7' }

test('it is live from the first event on, not before', async () => {
  const { connection, state, settle, delay } = bench()
  connection.start()
  await settle()
  expect([state.streams.length, state.isLive]).toEqual([1, false])
  state.streams[0]?.onEvent(hello)
  expect([state.isLive, delay()]).toEqual([true, EVENTS_SILENCE_MS])
})

test('a stream that ends or falls silent is opened again where it was', async () => {
  const { connection, state, settle, delay, tick } = bench()
  connection.start()
  await settle()
  state.streams[0]?.onEvent(hello)
  state.streams[0]?.onEnd()
  expect([state.isLive, delay()]).toEqual([false, 1000])
  await tick()
  expect(state.requested).toEqual([null, '7'])
  state.streams[1]?.onEvent({ ...hello, id: '8' })
  await tick()
  expect([state.isLive, state.streams[1]?.closed]).toEqual([false, true])
  await tick()
  expect(state.requested).toEqual([null, '7', '8'])
})

test('without a ticket, or an event, it tries ever more rarely', async () => {
  const { connection, state, settle, delay, tick } = bench({ hasTickets: false })
  connection.start()
  await settle()
  const delays: (number | null)[] = []
  for (let i = 0; i < 8; i++) {
    delays.push(delay())
    await tick()
  }
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  state.hasTickets = true
  await tick()
  expect(state.streams.length).toBe(1)
  // Silent from the beginning: a proxy that collects the answer.
  await tick()
  expect([state.isLive, state.streams[0]?.closed, delay()]).toEqual([false, true, 60_000])
})

test('a platform without streams is left to polling', async () => {
  const { connection, state, settle, delay } = bench({ hasStreams: false })
  connection.start()
  await settle()
  expect([state.isLive, delay(), state.requested.length]).toEqual([false, null, 1])
})

test('after stop nothing is opened, also not by a ticket that was under way', async () => {
  const { connection, state, settle, delay } = bench()
  connection.start()
  connection.stop()
  await settle()
  expect([state.streams.length, delay()]).toEqual([0, null])
  connection.start()
  await settle()
  state.streams[0]?.onEvent(hello)
  connection.stop()
  expect([state.isLive, state.streams[0]?.closed]).toEqual([false, true])
})
