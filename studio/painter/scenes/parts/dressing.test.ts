import assert from 'node:assert/strict'
import { it } from 'node:test'
import { planPicture } from '../../planning/plan-picture'
import { listThings } from '../../planning/things'

it('a spring that is named blooms in every landscape, and no other season does', () => {
  const kinds = (prompt: string, seed: number): string[] => {
    const size = { width: 128, height: 128 }
    const plan = planPicture({ prompt, negativePrompt: '', style: null, seed, ...size })
    return listThings(plan).map(({ kind }) => kind)
  }
  for (const place of ['田野', '湖', '山谷', '小镇'])
    for (const seed of [1, 2, 3]) {
      assert.ok(kinds(`春天的${place}`, seed).includes('sakura'), `${place} ${seed}`)
      assert.ok(!kinds(`秋天的${place}`, seed).includes('sakura'), `${place} ${seed}`)
    }
})
