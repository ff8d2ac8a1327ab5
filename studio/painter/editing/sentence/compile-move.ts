import type { EditStep } from '@contract/edits'
import type { PlannedThing } from '../../planning/things'
import type { StyleId } from '../../slots'
import type { OperationInput } from '../operations'
import { Declined } from './declined'
import { texts } from './texts'

const STEPS = { light: 0.07, usual: 0.16, some: 0.23, far: 0.36, strong: 1 } as const
/** Share of the sides that stays between a thing and the edge, and that of torn paper. */
const MARGIN = 0.03
const PAPER_MARGIN = 0.07
const ON_PAPER = /^(?:watercolour|papercut)$/
/** Less than this is not seen. */
const LEAST = 0.015

type Bounds = PlannedThing['bounds']

const direction = (value: string) => ({
  x: /左/.test(value) ? -1 : /右/.test(value) ? 1 : 0,
  y: /上|高/.test(value) ? -1 : /下|低|底/.test(value) ? 1 : 0,
})

/** Whether it goes to the place, and not only towards it. */
const isPlace = (value: string): boolean =>
  /(?:边|侧|角|面|方|中间|中央|正中|居中)/.test(value) && !/点|些|挪|移/.test(value)

function towards({ x, y, width, height }: Bounds, value: string, step: number, margin = MARGIN) {
  const way = direction(value)
  const toEdgeX = way.x < 0 ? -(x - margin) : 1 - margin - (x + width)
  const toEdgeY = way.y < 0 ? -(y - margin) : 1 - margin - (y + height)
  const limit = (edge: number, sign: number): number =>
    sign === 0
      ? 0
      : sign < 0
        ? Math.max(Math.min(0, edge), -step)
        : Math.min(Math.max(0, edge), step)
  return { dx: limit(toEdgeX, way.x), dy: limit(toEdgeY, way.y) }
}

/** Next to another thing, on the side that is named or has more space. */
function placeNextTo(own: Bounds, other: Bounds, value: string) {
  const isLeft = /左/.test(value)
  const isRight = /右/.test(value) || (!isLeft && 1 - (other.x + other.width) >= other.x)
  if (/上|下|顶/.test(value)) {
    const top = /上|顶/.test(value) ? other.y - own.height : other.y + other.height
    return { dx: other.x + other.width / 2 - (own.x + own.width / 2), dy: top - own.y }
  }
  const left = isRight ? other.x + other.width + 0.01 : other.x - own.width - 0.01
  const inside = Math.max(-own.width * 0.2, Math.min(1 - own.width * 0.8, left))
  return { dx: inside - own.x, dy: other.y + other.height - (own.y + own.height) }
}

const middleX = ({ x, width }: Bounds): number => x + width / 2

/** Things that come together meet at their common middle. */
function approach(
  { bounds }: PlannedThing,
  things: readonly PlannedThing[],
  ids: readonly string[],
) {
  const all = things.filter(({ id }) => ids.includes(id))
  if (all.length < 2) throw new Declined('图里只有一个，没有可以靠拢的。')
  const middle = all.reduce((sum, one) => sum + middleX(one.bounds), 0) / all.length
  return { dx: (middle - middleX(bounds)) * 0.4, dy: 0 }
}

/** Each goes away from the middle of all. */
function part({ bounds }: PlannedThing, things: readonly PlannedThing[], ids: readonly string[]) {
  const all = things.filter(({ id }) => ids.includes(id))
  if (all.length < 2) throw new Declined('图里只有一个，没有可以分开的。')
  const middle = all.reduce((sum, one) => sum + middleX(one.bounds), 0) / all.length
  return towards(bounds, middleX(bounds) < middle ? '左' : '右', STEPS.usual)
}

/** A place by another thing: 书架上, 树旁边. */
const NEXT_TO =
  /^((?!往|靠|最|更|画面|图|正|中)[^左右上下前后远近高低]{1,5}?)的?(?:旁边?|边上|身边|上面?|下面|前面|后面|左边|右边)$/

const findNamed = (things: readonly PlannedThing[], own: string, noun: string) =>
  things.find(({ id, name, words }) => id !== own && [name, ...words].includes(noun))

/** Away from another thing, as far as the picture reaches. */
function leave(own: Bounds, other: Bounds) {
  const way = middleX(own) >= middleX(other) ? '右' : '左'
  const { dx, dy } = towards(own, way, STEPS.usual)
  if (Math.abs(dx) < LEAST) throw new Declined('已经在边上了，不能再远。')
  return { dx, dy }
}

/** Operations for a move, by the words for where to. */
export function move(
  things: readonly PlannedThing[],
  step: EditStep,
  ids: readonly string[],
  style: StyleId,
): OperationInput[] {
  const value = step.value ?? ''
  if (/旋转|颠倒|转.*度|上下翻转|垂直/.test(value)) throw new Declined(texts.noTurn, ['翻转'])
  return ids.flatMap((target): OperationInput[] => {
    const thing = things.find(({ id }) => id === target)
    if (!thing) return []
    if (/翻转|镜像|转身|掉头/.test(value)) return [{ op: 'mirror', target }]
    if (value === '靠拢') return [{ op: 'move', target, ...approach(thing, things, ids) }]
    if (value === '分开') return [{ op: 'move', target, ...part(thing, things, ids) }]
    const away = /^离(.+)远$/.exec(value)?.[1]
    const from = away === undefined ? undefined : findNamed(things, target, away)
    if (from) return [{ op: 'move', target, ...leave(thing.bounds, from.bounds) }]
    if (away !== undefined) throw new Declined(texts.noThing(away, []))
    const other = things.find(
      ({ id, name, words }) =>
        id !== target && [name, ...words].some((word) => word !== '' && value.startsWith(word)),
    )
    if (other) return [{ op: 'move', target, ...placeNextTo(thing.bounds, other.bounds, value) }]
    const neighbour = NEXT_TO.exec(value)?.[1]
    if (neighbour !== undefined) throw new Declined(texts.noThing(neighbour, []))
    const { bounds } = thing
    if (/近|前/.test(value))
      return [
        { op: 'scale', target, factor: 1.25 },
        { op: 'move', target, dy: 0.05 },
      ]
    if (/远|后/.test(value))
      return [
        { op: 'scale', target, factor: 0.8 },
        { op: 'move', target, dy: -0.05 },
      ]
    const third = /[左右]边三分之一/.test(value) ? (/左/.test(value) ? 1 / 3 : 2 / 3) : undefined
    const isFar = /很多$/.test(value)
    const usual = /些$/.test(value) ? STEPS.some : STEPS[step.strength ?? 'usual']
    const reach = isFar ? STEPS.far : isPlace(value) ? 1 : usual
    const middle = third ?? (/中/.test(value) ? 0.5 : undefined)
    const { dx, dy } = middle
      ? { dx: middle - middleX(bounds), dy: 0 }
      : towards(bounds, value, reach, ON_PAPER.test(style) ? PAPER_MARGIN : MARGIN)
    if (Math.abs(dx) < LEAST && Math.abs(dy) < LEAST)
      throw new Declined(
        /中/.test(value)
          ? `${thing.name}已经在中间了。`
          : /角$|三分之一$/.test(value)
            ? `${thing.name}已经在${value}了。`
            : `${thing.name}已经在最${value.replace(/^最/, '').slice(0, 1)}边了。`,
      )
    return [{ op: 'move', target, dx, dy }]
  })
}
