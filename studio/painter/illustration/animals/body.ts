import { disc, ellipse, form, inside, line, mapForms, mirrored, place } from '../build/form'
import { type Form, fillPath } from '../build/outlines'
import { tone } from '../build/fill'
import type { Coat } from './coat'
import { curledBody } from './lying'
import type { SpeciesId } from './species'
import { pairs } from '../../drawing/notation'
import { named } from '../../parts'

/** Head and shoulders, the whole animal sitting and looking at us, or curled up to sleep. */
export type Pose = 'bust' | 'sitting' | 'lying'

export const FEATHERED: ReadonlySet<SpeciesId> = new Set<SpeciesId>(['owl', 'penguin', 'chick'])

/** Body length of one that sits; others are as tall as a cat. */
const SHORT: Readonly<Partial<Record<SpeciesId, number>>> = {
  ...{ hamster: 0.6, chick: 0.56, mouse: 0.66, frog: 0.62, koala: 0.74, rabbit: 0.78, pig: 0.74 },
  ...{ owl: 0.74, penguin: 0.8, panda: 0.78, bear: 0.8, monkey: 0.8, raccoon: 0.84, sheep: 0.8 },
  ...{ 'red-panda': 0.82, elephant: 0.8, cow: 0.86, poodle: 0.84, corgi: 0.84, lion: 0.92 },
}
/** Place of the neck, and of the feet of one with a tall body, below the eyes. */
const NECK = 86
const TALL_FEET = 586

/** Place of the feet of one that sits, below its eyes. */
export const getFootHeight = (id: SpeciesId): number => NECK + (TALL_FEET - NECK) * (SHORT[id] ?? 1)

/** Additional height of things held by a short body. */
export const heldLift = (id: SpeciesId): number => (TALL_FEET - getFootHeight(id)) * 0.35

/** Width of one with a short body, of the usual. */
export const stoutness = (id: SpeciesId): number => 1 + (1 - (SHORT[id] ?? 1)) * 0.4

/** A sitting body with all that lies on it, as short and stout as its kind. */
export function shortened(id: SpeciesId, forms: readonly Form[]): readonly Form[] {
  const share = SHORT[id]
  if (share === undefined) return forms
  const wide = stoutness(id)
  return mapForms(forms, ([x, y]) => [x * wide, y < NECK ? y : NECK + (y - NECK) * share])
}

/** Fur of the body: panda and penguin are not one colour. */
export function bodyColours(id: SpeciesId, coat: Coat) {
  if (id === 'panda') return { body: coat.mark, chest: null, limbs: coat.mark }
  if (coat.marks.includes('wool')) return { body: coat.mark, chest: null, limbs: coat.base }
  return {
    body: coat.base,
    chest: coat.pale,
    limbs: coat.marks.includes('points') ? coat.mark : coat.base,
  }
}

const limbStripes = (coat: Coat, x: number, from: number): Form[] =>
  [0, 1, 2].map((i) => {
    const y = from + i * 62
    return fillPath(coat.mark, 'detail')`${x + 8},${y}! ${x - 52},${y + 10} ${x - 92},${y + 40}!
      ${x - 46},${y + 34} ${x + 10},${y + 30}!`
  })

function bust(id: SpeciesId, coat: Coat): Form[] {
  const { body, chest } = bodyColours(id, coat)
  const torso = fillPath(body, 'cloth relief 30')`-72,86! -134,152 -186,250 -250,900! 250,900!
    186,250 134,152 72,86!`
  const details: Form[] = []
  if (chest)
    details.push(
      ...named(
        'belly',
        fillPath(chest, 'detail')`-84,96! -98,190 -66,310 -70,900! 70,900! 66,310 98,190 84,96!
          0,150`,
      ),
    )
  if (coat.marks.includes('limbs')) {
    const stripes = limbStripes(coat, 216, 214)
    details.push(...mirrored(stripes), ...stripes)
  }
  if (coat.marks.includes('patches'))
    details.push(
      form('230,240! 150,250 124,336 164,460! 240,460!', coat.mark, 'detail'),
      form('-230,150! -140,170 -114,266 -164,350 -230,360!', coat.second ?? coat.mark, 'detail'),
    )
  if (coat.marks.includes('spots') || coat.marks.includes('rosettes')) {
    for (const [x, y] of pairs('-150,260 -120,380 140,300 168,420 -176,470 110,470'))
      details.push(ellipse([x, y], [20, 16], coat.mark, { role: 'detail', turn: x }))
  }
  return [inside(torso, ...details)]
}

