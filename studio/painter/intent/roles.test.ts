import assert from 'node:assert/strict'
import { it } from 'node:test'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

it('one with a drawing of its own is drawn for a role that has none', () => {
  for (const [prompt, id, role, by] of [
    ['银发精灵弓箭手', 'elf', '弓箭手', '精灵'],
    ['女巫学徒', 'witch', '学徒', '女巫'],
    ['猫咪寿司师傅', 'cat', '师傅', '猫咪'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    assert.equal(intent.brief.main.id, id)
    const { substituted } = buildForecast(prompt)
    assert.deepEqual(
      substituted.map((one) => [one.word, one.by]),
      [[role, by]],
      prompt,
    )
  }
})

it('a robot is one whatever it works as, and its role is left out', () => {
  for (const [prompt, role] of [
    ['机器人厨师', '厨师'],
    ['机器人园丁', '园丁'],
    ['科幻机器人战士', '战士'],
    ['机器人老师在教室里', '老师'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.brief.main.id === 'robot', prompt)
    const { understood, ignored, substituted } = intent.reading
    assert.ok(understood.join().includes('机器人'), prompt)
    assert.deepEqual([ignored, substituted], [[role], undefined], prompt)
  }
})

it('a word for sex before a role is that of the person', () => {
  for (const [prompt, id, values] of [
    ['女孩画家', 'painter', ['f']],
    ['男孩宇航员', 'astronaut', ['m']],
    ['小女孩医生', 'doctor', ['f']],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const { main, others } = intent.brief
    assert.equal(main.id, id)
    assert.deepEqual(others, [])
    assert.deepEqual(
      main.traits.map(({ value }) => value),
      values,
      prompt,
    )
  }
  assert.equal(readIntent('女孩和画家').subject, '女孩')
})

it('no eye lies next to a monster with big eyes', () => {
  const intent = readIntent('可爱的小怪兽，大眼睛')
  assert.ok(intent.kind === 'illustration')
  assert.deepEqual(intent.brief.others, [])
  assert.ok(intent.reading.ignored.includes('大眼睛'))
  const alone = readIntent('眼睛')
  assert.ok(alone.kind === 'illustration' && alone.brief.main.id === 'emoji-eye')
})
