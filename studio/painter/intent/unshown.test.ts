import { test } from 'node:test'
import assert from 'node:assert/strict'
import { readIntent } from './intent'

const readKind = (prompt: string): string => {
  const intent = readIntent(prompt)
  return intent.kind === 'illustration' ? intent.brief.main.id : intent.kind
}

for (const [rule, prompts] of [
  ['a sign of an unknown thing', ['高粱图标', '食蚁兽贴纸', '活塞徽章']],
  ['a place of work behind a drawn thing', ['现代建筑模型工作室，落地窗外暴雨如注']],
  ['an unknown thing behind a style with a place', ['赛博朋克，鸵鸟，霓虹灯']],
  ['an unknown thing in the middle of a sheet', ['海报，中央一个活塞']],
  ['a square of today in an age without', ['国风厚涂，王府广场定场']],
  ['a building by a city and a number', ['日落时分，赛博朋克风格的台北 101']],
  ['the inside of a building', ['一个古老教堂的内部']],
  ['a dish of an animal', ['盐焗鸽子，摆盘', '香辣兔子']],
  ['words of which a landscape has nothing', ['一个充满黑色幽默的场景', '担架']],
  ['one thing out of others', ['几何形状构成的人脸', '一个由鹅卵石堆叠成的塔']],
  ['an unknown machine that is counted', ['重生。一台生锈的旧机器，赛博机械']],
  ['messages of an app', ['已是最后一张', '一个团队最多有3名成员']],
] as const)
  test(`declines ${rule}`, () => {
    for (const prompt of prompts) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'declined', prompt)
      assert.ok(intent.alternatives.length > 0, prompt)
    }
  })

test('draws the same words where nothing of them is unknown', () => {
  for (const [prompt, id] of [
    ['小猫贴纸', 'cat'],
    ['卡哇伊贴纸插画：一棵仙人掌', 'cactus'],
    ['一只鸡', 'chick'],
    ['咖啡馆内部', 'cafe'],
    ['极简建筑摄影', 'modern-building'],
    ['封面，中间一只猫', 'cat'],
  ] as const)
    assert.equal(readKind(prompt), id, prompt)
  for (const prompt of ['水墨山水，晨雾缭绕，大面积留白', '风景照', '一个美丽的场景'])
    assert.equal(readKind(prompt), 'landscape', prompt)
})

test('finds the subject behind its kind, its look and what goes with it', () => {
  for (const [prompt, id] of [
    ['动物特写摄影，一只树懒', 'emoji-sloth'],
    ['自由女神像表情困惑', 'emoji-statue-of-liberty'],
    ['蒜蓉粉丝蒸虾', 'cooked-prawns'],
    ['火焰特效，球员庆祝', 'gymnast'],
    ['玻璃花瓶里的向日葵，莫奈风格', 'sunflower-vase'],
    ['远古青铜巨钟', 'bronze-bell'],
    ['日式刺身拼盘', 'sashimi'],
    ['戏台', 'stage'],
  ] as const)
    assert.equal(readKind(prompt), id, prompt)
})

test('chooses a subject where a prompt has looks or goods alone', () => {
  for (const prompt of [
    '可爱卡通插画，柔和色彩，圆润线条，萌系风格',
    '水彩插画，通透晕染，文艺质感',
    '国风水墨画风，留白构图，宣纸质感',
    '清新ins风，低饱和马卡龙配色，柔和自然光',
    '产品细节特写',
  ]) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind !== 'declined' && intent.chosen !== undefined, prompt)
  }
})

test('lists what is drawn in the place of a shrine maiden', () => {
  const { reading } = readIntent('一个巫女')
  assert.deepEqual(reading.substituted, [{ word: '巫女', by: '女人', broad: true }])
})
