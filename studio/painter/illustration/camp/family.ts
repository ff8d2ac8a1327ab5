import { type Oklch, mixColour } from '../../colour'
import { type Form, disc, ellipse, form, inside, line, place, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, radialStops, tone } from '../build/fill'
import { type Creatures, createWholeFamily } from '../creatures/compose'
import type { Hide } from '../creatures/creature'
import { type Point, polyline, triples } from '../../drawing/notation'

function tent({ base }: Hide): Form[] {
  const dim = tone(base, -0.14)
  const rope = (outline: string): Form => line(outline, 6, [0.86, 0.04, 80], 'detail even')
  const peg = ([x, y]: Point): Form =>
    line(polyline([x, y - 26], [x + 4, y + 6]) as Point[], 11, [0.5, 0.06, 60], 'body even')
  return [
    rope('-100,-380 -460,120'),
    rope('300,-400 560,60'),
    peg([-460, 124]),
    peg([560, 64]),
    // the long side in shade, then the front with its opening
    fillPath(linear([-100, 0], [520, 0], dim, tone(base, -0.04)), 'cloth relief 10')`-100,-400!
      300,-420! 520,40! 330,140!`,
    line('60,-410 190,-180 392,104', 7, tone(base, -0.2), 'detail even'),
    fillPath(linear([-200, -400], [0, 140], tone(base, 0.07), base), 'cloth relief 10')`-100,-400!
      -420,140! 330,140!`,
    form(
      '-98,-330! -210,140! 60,140!',
      linear([0, -300], [0, 140], [0.28, 0.04, 60], [0.44, 0.07, 70]),
      'shade plain',
    ),
    fillPath(tone(base, 0.16), 'cloth relief 7')`-98,-334! -132,-160 -250,20 -244,140! -330,140!
      -230,-60`,
    form('-98,-334! -50,-160 84,10 80,140! 170,140! 60,-60', tone(base, 0.12), 'cloth relief 7'),
    line('-106,-430 -98,-390', 14, [0.5, 0.06, 60], 'body even'),
    line('-100,-400 302,-420', 9, tone(base, 0.12), 'detail even'),
  ]
}

function campfire({ base }: Hide): Form[] {
  const wood: Oklch = [0.42, 0.07, 48]
  const log = (from: Point, to: Point): Form[] => {
    const end = ellipse(to, [24, 28], [0.72, 0.08, 70], 'body')
    return [
      line(
        [from, to] as Point[],
        58,
        linear(from, to, tone(wood, -0.08), wood),
        'body even relief 10',
      ),
      inside(end, ellipse(to, [13, 16], [0.56, 0.08, 60], 'detail')),
    ]
  }
  const stone = (x: number, y: number, r: number): Form =>
    ellipse(
      [x, y],
      [r, r * 0.62],
      linear([0, y - r], [0, y + r], [0.62, 0.015, 70], [0.4, 0.02, 260]),
      'body relief 10',
    )
  const glow = disc(
    [0, -150],
    520,
    radialStops([0, -150], [520, 520], '0,0.9,0.15,70,0.55 0.5,0.78,0.16,55,0.2 1,0.7,0.16,45,0'),
    'band plain',
  )
  const sparks = triples('-120,-430,7 90,-500,9 30,-420,6 160,-380,6 -60,-540,6 -180,-340,6').map(
    ([x, y, r]) => disc([x, y], r, [0.88, 0.16, 70], 'glow plain'),
  )
  return [
    glow,
    stone(-230, 30, 56),
    stone(232, 34, 60),
    ...log([-170, 40], [150, -70]),
    ...log([180, 44], [-140, -64]),
    form(
      '-150,20 -190,-90 -130,-190 -120,-270! -70,-220 -50,-300 -10,-460! 50,-330 60,-240 110,-310! 120,-220 180,-120 150,20 0,60',
      linear([0, -440], [0, 40], mixColour(base, [0.56, 0.22, 30], 0.6), base),
      'light relief 6',
    ),
    fillPath(linear([0, -300], [0, 40], base, [0.86, 0.17, 75]), 'light plain')`-96,26 -120,-60
      -70,-150 -50,-200! -20,-150 6,-300! 50,-190 60,-130 86,-170! 112,-70 90,26 0,52`,
    fillPath([0.96, 0.12, 95], 'glow plain')`-52,30 -62,-30 -20,-100 0,-170! 34,-90 60,-20 46,30
      0,48`,
    ...log([-210, 66], [190, 20]),
    ...sparks,
    stone(-150, 84, 62),
    stone(-20, 100, 66),
    stone(120, 92, 60),
  ]
}

/** A bench of planks on iron legs. */
function bench({ base }: Hide): Form[] {
  const iron: Oklch = [0.4, 0.012, 290]
  const plank = (y: number, half: number, tall: number, shade: number): Form =>
    roundRect([-half, y, 2 * half, tall], 10, tone(base, shade), 'body relief 6')
  const bar = (x: number, y: number, tall: number): Form =>
    roundRect([x - 14, y, 28, tall], 8, iron, 'metal')
  return [
    ...[-380, 380].flatMap((x) => [bar(x, -270, 290), bar(x * 1.06, 10, 270)]),
    ...[-262, -178, -94].map((y) => plank(y, 450, 62, -0.03)),
    ...[-420, 420].map((x) => bar(x, -110, 130)),
    plank(-14, 490, 44, 0.02),
    plank(34, 490, 22, -0.09),
  ]
}

