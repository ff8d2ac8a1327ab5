import { hex, mixColour, type Oklch, shade } from '../../../colour'
import { cos, sin } from '../../../../lib/maths'
import { inside, place } from '../../build/form'
import type { Form } from '../../node'
import { gift as drawGift } from '../../design/ornaments/objects'
import { clothTones } from '../colours'
import { circlePoints, knots, still } from '../pen'
import { blossom, leaf, peony } from '../worn/flowers'
import type { ClothKit } from '../body/kit'
import type { HeldDrawing } from './kit'
import { balloons, guitar, lantern, umbrella } from './large'
import { spear, staff, sword } from './poles'
import { triples } from '../../../drawing/notation'

const PAPER = hex('#fdf8ea')

/** 团扇: silk on a ring, a spray of plum on it. */
export function silkFan({ person }: Pick<ClothKit, 'person'>): Form[] {
  const wood = hex('#8a4a34')
  const rim = hex('#b5483f')
  const pink = person.colours.accent
  const silk = inside(
    still.ellipse([0, 0], [106, 106], PAPER, 'cloth'),
    still.form(
      '-112,44! -40,12 30,36 120,-8! 120,120! -112,120!',
      mixColour(PAPER, hex('#8fb3b0'), 0.35),
      'detail',
    ),
    still.line('-104,-70 -30,-30 20,-44 72,-20', 5, hex('#5d4038'), { pressure: 'end' }),
    still.line('-30,-30 -6,4', 3.4, hex('#5d4038'), { pressure: 'end' }),
  )
  return [
    still.line('0,100 0,190', 12, wood, 'body even plain'),
    silk,
    ...blossom(-34, -30, 20, pink),
    ...blossom(22, -44, 17, pink, 0.5),
    ...blossom(-4, 6, 15, shade(pink, 0.05), 1),
    still.line(knots(circlePoints(106)), 9, rim, 'body even plain'),
    still.line('0,186 6,230 0,276', 4, rim, 'detail even'),
  ]
}

const fan: HeldDrawing = (kit) => ({
  over: place(silkFan(kit), [74 * kit.dark, 170], { scale: 0.92, turn: 0.26 * kit.dark }),
  fingers: false,
})

/** 折扇, half open. */
const foldingFan: HeldDrawing = ({ person, dark }) => {
  const ribs = 9
  const at = (i: number, r: number) => {
    const a = -Math.PI / 2 + (i / (ribs - 1) - 0.5) * 2.1
    return [cos(a) * r, sin(a) * r]
  }
  const buildArc = (r: number) => Array.from({ length: ribs }, (_, i) => at(i, r))
  const wood = hex('#6f4632')
  const leafForm = still.form(
    knots([
      ...buildArc(196).map(([x = 0, y = 0], i) => [x, y, i === 0 || i === ribs - 1 ? 1 : 0]),
      ...buildArc(92)
        .reverse()
        .map(([x = 0, y = 0], i) => [x, y, i === 0 || i === ribs - 1 ? 1 : 0]),
    ]),
    PAPER,
    'cloth',
  )
  const hills = [
    still.form(
      '-180,-60! -90,-128 -20,-108 60,-150 180,-80! 120,-40 0,-90 -120,-40',
      mixColour(PAPER, person.colours.trim, 0.5),
      'detail',
    ),
    still.form('-180,-40! -60,-104 40,-96 180,-60! 90,-40 0,-80 -90,-40', hex('#8aa6a0'), 'detail'),
    still.ellipse([70, -158], [15, 15], hex('#cf5a48'), 'detail'),
  ]
  const forms = [
    ...Array.from({ length: ribs }, (_, i) =>
      still.line(knots([[0, 0], at(i, 100)]), 7, wood, 'body even plain'),
    ),
    inside(
      leafForm,
      hills,
      Array.from({ length: ribs }, (_, i) =>
        still.line(knots([at(i, 90), at(i, 196)]), 2.4, hex('#d8cba8'), { pressure: 'even' }),
      ),
    ),
    still.ellipse([0, 0], [10, 10], wood, 'body'),
  ]
  return {
    over: place(forms, [30 * dark, 352], { scale: 0.94, turn: 0.24 * dark }),
    fingers: false,
  }
}

