import assert from 'node:assert/strict'
import { it } from 'node:test'
import { composePlan } from '../../../planning/composed'
import { planPicture } from '../../../planning/plan-picture'

it('roofs, bridges and stumps are under who is on them, with the open air behind', () => {
  for (const [prompt, layerName, scene] of [
    ['男孩坐在屋顶上', 'seat', 'city'],
    ['少年站在屋顶上', 'ledge', 'city'],
    ['女孩站在桥上', 'ledge', 'river'],
    ['女孩坐在树桩上', 'seat', 'grassland'],
    ['小精灵坐在蘑菇上', 'seat', 'forest'],
    ['猫坐在屋顶上', 'seat', 'city'],
  ] as const) {
    const size = { width: 200, height: 200 }
    const plan = planPicture({ prompt, negativePrompt: '', style: 'flat', seed: 3, ...size })
    const composed = composePlan(plan, size)
    assert.ok(composed.kind === 'illustration', prompt)
    const { illustration, place } = composed.prepared
    const drawn = illustration.layers.find(({ name }) => name.endsWith(layerName))
    assert.ok((drawn?.forms.length ?? 0) > 1, prompt)
    assert.equal(place?.scene.slots.scene, scene, prompt)
    assert.deepEqual(plan.reading.ignored, [], prompt)
  }
})
