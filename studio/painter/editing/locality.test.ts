import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random, hashText } from '../../lib/random'
import { repetitions } from '../../testing/effort'
import type { Plan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import { type PlannedThing, type ThingBounds, listThings } from '../planning/things'
import { STYLES } from '../slots'
import { applyOperations } from './apply'
import type { OperationInput } from './operations'
import { renderEdit } from './render'

const PAIRS = repetitions('pairs of a prompt and an edit', { usual: 10, all: 60 })
const SIDE = 160

const PROMPTS = [
  ...['三只猫', '夕阳下海边的女孩', '草莓蛋糕', '海上日落，灯塔，帆船', '湖上明月，两座亭子，垂柳'],
  ...[
    '红色汽车',
    '橘猫在草地上',
    '两匹白马在草原上奔跑',
    '云海，仙鹤，松树',
    '一家三口',
    '三个苹果',
  ],
  ...['森林里的小鹿', '图书馆里的猫', '桂林山水，竹筏', '女孩和狗', '香水，花瓣', '机器人拿着花'],
  ...['雪地里的狐狸', '荷花，蜻蜓', '夜晚的城市，行人，灯笼', '沙漠，骆驼', '凤凰', '海豚跃出水面'],
] as const
const COLOURS = ['红色', '蓝色', '绿色', '白色', '紫色'] as const

/** One edit of a thing, of a kind that the number picks. */
function pickOperation({ id }: PlannedThing, random: Random): OperationInput {
  const target = id
  return random.pick<OperationInput>([
    { op: 'remove', target },
    { op: 'move', target, dx: random.sign() * random.range(0.12, 0.3), dy: 0 },
    { op: 'scale', target, factor: random.range(0.6, 1.4) },
    { op: 'mirror', target },
    { op: 'recolour', target, to: random.pick(COLOURS) },
    { op: 'replace', target, to: random.pick(['狗', '兔子', '宝塔', '松树', '苹果', '老人']) },
    { op: 'trait', target, to: random.pick(['戴帽子', '微笑', '长发', '坐着', '生气']) },
  ])
}

/** Parts of the setting lie behind others: little of them may be seen. */
function isSetting({ things }: Plan, id: string): boolean {
  return things.some((thing) => thing.id === id && thing.key.includes('part '))
}

interface Pair {
  readonly what: string
  readonly before: Plan
  readonly after: Plan
  readonly changed: readonly ThingBounds[]
  readonly thing: PlannedThing
  readonly moves: boolean
}

/** The next pair whose edit is not refused. */
function buildPair(number: number): Pair {
  for (let attempt = 0; ; attempt++) {
    const random = new Random(hashText(`locality ${number} ${attempt}`))
    const [prompt, style] = [random.pick(PROMPTS), random.pick(STYLES)]
    const size = { width: SIDE, height: SIDE }
    const before = planPicture({ prompt, negativePrompt: '', style, ...size, seed: number })
    const [first, ...others] = listThings(before).filter(({ id }) => !isSetting(before, id))
    if (!first) continue
    const thing = random.pick([first, ...others])
    const operation = pickOperation(thing, random)
    const applied = applyOperations(before, [operation])
    if ('refused' in applied) continue
    const what = `${prompt} ${style} ${JSON.stringify(operation)}`
    const moves = /^(remove|move|replace)$/.test(operation.op)
    return { what, before, after: applied.plan, changed: applied.changed, thing, moves }
  }
}

const isIn = (bounds: readonly ThingBounds[], x: number, y: number): boolean =>
  bounds.some(
    (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  )

/** Crossings of a line to the right. */
function isInOutline(outline: PlannedThing['outline'], x: number, y: number): boolean {
  let inside = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

const LEVELS = 8

function countChanged(
  [a, b]: readonly [Uint8ClampedArray, Uint8ClampedArray],
  isWanted: (x: number, y: number) => boolean,
  levels: number,
): { changed: number; all: number } {
  let [changed, all] = [0, 0]
  for (let i = 0; i < SIDE * SIDE; i++) {
    if (!isWanted(((i % SIDE) + 0.5) / SIDE, (Math.floor(i / SIDE) + 0.5) / SIDE)) continue
    all++
    if ([0, 1, 2].some((c) => Math.abs(a[i * 4 + c] - b[i * 4 + c]) > levels)) changed++
  }
  return { changed, all }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

test('edits of single things change the pixels of those things and no others', () => {
  const outside: number[] = []
  const painted: number[] = []
  for (let number = 0; number < PAIRS; number++) {
    const { what, before, after, changed, thing, moves } = buildPair(number)
    const old = renderPlan(before).rgba
    const { rgba } = renderEdit({ plan: before, rgba: old }, after)
    const isOutside = (x: number, y: number): boolean => !isIn(changed, x, y)
    outside.push(countChanged([old, rgba], isOutside, 0).changed / SIDE ** 2)
    painted.push(countChanged([old, renderPlan(after).rgba], isOutside, LEVELS).changed / SIDE ** 2)
    const isInside = (x: number, y: number): boolean => isInOutline(thing.outline, x, y)
    const inside = countChanged([old, rgba], isInside, 2)
    const least = moves ? inside.all / 2 : 1
    assert.ok(inside.changed >= least, `${what}: ${inside.changed} of ${inside.all}`)
    const [xs, ys] = [thing.outline.map(([x]) => x), thing.outline.map(([, y]) => y)]
    const box = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
    assert.ok(thing.bounds.width * thing.bounds.height <= 1.3 * box, what)
  }
  console.log('RAW', median(painted), Math.max(...painted), painted.filter((v) => v > 0.02).length)
  assert.ok(median(outside) <= 0.001, `median ${median(outside)}`)
  assert.ok(Math.max(...outside) <= 0.02, `worst ${Math.max(...outside)}`)
  // before the old pixels are put back: oil and pixel art spread every change over the picture
  assert.ok(median(painted) <= 0.001, `median without the old pixels ${median(painted)}`)
})
