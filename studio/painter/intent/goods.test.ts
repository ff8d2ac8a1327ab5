import assert from 'node:assert/strict'
import { it } from 'node:test'
import { traitOf } from '../illustration/family'
import { paintPicture } from '../paint'
import { readIntent } from './intent'

const show = (prompt: string): string => {
  const intent = readIntent(prompt)
  if (intent.kind !== 'illustration') return intent.kind
  const { brief, layout, setting } = intent
  const ground = traitOf(brief.main, 'background')?.value ?? '-'
  return `${brief.main.id} ${layout ?? '-'} ${ground}${setting ? ' in a place' : ''}`
}

it('goods and dishes are before one colour, if nothing is around them', () => {
  for (const [prompt, shown] of [
    ['咖啡杯商业摄影，米色背景', 'mug product cream'],
    ['一颗悬浮的红苹果，米色背景', 'apple product cream'],
    ['巧克力蛋糕，商业摄影，深色背景', 'chocolate-cake product black'],
    ['口红特写，黑金配色', 'lipstick product black'],
    ['淘宝主图，运动鞋', 'sneaker product -'],
    ['一双运动鞋', 'sneaker - -'],
    ['一个苹果', 'apple - -'],
    ['米色背景的猫', 'cat - cream'],
    ['现代办公室团队协作场景，商业摄影', 'team - -'],
  ] as const)
    assert.equal(show(prompt).replace(/ in a place$/, ''), shown, prompt)
})

it('says the colour behind a sheet and wind of none of its manners', () => {
  const banana = readIntent('极简产品海报：香蕉主题，黑金配色，商业摄影风')
  assert.ok(banana.kind === 'illustration' && banana.setting === null)
  assert.deepEqual(banana.brief.texts, [])
  assert.equal(show('海报，红色背景，写着“热爱”'), 'poster - red')
})

it('paints the ground in its colour', () => {
  const size = { width: 96, height: 128 }
  const request = { ...size, negativePrompt: '', style: 'flat', seed: 3 } as const
  for (const [prompt, isGround] of [
    ['极简主义海报：一颗悬浮的红苹果，米色背景', (r: number, b: number) => r > 215 && b < r - 12],
    ['咖啡杯商业摄影，黑色背景', (r: number, b: number) => r < 60 && b < 60],
  ] as const) {
    const { rgba, reading } = paintPicture({ ...request, prompt })
    const [r = 0, , b = 0] = rgba.subarray((12 * 96 + 8) * 4)
    assert.ok(isGround(r, b), `${prompt}: ${r} ${b}`)
    assert.ok(!reading.ignored.some((word) => /背景|米色|黑色/.test(word)), prompt)
  }
})

it('cuts what is drawn in a place out of it before a named ground', () => {
  for (const [prompt, shown] of [
    ['一只蝴蝶，黑色背景', 'butterfly product black'],
    ['一辆跑车，白色背景', 'sports-car product white'],
    ['火箭，纯色背景', 'rocket product plain'],
    ['帐篷，米色背景', 'tent product cream'],
    ['一只狐狸，简洁的背景', 'fox - plain'],
  ] as const)
    assert.equal(show(prompt), shown, prompt)
})

it('paints a gradient where one is named, and one colour where none is', () => {
  const request = { width: 96, height: 128, negativePrompt: '', style: 'flat', seed: 3 } as const
  for (const thing of ['一只猫', '火箭', '一瓶香水', '女孩'])
    for (const [ground, isGraded] of [
      ['蓝色渐变背景', true],
      ['蓝色背景', false],
    ] as const) {
      const { rgba } = paintPicture({ ...request, prompt: `${thing}，${ground}` })
      const greenAt = (y: number): number => rgba[(y * 96 + 3) * 4 + 1] ?? 0
      assert.equal(greenAt(6) - greenAt(121) > 35, isGraded, `${thing}，${ground}`)
    }
})

it('a cover without a theme is a still life with space for a title', () => {
  for (let seed = 1; seed < 9; seed++) {
    const intent = readIntent('做一个小红书封面', '', [], seed)
    assert.ok(intent.kind === 'illustration' && intent.chosen)
    assert.equal(intent.layout, 'cover')
  }
})