/** The tail at the right of the sitting body. */
export function drawTail(id: SpeciesId, coat: Coat): Form[] {
  const { base, mark, pale } = coat
  const thick = (outline: string, width: number, fill = base) =>
    line(outline, width, fill, 'hair even relief 10')
  switch (id) {
    case 'cat':
    case 'tiger':
    case 'leopard':
      return [
        thick(
          '110,520 210,500 262,420 232,330 262,262',
          34,
          coat.marks.includes('points') || coat.marks.includes('ragdoll') ? mark : base,
        ),
      ]
    case 'fox':
    case 'red-panda':
    case 'wolf':
    case 'raccoon':
      return [
        inside(
          fillPath(base, 'hair relief 16')`96,520! 190,540 290,470 312,360 276,262 236,250! 214,330
            190,410 130,450`,
          form('312,360 276,240 220,240! 220,300 262,330 300,330', pale, 'detail'),
        ),
      ]
    case 'mouse':
    case 'lion':
    case 'monkey':
      return [line('120,524 230,516 276,440 240,372 276,310', 15, tone(base, -0.06), 'hair end')]
    case 'dragon':
    case 'dinosaur':
      return [
        fillPath(base, 'hair relief 14')`80,530! 220,560 320,500 330,400 300,330! 286,420 220,450
          110,440`,
      ]
    case 'rabbit':
    case 'bear':
    case 'panda':
    case 'hamster':
    case 'koala':
      return [disc([168, 470], 40, tone(pale, -0.02), 'hair relief 10')]
    case 'owl':
    case 'penguin':
    case 'chick':
    case 'frog':
      return []
    default:
      return [thick('118,500 200,470 232,400 208,346', 30)]
  }
}

/** Nine tails spread like a fan behind the body. */
function fanOfTails({ base, pale }: Coat): Form[] {
  const turns = [-1.5, 1.5, -1.14, 1.14, -0.78, 0.78, -0.4, 0.4, 0]
  return turns.flatMap((turn, i) => {
    const long = 1.06 + Math.abs(turn) * 0.06
    const plume = inside(
      fillPath(tone(base, -0.05 + (i % 3) * 0.025), 'hair relief 18')`0,30! 46,-110 84,-260 74,-400
        10,-520! -62,-410 -70,-270 -40,-110`,
      fillPath(pale, 'detail')`100,-330! 60,-370 30,-350 0,-390 -30,-350 -60,-380 -100,-330!
        -60,-560 60,-560`,
      line('0,-20 14,-180 6,-320', 5, tone(base, -0.13), 'detail'),
    )
    return place([plume], [turn * 20, 430], { scale: long, turn, flip: turn > 0 })
  })
}

