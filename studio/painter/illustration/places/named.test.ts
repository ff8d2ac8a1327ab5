import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from '../../intent/intent'

it('knows buildings and gardens by every common phrase', () => {
  for (const [prompt, id] of [
    ...([
      ['日本庭园', 'japanese-garden'],
      ['秋天的日式庭院', 'japanese-garden'],
    ] as const),
    ...([
      ['一座总部大楼', 'modern-building'],
      ['夜晚的写字楼', 'modern-building'],
    ] as const),
    ...([
      ['生成建筑立面图', 'modern-building'],
      ['现代简约室内', 'living-room'],
    ] as const),
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    assert.equal(intent.brief.main.id, id, prompt)
  }
})
