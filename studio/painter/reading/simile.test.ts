import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIntent } from '../intent/intent'
import { listRead, parsePrompt } from '../parse'

test('a thing that another one is like is no second thing', () => {
  for (const [prompt, word, drawn] of [
    ['像火焰一样的晚霞', '火焰', '晚霞'],
    ['火焰般的晚霞', '火焰', '晚霞'],
    ['爱心形状的气球', '爱心', '气球'],
    ['瀑布般的长发的女孩', '瀑布', '女孩'],
    ['像猫一样的女孩', '猫', '女孩'],
    ['老虎一样的猫', '老虎', '猫'],
    ['草地仿佛一块绿色的地毯', '毯', '草地'],
    ['宛如一条巨龙的长城', '龙', '长城'],
  ] as const) {
    const { understood, ignored } = readIntent(prompt).reading
    assert.ok(!understood.some((part) => part.includes(word)), prompt)
    assert.ok(
      ignored.some((part) => part.includes(word)),
      prompt,
    )
    assert.ok(
      understood.some((part) => part.includes(drawn)),
      prompt,
    )
  }
  for (const prompt of ['流水如丝绸质感', '湖面如镜，溪水似轻纱'])
    assert.ok(parsePrompt(prompt).wishes.every(({ meaning }) => meaning.slot !== 'material'))
  assert.deepEqual(parsePrompt('像月亮一样的湖').reading.understood, ['湖'])
})

test('a style, a mood and a likeness are no comparison', () => {
  const understood = (prompt: string) => listRead(readIntent(prompt).reading).join(' ')
  assert.match(understood('风格像梵高的画一样的森林'), /梵高/)
  assert.match(understood('仙境般的山谷'), /仙境/)
  assert.match(understood('一只猫头像，像素风'), /猫头像/)
  assert.match(understood('小熊形象'), /小熊/)
})
