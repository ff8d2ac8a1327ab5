import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeSpeechCost } from '@contract/tools/speech-cost'
import { vidMaker } from '@contract/tools/vidMaker'
import { computeCost } from '@contract/tools/define'
import type { EngineContext, ToolRequest } from '../../../integrations/engines/engine'
import { forgetful } from '../../../integrations/engines/remote/memory'
import { ObjectMissing } from '../../../integrations/storage/storage'
import type { SpeechService } from '../../../integrations/speech/service'
import { withNarration } from './narration'

const shots = ['山', '', '  河  '].map((text) => ({ image: null, text, seconds: 2 }))
const request = (narration: string): ToolRequest => ({
  tool: vidMaker.id,
  params: { shots, narration, narrationVoice: 'b' },
  media: new Map([['upload:a', new Uint8Array([1])]]),
  seed: 0,
})
const files = new Map<string, Uint8Array>()
const storage = {
  get(key: string) {
    const file = files.get(key)
    return file ? Promise.resolve(file) : Promise.reject(new ObjectMissing(key))
  },
  put: (key: string, file: Uint8Array) => Promise.resolve(void files.set(key, file)),
  delete: (keys: readonly string[]) => Promise.resolve(keys.forEach((key) => files.delete(key))),
}
const SERVICE = {
  identity: 'local',
  voices: [
    { id: 'a', name: 'a' },
    { id: 'b', name: 'b' },
  ],
} as const
const context = { signal: new AbortController().signal } as EngineContext

test('each shot with words is spoken once, also when the engine is called again', async () => {
  const spoken: string[] = []
  const speak: SpeechService['speak'] = (words, { voice }) => {
    spoken.push(`${words} by ${voice}`)
    const cost = { amount: words.length, unit: '字' }
    return Promise.resolve({ file: new Uint8Array([spoken.length]), cost })
  }
  const seen: string[][] = []
  const run = withNarration(
    { speech: { ...SERVICE, speak }, storage },
    undefined,
    request('on'),
    ({ media }) => {
      seen.push([...media.keys()])
      return Promise.resolve({ pictures: [], reading: null })
    },
  )
  await run(context)
  await run(context)
  assert.deepEqual(spoken, ['山 by b', '河 by b'])
  assert.deepEqual(seen[1], ['upload:a', 'upload:speech-0', 'upload:speech-2'])
})

test('a job that begins again finds its words, and its video removes them', async () => {
  const spoken: string[] = []
  const speak = (words: string) => {
    spoken.push(words)
    return Promise.resolve({ file: new Uint8Array([7]), cost: { amount: 1, unit: '字' } })
  }
  const deps = { speech: { ...SERVICE, speak }, storage }
  const remote = forgetful()
  const begin = (runTool: Parameters<typeof withNarration>[3]) =>
    withNarration(deps, 'job1', request('on'), runTool)({ ...context, remote })
  await assert.rejects(
    begin(() => Promise.reject(new Error('the process ended'))),
    /ended/,
  )
  assert.equal(files.size, 2)
  const { cost } = await begin(({ media }) => {
    assert.deepEqual(media.get('upload:speech-0'), new Uint8Array([7]))
    return Promise.resolve({ pictures: [], reading: null })
  })
  assert.deepEqual(spoken, ['山', '河'])
  assert.deepEqual(cost, { amount: 2, unit: '字' })
  assert.equal(files.size, 0)
})

test('nothing is spoken where no narration was ordered', async () => {
  const run = withNarration({ speech: null, storage }, undefined, request('none'), ({ media }) => {
    assert.equal(media.size, 1)
    return Promise.resolve({ pictures: [], reading: null })
  })
  await run(context)
})

test('an order for a service that is gone is refused', () =>
  assert.rejects(
    withNarration({ speech: null, storage }, undefined, request('on'), () => assert.fail())(
      context,
    ),
    /configured/,
  ))

test('the price counts started hundreds of characters', () => {
  const words = (count: number) => ({
    narration: 'on',
    shots: [{ image: null, text: '山'.repeat(count), seconds: 1 }],
  })
  assert.deepEqual(
    [0, 1, 100, 101].map((count) => computeSpeechCost(words(count), 3)),
    [0, 3, 3, 6],
  )
  assert.equal(computeSpeechCost({ ...words(50), narration: 'none' }, 3), 0)
  const silent = { ...words(50), narration: 'none' }
  assert.equal(computeCost(vidMaker, words(50), 10, null, 3), computeCost(vidMaker, silent, 10) + 3)
})
