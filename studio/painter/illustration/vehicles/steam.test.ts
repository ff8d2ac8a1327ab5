import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from '../../intent/intent'

const readMain = (prompt: string): string => {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent.brief.main.id
}

it('distinguishes a steam engine from a fast train, and an airship from a rocket', () => {
  for (const [prompt, id] of [
    ...([
      ['一列老式蒸汽火车', 'steam-train'],
      ['一列高铁', 'train'],
    ] as const),
    ...([
      ['黄铜飞船', 'airship'],
      ['红色的飞艇', 'airship'],
      ['飞船', 'rocket'],
    ] as const),
  ] as const)
    assert.equal(readMain(prompt), id, prompt)
})

it('knows a city of the future by every common phrase, with its street and its train', () => {
  for (const prompt of [
    ...['未来科技感的城市夜景', '科幻都市', '未来城市里的雨夜街景', '科技感的城市'],
    '未来城市，远处有悬浮列车',
  ]) {
    assert.equal(readMain(prompt), 'future-city', prompt)
    assert.deepEqual(
      readIntent(prompt).reading.ignored.filter((word) => !/远处/.test(word)),
      [],
      prompt,
    )
  }
})
