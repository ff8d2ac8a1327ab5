import {
  disc,
  ellipse,
  form,
  inside,
  layer,
  line,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { type Form, type Layer, fillPath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import { type Stage, band, isDark, rect } from './stage'
import { layOutWalls, shell } from './room'
import { curtains, gardenWindow } from './window'
import { polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'
import { pointsAt } from '../../geometry'

/** A plant with broad leaves in a pot; (0, 0) its foot, about 330 tall. */
export function greenery(lit: Stage['lit'], pot: Oklch): Form[] {
  const green = lit([0.52, 0.1, 148])
  const leaves = [-1.1, 1.05, -0.7, 0.66, -0.3, 0.34, 0].flatMap((turn, i) =>
    place(
      [
        inside(
          fillPath(tone(green, (i % 3) * 0.035 - 0.04), 'foliage relief 5')`0,0! 40,-60 34,-150
            0,-210! -34,-150 -40,-60`,
          line('0,-6 0,-100 0,-190', 4, tone(green, 0.12), 'detail'),
        ),
      ],
      [turn * 18, -110],
      { turn, scale: 1 + (i % 2) * 0.12 },
    ),
  )
  return [
    ellipse([6, 2], [86, 13], [0.25, 0.03, 60], 'shadow plain alpha 0.4 blur 6'),
    ...leaves,
    ...named(
      'pot',
      form('-66,-116! 66,-116! 48,4 -48,4', pot, 'body relief 12'),
      roundRect([-74, -126, 148, 28], 8, tone(pot, 0.05), 'body'),
    ),
  ]
}

const sofa = (colour: Oklch, cushions: readonly Oklch[]): Form[] => [
  ellipse([0, 4], [330, 24], [0.25, 0.03, 60], 'shadow plain alpha 0.4 blur 10'),
  ...[-250, 250].map((x) =>
    form(polyline([x - 9, -30], [x + 9, -30], [x + 6, 4], [x - 6, 4]), [0.52, 0.08, 58], 'body'),
  ),
  roundRect([-270, -220, 540, 180], 34, tone(colour, -0.03), 'cloth relief 16'),
  line('0,-212 0,-160 0,-120', 4, tone(colour, -0.1), 'detail even'),
  ...[-132, 132].map((x) =>
    roundRect([x - 130, -124, 260, 66], 22, tone(colour, 0.04), 'cloth relief 14'),
  ),
  roundRect([-278, -76, 556, 56], 16, tone(colour, -0.06), 'cloth relief 8'),
  ...[-292, 292].map((x) => roundRect([x - 42, -152, 84, 132], 32, colour, 'cloth relief 14')),
  ...cushions
    .map(
      (fill, i) =>
        place(
          named('cushion', roundRect([-50, -50, 100, 100], 18, fill, 'cloth relief 12')),
          [i === 0 ? -182 : i === 1 ? 182 : -96, -150],
          { turn: i % 2 ? 0.2 : -0.18 },
        )[0],
    )
    .filter((one) => one !== undefined),
]

export function livingRoom(stage: Stage): Layer[] {
  const { frame, lit, random } = stage
  const { width, height } = frame
  const s = Math.min(width, height) / 1000
  const own = random.fork('room')
  const wall = lit(
    own.pick<Oklch>(triples('0.94,0.012,85 0.9,0.022,75 0.88,0.02,150 0.9,0.018,230')),
  )
  const boards = lit([0.78, 0.06, 72])
  const walls = layOutWalls(stage, 0.13)
  const flip = own.chance(0.5)
  const at = (t: number): number => width * (flip ? 1 - t : t)
  const pane = {
    x: walls.left + width * 0.02,
    y: walls.top + height * 0.05,
    w: (walls.right - walls.left) * 0.62,
    h: walls.floor - walls.top - height * 0.065,
  }
  if (flip) Object.assign(pane, { x: walls.right - width * 0.02 - pane.w })
  const { glass, bars } = gardenWindow(stage, pane, own)
  const steel = lit([0.36, 0.015, 260])
  const cloth = lit(own.pick<Oklch>(triples('0.93,0.015,80 0.84,0.03,60 0.82,0.035,170')))
  const couch = lit(
    own.pick<Oklch>(triples('0.66,0.03,240 0.78,0.035,75 0.56,0.06,165 0.7,0.08,45')),
  )
  const wood = lit([0.66, 0.08, 62])
  const pictureX = at(0.78)
  const pictures = [0, 1].flatMap((i) => {
    const [x, y, w, h] = [
      pictureX - 66 * s + i * 92 * s,
      walls.top + 130 * s + i * 26 * s,
      84 * s,
      108 * s,
    ]
    return [
      inside(
        roundRect([x, y, w, h], 3, lit([0.97, 0.008, 85]), 'body'),
        i
          ? fillPath(lit([0.66, 0.08, 160]), 'detail')`${x + 8},${y + h}
            ${x + w * 0.5},${y + h * 0.4} ${x + w},${y + h}`
          : disc([x + w / 2, y + h * 0.46], w * 0.26, lit([0.74, 0.13, 50]), 'detail'),
      ),
      polygonForm([rect(x - 5, y - 5, w + 10, h + 10), rect(x, y, w, h)], wood, 'body'),
    ]
  })
  const lampAt = at(0.86)
  const lamp: Form[] = [
    ellipse([lampAt, height * 0.8], [44 * s, 9 * s], steel, 'metal'),
    line(pointsAt([lampAt, 0], height, '0,0.8 0,0.6 0,0.42'), 9 * s, steel, 'metal even'),
    fillPath([0.96, 0.06, 88], 'glow')`${lampAt - 66 * s},${height * 0.43}
      ${lampAt - 42 * s},${height * 0.43 - 96 * s} ${lampAt + 42 * s},${height * 0.43 - 96 * s}
      ${lampAt + 66 * s},${height * 0.43}`,
  ]
  const rug = inside(
    ellipse(
      [width * 0.5, height * 0.91],
      [width * 0.36, height * 0.075],
      lit([0.92, 0.02, 80]),
      'cloth',
    ),
    ellipse(
      [width * 0.5, height * 0.91],
      [width * 0.31, height * 0.06],
      lit([0.84, 0.035, 70]),
      'detail',
    ),
    ellipse(
      [width * 0.5, height * 0.91],
      [width * 0.29, height * 0.055],
      lit([0.92, 0.02, 80]),
      'detail',
    ),
  )
  const table = place(
    [
      ellipse([0, 6], [150, 14], [0.25, 0.03, 60], 'shadow plain alpha 0.4 blur 6'),
      ...[-90, 90, 0].map((x) =>
        line(polyline([x * 0.8, -70], [x, -30], [x * 1.1, 4]), 11, tone(wood, -0.08), 'body even'),
      ),
      ellipse([0, -72], [150, 34], tone(wood, 0.08), 'body relief 6'),
      form('-46,-96! -20,-102 30,-98! 44,-86! -30,-82!', lit([0.9, 0.03, 60]), 'body'),
      form('50,-118! 92,-118! 86,-80 56,-80', lit([0.96, 0.01, 85]), 'body relief 5'),
    ],
    [width * 0.5, height * 0.93],
    { scale: s * 1.15 },
  )
  const glow = polygonForm(
    [
      polyline(`${pane.x},${walls.floor} ${pane.x + pane.w},${walls.floor}
          ${pane.x + pane.w * 1.1 + 60},${height} ${pane.x + 90},${height}`),
    ],
    [0.98, 0.05, 88],
    { role: 'light', plain: true, alpha: isDark(stage) ? 0 : 0.24 },
  )
  return [
    layer('shell', 'ground', shell(stage, walls, wall, boards)),
    layer(
      'window',
      'setting',
      glass,
      ...named('window-frame', bars),
      ...named('curtain', curtains(stage, pane, walls.floor, cloth)),
      ...named('painting', pictures),
    ),
    layer('sun on the floor', 'ground', glow),
    layer(
      'plants behind',
      'masses',
      place(greenery(lit, lit([0.92, 0.015, 80])), [at(0.1), height * 0.86], { scale: s * 1.3 }),
    ),
    layer(
      'sofa',
      'forms',
      place(
        named(
          'sofa',
          sofa(couch, [lit([0.74, 0.13, 50]), lit([0.94, 0.02, 85]), lit([0.6, 0.06, 200])]),
        ),
        [width * 0.49, height * 0.82],
        { scale: s * 1.02 },
      ),
      named('floor-lamp', lamp),
    ),
    layer('table', 'forms', named('carpet', rug), named('tea-table', table)),
    layer(
      'plants',
      'details',
      place(greenery(lit, lit([0.62, 0.11, 44])), [at(0.94), height * 0.95], {
        scale: s * 1.15,
        flip: true,
      }),
    ),
    layer(
      'evening',
      'light',
      isDark(stage)
        ? band(stage, 0, height, {
            ...{
              kind: 'radial',
              centre: [lampAt, height * 0.4],
              radius: [width * 0.5, height * 0.5],
            },
            stops: [
              { at: 0, colour: [0.95, 0.1, 80], alpha: 0.3 },
              { at: 1, colour: [0.95, 0.1, 80], alpha: 0 },
            ],
          })
        : [],
    ),
  ]
}
