import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterEach, describe, test } from 'node:test'
import { NetError, type NetErrorKind } from '../errors'
import { packWeights, type TestPackage } from '../testing/package'
import { weightsFolder, without } from '../testing/weights'
import { LEAST_FREE_BYTES } from './memory'
import { createSessions } from './sessions'
import { weightsPath } from './weights'

const packages: TestPackage[] = []
afterEach(() => {
  for (const testPackage of packages.splice(0)) testPackage.close()
})

/** A folder with a file of these bytes where the network's weights belong; null: without it. */
async function folderWith(bytes: string | null) {
  const testPackage = await packWeights(Buffer.from('not a network'))
  packages.push(testPackage)
  mkdirSync(testPackage.folder)
  if (bytes !== null) writeFileSync(weightsPath(testPackage.folder, testPackage.model), bytes)
  return { folder: testPackage.folder, threads: 1, find: () => testPackage.model }
}

const kindIs = (kind: NetErrorKind) => (error: unknown) =>
  error instanceof NetError && error.kind === kind && error.model === 'net'

const request = { model: 'net', inputs: {}, outputs: ['out'] }

describe('why a network gives nothing', () => {
  test('its weights are missing', async () => {
    await assert.rejects(createSessions(await folderWith(null)).run(request), kindIs('absent'))
  })

  test('its weights are damaged', async () => {
    const damaged = createSessions(await folderWith('not A network'))
    await assert.rejects(damaged.run(request), kindIs('damaged'))
  })

  test('its weights are verified, and yet no network', async () => {
    const broken = createSessions(await folderWith('not a network'))
    await assert.rejects(broken.run(request), kindIs('failed'))
  })

  test('too little memory is free, and nothing was opened for it', async () => {
    const options = await folderWith('not a network')
    let free = LEAST_FREE_BYTES - 1
    const sessions = createSessions({ ...options, free: () => free })
    await assert.rejects(sessions.run(request), kindIs('memory'))
    free = LEAST_FREE_BYTES
    await assert.rejects(sessions.run(request), kindIs('failed'))
  })

  test('it is not named in models.json', async () => {
    const sessions = createSessions({ folder: '.', threads: 1 })
    await assert.rejects(sessions.run(request), kindIs('absent'))
  })
})

test('weights that arrive later are found', async () => {
  const options = await folderWith(null)
  const sessions = createSessions(options)
  await assert.rejects(sessions.run(request), kindIs('absent'))
  writeFileSync(weightsPath(options.folder, options.find()), 'not a network')
  await assert.rejects(sessions.run(request), kindIs('failed'))
})

test(
  'networks that do not fit together answer in turns as if they did',
  { skip: without('u2netp') || without('blazeface') },
  async () => {
    const face = {
      model: 'blazeface',
      inputs: { input: { dims: [1, 256, 256, 3], data: new Float32Array(3 * 256 * 256) } },
      outputs: ['Identity'],
    }
    const buildRequest = () => ({
      model: 'u2netp',
      inputs: { 'input.1': { dims: [1, 3, 320, 320], data: new Float32Array(3 * 320 * 320) } },
      outputs: ['1959'],
    })
    const roomy = createSessions({ folder: weightsFolder, threads: 1 })
    const narrow = createSessions({ folder: weightsFolder, threads: 1, mostHeldBytes: 1 })
    for (const request of [buildRequest, () => face, buildRequest])
      assert.deepEqual(await narrow.run(request()), await roomy.run(request()))
  },
)

test(
  'runs at once, errors between them, and again after a release',
  {
    skip: without('u2netp'),
  },
  async () => {
    const sessions = createSessions({ folder: weightsFolder, threads: 1 })
    const buildRequest = () => ({
      model: 'u2netp',
      inputs: { 'input.1': { dims: [1, 3, 320, 320], data: new Float32Array(3 * 320 * 320) } },
      outputs: ['1959'],
    })
    const [first, wrong, second] = await Promise.allSettled([
      sessions.run(buildRequest()),
      sessions.run({ ...buildRequest(), inputs: {} }),
      sessions.run(buildRequest()),
    ])
    assert.ok(first?.status === 'fulfilled' && second?.status === 'fulfilled')
    assert.ok(wrong?.status === 'rejected' && wrong.reason instanceof NetError)
    assert.deepEqual(first.value, second.value)
    assert.deepEqual(first.value['1959']?.dims, [1, 1, 320, 320])
    await sessions.release()
    assert.deepEqual(await sessions.run(buildRequest()), first.value)
  },
)
