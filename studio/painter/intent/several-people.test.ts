import assert from 'node:assert/strict'
import { it } from 'node:test'
import { listRoles } from '../illustration/people/cast/list-roles'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

/** People that a prompt is drawn with. */
function countPeople(prompt: string): number {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration' && intent.family.id === 'people', prompt)
  return listRoles(intent).length
}

it('an age is no number of people', () => {
  for (const prompt of ['18岁的中国女孩，古代服饰', '20岁女孩', '5岁的小男孩']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.brief.main.count === null, prompt)
  }
})

it('people are as many as a number, a family or a plural says', () => {
  for (const [prompt, count] of [
    ['3名成员的团队', 3],
    ['5人小组', 5],
    ['7个人', 7],
    ['九名舞者', 9],
    ['两个同事', 2],
    ['一个朋友', 1],
    ['一个团队', 3],
    ['父子俩', 2],
    ['一家五口', 5],
    ['两男一女', 3],
    ['一男一女', 2],
    ['女孩们', 3],
    ['学生们在教室里', 3],
    ['三对情侣', 6],
  ] as const)
    assert.equal(countPeople(prompt), count, prompt)
})

it('more people than are drawn are reported as left out', () => {
  for (const [prompt, word] of [
    ['十个小朋友', '十个'],
    ['十二名士兵', '十二名'],
    ['20个学生', '20个'],
  ] as const)
    assert.deepEqual(buildForecast(prompt).ignored, [word], prompt)
  const { understood } = buildForecast('女孩们打开了另一世界的大门')
  assert.deepEqual(understood, ['女孩们', '大门'])
})

it('a person next to another being is there as well', () => {
  for (const prompt of ['机器人和人类一起喝咖啡', '宇航员与外星生物', '人类和机器人'])
    assert.deepEqual(buildForecast(prompt).ignored, [], prompt)
  assert.equal(readIntent('将第一张图的人物放入第二张图的场景中').kind, 'declined')
})

it('a named person is the subject of the places around, unless far away', () => {
  for (const prompt of [
    '赛博朋克，高楼、美女',
    '大海、沙滩、少女',
    '湖边，情侣，夕阳',
    '海边骑自行车的旅人',
    '城市夜景和女孩',
  ]) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.family.id === 'people', prompt)
    assert.ok(intent.setting, prompt)
  }
  for (const prompt of ['远处一个人站在山顶', '江南水乡，人群', '大海，沙滩，给人宁静的感觉'])
    assert.equal(readIntent(prompt).kind, 'landscape', prompt)
})
