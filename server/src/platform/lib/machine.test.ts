import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeLowMemory, holdsNets, threadsFor, threadsHere } from './machine'

const GB = 1024 ** 3

it('paints on all cores but one while half of the memory holds them', () => {
  assert.equal(threadsFor(1, 64 * GB), 1)
  assert.equal(threadsFor(2, 64 * GB), 1)
  assert.equal(threadsFor(8, 64 * GB), 7)
  assert.equal(threadsFor(64, 4 * GB), 4)
  assert.equal(threadsFor(64, 3 * GB), 2)
  assert.equal(threadsFor(8, 1 * GB), 1)
  assert.ok(threadsHere() >= 1)
})

it('describes too little memory in one line, and what is left out for it', () => {
  assert.deepEqual([holdsNets(1024), holdsNets(2048)], [false, true])
  const line = (megabytes: number, nets: boolean, setting: 'on' | 'off' | null) =>
    describeLowMemory(megabytes, { nets, setting })
  assert.match(line(1024, false, null) ?? '', /^内存只有 1024 MB.+小网络不启用.+as with MODELS=off/)
  assert.match(line(1024, true, 'on') ?? '', /建议至少 1800 MB/)
  assert.match(line(700, false, 'off') ?? '', /建议至少 1000 MB/)
  for (const enough of [line(2048, true, null), line(1024, false, 'off'), line(4096, true, 'on')])
    assert.equal(enough, null)
})
