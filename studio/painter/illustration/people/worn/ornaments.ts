import { hex, shade } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { inside } from '../../build/form'
import { linear } from '../../build/fill'
import { type KnotList, knots, sided } from '../pen'
import { type Worn, type WornDrawing, penAt } from './kit'
import { blossoms, bow, buyao, flower, hairband, jadePin, phoenixCrown, wreath } from './garlands'

const headphones: WornDrawing = ({ person, space }) => {
  const fill = person.colours.accent
  const dark = shade(fill, -0.14)
  const { skull, yaw } = space
  const band = inside(
    skull.fillPath(fill, 'body relief 8')`-124,10! -141,-80 -101,-178 0,-216 101,-178 141,-80
      124,10! 112,6! 122,-80 88,-160 0,-195 -88,-160 -122,-80 -112,6!`,
    skull.form('40,-230! 100,-140 110,20! 200,20! 200,-230!', dark, 'shade'),
  )
  const pen = penAt(0, 0)
  const cups = [-1, 1].flatMap((s) => {
    if (yaw > 0.4 && s > 0) return []
    const x = s * 121 + 16 * yaw
    const rx = yaw > 0 && s < 0 ? 34 : 27
    return [
      inside(
        pen.ellipse([x, 22], [rx, 47], fill, 'body relief 12'),
        pen.ellipse([x + 15, 26], [rx, 49], dark, 'shade'),
      ),
      pen.ellipse([x - s * 2, 22], [12, 25], shade(fill, -0.07), 'body plain'),
    ]
  })
  return { over: [band, ...cups] }
}

/** Ear pieces of a helmet with blades that rise, and a plate on the brow. */
const mechaEars: WornDrawing = ({ person, space }) => {
  const { cloth, trim, accent } = person.colours
  const { skull, yaw } = space
  const pen = penAt(0, 0)
  const brow = [
    skull.fillPath(cloth, 'metal relief 8')`-128,-92! -70,-150 0,-166 70,-150 128,-92! 60,-112
      0,-96! -60,-112`,
    skull.form('0,-158! 22,-132! 0,-104! -22,-132!', accent, 'glow plain'),
  ]
  const ears = [-1, 1].flatMap((s) => {
    if (yaw > 0.4 && s > 0) return []
    const x = s * 121 + 16 * yaw
    return [
      pen.fillPath(cloth, 'metal relief 6')`${x - s * 14},-10! ${x + s * 22},-30!
        ${x + s * 66},-236! ${x + s * 36},20!`,
      pen.ellipse([x, 22], [30, 48], cloth, 'metal relief 10'),
      pen.ellipse([x, 22], [15, 26], trim, 'glow plain'),
    ]
  })
  return { over: [...brow, ...ears] }
}

/** Of a fox's ears. */
const TIP = hex('#46302a')

function animalEars(kind: 'cat' | 'rabbit' | 'fox'): WornDrawing {
  return ({ person, space }) => {
    const { hair } = person.colours
    const long = kind === 'rabbit'
    const fox = kind === 'fox'
    const fill = long ? hex('#f6efe8') : fox ? hex('#d9762f') : hair
    const inner = hex(fox ? '#fbf1e4' : '#e9a3ac')
    const { skull } = space
    return {
      back: [-1, 1].flatMap((s) => {
        const p = (list: KnotList) => sided(list, s)
        if (long)
          return [
            skull.form(
              p('24,-160 14,-250 28,-330 62,-356 88,-320 88,-240 76,-160'),
              fill,
              'hair relief 10',
            ),
            skull.form(
              p('40,-176 34,-250 46,-310 60,-326 72,-300 70,-236 62,-176'),
              inner,
              'skin plain',
            ),
          ]
        return [
          skull.form(p(`40,-166! 66,-222 112,-250! 130,-190 124,-104!`), fill, 'hair relief 8'),
          skull.form(p(`64,-170! 84,-210 108,-228! 117,-180 109,-138!`), inner, 'skin plain'),
          ...(fox ? [skull.form(p('84,-236! 112,-250! 122,-216! 104,-222'), TIP, 'detail')] : []),
        ]
      }),
    }
  }
}

