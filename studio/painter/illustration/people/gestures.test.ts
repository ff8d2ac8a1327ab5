import assert from 'node:assert/strict'
import { it } from 'node:test'
import { buildForecast } from '../../intent/forecast'
import { readIntent } from '../../intent/intent'
import { composeAlone } from '../../testing/compose-alone'
import type { Layer } from '../node'
import { PEOPLE } from './family'

/** Layers of a person by words, of one seed. */
function compose(prompt: string): readonly Layer[] {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration' && intent.family.id === 'people', prompt)
  return composeAlone(PEOPLE, intent.brief.main, { width: 1000, height: 1000 }).layers
}

const countForms = (layers: readonly Layer[], end: string, role: string): number =>
  layers
    .filter(({ name }) => name.endsWith(end))
    .flatMap(({ forms }) => forms.flatMap((form) => [form, ...(form.inside ?? [])]))
    .filter((form) => form.role === role).length

it('gestures of empty hands are read and drawn', () => {
  for (const words of [
    ...'比心 手指比心 比耶 剪刀手 点赞 挥手 托腮 双手捧脸 双手合十 抱拳 敬礼 叉腰'.split(' '),
    ...'抱胸 捂嘴笑 飞吻 举手 高举双手 握拳 OK手势 嘘声手势'.split(' '),
  ]) {
    assert.deepEqual(buildForecast(`女孩${words}`).ignored, [], words)
    const hands = compose(`女孩${words}`).find(({ name }) => name === 'held')
    assert.ok(
      hands?.forms.some(({ role }) => role === 'skin' || role === 'cloth'),
      words,
    )
  }
  assert.equal(readIntent('敬礼').kind, 'illustration')
})

it('a face from the side has one eye, from the front two', () => {
  for (const who of ['女孩', '男人', '长发女孩', '马尾女孩', '老奶奶', '光头男人', '小男孩']) {
    for (const [view, eyes] of [
      ['侧脸', 1],
      ['正脸', 2],
    ] as const)
      assert.equal(
        countForms(compose(`睁眼的${who}，平静，${view}`), 'features', 'brow'),
        eyes,
        who,
      )
  }
})

it('a pout and red cheeks are seen', () => {
  const strokes = (prompt: string): number => countForms(compose(prompt), 'face', 'blush')
  assert.ok(strokes('害羞的女孩') > strokes('平静的女孩'))
  assert.ok(strokes('女孩，红色腮红') > strokes('平静的女孩'))
  const intent = readIntent('嘟嘴的女孩')
  assert.ok(intent.kind === 'illustration')
  assert.ok(intent.brief.main.traits.some(({ value }) => value === 'pout'))
})

it('Q版 is a large head on a small body, in any clothes', () => {
  const height = (layers: readonly Layer[], name: string): number => {
    const ys = layers
      .filter((one) => one.name === name)
      .flatMap(({ forms }) => forms.flatMap(({ rings }) => rings.flat().map(([, y]) => y)))
    return Math.max(...ys) - Math.min(...ys)
  }
  for (const who of ['女孩', '医生', '古风少女']) {
    const share = (words: string): number => {
      const layers = compose(words)
      return height(layers, 'face') / height(layers, 'body')
    }
    assert.ok(share(`Q版${who}全身`) > 1.5 * share(`${who}全身`), who)
  }
})

it('an audience has seats and glow sticks, a cashier a counter with a till', () => {
  for (const [prompt, name] of [
    ['在观众席举着荧光棒的观众', 'held'],
    ['收银员站在柜台旁边', 'table'],
  ] as const) {
    assert.deepEqual(buildForecast(prompt).ignored, [], prompt)
    assert.ok(
      compose(prompt).some((one) => one.name.endsWith(name) && one.forms.length > 4),
      prompt,
    )
  }
  const girl = readIntent('一个女孩直视着观众')
  assert.ok(girl.kind === 'illustration' && girl.brief.main.id === 'girl')
})
