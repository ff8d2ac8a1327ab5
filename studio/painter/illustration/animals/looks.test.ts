import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from '../../intent/intent'
import { openPicture } from '../../../testing/edit-pictures'
import { paintPicture } from '../../paint'
import { composePlan } from '../../planning/composed'

const request = { negativePrompt: '', style: 'flat', width: 160, height: 160, seed: 3 } as const

it('metal, large or coloured eyes and fluffy fur are read, drawn and reported', () => {
  for (const prompt of [
    '机械猫',
    '蓝眼睛的白猫',
    '毛茸茸的小狗',
    '大眼睛的橘猫头像',
    '奔跑的机械兔子',
  ])
    assert.deepEqual(paintPicture({ ...request, prompt }).reading.ignored, [], prompt)
})

it('metal is of animals and creatures alone, and of none that is drawn elsewhere', () => {
  for (const prompt of ['机械龙', '机械手表'])
    assert.ok(readIntent(prompt).reading.ignored.join().includes('机械'), prompt)
})

it('roars, yawns, wagging tails and baths are drawn', () => {
  for (const prompt of ['狮子咆哮', '猫咪打哈欠', '小狗摇尾巴', '小狗洗澡', '骏马奔腾'])
    assert.deepEqual(paintPicture({ ...request, prompt }).reading.ignored, [], prompt)
})

it('an action with a thing has one who does it', () => {
  for (const prompt of ['小朋友堆雪人', '堆雪人', '露营', '照镜子']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.family.id === 'people', prompt)
  }
})

it('named eyes are open and in their colour, those of machines too', () => {
  for (const [prompt, without] of [
    ['机械狼，红色眼睛', '机械狼'],
    ['蓝眼睛的白猫趴在窗台上', '白猫趴在窗台上'],
    ['毛茸茸的小狗', '小狗'],
    ['机械猫', '猫'],
    ['狮子咆哮', '狮子'],
    ['小狗洗澡', '小狗'],
  ] as const) {
    const [one, other] = [prompt, without].map((text) =>
      Buffer.from(paintPicture({ ...request, prompt: text }).rgba),
    )
    assert.ok(one && other && !one.equals(other), prompt)
  }
})

it('a bath is as wide as its bather', () => {
  const composed = composePlan(openPicture('洗澡的大象').plan)
  assert.ok(composed.kind === 'illustration')
  const { layers } = composed.prepared.illustration
  const measure = (key: RegExp): number => {
    const own = layers.filter(({ thing }) => key.test(thing ?? ''))
    const points = own.flatMap(({ forms }) => forms.flatMap(({ rings }) => rings.flat()))
    const xs = points.map(([x]) => x)
    return Math.max(...xs) - Math.min(...xs)
  }
  assert.ok(measure(/^other/) > measure(/^main/) * 0.85)
})
