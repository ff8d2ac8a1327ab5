import { strict as assert } from 'node:assert'
import { describe, it } from 'node:test'
import { paintPicture } from '../../paint'
import { buildForecast } from '../../intent/forecast'

/** The pixel left of the middle, near the edge: red, green, blue. */
function paintEdge(prompt: string): readonly [number, number, number] {
  const size = { width: 96, height: 96 }
  const { rgba } = paintPicture({ prompt, negativePrompt: '', seed: 3, ...size, style: 'flat' })
  const at = (60 * 96 + 6) * 4
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
}

describe('the ground that a design names', () => {
  it('is dark or light as it is said, on marks, cards and sheets', () => {
    const [, , blue] = paintEdge('极简几何 logo，深蓝背景')
    assert.ok(blue > 70 && blue < 140, `${blue}`)
    const [red, green] = paintEdge('绿色背景的新年海报')
    assert.ok(green > red + 20, `${red} ${green}`)
    const light = paintEdge('浅粉色背景的徽章')
    assert.ok(light.every((value) => value > 200) && light[0] > light[2] - 5, light.join())
    const dragon = paintEdge('一条金龙，红色背景')
    assert.ok(dragon[0] > 150 && dragon[1] < 120, dragon.join())
  })

  it('is reported with its depth', () => {
    for (const prompt of [
      '极简几何 logo，深蓝背景',
      '海报，黑底白字，一只蝴蝶',
      '墨绿色背景的招聘海报',
    ])
      assert.deepEqual(buildForecast(prompt).ignored, [], prompt)
  })
})

describe('what a shop sells with', () => {
  it('writes the price on its tag, and the occasion on its sheet', () => {
    for (const prompt of ['价格标签，1299元', '价格牌，写着¥99', '双11满减banner', '618海报'])
      assert.deepEqual(buildForecast(prompt).ignored, [], prompt)
  })
})
