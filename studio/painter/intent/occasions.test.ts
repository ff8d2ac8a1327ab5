import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from './intent'

it("father's day, Havoc in Heaven and snowmen in the making are drawn", () => {
  for (const [prompt, id] of [
    ['父亲节海报', 'poster'],
    ['孙悟空大闹天宫', 'monkey-king'],
    ['两个小朋友在雪地里堆雪人', 'child'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    assert.equal(intent.brief.main.id, id)
    assert.deepEqual(intent.reading.ignored, [], prompt)
  }
  const snow = readIntent('两个小朋友在雪地里堆雪人')
  assert.ok(snow.kind === 'illustration')
  const [made] = snow.brief.others
  assert.equal(made?.id, 'snowman')
  assert.ok(!made.traits.some(({ value }) => /^(?:in|on|held)$/.test(value)))
})