const bouquet: HeldDrawing = ({ person }) => {
  const { accent } = person.colours
  const fill: Oklch = accent[0] < 0.45 ? shade(accent, 0.2) : accent
  const wrap = inside(
    still.form(
      '-100,28! -60,54 0,64 60,54 100,28! 30,236! -30,236!',
      hex('#f6ecd8'),
      'body relief 10',
    ),
    still.form('18,20! 30,250! 130,250! 130,20!', hex('#e2d3b6'), 'shade'),
    still.line('-62,54 -14,230', 3, hex('#d2bf9a')),
    still.line('22,62 4,230', 3, hex('#d2bf9a')),
  )
  const greens = triples('-94,-20,-2.6 94,-16,-0.5 -46,-96,-2 50,-100,-1.1 0,-84,-1.57')
  const forms: Form[] = [
    ...greens.map(([x = 0, y = 0, a = 0]) => leaf(x * 0.5, y * 0.5, a, 92, hex('#6f9c6b'), 0.3)),
    ...[
      [-66, 4, 41, 0.03],
      [66, 2, 39, -0.03],
      [-35, -56, 39, -0.02],
      [40, -58, 41, 0.05],
      [0, -6, 47, 0],
    ].flatMap(([x = 0, y = 0, r = 0, q = 0], i) =>
      peony(x, y, r, i === 3 || i === 0 ? mixColour(fill, hex('#fff4ea'), 0.55) : shade(fill, q)),
    ),
    wrap,
    still.form('-38,128! 38,128! 33,156! -33,156!', clothTones(fill).shade, 'cloth'),
  ]
  return { under: place(forms, [0, 226], { scale: 1 }) }
}

const mug: HeldDrawing = ({ person }) => {
  const white = hex('#f7f1e4')
  const cup = inside(
    still.form('-62,258! 62,258! 58,412 46,434! -46,434! -58,412', white, 'body relief 14'),
    still.form('22,250! 16,450! 100,450! 100,250!', shade(white, -0.07), 'shade'),
    still.form(
      '0,326! -6,312 -24,312 -26,332 -14,350 0,364! 14,350 26,332 24,312 6,312',
      person.colours.accent,
      'detail',
    ),
  )
  const steam = { role: 'light', alpha: 0.65, blur: 3 } as const
  return {
    under: [
      cup,
      still.ellipse([0, 258], [62, 14], shade(white, -0.05), 'body plain'),
      still.ellipse([0, 259], [52, 10], hex('#7a4a30'), 'detail'),
      still.line('-16,236 -28,206 -10,180 -22,150', 8, hex('#ffffff'), steam),
      still.line('18,236 8,206 24,180 14,150', 8, hex('#ffffff'), steam),
    ],
  }
}

const book: HeldDrawing = ({ person, dark }) => {
  const cover = person.colours.accent
  const tones = clothTones(cover)
  return {
    over: [
      still.form(
        '-150,232! 0,262! 150,232! 150,420! 0,450! -150,420!',
        tones.shade,
        'body relief 6',
      ),
      still.form('-140,224! 0,254! 0,438! -140,408!', PAPER, 'body'),
      still.form('140,224! 0,254! 0,438! 140,408!', shade(PAPER, -0.05), 'body'),
      inside(
        still.form('-150,236! -4,266! -4,452! -150,422!', cover, 'body relief 6'),
        still.line('-136,260 -20,284', 5, tones.light, { pressure: 'even' }),
        still.line('-136,280 -60,296', 5, tones.light, { pressure: 'even' }),
      ),
      inside(
        still.form('150,236! 4,266! 4,452! 150,422!', tones.shade, 'body relief 6'),
        still.form('60,330! 86,356! 60,384! 34,356!', tones.light, 'detail'),
      ),
      ...[-1, 1].flatMap((s) =>
        [0, 1, 2, 3].map((i) =>
          still.ellipse(
            [s * (142 - i * 2), 318 + i * 22],
            [25, 12.5],
            s === dark ? shade(person.colours.skin, -0.03) : person.colours.skin,
            { role: 'skin', turn: s * 0.12, relief: 4 },
          ),
        ),
      ),
    ],
    fingers: false,
  }
}

