import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readIntent } from '../../intent/intent'
import { Random } from '../../../lib/random'
import { mainColour } from '../raster/fill'
import { type Layer, makeFrame } from '../node'

function compose(prompt: string): readonly Layer[] {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  assert.deepEqual(intent.reading.ignored, [], prompt)
  return intent.family.compose({
    ...{ brief: intent.brief, frame: makeFrame(512, 512), style: 'flat', random: new Random(5) },
    standsInSetting: false,
  }).layers
}

const readWall = (prompt: string) =>
  mainColour(compose(prompt).find(({ name }) => name === 'shell')?.forms[3]?.fill ?? [0, 0, 0])
const names = (prompt: string): string[] => compose(prompt).map(({ name }) => name)

describe('the look of an interior', () => {
  it('has warm walls where it is cosy', () => {
    for (const prompt of ['温馨的咖啡店', '温馨的客厅', '温馨的卧室']) {
      const [, , hue] = readWall(prompt)
      assert.ok(hue > 20 && hue < 110, `${prompt} ${hue}`)
    }
  })

  it('is of wood, or dark with strips of light, where words say so', () => {
    const count = (prompt: string): number =>
      compose(prompt).find(({ name }) => name === 'shell')?.forms.length ?? 0
    for (const prompt of ['原木风客厅', '科技感会议室', '未来感的办公室'])
      assert.ok(count(prompt) > count(prompt.replace(/原木风|科技感|未来感的/, '')), prompt)
    assert.ok(readWall('科技感会议室')[0] < 0.45)
    assert.ok(names('科技感会议室').includes('hologram'))
  })

  it('has sun on its floor by day alone', () => {
    assert.ok(names('阳光下的客厅').includes('sunlight'))
    assert.ok(!names('客厅').includes('sunlight'))
  })
})
