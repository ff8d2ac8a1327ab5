import assert from 'node:assert/strict'
import { it } from 'node:test'
import { planPicture } from '../../planning/plan-picture'
import { listThings } from '../../planning/things'

const SIZE = { width: 512, height: 512, negativePrompt: '', style: null } as const
const boundsIn = (prompt: string, seed: number) =>
  listThings(planPicture({ ...SIZE, prompt, seed })).find(({ name }) => name === '樱花树')?.bounds

it('draws a cherry tree whole, from its crown to the ground', () => {
  for (const seed of [1, 2, 3, 4]) {
    const bounds = boundsIn('樱花树', seed)
    assert.ok(bounds, `${seed}`)
    assert.ok(bounds.height > 0.35, `${seed}: ${bounds.height}`)
  }
})

it('leaves the mountain that is named in sight', () => {
  for (const seed of [1, 2, 3, 4]) {
    const [alone, before] = ['樱花树', '富士山和樱花树'].map((prompt) => boundsIn(prompt, seed))
    assert.ok(alone && before && before.height < alone.height * 0.85, `${seed}`)
  }
})
