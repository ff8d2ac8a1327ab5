import { type Form, disc, form, inside, place, polygonForm, roundRect } from '../build/form'
import { fillPath, fillPolygon } from '../build/outlines'
import { type Oklch, linear, radialStops, tone, tones } from '../build/fill'
import { ellipsePath, ribbonPath } from '../build/path'
import { metalFill } from '../build/shine'
import type { Craft } from './craft'
import { type Item, many } from '../build/still/item'
import { type Point, pairs, polyline } from '../../drawing/notation'

export function key(craft: Craft): Item {
  const { colour, random } = craft
  const gold = colour
  const bow_ = pairs('0,-86 -70,-20 70,-20').map(([x, y]) =>
    polygonForm(
      [ellipsePath(x, y, 74, 74), ellipsePath(x, y, 42, 42)],
      linear([x - 74, y - 74], [x + 74, y + 74], ...tones(gold, 0.14, 0, -0.24)),
      'metal relief 10',
    ),
  )
  const shaft = roundRect([-20, 30, 40, 470], 14, metalFill([-20, 20], gold), 'metal relief 5')
  const collar = [34, 70, 100].map((y, i) =>
    roundRect([-34 + i * 3, y, 68 - i * 6, 20], 9, metalFill([-34, 34], gold), 'metal relief 4'),
  )
  const bit = fillPath(metalFill([16, 120], tone(gold, -0.02)), 'metal relief 6')`16,380! 110,380!
    110,420! 78,420! 78,444! 120,444! 120,490! 16,490!`
  const forms = place([bit, shaft, ...bow_, ...collar], [-130, -330], {
    turn: random.pick([-0.62, -0.9]),
  })
  return {
    forms: forms,
    stands: [{ at: [110, -20], radius: [240, 16] }],
    lights: [sparkleAt([-150, -400], 40)],
  }
}

export const sparkleAt = ([x, y]: Point, r: number): Form =>
  disc(
    [x, y],
    r,
    radialStops([x, y], [r, r], '0,1,0,90,0.95 0.3,0.98,0.03,90,0.3 1,0.98,0.03,90,0'),
    'glow plain screen',
  )

export function sword(craft: Craft): Item {
  const { metal, colour, random } = craft
  const steel: Oklch = [0.86, 0.012, 240]
  const blade = form(
    '-30,-160! -26,-640! 0,-740! 26,-640! 30,-160!',
    linear([-30, 0], [30, 0], ...tones(steel, 0.1, -0.02, -0.2, -0.02)),
    'metal relief 4',
  )
  const fuller = [
    fillPolygon(tone(steel, -0.3), 'detail plain alpha 0.7')`-6,-170 6,-170 3,-620 -3,-620`,
    fillPolygon([1, 0, 90], 'light plain alpha 0.35')`-30,-160 0,-160 0,-740 -26,-640`,
  ]
  const guard = fillPath(metalFill([-150, 150], metal), 'metal relief 8')`-150,-176 -120,-164
    -40,-172 0,-176 40,-172 120,-164 150,-176 144,-140 60,-128 0,-122 -60,-128 -144,-140`
  const grip = form(
    '-20,-130! 20,-130! 17,-16! -17,-16!',
    linear([-20, 0], [20, 0], ...tones(colour, 0.08, -0.12)),
    { relief: 6 },
  )
  const wrap = many(
    Array.from({ length: 7 }, (_, i) =>
      ribbonPath(polyline([-22, -118 + i * 16], [22, -126 + i * 16]), 4, 'even'),
    ),
    tone(metal, -0.05),
  )
  const turn = random.range(0.24, 0.5) * random.sign()
  const pommel = disc([0, 4], 28, metal, 'metal relief 9')
  const jewel = disc([0, -150], 17, tone(colour, 0.08), 'glass relief 5')
  return {
    forms: place([inside(blade, fuller), inside(grip, wrap), guard, pommel, jewel], [0, -60], {
      turn,
    }),
    stands: [{ at: [20, 10], radius: [120, 14] }],
    lights: place([sparkleAt([-6, -560], 70)], [0, -60], { turn }),
  }
}