/** A newspaper, open and wide. */
const newspaper: HeldDrawing = ({ person, dark }) => {
  const [grey, ink] = [hex('#e9e6dd'), hex('#55534f')]
  const rows = (s: number): Form[] => [
    still.line(`${s * 200},248 ${s * 30},266`, 15, ink, { pressure: 'even' }),
    still.form(
      `${s * 196},276! ${s * 112},285! ${s * 112},352! ${s * 196},343!`,
      hex('#b9b6ae'),
      'detail',
    ),
    ...[0, 1, 2, 3].map((i) =>
      still.line(`${s * 96},${294 + i * 17} ${s * 26},${302 + i * 17}`, 4, ink, {
        pressure: 'even',
      }),
    ),
    ...[0, 1, 2].map((i) =>
      still.line(`${s * 198},${370 + i * 18} ${s * 26},${388 + i * 18}`, 4, ink, {
        pressure: 'even',
      }),
    ),
  ]
  const sheet = (s: number): Form =>
    inside(
      still.form(
        `${s * 222},214! 0,240! 0,464! ${s * 222},436!`,
        s === dark ? shade(grey, -0.06) : grey,
        'body relief 4',
      ),
      ...rows(s),
    )
  const hand = (s: number): Form[] =>
    [0, 1, 2, 3].map((i) =>
      still.ellipse([s * 216, 326 + i * 20], [25, 12], person.colours.skin, 'skin relief 4'),
    )
  return { over: [sheet(-1), sheet(1), ...hand(-1), ...hand(1)], fingers: false }
}

const gift: HeldDrawing = ({ person: { colours } }) => {
  const box = drawGift(colours.accent, mixColour(colours.accent, hex('#fff6e0'), 0.82))
  return { under: place(box, [0, 340], { scale: 1.08 }) }
}

/** On a stand, before the mouth. */
const microphone: HeldDrawing = ({ dark, person }) => {
  const steel = hex('#8f97a6')
  const forms = [
    // the foot of the stand is seen with the feet
    ...(person.doing
      ? [
          still.line('0,60 0,1120', 13, hex('#5a5f6c'), 'metal even'),
          still.ellipse([0, 1130], [120, 22], hex('#33353f'), 'metal relief 6'),
        ]
      : [still.line('0,60 0,400', 13, hex('#5a5f6c'), 'metal even')]),
    still.form('-13,-60! 13,-60! 10,80! -10,80!', hex('#33353f'), 'metal relief 4'),
    still.form('-20,-66! 20,-66! 17,-46! -17,-46!', steel, 'metal'),
    inside(
      still.ellipse([0, -94], [30, 34], hex('#b9c0cc'), 'metal relief 8'),
      ...[-20, -6, 8, 22].map((y) =>
        still.line(`-34,${y - 94} 34,${y - 94}`, 2.4, hex('#7f8796'), { pressure: 'even' }),
      ),
    ),
  ]
  return { under: place(forms, [4 * dark, 142]) }
}

