import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ERRORS } from '@contract/errors'
import { EngineError, type EngineErrorKind } from '../../../integrations/engines/engine'
import { texts } from '../texts'
import { withBusyRetries } from './busy'
import { buildFailure, failureOfError, RunTimeout } from './outcome'

function busy(retryAfterMs: number) {
  return new EngineError('rate_limited', 'slow down', { retryAfterMs })
}

function attempts(errors: unknown[]) {
  let count = 0
  return {
    count: () => count,
    async run() {
      const error = errors[count++]
      if (error) throw error
      return 'done'
    },
  }
}

const idle = { signal: new AbortController().signal }

test('retries a busy engine twice, not more', async () => {
  const twice = attempts([busy(1), busy(1)])
  assert.equal(await withBusyRetries(twice.run, idle), 'done')
  const always = attempts([busy(1), busy(1), busy(1)])
  await assert.rejects(withBusyRetries(always.run, idle), /slow down/)
  assert.equal(always.count(), 3)
})

test('other errors, and waits of more than 30 s, are not tried again', async () => {
  for (const error of [busy(30_001), new EngineError('unavailable', 'gone'), new Error('bug')]) {
    const once = attempts([error])
    await assert.rejects(withBusyRetries(once.run, idle))
    assert.equal(once.count(), 1)
  }
})

test('an abort ends the wait with its reason', async () => {
  const controller = new AbortController()
  const waiting = withBusyRetries(attempts([busy(20_000)]).run, { signal: controller.signal })
  controller.abort(new Error('cancelled'))
  await assert.rejects(waiting, /cancelled/)
})

test('every end without pictures has a Chinese sentence that says the credits are back', () => {
  const kinds: EngineErrorKind[] = [
    'unsupported',
    'rejected',
    'content_blocked',
    'rate_limited',
    'unavailable',
  ]
  const failures = [
    ...kinds.map((kind) => failureOfError(new EngineError(kind, 'vendor words sk-123'))),
    failureOfError(new EngineError('content_blocked', 'x', { words: ['刀'] })),
    failureOfError(new RunTimeout()),
    failureOfError(new TypeError('bug')),
    buildFailure('JOB_LOST'),
    buildFailure('JOB_CANCELLED'),
  ]
  for (const { code, message } of failures) {
    assert.ok(Object.hasOwn(ERRORS, code))
    assert.match(message, /积分已退回/)
    assert.doesNotMatch(message, /[a-z]/)
  }
  assert.match(failures[kinds.length]?.message ?? '', /「刀」/)
})

test('each trouble of an engine has a sentence of its own that names what a person can do', () => {
  const troubles = Object.keys(texts.troubles) as (keyof typeof texts.troubles)[]
  const messages = troubles.map((trouble) => {
    const kind = trouble === 'size' ? 'rejected' : 'unavailable'
    return failureOfError(new EngineError(kind, 'vendor words sk-123', { trouble })).message
  })
  assert.equal(new Set(messages).size, troubles.length)
  for (const message of messages) {
    assert.match(message, /积分已退回/)
    assert.match(message, /请/)
    assert.doesNotMatch(message, /sk-/)
  }
  const unknown = failureOfError(new EngineError('unavailable', 'images API answered 500'))
  assert.doesNotMatch(unknown.message, /连不上/)
})
