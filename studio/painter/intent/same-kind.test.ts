import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIntent } from './intent'
import { familyOf } from '../illustration/registry'

/** Nouns without a drawing → the families an alternative may be of; `place` for a landscape. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  '马头琴 巴乌 编磬': ['products', 'people'],
  '睫毛膏 眉笔 眼线笔': ['products'],
  '校服 皮衣 工装裤 袈裟': ['products', 'people', 'animals', 'design'],
  '豆皮 腐竹': ['food'],
  '丝瓜 山药 菠菜 茼蒿': ['food', 'plants'],
  '消毒柜 洗碗机 加湿器 席梦思': ['products'],
  '硬盘 传感器 机顶盒': ['products'],
  '压路机 收割机 灵车': ['vehicles', 'creatures'],
  '鬣蜥 蟒': ['creatures', 'marine', 'myth'],
  '海葵 蛤蜊': ['marine', 'products'],
  鸵鸟: ['animals', 'myth', 'place'],
  '蜱虫 跳蚤': ['creatures'],
  '食蚁兽 豪猪': ['animals'],
  '监狱 市场': ['places', 'place'],
  '单杠 双杠 蹦床': ['products'],
  '步枪 机枪 狼牙棒': ['products', 'people'],
  '订书机 圆规 修正液': ['products'],
  火炬: ['products'],
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
  assert.ok(declined >= 36, `${declined} of them are declined`)
  assert.ok(far.length <= 0.1 * declined, far.join(', '))
})

test('the alternative stays in the sentence of the prompt', () => {
  const intent = readIntent('一只食蚁兽在河里')
  assert.equal(intent.kind, 'declined')
  assert.match(intent.kind === 'declined' ? (intent.alternatives[0] ?? '') : '', /^一只.*在河里$/)
})