/** 拿着相机: between both hands, its lens to the viewer. */
const camera: HeldDrawing = ({ person, dark }) => {
  const [body, trim, glass] = [hex('#3a3c46'), hex('#c7ccd4'), hex('#5d7fae')]
  const finger = (s: number, i: number): Form =>
    still.ellipse(
      [s * (118 - (i === 3 ? 5 : 0)), 318 + i * 23],
      [27, 13],
      s === dark ? shade(person.colours.skin, -0.03) : person.colours.skin,
      { role: 'skin', turn: s * 0.1, relief: 4 },
    )
  return {
    over: [
      still.form('-44,250! -32,226 32,226 44,250! 44,270! -44,270!', body, 'body relief 5'),
      still.form('72,252! 104,252! 104,266! 72,266!', hex('#c8473d'), 'body'),
      inside(
        still.form(
          '-128,266 -120,256 120,256 128,266 128,414 120,424 -120,424 -128,414',
          body,
          'body relief 10',
        ),
        still.form('-140,262! 140,262! 140,292! -140,292!', trim, 'detail'),
      ),
      still.ellipse([0, 348], [72, 72], trim, 'metal relief 8'),
      still.ellipse([0, 348], [58, 58], hex('#22242c'), 'body'),
      inside(
        still.ellipse([0, 348], [40, 40], glass, 'glass relief 8'),
        still.ellipse([-13, 334], [12, 9], hex('#e8f2ff'), 'light alpha 0.9'),
      ),
      still.ellipse([92, 276], [10, 8], hex('#f4e9c0'), 'light'),
      ...[-1, 1].flatMap((s) => [0, 1, 2, 3].map((i) => finger(s, i))),
    ],
    fingers: false,
  }
}

const brush: HeldDrawing = ({ person, dark }) => {
  const forms = [
    still.form('-7,0! 7,0! 5,250! -5,250!', hex('#b5824f'), 'body'),
    still.form('-9,-26! 9,-26! 9,6! -9,6!', hex('#b9c0cc'), 'metal'),
    still.form('-11,-26! -14,-56 0,-92! 14,-56 11,-26!', person.colours.accent, 'hair'),
  ]
  const board = [
    still.form(
      '-86,376 -70,318 0,296 84,306 116,358 92,424 10,446 -60,432 -40,404',
      hex('#d9ab74'),
      'body relief 8',
    ),
    ...[
      [-24, 332, '#d9534a'],
      [26, 322, '#e9b84a'],
      [70, 342, '#4f8fb4'],
      [74, 388, '#5f9a6f'],
      [28, 414, '#8a6ab0'],
    ].map(([x, y, c]) => still.ellipse([Number(x), Number(y)], [17, 14], hex(String(c)), 'detail')),
  ]
  return {
    under: [...place(forms, [-66 * dark, 210], { turn: -0.35 * dark }), ...board],
  }
}

/** 元宝: a boat of gold. */
const ingot: HeldDrawing = ({ person }) => {
  const { gold } = person.colours
  return {
    under: [
      inside(
        still.form(
          '-118,262! -60,296 0,286 60,296 118,262! 108,340 60,392 0,400 -60,392 -108,340',
          gold,
          'metal relief 16',
        ),
        still.form('24,240! 60,410! 200,410! 200,240!', shade(gold, -0.09), 'shade'),
        still.line('-92,300 -60,350 -20,372', 9, shade(gold, 0.12), 'light'),
      ),
      inside(
        still.ellipse([0, 288], [62, 36], shade(gold, 0.05), 'metal relief 10'),
        still.ellipse([-16, 274], [22, 10], shade(gold, 0.14), 'light'),
      ),
    ],
  }
}

const phone: HeldDrawing = ({ person: { colours }, dark }) => ({
  under: [
    ...place(
      [
        still.form(
          '-44,-84! -36,-92 36,-92 44,-84! 44,84! 36,92 -36,92 -44,84!',
          // dark before dark fur would not be seen
          colours.skin[0] < 0.45 ? colours.trim : hex('#3a3d48'),
          'body relief 6',
        ),
        still.ellipse([-24, -68], [11, 11], hex('#20222a'), 'glass'),
        still.ellipse([2, -68], [11, 11], hex('#20222a'), 'glass'),
        still.ellipse([-27, -71], [3, 3], hex('#8fb0e0'), 'light'),
      ],
      [0, 318],
      { turn: -0.08 * dark },
    ),
  ],
})

export const THINGS_HELD: Readonly<Record<string, HeldDrawing>> = {
  fan,
  lantern,
  bouquet,
  mug,
  book,
  newspaper,
  gift,
  microphone,
  brush,
  ingot,
  balloons,
  umbrella,
  phone,
  guitar,
  camera,
  'folding-fan': foldingFan,
  spear,
  staff,
  sword,
}
