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

const THINGS: Creatures = {
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