/** A house in a toadstool: its cap is the roof. */
function mushroomHouse({ base }: Hide): Form[] {
  const stem: Oklch = [0.93, 0.03, 85]
  const wood: Oklch = [0.5, 0.08, 55]
  const pane = (x: number, y: number): Form =>
    inside(
      disc([x, y], 46, wood, 'body relief 6'),
      disc([x, y], 34, [0.88, 0.13, 88], 'glow plain'),
      line(polyline([x - 36, y], [x + 36, y]), 8, wood, 'detail even'),
      line(polyline([x, y - 36], [x, y + 36]), 8, wood, 'detail even'),
    )
  const spots = triples('-190,-330,54 20,-430,66 210,-320,48 -320,-200,34 70,-270,36 330,-190,30')
  return [
    roundRect([150, -560, 60, 150], 8, tone(wood, 0.06), 'body relief 6'),
    fillPath(linear([-200, 0], [200, 0], tone(stem, 0.02), tone(stem, -0.1)), 'body relief 24')`
      -170,-200! -190,0 -250,140! 250,140! 190,0 170,-200!`,
    form('-60,140! -60,30 0,-24 60,30 60,140!', wood, 'body relief 8'),
    disc([36, 70], 8, [0.84, 0.1, 84], 'metal relief 3'),
    pane(-128, -40),
    pane(134, -40),
    inside(
      fillPath(linear([0, -520], [0, -120], tone(base, 0.06), tone(base, -0.08)), 'body relief 30')`
        -430,-130! -400,-340 -210,-510 0,-530 210,-510 400,-340 430,-130! 220,-84 0,-74 -220,-84`,
      ...spots.map(([x, y, r]) => ellipse([x, y], [r, r * 0.8], [0.97, 0.01, 90], 'detail')),
    ),
    fillPath(tone(stem, -0.16), 'shade plain')`-400,-124! -220,-84 0,-74 220,-84 400,-124!
      220,-110 0,-104 -220,-110`,
  ]
}

/** Towers and a wall of sand, with a flag. */
function sandcastle({ base }: Hide): Form[] {
  const shade = tone(base, -0.1)
  const tower = (x: number, top: number, half: number): Form[] => [
    fillPath(linear([x - half, 0], [x + half, 0], tone(base, 0.05), shade), 'body relief 12')`
      ${x - half * 0.86},${top}! ${x + half * 0.86},${top}! ${x + half * 1.2},130!
      ${x - half * 1.2},130!`,
    ...[-0.7, 0, 0.7].map((k) =>
      roundRect([x + k * half - half * 0.2, top - 40, half * 0.4, 46], 4, base, 'body relief 5'),
    ),
    form(
      `${x - 18},${top + 96}! ${x},${top + 60} ${x + 18},${top + 96}! ${x + 18},${top + 130}!
      ${x - 18},${top + 130}!`,
      tone(base, -0.26),
      'shade plain',
    ),
  ]
  return [
    ...tower(-230, -120, 96),
    ...tower(230, -120, 96),
    roundRect([-240, -10, 480, 150], 8, tone(base, -0.03), 'body relief 10'),
    ...tower(0, -270, 116),
    form('-52,140! -52,60 0,14 52,60 52,140!', tone(base, -0.26), 'shade plain'),
    line('0,-300 0,-440', 10, [0.5, 0.06, 60], 'body even'),
    form('4,-440! 110,-404! 4,-370!', [0.62, 0.2, 25], 'cloth'),
    fillPath(
      shade,
      'body relief 8',
    )`-400,140! -330,96 0,120 330,96 400,140! 300,170 0,180 -300,170`,
  ]
}

const THINGS: Creatures = {
  'mushroom-house': {
    words: '蘑菇屋 蘑菇房 蘑菇房子 蘑菇小屋 蘑菇小房子 蘑菇木屋 mushroom_house',
    colours: triples('0.58,0.2,27 0.62,0.17,40 0.6,0.14,320'),
    ...{ size: [900, 720], foot: 140, middle: 0, on: 'grass', shadow: 300, draw: mushroomHouse },
  },
  sandcastle: {
    words: '沙堡 沙滩城堡 沙子城堡 沙雕城堡 sandcastle sand_castle',
    colours: triples('0.82,0.08,80'),
    ...{ size: [840, 640], foot: 170, middle: 0, on: 'sand', shadow: 400, draw: sandcastle },
  },
  bench: {
    words: '长椅 长凳 公园长椅 木长椅 park_bench bench benches',
    colours: triples('0.57,0.09,58 0.5,0.08,48 0.62,0.07,75'),
    ...{ size: [1000, 560], foot: 280, middle: 0, on: 'grass', shadow: 440, draw: bench },
  },
  tent: {
    words: '帐篷 露营帐篷 野营帐篷 小帐篷 tent tents',
    colours: triples('0.7,0.15,55 0.6,0.11,150 0.62,0.13,240 0.86,0.12,90'),
    ...{ size: [1080, 600], foot: 140, middle: 40, on: 'grass', shadow: 460, draw: tent },
  },
  campsite: {
    words: '露营地 野营地 露营营地 campsite',
    colours: triples('0.7,0.15,55 0.6,0.11,150 0.62,0.13,240 0.86,0.12,90'),
    ...{ size: [1330, 620], foot: 190, middle: 120, on: 'grass', shadow: 560 },
    draw: (hide) => [
      ...tent(hide),
      ...place(campfire({ ...hide, base: [0.72, 0.2, 46] }), [610, 140], { scale: 0.44 }),
    ],
  },
  campfire: {
    words: '篝火 营火 火堆 campfire bonfire',
    colours: triples('0.72,0.2,48 0.7,0.2,42'),
    times: ['night', 'dusk'],
    glows: true,
    ...{ size: [860, 800], foot: 130, middle: 0, on: 'grass', shadow: 300, draw: campfire },
  },
}

/** Things for camping, in the open. */
export const camp = createWholeFamily('camp', THINGS)
