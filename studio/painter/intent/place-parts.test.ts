import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from './intent'
import { buildForecast } from './forecast'

it('the train of a platform is no second one', () => {
  const intent = readIntent('女孩在站台等火车')
  assert.ok(intent.kind === 'illustration')
  assert.deepEqual([intent.brief.place?.id, intent.brief.others], ['metro-station', []])
  assert.ok(buildForecast('女孩在站台等火车').understood.includes('火车'))
})

it('candles are on a cake, and a newspaper is in hands', () => {
  const traits = (prompt: string) => {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.brief.others.length === 0, prompt)
    return intent.brief.main.traits.map(({ slot, value }) => `${slot}:${value}`)
  }
  assert.ok(traits('巧克力蛋糕，蜡烛').includes('candles:lit'))
  assert.ok(traits('老人坐在长椅上看报纸').includes('hold:newspaper'))
  assert.ok(traits('白袍书生').includes('clothes:robe'))
})

it('a blue sky and a lamp are around who is named with them', () => {
  for (const [prompt, key] of [
    ['跳起来的男孩，背景是蓝天', 'scene:grassland'],
    ['台灯下看书的女孩', 'motif:desk'],
    ['女孩过马路', 'motif:crossing'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const keys = (intent.setting ?? []).map(({ meaning: { slot, value } }) => `${slot}:${value}`)
    assert.ok(keys.includes(key), `${prompt}: ${keys.join(' ')}`)
  }
})
