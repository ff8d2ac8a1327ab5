import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { composePlan } from '../planning/composed'
import type { Plan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { listThings } from '../planning/things'
import { applyOperations } from './apply'
import { measureBox } from './boxes'
import { findFloor, listFloorRows } from './floor'
import { planEdit } from './sentence/plan-edit'

/** Things that carry others, and edits of them. */

const SIZE = { width: 192, height: 192 }
const plan = (prompt: string): Plan =>
  planPicture({ prompt, negativePrompt: '', style: 'flat', ...SIZE, seed: 3 })

const read = (from: Plan, sentence: string) =>
  planEdit({ plan: from, things: listThings(from) }, { sentence })

function edit(from: Plan, sentence: string): Plan {
  const [first] = read(from, sentence).plans
  assert.ok(first, sentence)
  const applied = applyOperations(from, first.operations)
  assert.ok('plan' in applied, sentence)
  return applied.plan
}

function boxAt(from: Plan, id: string) {
  const row = from.things.find((one) => one.id === id)
  const box = row && measureBox(from, row)
  assert.ok(box, id)
  return box
}

describe('things that carry others', () => {
  it('puts a rider on the ground when the carrier is removed', () => {
    const before = plan('骑着龙的女孩')
    const [first] = read(before, '去掉龙').plans
    assert.equal(first?.summary, '去掉龙（女孩放到地上）')
    assert.ok(!first.keep.includes('女孩'))
    const after = edit(before, '去掉龙')
    const { bottom, top } = boxAt(after, 'girl-1')
    assert.ok(bottom > 0.9 && top > 0)
    const girl = after.things.find(({ id }) => id === 'girl-1')
    assert.ok(girl?.wish?.traits.some(({ value }) => value === 'stand'))
  })

  it('lets all get up whose seat is removed', () => {
    for (const [prompt, sentence] of [
      ['两个女孩坐在长椅上', '去掉长椅'],
      ['三个小孩坐在沙发上', '去掉沙发'],
    ] as const) {
      const { things } = edit(plan(prompt), sentence)
      const risen = things.filter(({ wish }) => wish?.traits.some(({ value }) => value === 'stand'))
      assert.equal(risen.length, prompt.startsWith('两') ? 2 : 3)
      assert.ok(things.some(({ key, transform }) => key === 'scenery seat' && transform?.hidden))
    }
  })

  it('keeps a rider before the sail and the envelope, and both in the frame', () => {
    const isSeen = (from: Plan, kind: string): boolean =>
      listThings(from).some((one) => one.kind === kind && one.bounds.height > 0.04)
    const rabbit = plan('兔子坐在热气球里')
    assert.ok(isSeen(rabbit, 'rabbit'))
    assert.ok(boxAt(rabbit, 'rabbit-1').top > boxAt(rabbit, 'hot-air-balloon-1').top + 0.3)
    const smaller = edit(rabbit, '把热气球缩小一点')
    assert.ok(boxAt(edit(smaller, '把热气球往上移'), 'hot-air-balloon-1').top > -0.01)
    const sailor = edit(plan('狗坐在汽车里'), '汽车换成船')
    assert.ok(isSeen(sailor, 'dog'))
    assert.ok(boxAt(sailor, 'dog-1').top > boxAt(sailor, 'car-1').top)
  })

  it('makes a title no larger than the picture', () => {
    const poster = plan('电商促销海报，标题“全场五折”')
    const { top, right, bottom, left } = boxAt(edit(poster, '标题放大很多'), 'title-1')
    assert.ok(top > 0 && left > 0 && right < 1 && bottom < 1)
  })

  it('draws all of an animal whose cover is removed', () => {
    const cat = edit(plan('猫躲在纸箱里'), '去掉纸箱').things.find(({ id }) => id === 'cat-1')
    assert.deepEqual(cat?.wish?.traits, [{ slot: 'pose', value: 'sitting' }])
  })

  it('leaves a sitting figure where a flat carrier was', () => {
    const before = plan('女孩坐在地毯上看书')
    const after = edit(before, '去掉地毯')
    assert.deepEqual(boxAt(after, 'girl-1'), boxAt(before, 'girl-1'))
  })

  it('refuses to remove a carrier without a ground and offers a place with one', () => {
    const { plans, declined } = read(plan('老人坐在船上，夜空'), '去掉船')
    assert.equal(plans.length, 0)
    assert.match(declined?.message ?? '', /爷爷下面没有地面/)
    assert.equal(declined?.alternatives[0]?.steps[0]?.value, '草地')
  })

  it('moves and scales a carrier with its load', () => {
    const before = plan('猫坐在椅子上')
    const [cat, chair] = [boxAt(before, 'cat-1'), boxAt(before, 'chair-1')]
    const moved = edit(before, '椅子往左移一点')
    const dx = boxAt(moved, 'chair-1').left - chair.left
    assert.ok(dx < -0.05)
    assert.ok(Math.abs(boxAt(moved, 'cat-1').left - cat.left - dx) < 0.01)
    const small = edit(before, '椅子缩小')
    const gap = (chair.bottom - cat.bottom) * (1 / 1.35)
    const now = boxAt(small, 'chair-1').bottom - boxAt(small, 'cat-1').bottom
    assert.ok(Math.abs(now - gap) < 0.02)
  })

  it('moves a load along a long carrier and with a short one', () => {
    const sofa = plan('一只小猫趴在沙发上')
    const left = edit(sofa, '小猫移到左边')
    assert.ok(boxAt(left, 'cat-1').left < boxAt(sofa, 'cat-1').left - 0.05)
    assert.deepEqual(boxAt(left, 'sofa-1'), boxAt(sofa, 'sofa-1'))
    const chair = plan('猫坐在椅子上')
    const both = edit(chair, '猫移到左边')
    assert.ok(boxAt(both, 'chair-1').left < boxAt(chair, 'chair-1').left - 0.05)
  })

  it('seats a load on what takes the place of its carrier', () => {
    const after = edit(plan('猫坐在椅子上'), '椅子换成沙发')
    const [cat, sofa] = [boxAt(after, 'cat-1'), boxAt(after, 'chair-1')]
    assert.ok(cat.bottom > sofa.top && cat.bottom < sofa.bottom)
  })

  it('removes, recolours and replaces the seat that is drawn with a person', () => {
    for (const [prompt, name] of [
      ['骑马的女孩', '马'],
      ['小女孩荡秋千', '秋千'],
      ['女孩骑自行车', '自行车'],
      ['女孩坐在沙发上', '沙发'],
    ] as const) {
      const before = plan(prompt)
      const after = edit(before, `去掉${name}`)
      const [row] = after.things
      assert.ok(
        row?.wish?.traits.some(({ value }) => value === 'stand'),
        prompt,
      )
      const { top } = boxAt(after, row.id)
      assert.ok(top >= 0, prompt)
    }
    assert.equal(read(plan('骑马的女孩'), '马改成白色').plans[0]?.steps[0]?.kind, 'recolour')
    const swing = edit(plan('女孩坐在沙发上'), '沙发换成秋千')
    assert.ok(swing.things[0]?.wish?.traits.some(({ value }) => value === 'swing'))
  })
})

describe('changed things stay in the frame', () => {
  it('keeps the head of who gets up or grows in the picture', () => {
    const sitting = plan('女孩坐在地毯上看书')
    const risen = edit(sitting, '让女孩站起来')
    assert.ok(boxAt(risen, 'girl-1').top >= 0)
    assert.ok(boxAt(edit(risen, '女孩大一点'), 'girl-1').top >= 0)
  })

  it('gives clothes another colour and leaves the garment', () => {
    const worn = edit(plan('一个穿汉服的女孩'), '衣服改成绿色')
    assert.deepEqual(
      worn.things[0]?.wish?.traits.filter(({ slot }) => slot === 'clothes'),
      [{ slot: 'clothes', value: 'hanfu', tint: 'green' }],
    )
    const [first] = read(plan('戴着帽子的小女孩'), '衣服改成红色').plans
    const targets = first?.operations.map((one) => ('target' in one ? one.target : ''))
    assert.ok(targets?.every((target) => /^piece-(?:clothes|sleeves)-/.test(target)))
  })

  it('keeps pose and hat when another animal takes a place', () => {
    const lying = edit(plan('一只橘猫趴在窗台晒太阳'), '猫换成狗')
    assert.ok(
      lying.things
        .find(({ id }) => id === 'cat-1')
        ?.wish?.traits.some(({ value }) => value === 'lying'),
    )
    const hat = edit(plan('一只戴帽子的柴犬'), '换成猫')
    assert.ok(hat.things[0]?.wish?.traits.some(({ slot }) => slot === 'wears'))
  })

  it('keeps the colours of clothes when the hour changes', () => {
    const before = plan('一个女孩坐在街上')
    const after = edit(before, '改成夜晚')
    assert.ok(after.picture.kind === 'illustration' && after.picture.planned)
    assert.equal(after.picture.planned.time, null)
  })
})

describe('rooms, members and air', () => {
  it('puts a thing on a bed, refuses a table that is not there, and replaces a sofa', () => {
    const bed = read(plan('卧室'), '床上加一只猫').plans[0]?.operations[0]
    assert.ok(bed && 'y' in bed && bed.y !== undefined && bed.y > 0.5 && bed.y < 0.9)
    assert.match(read(plan('厨房'), '桌上加一个苹果').declined?.message ?? '', /没有找到「桌子」/)
    const after = edit(plan('客厅'), '沙发换成床')
    assert.ok(after.things.some(({ added, kind }) => added && /bed/.test(kind)))
  })

  it('changes the member of a family that a word means', () => {
    const from = plan('一家三口在海边')
    const targets = read(from, '妈妈的衣服改成红色').plans[0]?.operations
    assert.ok(targets?.every((one) => 'target' in one && one.target.endsWith('family-3')))
    const mother = from.things.find(({ id }) => id === 'family-3')
    assert.equal(mother?.key, 'main 3')
  })

  it('ends rain and removes stars', () => {
    const rain = read(plan('雨夜的外滩，一个女人走向江边'), '不要下雨')
    assert.equal(rain.plans[0]?.steps[0]?.value, '晴')
    assert.equal(
      JSON.stringify(read(plan('星空下的古老城堡'), '去掉星星').plans[0]?.operations),
      '[{"op":"remove","target":"scenery-stars"}]',
    )
  })

  it('rains before a backdrop that was named', () => {
    const rain = edit(plan('一只熊猫在竹林里吃竹子'), '下雨')
    assert.ok(rain.picture.kind === 'illustration' && rain.picture.place === null)
    assert.ok(rain.picture.brief.weather.includes('rain'))
  })

  it('leaves the title of a poster readable', () => {
    const from = plan('做一张新年海报，写着「新年快乐」')
    const applied = applyOperations(from, [{ op: 'add', to: '龙' }])
    assert.ok('plan' in applied)
    const title = listThings(from).find(({ kind }) => kind === 'title')
    const row = applied.plan.things.find(({ added }) => added)
    const box = row && measureBox(applied.plan, row)
    assert.ok(title && box && box.top > title.bounds.y + title.bounds.height)
  })
})

describe('people from behind', () => {
  it('hides the arms of who sits behind the back, and dyes all of the back', () => {
    const from = plan('女孩坐在海边的背影')
    const composed = composePlan(from)
    assert.ok(composed.kind === 'illustration')
    const names = composed.prepared.illustration.layers.map(({ name }) => name)
    assert.ok(names.includes('far arm') && !names.includes('near arm'))
    const parts = composed.prepared.illustration.layers
      .filter(({ name }) => name === 'body')
      .flatMap(({ forms }) => forms.map(({ part }) => part))
    assert.ok(parts.filter((part) => part === 'clothes').length > 1)
  })

  it('puts a dog before the ledge that a person is on', () => {
    const from = plan('一个女孩坐在悬崖边的背影，看日出')
    const applied = applyOperations(from, [{ op: 'add', to: '狗' }])
    assert.ok('plan' in applied)
    const row = applied.plan.things.find(({ added }) => added)
    const box = row && measureBox(applied.plan, row)
    assert.ok(box && box.bottom > 0.93)
  })
})

describe('added things are on the ground', () => {
  const add = (from: Plan, to: string) => {
    const applied = applyOperations(from, [{ op: 'add', to }])
    assert.ok('plan' in applied, to)
    const row = applied.plan.things.find(({ added }) => added)
    const box = row && measureBox(applied.plan, row)
    assert.ok(box, to)
    return box
  }

  it('puts people and animals on the floor of a place, the nearer the larger', () => {
    for (const prompt of ['城市天台', '一家面包店', '客厅', '地铁站']) {
      const from = plan(prompt)
      const floor = findFloor(from)
      assert.ok(floor, prompt)
      const [girl, cat] = [add(from, '女孩'), add(from, '猫')]
      for (const { top, bottom } of [girl, cat])
        assert.ok(bottom > floor.top && bottom < 1 && top > 0, prompt)
      assert.ok(girl.bottom - girl.top > 2 * (cat.bottom - cat.top), prompt)
    }
    const rows = listFloorRows({ top: 0.7, isIndoors: false }, 1.7)
    const byFoot = [...rows].sort((a, b) => a.y - b.y).map(({ scale }) => scale)
    assert.deepEqual(
      byFoot,
      [...byFoot].sort((a, b) => a - b),
    )
  })

  it('refuses what needs a ground in a view from above and adds what flies', () => {
    const city = plan('未来城市的俯瞰图，高楼大厦林立')
    const refused = applyOperations(city, [{ op: 'add', to: '熊猫' }])
    assert.ok('refused' in refused && /没有地面/.test(refused.refused.reason))
    assert.ok(add(city, '飞机').bottom < 0.6)
  })

  it('puts an animal next to one in a box on the ground of the box', () => {
    const from = plan('一只小狗坐在浴缸里')
    const box = boxAt(from, 'emoji-bathtub-1')
    assert.ok(Math.abs(add(from, '猫').bottom - box.bottom) < 0.05)
  })

  it('draws a person next to a portrait as large', () => {
    const from = plan('一个女孩')
    const { top } = boxAt(from, 'girl-1')
    const own = add(from, '男孩')
    assert.ok(own.bottom > 1.1 && own.top > top)
  })

  it('keeps what is added inside of the picture', () => {
    for (const to of ['蛋糕', '茶']) {
      const { left, right } = add(plan('咖啡拉花艺术'), to)
      assert.ok(left > 0 && right < 1, to)
    }
  })
})