function crown(large: boolean): WornDrawing {
  return ({ person, space }) => {
    const { gold } = person.colours
    const { skull } = space
    const gems = [hex('#c8383a'), hex('#3f77b4'), hex('#3f9a7a')]
    if (!large)
      return {
        over: [
          skull.fillPath(gold, 'metal relief 6')`-78,-150! -70,-178 -46,-168 -34,-196! -14,-176
            0,-224! 14,-176 34,-196! 46,-168 70,-178 78,-150! 0,-170`,
          skull.ellipse([0, -188], [8, 11], hex('#8fd0e6'), 'glass'),
          ...[-50, -26, 26, 50].map((x) =>
            skull.ellipse([x, -168], [4.6, 4.6], hex('#ffffff'), 'light'),
          ),
        ],
      }
    const fill = linear([-110, 0], [110, 0], shade(gold, 0.06), gold, shade(gold, -0.1))
    return {
      back: [
        skull.form('-112,-150! 0,-190 112,-150! 96,-200 0,-220 -96,-200', hex('#9c2f38'), 'cloth'),
      ],
      over: [
        skull.fillPath(fill, 'metal relief 9')`-120,-118! -134,-240! -84,-186! -64,-262! -28,-196!
          0,-280! 28,-196! 64,-262! 84,-186! 134,-240! 120,-118! 60,-134 0,-138 -60,-134`,
        skull.strokePath(12, shade(gold, -0.07), 'metal even plain')`-120,-126 -60,-142 0,-146
          60,-142 120,-126`,
        ...[-80, -40, 0, 40, 80].map((x, i) =>
          skull.ellipse([x, -162 + Math.abs(x) * 0.1], [10, 13], gems[i % 3], 'metal'),
        ),
        ...[-134, -64, 0, 64, 134].map((x, i) =>
          skull.ellipse([x, i === 2 ? -284 : i % 2 ? -266 : -244], [9, 9], gold, 'metal'),
        ),
      ],
    }
  }
}

const halo: WornDrawing = ({ space }) => {
  const ring = Array.from({ length: 41 }, (_, i) => {
    const a = (i / 40) * TAU
    return [cos(a) * 104, sin(a) * 26 - 250]
  })
  return {
    back: [
      space.skull.ellipse([0, -250], [150, 60], hex('#ffe9a6'), 'glow alpha 0.5 blur 26'),
      space.skull.line(knots(ring), 15, hex('#f8d873'), 'glow even plain'),
    ],
  }
}

/** A round light behind the head, as temple murals give it. */
const nimbus: WornDrawing = ({ space, person }) => {
  const { gold } = person.colours
  return {
    back: [
      space.skull.ellipse([0, -60], [250, 250], shade(gold, 0.08), 'backdrop alpha 0.9'),
      space.skull.ellipse([0, -60], [226, 226], hex('#5fa3a0'), 'backdrop plain'),
      space.skull.ellipse([0, -60], [206, 206], hex('#f3dfb0'), 'backdrop plain'),
    ],
  }
}

/** The space helmet about a head at (0, 0): a ring and hardly any glass, which would grey the skin. */
export function drawSpaceHelmet(dark: 1 | -1): Required<Pick<Worn, 'back' | 'over'>> {
  const pen = penAt(0, 0)
  const ring = Array.from({ length: 65 }, (_, i) => {
    const a = (i / 64) * TAU
    return [cos(a) * 202, -10 + sin(a) * 206]
  })
  const p = (list: KnotList) => sided(list, dark)
  return {
    back: [pen.ellipse([0, -10], [206, 210], hex('#22304f'), 'body')],
    over: [
      pen.ellipse([0, -10], [196, 200], hex('#dcebf7'), 'light plain alpha 0.07'),
      pen.line(knots(ring), 24, hex('#e9eef5'), 'metal even'),
      pen.line(knots(ring.slice(60).concat(ring.slice(1, 26))), 9, hex('#b4c0d2'), 'detail both'),
      pen.form(
        p('-152,-90 -122,-148 -70,-178 -64,-166 -106,-130 -138,-80'),
        hex('#ffffff'),
        'light alpha 0.78',
      ),
      pen.ellipse([-154 * dark, -50], [8, 13], hex('#ffffff'), 'light alpha 0.7'),
      pen.form(p('150,60 120,120 70,158 118,104'), hex('#ffffff'), 'light alpha 0.3'),
    ],
  }
}

const helmet: WornDrawing = ({ space }) => drawSpaceHelmet(space.dark)

const veil: WornDrawing = ({ space }) => {
  const white = hex('#fdfbf7')
  return {
    behind: [],
    back: [
      space.skull.fillPath(white, 'cloth alpha 0.55')`-60,-190 60,-190 150,-120 210,60 250,300
        270,560! -270,560! -250,300 -210,60 -150,-120`,
      ...[-150, -80, 90, 160].map(
        (x) =>
          space.skull.strokePath(3, hex('#e6dfd6'), { alpha: 0.7 })`${x * 0.5},-120 ${x},100
          ${x * 1.4},540`,
      ),
    ],
  }
}

export const ORNAMENTS: Readonly<Record<string, WornDrawing>> = {
  headphones,
  'mecha-ears': mechaEars,
  flower,
  blossoms,
  wreath,
  buyao,
  hairband,
  bow,
  halo,
  nimbus,
  helmet,
  veil,
  'phoenix-crown': phoenixCrown,
  'jade-pin': jadePin,
  'cat-ears': animalEars('cat'),
  'rabbit-ears': animalEars('rabbit'),
  'fox-ears': animalEars('fox'),
  crown: crown(true),
  tiara: crown(false),
}
