import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { mixColour } from '../../colour'
import { type Form, disc, ellipse, form, line, mirrored } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { tone } from '../build/fill'
import type { Coat, MarkKind } from './coat'
import { type PartId, named } from '../../parts'

type Draw = (coat: Coat, random: Random) => Form[]

const both = (...forms: Form[]): Form[] => [...mirrored(forms), ...forms]
const patch = (outline: string, fill: Form['fill']) => form(outline, fill, 'detail')

const scatter = (
  count: number,
  random: Random,
  make: (x: number, y: number, size: number) => Form[],
): Form[] =>
  Array.from({ length: count }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1
    // away from eyes and muzzle
    const x = side * random.range(74, 158)
    const y = random.chance(0.55) ? random.range(-112, -46) : random.range(44, 122)
    return make(x, y, random.range(10, 19))
  }).flat()

/** Marks on the head, clipped to it. */
const ON_HEAD: Partial<Record<MarkKind, Draw>> = {
  forehead: ({ mark }) => [
    patch('-10,-130! 10,-130! 7,-88 0,-52! -7,-88', mark),
    ...both(patch('28,-126! 50,-122! 42,-84 24,-58! 32,-92', mark)),
  ],
  cheeks: ({ mark }) =>
    both(
      patch('172,2! 130,12 98,30! 134,28 172,26!', mark),
      patch('170,48! 126,50 102,62! 130,66 166,70!', mark),
      patch('160,-48! 128,-36 110,-18! 136,-24 164,-26!', mark),
    ),
  patches: ({ mark, second = mark }, random) => {
    const flip = random.chance(0.5)
    const forms = [
      patch('-190,-150! -18,-150! -14,-92 -34,-40 -52,22 -96,44 -150,34 -190,20!', second),
      patch('30,-150! 20,-92 46,-50 60,4 106,28 190,24! 190,-150!', mark),
    ]
    return flip ? mirrored(forms) : forms
  },
  points: ({ base, mark }) => {
    const rim = mixColour(base, mark, 0.45)
    return [
      fillPath(rim, 'detail blur 7')`0,-78 40,-58 104,-44 132,2 118,62 78,118 0,146 -78,118 -118,62
        -132,2 -104,-44 -40,-58`,
      fillPath(mark, 'detail blur 5')`0,-50 34,-34 88,-22 108,10 94,60 60,108 0,128 -60,108 -94,60
        -108,10 -88,-22 -34,-34`,
    ]
  },
  // a soft mask with a white wedge from the brow to the muzzle
  ragdoll: ({ base, mark, pale }) => [
    ...both(
      fillPath(mixColour(base, mark, 0.55), 'detail blur 8')`10,-130 70,-132 132,-92 162,-20 160,40
        124,74 84,66 52,44 30,8 14,-50`,
      form('16,-120 64,-112 112,-64 128,-6 110,40 76,44 46,20 26,-30', mark, 'detail blur 9'),
    ),
    patch('0,-96! 14,-40 44,30 74,70 70,130! -70,130! -74,70 -44,30 -14,-40', pale),
  ],
  tuxedo: ({ pale }) => [
    patch(
      '0,-70! 12,-20 34,20 84,60 92,110 60,150 0,160 -60,150 -92,110 -84,60 -34,20 -12,-20',
      pale,
    ),
  ],
  spots: ({ mark }, random) => [
    ...(random.chance(0.6)
      ? [form('24,-140! 150,-140! 160,20 100,46 54,34 30,-10 34,-70', mark, 'detail')]
      : []),
    ...scatter(8, random, (x, y, size) => [
      ellipse([x, y], [size, size * 0.8], mark, { role: 'detail', turn: x }),
    ]),
  ],
  brows: ({ second, pale }) =>
    both(ellipse([56, -48], [20, 12], second ?? pale, { role: 'detail', turn: 0.28 })),
  widow: ({ mark }) => [
    patch(
      '-190,-160! 190,-160! 190,10! 132,-8 96,-46 40,-52 0,-14! -40,-52 -96,-46 -132,-8 -190,10!',
      mark,
    ),
  ],
  panda: ({ mark }) =>
    both(form('66,-44 94,-34 110,0 100,42 72,58 42,44 34,10 46,-26', mark, 'detail')),
  tiger: ({ mark, pale }) => [
    ...both(
      ellipse([64, -38], [36, 20], pale, { role: 'detail', turn: 0.18 }),
      patch('182,-32! 130,-26 104,-4! 138,-8 182,-6!', mark),
      patch('196,20! 146,22 112,40! 150,42 194,46!', mark),
      patch('196,66! 142,66 118,78! 146,86 186,94!', mark),
      patch('132,-116! 106,-94 92,-70! 120,-84 146,-94!', mark),
    ),
    // 王: three bars, and a stem that stops at the upper one
    patch('-44,-114! -18,-107 18,-107 44,-114! 42,-100! 18,-95 -18,-95 -42,-100!', mark),
    patch('-34,-86! -15,-81 15,-81 34,-86! 32,-73! 15,-70 -15,-70 -32,-73!', mark),
    patch('-28,-60! -13,-56 13,-56 28,-60! 26,-48! 13,-45 -13,-45 -26,-48!', mark),
    patch('-6,-104! 6,-104! 6,-48! -6,-48!', mark),
  ],
  rosettes: ({ mark }, random) =>
    scatter(14, random, (x, y, size) => [
      disc([x, y], size * 0.8, mark, 'detail'),
      disc([x + 2, y + 1], size * 0.36, [0.72, 0.11, 68], 'detail'),
    ]),
  bandit: ({ mark, pale }) => [
    patch(
      '-190,-20! -120,-34 -60,-34 -16,-10 0,2 16,-10 60,-34 120,-34 190,-20! 190,46! 124,52 64,38 22,16 0,26 -22,16 -64,38 -124,52 -190,46!',
      mark,
    ),
    ...both(patch('24,-46 70,-58 120,-48 150,-24! 104,-36 60,-36', pale)),
    patch('-8,-124! 8,-124! 12,-40 0,-14! -12,-40', mark),
  ],
  tears: ({ mark }) => both(patch('52,20! 76,18! 84,62 70,112! 52,70', mark)),
  fawn: ({ pale }) => both(ellipse([62, 0], [32, 34], pale, 'detail alpha 0.55')),
  ape: ({ pale }) => [
    patch(
      '0,-64 40,-72 86,-54 104,-6 92,36 104,76 78,124 0,144 -78,124 -104,76 -92,36 -104,-6 -86,-54 -40,-72',
      pale,
    ),
  ],
  frog: ({ pale, mark }) => [
    patch('-150,56! -80,84 0,92 80,84 150,56! 130,160! -130,160!', pale),
    line('-104,50 -60,74 0,82 60,74 104,50', 7, tone(mark, -0.2), 'mouth soft'),
  ],
  discs: ({ pale, mark }) =>
    both(
      ellipse([62, 2], [58, 60], pale, 'detail'),
      ellipse([62, 2], [44, 46], tone(pale, -0.08), 'detail'),
      patch('100,108! 84,126 70,108!', mark),
    ),
  penguin: ({ pale }) => [
    patch(
      '0,-50! 26,-74 70,-78 104,-46 108,10 96,70 56,136 0,150 -56,136 -96,70 -108,10 -104,-46 -70,-78 -26,-74',
      pale,
    ),
  ],
  dragon: ({ pale, mark, second = pale }) => [
    // the muzzle, scales on the brow, brows of gold
    patch(
      '0,44 44,40 92,58 112,96 96,140 50,170 0,180 -50,170 -96,140 -112,96 -92,58 -44,40',
      tone(pale, -0.03),
    ),
    ...both(
      form('28,-44! 60,-64 104,-62 144,-34! 104,-38 64,-34', second, 'detail'),
      ellipse([34, 82], [11, 8], mark, 'detail'),
    ),
    ...[-1, 0, 1].flatMap((column) =>
      [0, 1].map(
        (row) =>
          fillPath(tone(mark, 0.02), 'detail alpha 0.7')`${column * 32 - 15},${-108 + row * 24}!
          ${column * 32},${-90 + row * 24} ${column * 32 + 15},${-108 + row * 24}!`,
      ),
    ),
  ],
}