/** Front view, sitting: haunches, a pear of a body, two straight fore legs. */
function sitting(id: SpeciesId, coat: Coat, lifted: readonly number[]): Form[] {
  const { body, chest, limbs } = bodyColours(id, coat)
  const haunch = fillPath(tone(limbs, -0.03), 'cloth relief 22')`70,420 150,400 204,450 212,530
    180,572 60,572`
  const foot = inside(
    ellipse([152, 566], [62, 30], limbs, 'cloth relief 12'),
    line('132,556 130,580', 4, tone(limbs, -0.2), 'detail'),
    line('158,556 158,580', 4, tone(limbs, -0.2), 'detail'),
  )
  const details: Form[] = []
  if (chest)
    details.push(
      ...named(
        'belly',
        form('-74,90! -86,180 -60,330 -50,470 50,470 60,330 86,180 74,90! 0,150', chest, 'detail'),
      ),
    )
  if (coat.marks.includes('limbs')) {
    const stripes = limbStripes(coat, 172, 220)
    details.push(...mirrored(stripes), ...stripes)
  }
  if (coat.marks.includes('patches'))
    details.push(form('190,250! 110,260 84,340 124,440! 200,440!', coat.mark, 'detail'))
  if (coat.marks.includes('spots') || coat.marks.includes('rosettes')) {
    for (const [x, y] of pairs('-120,250 -96,370 110,290 128,400'))
      details.push(ellipse([x, y], [17, 14], coat.mark, { role: 'detail', turn: x }))
  }
  if (id === 'panda')
    details.push(
      fillPath(coat.base, 'detail')`-150,300 -90,270 0,300 90,270 150,300 164,470 60,560 -60,560
        -164,470`,
    )
  const torso = inside(
    fillPath(body, 'cloth relief 30')`-74,86! -120,170 -150,290 -168,440 -120,560 120,560 168,440
      150,290 120,170 74,86!`,
    ...details,
  )
  if (FEATHERED.has(id)) return [torso, ...wingsAndFeet(id, coat, lifted)]
  const leg = inside(
    fillPath(limbs, 'cloth relief 14')`22,330 74,330 84,420 78,520 94,566 84,584 18,584 14,540
      24,440`,
    line('40,562 38,584', 4, tone(limbs, -0.2), 'detail'),
    line('64,562 64,584', 4, tone(limbs, -0.2), 'detail'),
  )
  const sock =
    coat.marks.includes('tips') || id === 'fox'
      ? [form('10,500! 100,500! 110,600! 0,600!', coat.mark, 'detail')]
      : []
  const legs = inside(leg, ...sock)
  return [
    haunch,
    ...mirrored([haunch]),
    ...named('feet', foot, mirrored([foot])),
    torso,
    ...named('feet', onSides(legs, lifted)),
  ]
}

/** A limb and its mirror image, but for the sides where it is raised. */
const onSides = (right: Form, lifted: readonly number[]): Form[] => [
  ...(lifted.includes(1) ? [] : [right]),
  ...(lifted.includes(-1) ? [] : mirrored([right])),
]

function wingsAndFeet(id: SpeciesId, coat: Coat, lifted: readonly number[]): Form[] {
  const wing = form(
    '112,190! 176,250 196,360 172,470 138,430 112,330',
    tone(id === 'penguin' ? coat.base : coat.mark, -0.02),
    'cloth relief 12',
  )
  const foot = fillPath([0.76, 0.15, 64], 'body relief 5')`26,556! 88,552 112,584! 84,578 66,592!
    48,578 24,588! 12,572`
  return [...named('wings', onSides(wing, lifted)), ...named('feet', foot, mirrored([foot]))]
}

/** Two balls of snow, coal buttons and twigs for arms. */
function snowballs(coat: Coat): Form[] {
  const twig = [
    line('168,250 250,190 316,120', 15, [0.42, 0.05, 50], 'foliage end'),
    line('262,178 310,190', 9, [0.42, 0.05, 50], 'foliage end'),
  ]
  const ball = ellipse([0, 330], [210, 250], coat.base, 'cloth relief 44')
  const buttons = [230, 300, 370].map((y) => ellipse([0, y], [15, 15], [0.3, 0.02, 280], 'detail'))
  return [...mirrored(twig), ...twig, inside(ball, ...named('buttons', buttons))]
}

interface Limbs {
  readonly nineTails?: boolean
  /** Sides of raised forelegs or wings, which are drawn elsewhere: 1 is the right one. */
  readonly lifted?: readonly number[]
}

/** Behind the head, from back to front. */
export function drawBody(
  id: SpeciesId,
  coat: Coat,
  pose: Pose,
  { nineTails = false, lifted = [] }: Limbs = {},
): Form[] {
  if (id === 'snowman') return snowballs(coat)
  if (pose === 'lying') return curledBody(id, coat)
  if (pose === 'bust') return bust(id, coat)
  const tails = nineTails ? fanOfTails(coat) : drawTail(id, coat)
  return [...named('tail', tails), ...sitting(id, coat, lifted)]
}
