import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Form } from '../../illustration/node'
import { composePlan } from '../../planning/composed'
import { measureExtent } from '../../planning/extent'
import type { Plan } from '../../planning/plan'
import { planPicture } from '../../planning/plan-picture'
import { listThings } from '../../planning/things'
import type { StyleId } from '../../slots'
import { applyOperations } from '../apply'
import { planEdit } from './plan-edit'

const SIDE = 160

function planFlat(prompt: string, seed = 3, style: StyleId = 'flat'): Plan {
  return planPicture({ prompt, negativePrompt: '', style, width: SIDE, height: SIDE, seed })
}

const read = (plan: Plan, sentence: string) =>
  planEdit({ plan, things: listThings(plan) }, { sentence })

function edit(plan: Plan, sentence: string): Plan {
  const [draft] = read(plan, sentence).plans
  assert.ok(draft, `${sentence} is planned`)
  const applied = applyOperations(plan, draft.operations)
  assert.ok('plan' in applied, `${sentence} is carried out`)
  return applied.plan
}

/** Fills of the forms of a part. */
function listFills(plan: Plan, part: string): string[] {
  const composed = composePlan(plan)
  assert.equal(composed.kind, 'illustration')
  const fills: string[] = []
  const walk = (forms: readonly Form[]): void => {
    for (const form of forms) {
      if (form.part === part) fills.push(JSON.stringify(form.fill))
      walk(form.inside ?? [])
    }
  }
  if (composed.kind === 'illustration')
    for (const { forms } of composed.prepared.illustration.layers) walk(forms)
  return fills
}

test('leaves a bow in its colour when the hour changes', () => {
  const plan = planFlat('戴蝴蝶结的小狗', 14)
  assert.ok(listFills(plan, 'bow').length > 0)
  assert.deepEqual(listFills(edit(plan, '改成夜晚'), 'bow'), listFills(plan, 'bow'))
})

test('recolours a kite without the headband, and takes it away without composing its child again', () => {
  const plan = planFlat('小女孩放风筝', 32)
  const blue = edit(plan, '风筝换成宝蓝色')
  assert.notDeepEqual(listFills(blue, 'kite'), listFills(plan, 'kite'))
  assert.deepEqual(listFills(blue, 'headband'), listFills(plan, 'headband'))
  const gone = edit(plan, '不要风筝')
  const nose = 'piece-nose-little-girl-1'
  assert.deepEqual(measureExtent(gone, nose), measureExtent(plan, nose))
  assert.deepEqual(listFills(gone, 'kite'), [])
})

test('keeps the slope under someone on skis when it rains', () => {
  const plan = planFlat('滑雪的女孩', 4)
  const rainy = edit(plan, '下雨')
  assert.ok(rainy.things.some(({ kind }) => kind === 'falling-rain'))
  assert.deepEqual(rainy.picture, plan.picture)
})

test('reaches what is worn or driven by a general word', () => {
  const hatted = planFlat('小猫戴着草帽', 5)
  assert.deepEqual(listFills(edit(hatted, '把帽子摘了'), 'hat'), [])
  const [bus] = read(planFlat('公交车'), '去掉车').plans
  assert.deepEqual(bus?.operations, [{ op: 'remove', target: 'bus-1' }])
  const [shoes] = read(planFlat('穿运动鞋的跑步男孩', 11), '鞋换成红色').plans
  assert.match(JSON.stringify(shoes?.operations), /piece-shoes-boy-1/)
  const [tie] = read(planFlat('穿西装的男人', 24), '领带换成酒红色').plans
  assert.match(JSON.stringify(tie?.operations), /piece-tie-man-1/)
  const [cup] = read(planFlat('桌上一杯茶和一本书', 6), '杯子换成蓝色').plans
  assert.match(JSON.stringify(cup?.operations), /piece-cup-tea-1/)
})

test('dyes in the named colour, darker than the plain one', () => {
  const plan = planFlat('蓝色的机器人', 29)
  const row = edit(plan, '换成柠檬黄').things.find(({ kind }) => kind === 'robot')
  assert.equal(row?.dye, '#f2e13d')
  const ground = edit(planFlat('桌上一杯茶和一本书', 6), '背景换成墨绿')
  assert.ok(ground.things.some(({ dye }) => dye === '#1f4a38'))
})

test('moves by the amount that is said', () => {
  const size = { width: 2 * SIDE, height: SIDE }
  const plan = planPicture({
    prompt: '一个苹果',
    negativePrompt: '',
    style: 'flat',
    ...size,
    seed: 3,
  })
  const reach = (sentence: string): number => {
    const [move] = read(plan, sentence).plans[0]?.operations ?? []
    assert.equal(move?.op, 'move', sentence)
    return move?.op === 'move' ? Math.abs(move.dx ?? 0) : 0
  }
  const amounts = ['稍微往左移一点', '往左移一点', '往左移一些', '往左移一大截'].map(reach)
  assert.deepEqual(
    [...new Set(amounts)].sort((a, b) => a - b),
    amounts,
  )
})

test('puts what is moved onto a farther thing before it', () => {
  const plan = planFlat('客厅里的沙发和猫', 26)
  const moved = edit(plan, '猫移到右边').things.find(({ kind }) => kind === 'cat')
  assert.equal(moved?.transform?.order, 1)
})

test('adds a small line without quotes, and says that the moon is there', () => {
  const [line] = read(planFlat('生日贺卡，写着生日快乐', 16), '加一行小字：来自小王').plans
  assert.deepEqual(line?.operations, [{ op: 'text', to: ['生日快乐', '来自小王'] }])
  assert.match(read(planFlat('城市夜景'), '天上加月亮').declined?.message ?? '', /已经有月亮/)
})

test('offers to put on what is not worn', () => {
  const { declined } = read(planFlat('雪人在院子里', 23), '围巾换成玫红')
  assert.match(declined?.alternatives[0]?.summary ?? '', /戴玫红围巾/)
})

test('reads a wish in other words', () => {
  const said = (prompt: string, sentence: string): string =>
    read(planFlat(prompt), sentence).plans[0]?.summary ?? ''
  assert.equal(said('蓝色的机器人', '加一朵花给它拿着'), '让机器人拿花')
  assert.equal(said('跑步的男孩', '让他停下来站着'), '让男孩站着')
  assert.match(said('长发女孩', '转过去'), /背影/)
  assert.equal(read(planFlat('草原上的马'), '加一群羊').plans[0]?.operations.length, 4)
})