/** Parts behind the head: mane, horns, crest; a trunk goes before. */
const BEHIND: Partial<Record<MarkKind, Draw>> = {
  mane: ({ mark }) => {
    const tufts = Array.from({ length: 22 }, (_, i) => i)
    const ring = (reach: number, low: number, fill: Form['fill']) =>
      form(
        tufts.map((i) => {
          const far = i % 2 === 0 ? reach : low
          const angle = (i / tufts.length) * TAU
          return [far * cos(angle), far * 1.04 * sin(angle) + 14] as const
        }),
        fill,
        'hair relief 18',
      )
    return [ring(252, 214, tone(mark, -0.07)), ring(214, 184, mark)]
  },
  antlers: () =>
    both(
      line('46,-100 70,-170 66,-244 96,-316', 20, [0.58, 0.06, 62], 'hair end'),
      line('66,-200 106,-232 130,-280', 15, [0.58, 0.06, 62], 'hair end'),
      line('68,-160 34,-204 30,-248', 14, [0.58, 0.06, 62], 'hair end'),
    ),
  horns: () =>
    both(
      fillPath([0.9, 0.04, 85], 'hair relief 6')`58,-98! 74,-140 110,-172 140,-206! 134,-150
        108,-110 92,-84!`,
    ),
  unicorn: ({ mark, second = mark }) => [
    fillPath(mark, 'hair relief 14')`-30,-104 -96,-96 -150,-40 -176,50 -190,160 -150,230 -120,150
      -112,60 -90,0 -50,-60`,
    fillPath(second, 'hair relief 14')`30,-104 96,-96 150,-40 176,50 190,160 150,230 120,150 112,60
      90,0 50,-60`,
  ],
  horse: ({ mark }) => [
    fillPath(mark, 'hair relief 12')`-20,-120 -84,-104 -130,-50 -150,30 -158,130 -124,190 -108,110
      -100,30 -70,-40`,
  ],
  dragon: ({ second = [0.84, 0.13, 86] }) => [
    fillPath(second, 'hair relief 14')`0,-150 60,-140! 110,-160 130,-110! 190,-100 176,-40! 226,0
      190,50! 214,120 150,130! 140,200 70,190 -70,190 -140,200! -150,130! -214,120 -190,50! -226,0
      -176,-40! -190,-100 -130,-110! -110,-160 -60,-140!`,
  ],
  spikes: ({ mark }) =>
    [0, 1, 2].map(
      (i) =>
        fillPath(mark, 'hair relief 6')`${-26 + i * 4},${-96 - i * 4}! 0,${-196 + i * 34}
        ${26 - i * 4},${-96 - i * 4}!`,
    ),
  crest: ({ mark }) => [
    form('-24,-112! -40,-160 -14,-146! -6,-190 10,-150! 36,-168 26,-112!', mark, 'hair relief 5'),
  ],
  wool: ({ mark }) => puffs(mark, 214, 12),
  curls: ({ base }) => puffs(tone(base, -0.02), 0, 0),
}

