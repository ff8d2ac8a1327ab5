import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NetError } from '@nets/errors'
import { noNets, type NetRun } from '@nets/run'
import { watchedNets } from './watched-nets'

const emptyRequest = { inputs: {}, outputs: [] }
const ABSENT = '这次没有用上服务器上的 AI：“物体”，那一步用了简单的做法'

test('networks that answered are named, and unavailable ones, each once', async () => {
  const some: NetRun = (request) =>
    request.model === 'nanodet' ? noNets(request) : Promise.resolve({})
  const watched = watchedNets(some)
  assert.deepEqual(watched.notes(), [])
  for (let i = 0; i < 2; i++) {
    await watched.run({ model: 'u2netp', ...emptyRequest })
    await watched.run({ model: 'blazeface', ...emptyRequest })
  }
  assert.deepEqual(watched.notes(), ['用到了服务器上的 AI：“主体”、“人脸”'])
  for (let i = 0; i < 2; i++)
    await assert.rejects(watched.run({ model: 'nanodet', ...emptyRequest }), NetError)
  assert.deepEqual(watched.notes(), ['用到了服务器上的 AI：“主体”、“人脸”', ABSENT])
})

test('one that answered at first and then failed was not used', async () => {
  let there = true
  const watched = watchedNets((request) => (there ? Promise.resolve({}) : noNets(request)))
  await watched.run({ model: 'nanodet', ...emptyRequest })
  there = false
  await assert.rejects(watched.run({ model: 'nanodet', ...emptyRequest }), NetError)
  assert.deepEqual(watched.notes(), [ABSENT])
})

test('a mistake of our own is no missing network', async () => {
  const watched = watchedNets(() => Promise.reject(new TypeError('ours')))
  await assert.rejects(watched.run({ model: 'nanodet', ...emptyRequest }), TypeError)
  assert.deepEqual(watched.notes(), [])
})
