import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIntent } from './intent'
import { familyOf } from '../illustration/registry'

/** Nouns without a drawing → the families an alternative may be of; `place` for a landscape. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  '古筝 唢呐 二胡 口琴': ['products', 'people'],
  '睫毛膏 眉笔': ['products'],
  '睡衣 雨衣 校服 棉袄': ['products', 'people', 'animals', 'design'],
  '豆腐 香肠 油条 春卷 果冻': ['food'],
  '冬瓜 苦瓜 芹菜 韭菜 萝卜': ['food', 'plants'],
  '冰箱 空调 洗衣机 衣柜 地毯 枕头': ['products'],
  '投影仪 音响 硬盘 路由器': ['products'],
  '坦克 挖掘机 推土机 马车 轿子': ['vehicles'],
  '变色龙 蟒': ['animals', 'marine', 'myth'],
  '海星 海胆 扇贝': ['marine', 'animals', 'place'],
  鸵鸟: ['animals', 'myth', 'place'],
  '蜈蚣 螳螂 蝉': ['animals', 'place', 'marine'],
  食蚁兽: ['animals'],
  '监狱 市场 实验室': ['places', 'place'],
  '哑铃 积木 秋千 冲浪板': ['products'],
  '步枪 大炮 长矛': ['products', 'people'],
  '橡皮 粉笔 订书机 地球仪': ['products'],
  '打火机 火柴 火炬': ['products'],
}

function readKind(prompt: string): string {
  const intent = readIntent(prompt)
  if (intent.kind === 'landscape') return 'place'
  return intent.kind === 'declined' ? 'declined' : (familyOf(intent.brief.main.id)?.id ?? '')
}

test('the first alternative of a declined noun is drawn, and of the same kind', () => {
  const far: string[] = []
  let declined = 0
  for (const [nouns, families] of Object.entries(NOUNS))
    for (const noun of nouns.split(' ')) {
      const intent = readIntent(noun)
      if (intent.kind !== 'declined') continue
      declined += 1
      assert.ok(intent.alternatives.length >= 2, noun)
      for (const other of intent.alternatives) assert.notEqual(readKind(other), 'declined', other)
      const [first = ''] = intent.alternatives
      if (!families.includes(readKind(first))) far.push(`${noun} → ${first}`)
    }
  assert.ok(declined >= 45, `${declined} of them are declined`)
  assert.ok(far.length <= 0.1 * declined, far.join(', '))
})

test('the alternative stays in the sentence of the prompt', () => {
  const intent = readIntent('一只食蚁兽在河里')
  assert.equal(intent.kind, 'declined')
  assert.match(intent.kind === 'declined' ? (intent.alternatives[0] ?? '') : '', /^一只.*在河里$/)
})
