import assert from 'node:assert/strict'
import { it } from 'node:test'
import { planPicture } from '../../planning/plan-picture'
import { listThings } from '../../planning/things'

const SIZE = { width: 256, height: 256, negativePrompt: '', style: 'flat', seed: 3 } as const

it('ships of old and dragon boats are drawn as themselves, each of several above the waves', () => {
  for (const [prompt, count] of [
    ['一艘海盗船', 1],
    ['夕阳下的大帆船', 1],
    ['木帆船', 1],
    ['中国龙舟比赛', 1],
    ['三艘龙舟', 3],
    ['三艘帆船', 3],
  ] as const) {
    const plan = planPicture({ ...SIZE, prompt })
    const { understood, ignored, substituted = [] } = plan.reading
    assert.deepEqual([ignored, substituted], [[], []], prompt)
    assert.ok(understood.length > 0, prompt)
    const ships = listThings(plan).filter(({ name }) => /船|舟/.test(name))
    assert.equal(ships.length, count, prompt)
    for (const { bounds } of ships) assert.ok(bounds.height > 0.1, `${prompt}: ${bounds.height}`)
  }
})
