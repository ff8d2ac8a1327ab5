import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeSpeechCost } from '@contract/tools/speech-cost'
import { vidMaker } from '@contract/tools/vidMaker'
import { computeCost } from '@contract/tools/define'
import type { EngineContext, ToolRequest } from '../../../integrations/engines/engine'
import { withNarration } from './narration'

const shots = ['山', '', '  河  '].map((text) => ({ image: null, text, seconds: 2 }))
const request = (narration: string): ToolRequest => ({
  tool: vidMaker.id,
  params: { shots, narration },
  media: new Map([['upload:a', new Uint8Array([1])]]),
  seed: 0,
})
const SERVICE = { identity: 'local', voices: [{ id: 'a', name: 'a' }] } as const
const context = { signal: new AbortController().signal } as EngineContext

test('each shot with words is spoken once, also when the engine is called again', async () => {
  const spoken: string[] = []
  const speak = (words: string) => {
    spoken.push(words)
    const cost = { amount: words.length, unit: '字' }
    return Promise.resolve({ file: new Uint8Array([spoken.length]), cost })
  }
  const seen: string[][] = []
  const run = withNarration({ ...SERVICE, speak }, request('on'), ({ media }) => {
    seen.push([...media.keys()])
    return Promise.resolve({ pictures: [], reading: null })
  })
  await run(context)
  await run(context)
  assert.deepEqual(spoken, ['山', '河'])
  assert.deepEqual(seen[1], ['upload:a', 'upload:speech-0', 'upload:speech-2'])
})

test('nothing is spoken where no narration was ordered', async () => {
  const run = withNarration(null, request('none'), ({ media }) => {
    assert.equal(media.size, 1)
    return Promise.resolve({ pictures: [], reading: null })
  })
  await run(context)
})

test('an order for a service that is gone is refused', () =>
  assert.rejects(withNarration(null, request('on'), () => assert.fail())(context), /configured/))

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
