import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, test } from 'node:test'
import { maskIssue } from '@contract/tools/mask'
import type { EditStep } from '@contract/edits'
import { type PhotoRegions, scorePhotoSentences } from '../gallery/edit-sentences/score-photos'
import type { PhotoDraft } from './draft'
import { offerPaintable } from './offers'
import { planPhoto } from './plan-photo'

const FOLDER = 'tests/edit-sentences'

/** With the tools of the local painter alone, and with a model that edits by instruction. */
const FLOORS = [
  [false, 40, 0],
  [true, 60, 10],
] as const

let photos: PhotoRegions
before(async () => {
  photos = JSON.parse(await readFile(`${FOLDER}/regions.json`, 'utf8')) as PhotoRegions
})

const plan = (id: string, sentence: string, more: { steps?: EditStep[] } = {}) => {
  const found = photos[id]
  assert.ok(found, id)
  return planPhoto({ found, aspect: found.aspect }, { sentence, ...more })
}

function planFirst(id: string, sentence: string): PhotoDraft {
  const reading = plan(id, sentence)
  const [first] = reading.plans
  assert.ok(first, JSON.stringify(reading.declined))
  return first
}

describe('a sentence about a photograph', () => {
  test('asks for weather out of doors, with the things in it, and is declined indoors', () => {
    const { tools, summary } = planFirst('f03', '换成下雪天')
    const { weather, things } = tools[0]?.params as { weather: string; things: unknown[] }
    assert.deepEqual([tools[0]?.tool, weather, things.length], ['weather', 'snow', 2])
    assert.match(summary, /下雪/)
    for (const mask of things) assert.equal(maskIssue(mask, { label: '', required: true }), null)
    const { declined } = plan('f10', '换成下雨天')
    assert.match(declined?.message ?? '', /屋里/)
    assert.ok((declined?.alternatives.length ?? 0) > 0)
    assert.equal(planFirst('f09', '变成秋天').tools[0]?.params.season, 'autumn')
  })

  test('gives other light to the part that it names', () => {
    const { tools, summary } = planFirst('f13', '脸有点黑')
    assert.equal(summary, '脸亮一点')
    assert.equal(maskIssue(tools[0]?.params.mask, { label: '', required: true }), null)
    assert.equal(planFirst('f06', '太暗了').tools[0]?.params.mask, undefined)
  })

  test('declines a person who is not there', () => {
    assert.equal(plan('f05', '把我和我老公p到船上').declined?.reason, 'cannot')
  })

  test('is bound to the regions it means, by position and colour, as a mask that can be drawn', () => {
    for (const [id, sentence, tool, regionId] of [
      ['f02', '把猫去掉', 'cleaner', 'thing-2'],
      ['f08', '最左边的人去掉', 'cleaner', 'person-2'],
      ['f06', '巴士变绿色', 'samInpaint', 'thing-1'],
      ['f03', '狗抠出来做透明底', 'rembg', 'thing-2'],
    ] as const) {
      const { steps, tools, regions } = planFirst(id, sentence)
      assert.equal(tools[0]?.tool, tool, sentence)
      const ids = steps[0]?.targetId?.split(' ') ?? []
      assert.ok(ids.includes(regionId), `${sentence}: ${ids.join()}`)
      assert.equal(maskIssue(tools[0]?.params.mask, { label: '选区', required: true }), null)
      assert.ok(regions.some((one) => one.id === regionId && one.role === 'change'))
    }
  })

  test('is bound by number, exact colour and place, and to no person by another name', () => {
    for (const [id, sentence, ids] of [
      ['f08', '右边两个人去掉', 'person-1 person-3'],
      ['f04', '黄色的那个苹果拿走', 'thing-5'],
      ['f06', '巴士上的广告去掉', 'text-1 text-2'],
      ['f09', '把马变成棕色', 'thing-3'],
      ['f12', '桌子改成绿色', 'below'],
      ['f10', '床单换成蓝色', 'thing-1'],
      ['f02', '只留猫', 'thing-1'],
      ['f04', '绿的那个删掉', 'thing-3'],
      ['f02', '两只都变成黑色', 'thing-1 thing-2'],
      ['f08', '左数第二个人去掉', 'person-4'],
      ['f08', '左二那个人去掉', 'person-4'],
      ['f15', '右二那只猫头鹰不要了', 'thing-4'],
      ['f26', '皮卡换个军绿色', 'thing-1'],
      ['f13', '卷发变成金色', 'person-1-hair'],
      ['f17', '橙色衣服变成蓝色', 'person-1-clothes'],
      ['f08', '第三个人的T恤改成黄色', 'person-1-clothes'],
    ] as const)
      assert.equal(planFirst(id, sentence).steps[0]?.targetId, ids, sentence)
    for (const [id, sentence] of [
      ['f10', '左边的床头柜去掉'],
      ['f19', '咖啡拉花去掉'],
    ] as const)
      assert.equal(plan(id, sentence).declined?.reason, 'cannot', sentence)
    assert.equal(planFirst('f12', '右上角的碗去掉').steps[0]?.targetId, 'thing-2')
    assert.equal(plan('f17', '头盔去掉').declined?.reason, 'cannot')
    assert.equal(planFirst('f01', '只保留汽车').steps[0]?.kind, 'cutout')
    assert.equal(planFirst('f11', '老照片修复').tools[0]?.tool, 'oldphoto')
    assert.equal(planFirst('f11', '老照片修复一下，裂痕都去掉').steps.length, 1)
    const kinds = planFirst('f11', '去划痕，清晰些').steps.map(({ kind }) => kind)
    assert.deepEqual(kinds, ['remove', 'upscale'])
    assert.equal(planFirst('f31', '放大两倍，要高清').steps.length, 1)
    assert.equal(planFirst('f13', '眼睛更亮').steps[0]?.targetId, 'person-1-eyes')
    assert.equal(planFirst('f15', '留三只就行').steps[0]?.targetId?.split(' ').length, 2)
  })

  test('a ratio that it has already is declined, with others', () => {
    const found = photos.f02
    assert.ok(found)
    for (const sentence of ['裁成1:1', '扩成1:1'])
      assert.match(
        planPhoto({ found, aspect: 1 }, { sentence }).declined?.message ?? '',
        /已经是 1:1/,
        sentence,
      )
    assert.equal(planPhoto({ found, aspect: 1.5 }, { sentence: '裁成1:1' }).plans.length > 0, true)
    assert.equal(planFirst('f02', '背景虚化').summary, '虚化背景')
  })

  test('without a painter of its words offers the other steps and what is near', () => {
    const id = 'f02'
    const found = photos[id]
    assert.ok(found)
    const draft = planFirst(id, '猫去掉，狗换成独角兽')
    const offers = offerPaintable(
      { found, aspect: 1.5 },
      draft,
      ({ tool }) => tool !== 'samInpaint',
    )
    assert.deepEqual(
      offers.map(({ summary }) => summary),
      ['去掉猫', '去掉狗'],
    )
  })

  test('about the whole picture needs no region: turns, tones, weather by its light', () => {
    assert.deepEqual(planFirst('f20', '水平翻转').tools, [
      { tool: 'turn', params: { to: 'mirror' } },
    ])
    assert.equal(planFirst('f20', '向左旋转90度').tools[0]?.params.to, 'left')
    const { declined } = plan('f20', '刮大风')
    assert.deepEqual(
      declined?.alternatives.map(({ summary }) => summary),
      ['暖一点', '变成黄昏'],
    )
  })

  test('keeps the other things and people by name', () => {
    const { keep, regions } = planFirst('f02', '把猫去掉')
    assert.deepEqual(keep, ['狗'])
    assert.ok(regions.some(({ name, role }) => name === '狗' && role === 'keep'))
    assert.ok(planFirst('f09', '人去掉，狗和马留着').keep.includes('马'))
  })

  test('with a thing that no network names is declined with what was found and what to do', () => {
    const { plans, declined } = plan('f01', '车轮去掉')
    assert.equal(plans.length, 0)
    assert.equal(declined?.reason, 'cannot')
    assert.match(declined?.message ?? '', /车轮.*汽车.*点选修图/)
  })

  test('with a half that can be done offers that half', () => {
    const { declined } = plan('f02', '猫去掉，狗换个姿势跳舞')
    assert.notEqual(declined, undefined)
    const [offer] = plan('f01', '车轮去掉，调暖一点').declined?.alternatives ?? []
    assert.deepEqual(
      offer?.tools.map(({ tool }) => tool),
      ['tone'],
    )
  })

  test('that must not be carried out by any model is final', () => {
    for (const sentence of ['把他衣服脱了', '脸换成明星的'])
      assert.equal(plan('f13', sentence).declined?.isFinal, true, sentence)
  })

  test('corrected by taps uses the regions of its ids', () => {
    const steps: EditStep[] = [{ kind: 'remove', target: '人', targetId: 'person-3' }]
    const [first] = plan('f08', 'x', { steps }).plans
    assert.deepEqual(
      first?.regions.filter(({ role }) => role === 'change').map(({ id }) => id),
      ['person-3'],
    )
  })
})

test('the open sentences about photographs are read right as often as before', async () => {
  const rows = (await readFile(`${FOLDER}/open.jsonl`, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as never)
  for (const [instructed, least, mostOther] of FLOORS) {
    const { rows: scored, right, other } = scorePhotoSentences(photos, rows, { instructed })
    assert.equal(scored.length, 70)
    const wrong = scored.flatMap(({ id, verdict }) =>
      verdict === 'right' ? [] : [`${id} ${verdict}`],
    )
    assert.ok(right >= least, `${right} right: ${wrong.join(', ')}`)
    assert.ok(other <= mostOther, `${other} something else: ${wrong.join(', ')}`)
  }
})
