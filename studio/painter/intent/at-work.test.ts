import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listLaid } from '../illustration/at-table'
import { RELATION, traitOf } from '../illustration/family'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

function readBrief(prompt: string) {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent.brief
}

describe('those who are at a table, at a canvas or on an animal', () => {
  for (const [prompt, ...laid] of [
    ['一个女孩在打字', 'laptop'],
    ['程序员面对发光显示器', 'emoji-desktop-computer'],
    ['女孩坐在木桌旁写字，旁边有咖啡杯和笔记本电脑', 'mug', 'laptop'],
    ['小狗坐在桌边，桌上有蛋糕', 'cake'],
    ['一位年轻女性在办公室工作，桌上有笔记本电脑', 'laptop'],
  ] as const)
    it(`${prompt}: ${laid.join(', ')} on the table`, () => {
      const brief = readBrief(prompt)
      assert.equal(traitOf(brief.main, 'table')?.value, 'desk')
      assert.deepEqual(
        listLaid(brief).map(({ id }) => id),
        laid,
      )
    })

  it('holds a laptop on a sofa, and has what is by a cat on no table', () => {
    assert.equal(traitOf(readBrief('女孩坐在沙发上看着电脑').main, 'table'), null)
    assert.equal(traitOf(readBrief('桌上的猫，旁边有花瓶').main, 'table'), null)
  })

  for (const prompt of ['机器人在画画', '一个女孩在画架前画画'])
    it(`${prompt}: with an easel`, () =>
      assert.ok(readBrief(prompt).others.some(({ id }) => id === 'easel')))

  it('reads words for paintings as no easel', () => {
    for (const { id } of readBrief('玉石绘画风格，一只猫在追蝴蝶').others)
      assert.notEqual(id, 'easel')
    assert.ok(buildForecast('古典油画风格，画布纹理').understood.every((word) => word !== '画布'))
  })

  for (const [prompt, mount] of [
    ['女人骑着一只巨大的猫', 'cat'],
    ['小女孩骑着老虎', 'tiger'],
    ['小狗骑着乌龟', 'emoji-turtle'],
    ['一个女孩骑着鲸鱼', 'whale'],
    ['小猫骑在狗背上', 'dog'],
  ] as const)
    it(`${prompt}: on its back`, () => {
      const other = readBrief(prompt).others.find(({ id }) => id === mount)
      assert.equal(other && traitOf(other, RELATION)?.value, 'on')
    })

  it('leads an animal by its side', () => {
    for (const other of readBrief('女孩牵着一只狗').others)
      assert.notEqual(traitOf(other, RELATION)?.value, 'on')
  })

  it('fishes, and leaves the old angler his boat', () => {
    assert.equal(traitOf(readBrief('一个男孩在河边钓鱼').main, 'action')?.value, 'fish')
    assert.equal(readIntent('老人在江边钓鱼').kind, 'landscape')
  })

  it('builds a sand castle by those who play with sand', () => {
    const [castle] = readBrief('两个小朋友在沙滩上堆沙堡').others
    assert.equal(castle?.id, 'sandcastle')
  })

  it('has a small boat on all of its water, and one with a passenger large', () => {
    assert.equal(readIntent('一条小船漂在平静的湖面上').kind, 'landscape')
    assert.equal(readBrief('一只兔子坐在小船上').main.id, 'rabbit')
  })

  it('runs behind an animal that is chased, and is by what it is around', () => {
    assert.equal(traitOf(readBrief('老虎追兔子').main, 'pose')?.value, 'running')
    assert.equal(readBrief('一群孩子围着雪人').others[0]?.id, 'snowman')
    assert.deepEqual(readBrief('围着红围巾的女孩').others, [])
  })

  it('has both of two animals sit', () => {
    const { main, others } = readBrief('一只猫和一只狗坐在草地上')
    for (const wish of [main, ...others]) assert.equal(traitOf(wish, 'pose')?.value, 'sitting')
  })

  it('has a field at its hour, and a theme by the trade of the sheet', () => {
    assert.equal(readBrief('薰衣草田的日落').main.id, 'lavender-field')
    const themes = ['科技焕肤 高级感美业海报', '中式八球周赛海报'].map((prompt) =>
      readBrief(prompt).main.traits.find(({ slot }) => slot === 'theme'),
    )
    assert.deepEqual(
      themes.map((one) => one?.value),
      ['skincare', 'billiards'],
    )
  })

  for (const prompt of ['一个古老的图书馆内', '古老的图书馆里，阳光洒落在书架上'])
    it(`${prompt} is the library itself`, () => assert.equal(readBrief(prompt).main.id, 'library'))
})
