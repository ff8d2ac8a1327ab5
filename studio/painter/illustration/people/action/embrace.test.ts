import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from '../../../intent/intent'
import { paintPicture } from '../../../paint'

function listTraits(prompt: string): string[] {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent.brief.main.traits.map(({ slot, value }) => `${slot}:${value}`)
}

it('two people embrace or go hand in hand', () => {
  const request = { negativePrompt: '', style: 'flat', width: 160, height: 160, seed: 3 } as const
  for (const [prompt, trait] of [
    ['两个好朋友拥抱', 'embrace'],
    ['两个女孩拥抱', 'embrace'],
    ['妈妈拥抱女儿', 'embrace'],
    ['情侣依偎在一起', 'embrace'],
    ['爷爷牵着孙子', 'hands'],
    ['妈妈牵着孩子的手', 'hands'],
  ] as const) {
    assert.ok(listTraits(prompt).includes(`together:${trait}`), prompt)
    assert.deepEqual(paintPicture({ ...request, prompt }).reading.ignored, [], prompt)
  }
})

it('an embrace of animals or of a tree is declined', () => {
  for (const prompt of ['两只猫拥抱', '女孩拥抱大树'])
    assert.equal(readIntent(prompt).kind, 'declined', prompt)
})