/** Parts over the head and its face. */
const BEFORE: Partial<Record<MarkKind, Draw>> = {
  wool: ({ mark }) =>
    [-92, -48, 0, 48, 92].map((x, i) =>
      disc([x, -92 - (2 - Math.abs(i - 2)) * 12], 44, mark, 'hair relief 14'),
    ),
  curls: ({ base }) =>
    [-78, -40, 0, 40, 78].map((x, i) =>
      disc([x, -112 - (2 - Math.abs(i - 2)) * 14], 44, tone(base, 0.02), 'hair relief 13'),
    ),
  trunk: ({ base }) => [
    fillPath(base, 'hair relief 16')`-46,20! -40,80 -34,140 -44,200 -30,248 4,262 44,248 52,222!
      20,224 4,206 16,150 36,90 46,20!`,
    ...[60, 96, 132, 166].map(
      (y) =>
        strokePath(4.5, tone(base, -0.12), 'detail')`${-34 + y * 0.02},${y} 0,${y + 9}
        ${32 - y * 0.05},${y}`,
    ),
    ...both(form('56,96! 78,150 112,176! 104,126 86,84!', [0.97, 0.015, 85], 'body relief 5')),
  ],
  unicorn: ({ mark, second = mark }) => [
    ...named('horns', form('-17,-100! 0,-262! 17,-100!', [0.88, 0.1, 88], 'metal relief 7')),
    ...[-124, -160, -196].map((y, i) =>
      line(`${-14 + i * 3.6},${y} ${14 - i * 3.6},${y - 18}`, 5, [0.72, 0.11, 76], 'detail even'),
    ),
    form('-40,-116 -4,-124 34,-112 50,-66 26,-20! 14,-64 -14,-84 -50,-84', second, 'hair relief 7'),
    form('-46,-112 -14,-128 14,-112 -4,-70 -44,-30! -58,-72', mark, 'hair relief 7'),
  ],
  horse: ({ mark }) => [
    form('-34,-122 0,-134 34,-120 42,-70 16,-12! 2,-60 -22,-84 -46,-88', mark, 'hair relief 7'),
  ],
  dragon: ({ second = [0.84, 0.13, 86] }) => [
    ...both(line('70,96 136,110 190,86 226,30', 11, second, 'hair end')),
    fillPath(second, 'hair relief 7')`-56,168! -34,196 -40,238! -14,208 0,250! 14,208 40,238! 34,196
      56,168!`,
  ],
}

function puffs(fill: Form['fill'], reach: number, count: number): Form[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / Math.max(1, count)) * TAU
    return disc(
      [reach * 0.72 * cos(angle), -6 + reach * 0.78 * sin(angle)],
      62,
      fill,
      'hair relief 18',
    )
  })
}

/** Names of marks for viewers. */
const PARTS: Partial<Record<MarkKind, PartId>> = {
  ...{ forehead: 'stripes', cheeks: 'stripes', tiger: 'stripes', spots: 'spots', patches: 'spots' },
  ...{ rosettes: 'spots', mane: 'mane', antlers: 'horns', horns: 'horns', unicorn: 'mane' },
  ...{ horse: 'mane', crest: 'crest', wool: 'wool', curls: 'wool', trunk: 'nose', dragon: 'mane' },
}

const draw = (table: Partial<Record<MarkKind, Draw>>, coat: Coat, random: Random): Form[] =>
  coat.marks.flatMap((kind) => {
    const forms = table[kind]?.(coat, random.fork(kind)) ?? []
    const part = PARTS[kind]
    return part ? named(part, forms) : forms
  })

export const marksOnHead = (coat: Coat, random: Random): Form[] => draw(ON_HEAD, coat, random)
export const marksBehind = (coat: Coat, random: Random): Form[] => draw(BEHIND, coat, random)
export const marksBefore = (coat: Coat, random: Random): Form[] => draw(BEFORE, coat, random)
