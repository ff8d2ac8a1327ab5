import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readIntent } from '../intent/intent'
import { paintPicture } from '../paint'
import { readSpot } from './put-at'

const SIZE = 96

/** Middle of what is blue, shares of the frame. */
function findBlue(prompt: string): [x: number, y: number] {
  const { rgba } = paintPicture({
    ...{ prompt, negativePrompt: '', style: 'flat' },
    ...{ width: SIZE, height: SIZE, seed: 3 },
  })
  let [x, y, count] = [0, 0, 0]
  for (let i = 0; i < SIZE * SIZE; i++)
    if ((rgba[i * 4 + 2] ?? 0) > (rgba[i * 4] ?? 0) + 80) {
      x += i % SIZE
      y += Math.floor(i / SIZE)
      count++
    }
  assert.ok(count > 40, prompt)
  return [x / count / SIZE, y / count / SIZE]
}

describe('one thing at a side of the picture', () => {
  for (const [prompt, side] of [
    ['画一个蓝色圆形在左边', 'left'],
    ['画一个蓝色矩形在右边', 'right'],
    ['画一个蓝色三角形，位于画面的右上角', 'top right'],
    ['画一个蓝色菱形在下方', 'bottom'],
  ] as const)
    it(`${prompt} is at ${side}`, () => {
      assert.equal(readSpot(prompt), side)
      const [x, y] = findBlue(prompt)
      assert.equal(x < 0.42, side.includes('left'))
      assert.equal(x > 0.58, side.includes('right'))
      assert.equal(y < 0.42, side.includes('top'))
      assert.equal(y > 0.58, side.includes('bottom'))
    })

  it('leaves what is beside another thing or in a place where it is', () => {
    for (const prompt of ['左边是猫，右边是狗', '一只猫在沙发左边'])
      assert.equal(readSpot(prompt), null)
    const intent = readIntent('海边一只猫在左边')
    assert.ok(intent.kind === 'illustration')
    assert.ok(intent.brief.traits.every(({ slot }) => slot !== 'at'))
  })

  it('draws a star of a colour as one star', () => {
    const intent = readIntent('画一个黄色星星在左边')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.main.id, 'emoji-star')
  })
})
