import { type Form, disc, form, inside, line, place } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { ellipsePath, openPath, ribbonPath } from '../build/path'
import { glossFill } from '../build/shine'
import type { Craft } from './craft'
import { type Item, group, many, placeItem } from '../build/still/item'
import { type Point, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

export function stitches(outline: string, colour: Oklch): Form {
  const path = openPath(outline)
  const rings = path
    .filter((_, i) => i % 2 === 0)
    .map(([x, y], i, all) => {
      const [nx, ny] = all[Math.min(i + 1, all.length - 1)]
      const [px, py] = all[Math.max(i - 1, 0)]
      return ribbonPath(
        [
          [x - (nx - px) * 0.13, y - (ny - py) * 0.13],
          [x + (nx - px) * 0.13, y + (ny - py) * 0.13],
        ],
        2.6,
        'even',
      )
    })
  return many(rings, colour, { alpha: 0.85 })
}

export const UPPER =
  '-390,-150! -404,-214 -398,-278 -390,-332 -394,-370 -376,-388 -348,-378 -324,-344 -280,-324 -232,-334 -204,-374 -188,-416 -162,-432 -138,-418 -122,-370 -86,-322 -36,-278 26,-246 90,-226 138,-196 162,-146 50,-122 -110,-122 -270,-130'

export function sneaker(craft: Craft): Item {
  const { colour, random, wish } = craft
  const pale = colour[0] > 0.85
  const isNamed = wish.tint !== undefined
  // white shoes have no coloured parts
  const second: Oklch =
    wish.tint === 'white'
      ? [0.87, 0.008, 255]
      : pale
        ? random.pick<Oklch>(triples('0.62,0.19,32 0.5,0.13,255 0.55,0.12,155'))
        : tone(colour, -0.2)
  const isWhite = random.chance(isNamed ? 0 : 0.5) || pale
  const main: Oklch = isWhite ? [0.96, 0.01, 85] : isNamed ? colour : tone(colour, 0.16)
  const accent = pale ? second : colour
  const panel = (outline: string, c: Oklch) =>
    form(outline, linear([0, -430], [0, -120], tone(c, 0.08), tone(c, -0.07)), 'body relief 7')
  const mesh = many(
    Array.from({ length: 26 * 14 }, (_, i) =>
      ellipsePath(
        -90 + (i % 26) * 7 + (Math.floor(i / 26) % 2) * 3.5,
        -270 + Math.floor(i / 26) * 9,
        1.5,
        2,
      ),
    ),
    [0.5, 0.03, 280],
    { alpha: 0.3 },
  )
  const upper = inside(
    form(
      UPPER,
      linear([-390, -430], [160, -120], tone(main, 0.02), main, tone(main, -0.08)),
      'body relief 20',
    ),
    mesh,
    panel('180,-110 180,-200 130,-208 80,-200 38,-170 -40,-142 -50,-90 180,-90', accent),
    panel('-420,-110 -420,-270 -406,-286 -360,-266 -314,-218 -294,-150 -296,-100', accent),
    panel(
      '-314,-150 -260,-192 -180,-230 -90,-230 -40,-202 -90,-204 -160,-190 -210,-158 -240,-120',
      tone(accent, pale ? 0.06 : -0.05),
    ),
    panel('-234,-114 -190,-154 -130,-176 -70,-178 -30,-164 -80,-162 -130,-146 -160,-114', second),
    panel(
      '-210,-340 -180,-370 -138,-408 -110,-350 -70,-304 -10,-260 30,-240 6,-208 -44,-218 -100,-254 -158,-294',
      second,
    ),
    stitches('38,-178 -34,-148 -58,-108', [0.98, 0.01, 85]),
    stitches('-402,-276 -362,-258 -322,-214 -304,-150', [0.98, 0.01, 85]),
    stitches('-152,-286 -100,-246 -44,-210', [0.98, 0.01, 85]),
  )
  const collar = fillPath(second, 'shade plain')`-384,-370 -360,-376 -326,-340 -278,-320 -230,-332
    -198,-380 -180,-408 -210,-370 -248,-354 -298,-354 -344,-378`
  const tongue = form(
    '-204,-370! -196,-420 -180,-446 -150,-452 -134,-436 -126,-374! -138,-340! -180,-340!',
    linear([-200, -450], [-126, -340], tone(main, 0.02), tone(main, -0.12)),
    'cloth relief 8',
  )
  const laces = Array.from({ length: 6 }, (_, i) => {
    const t = i / 5
    const [a, b] = [-158 + t * 162, -352 + t * 110]
    const lace = (dy: number): Point[] =>
      polyline([a - 28, b + 30 + dy], [a - 4, b - 2 + dy], [a + 34, b - 16 + dy])
    return [
      line(lace(5), 15, [0.3, 0.05, 290], {
        role: 'shadow',
        pressure: 'even',
        plain: true,
        alpha: 0.35,
        blur: 3,
      }),
      line(lace(0), 12, tone(main, -0.06), 'body even'),
      line(lace(-2), 7, [0.99, 0.005, 85], 'light even plain'),
      disc([a - 28, b + 31], 5.5, tone(second, -0.14), 'detail plain'),
    ]
  }).flat()
  const sole = form(
    '-414,-170 -418,-134 -410,-104 -370,-92 -210,-88 10,-90 120,-98 170,-122 176,-154 154,-162 90,-144 10,-134 -110,-132 -250,-140 -360,-162 -398,-180',
    linear([0, -170], [0, -88], [0.99, 0.005, 85], [0.94, 0.01, 85], [0.82, 0.02, 270]),
    'body relief 9',
  )
  const flash = fillPath(accent, 'detail plain')`-414,-130 -310,-122 -180,-108 -180,-98 -310,-104
    -414,-110`
  const ribs = many(
    Array.from({ length: 14 }, (_, i) =>
      ribbonPath(polyline([-110 + i * 18, -118], [-102 + i * 18, -104]), 3.4, 'even'),
    ),
    [0.55, 0.03, 280],
    { alpha: 0.5 },
  )
  const tread = form(
    '-406,-122 -402,-86 -360,-76 -110,-78 50,-76 130,-86 166,-122 50,-104 -110,-98 -310,-104',
    linear([0, -110], [0, -76], second, tone(second, -0.12)),
    { relief: 4 },
  )
  const heel = form('-398,-370 -412,-352 -408,-320 -388,-314 -384,-340', second, { relief: 4 })
  const shoe = [
    ...named('sole', tread),
    upper,
    collar,
    ...named('shoe-tongue', tongue),
    ...named('laces', laces),
    ...named('sole', inside(sole, flash, ribs)),
    heel,
  ]
  const lowered = place(shoe, [118, 77])
  return { forms: lowered, stands: [{ at: [-4, 0], radius: [278, 10] }] }
}

export function heel(craft: Craft): Item {
  const { colour } = craft
  const pump = fillPath(glossFill([-262, 276], colour), 'body relief 18')`-250,-330! -262,-372
    -240,-402 -216,-388 -190,-330 -120,-240 -20,-166 70,-128 140,-112 214,-92 262,-56 276,-24 262,-4
    190,-2 110,-8 20,-44 -80,-122 -160,-196 -214,-226 -246,-236!`
  const stiletto = form(
    '-250,-250! -190,-216! -206,-150 -222,-70 -226,0! -246,0! -252,-110 -262,-190!',
    linear([-262, 0], [-196, 0], tone(colour, 0.1), tone(colour, -0.08), tone(colour, -0.2)),
    'body relief 6',
  )
  const inner = fillPath([0.84, 0.05, 65], 'shade relief 5')`-240,-398 -222,-388 -190,-332 -120,-242
    -20,-168 70,-130 20,-138 -70,-178 -160,-262 -214,-346`
  const sole = form(
    '276,-24 262,-4 190,0 110,-4 20,-40 -80,-118 -160,-192 -200,-212 -160,-204 -80,-132 20,-56 110,-18 200,-12',
    tone([0.5, 0.17, 26], colour[1] > 0.1 && colour[2] < 45 ? -0.24 : 0),
    'detail plain',
  )
  const shine = strokePath(13, [0.99, 0.01, 85], 'light plain alpha 0.7 blur 4')`120,-104 200,-84
    246,-46`
  const shoe = [
    ...named('heel', stiletto),
    inside(
      pump,
      shine,
      line('-226,-330 -200,-262 -150,-204', 10, [0.99, 0.01, 85], 'light plain alpha 0.5 blur 4'),
    ),
    inner,
    ...named('sole', sole),
  ]
  const one: Item = {
    forms: shoe,
    stands: [
      { at: [180, 0], radius: [96, 8] },
      { at: [-236, 0], radius: [14, 5] },
    ],
  }
  return craft.random.chance(0.6)
    ? group(placeItem(one, [70, -34], { scale: 0.94 }), placeItem(one, [-40, 20]))
    : one
}
