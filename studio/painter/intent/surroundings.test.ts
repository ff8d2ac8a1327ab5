import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from './intent'

it('neon lamps and a style leave a scene that is named', () => {
  const scenesIn = (prompt: string): string[] => {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const wishes = intent.setting ?? []
    return wishes.flatMap(({ meaning: { slot, value } }) => (slot === 'scene' ? [value] : []))
  }
  assert.deepEqual(scenesIn('一只赛博朋克风格的羊，在宇宙中漂浮，霓虹灯光'), ['night-sky'])
  assert.deepEqual(scenesIn('霓虹灯下的女孩'), ['city'])
})

it('words that say how a picture is made decline nothing', () => {
  for (const [prompt, kind] of [
    ['一位年轻女性的近距离人像', 'illustration'],
    ['文生图：水墨风格的西湖', 'illustration'],
    ['一张高分辨率的摄影棚级商品照片，展示的是一个陶瓷咖啡杯', 'illustration'],
    ['一座现代风格的房子，带有花园和围栏', 'illustration'],
    ['海河夜景', 'landscape'],
  ] as const)
    assert.equal(readIntent(prompt).kind, kind, prompt)
})

it('what is above the moon and what is on it is no seat', () => {
  for (const prompt of ['月亮上升，平静的海面', '月亮上的城堡']) {
    const { kind, reading } = readIntent(prompt)
    assert.equal(kind, 'landscape', prompt)
    assert.ok(reading.understood.includes('月亮'), prompt)
  }
  assert.notEqual(readIntent('月亮上方有一只鸟').kind, 'declined')
})
