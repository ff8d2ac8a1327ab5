import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIntent } from './intent'
import { familyOf } from '../illustration/registry'

/** Nouns without a drawing → the families an alternative may be of; `place` for a landscape. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  '古筝 钢琴 唢呐 二胡': ['products', 'people'],
  '粉底 睫毛膏 香皂': ['products'],
  '手套 帽子 领带 睡衣': ['products', 'people', 'animals', 'design'],
  '豆腐 火腿 沙拉 咖喱': ['food'],
  '布丁 巧克力 果冻': ['food'],
  '土豆 黄瓜 茄子 洋葱': ['food', 'plants'],
  '冰箱 空调 洗衣机 马桶 衣柜': ['products'],
  '投影仪 打印机 望远镜 收音机': ['products'],
  '轮椅 坦克 挖掘机 起重机': ['vehicles'],
  '鳄鱼 蜥蜴 壁虎': ['animals', 'marine', 'myth'],
  '螃蟹 海星 水母 海胆': ['marine', 'animals', 'place'],
  '老鹰 鹦鹉 乌鸦 鸵鸟': ['animals', 'myth', 'place'],
  '蜘蛛 蚂蚁 蝎子 蜈蚣': ['animals', 'place', 'marine'],
  '河马 犀牛 袋鼠 考拉 羚羊': ['animals'],
  '体育馆 体育场 监狱 仓库': ['places', 'place'],
  '篮球 哑铃 积木 滑雪板': ['products'],
  '步枪 大炮 斧头': ['products', 'people'],
  '剪刀 橡皮 算盘 地球仪': ['products'],
  '手电筒 打火机 火柴': ['products'],
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
  const intent = readIntent('一只河马在河里')
  assert.equal(intent.kind, 'declined')
  assert.match(intent.kind === 'declined' ? (intent.alternatives[0] ?? '') : '', /^一只.*在河里$/)
})
