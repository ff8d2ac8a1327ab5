import assert from 'node:assert/strict'
import { it } from 'node:test'
import { buildForecast } from '../../intent/forecast'
import { readIntent } from '../../intent/intent'

it('a cat girl is a girl with ears', () => {
  for (const [prompt, ears] of [
    ['一个可爱的猫女孩，穿着白色连衣裙，在樱花树下', 'cat-ears'],
    ['猫少女', 'cat-ears'],
    ['狐狸女孩在森林里', 'fox-ears'],
    ['狐娘', 'fox-ears'],
    ['兔女郎', 'rabbit-ears'],
    ['兔子女孩', 'rabbit-ears'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    assert.equal(intent.brief.main.id, 'girl', prompt)
    assert.ok(
      intent.brief.main.traits.some(({ value }) => value === ears),
      prompt,
    )
    assert.deepEqual(buildForecast(prompt).ignored, [], prompt)
  }
})

it('a fox and a girl are two', () => {
  for (const prompt of ['狐狸和女孩', '女孩抱着猫']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const ids = [intent.brief.main, ...intent.brief.others].map(({ id }) => id)
    assert.ok(ids.includes('girl'), prompt)
    assert.ok(ids.length === 2 || intent.brief.main.traits.some(({ value }) => value === 'cat'))
  }
})
