import { TAU, cos, sin } from '../../../lib/maths'
import { type Form, disc, ellipse, form, inside, line, place, polygonForm } from '../build/form'
import { strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { type Profile, glossMaterial, lathe, mattMaterial, metalMaterial } from '../build/lathe'
import { arcPath, ellipsePath } from '../build/path'
import { sheen, streak } from '../build/shine'
import { type Random, traitOf } from '../family'
import { type Craft, GLASS, isClear, pickSurface, stand, tube, turned, wished } from './craft'
import { PORCELAIN, cobaltDecor } from './cobalt'
import { type Item, many } from '../build/still/item'
import { steam } from '../build/still/steam'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

const vesselColour = (craft: Craft): Oklch =>
  isClear(craft) ? GLASS : wished(craft, 'decor') === null ? craft.colour : PORCELAIN

/** The open mouth of a vessel: rim, inner wall, and what is in it. */
export function mouth(
  y: number,
  radius: number,
  tilt: number,
  colour: Oklch,
  content?: Oklch,
): Form[] {
  const at = (share: number, dy: number): Form['rings'][number] =>
    ellipsePath(0, y + dy, radius * share, radius * tilt * share)
  const well = inside(
    polygonForm(
      [at(0.92, 1)],
      linear([-radius, y], [radius, y + 20], tone(colour, -0.34), tone(colour, -0.06)),
      'shade plain',
    ),
    content
      ? inside(
          ellipse([0, y + 12], [radius * 0.9, radius * tilt * 0.9], content, {
            ...{ role: 'detail', plain: true, part: 'drink' },
          }),
          sheen(-radius * 0.3, y + 8, radius * 0.3, radius * tilt * 0.2, 0.4),
        )
      : [],
  )
  return [
    polygonForm(
      [at(1, 0)],
      linear([-radius, y], [radius, y], tone(colour, 0.12), tone(colour, 0.02), tone(colour, 0.14)),
      'body plain',
    ),
    well,
  ]
}

export function pattern(craft: Craft, radius: number, height: number, tilt: number): Form[] {
  const { random, colour, wish } = craft
  if (wished(craft, 'decor') !== null) return cobaltDecor(radius * 0.96, height)
  // 纯白咖啡杯
  if (traitOf(wish, 'pattern') || isClear(craft)) return []
  const paint: Oklch =
    colour[0] > 0.8
      ? random.pick<Oklch>(triples('0.45,0.12,260 0.6,0.15,28 0.58,0.1,160'))
      : tone(colour, 0.28)
  const kind = random.integer(0, 3)
  const band = (y: number, width: number) =>
    line(
      arcPath(0, y, radius * 1.01, radius * tilt, 0, Math.PI),
      width,
      paint,
      'detail even plain alpha 0.9',
    )
  if (kind === 0) return [band(-height * 0.8, 7), band(-height * 0.2, 7)]
  if (kind === 1)
    return [
      many(
        Array.from({ length: 26 }, (_, i) => {
          const a = ((i % 9) + (i > 8 && i < 18 ? 0.5 : 0)) / 9
          return ellipsePath(
            -radius * cos(a * Math.PI),
            -height * (0.24 + 0.24 * Math.floor(i / 9)) + sin(a * Math.PI) * radius * tilt,
            9 * (0.3 + 0.7 * sin(a * Math.PI)),
            9,
          )
        }),
        paint,
        { alpha: 0.9 },
      ),
    ]
  if (kind === 2) return [band(-height * 0.46, height * 0.3)]
  return []
}

export function mug(craft: Craft): Item {
  const colour = vesselColour(craft)
  const tilt = 0.3
  const [r, h] = [170, 330]
  const rise = Math.sqrt(1 - tilt * tilt)
  const drink = craft.random.pick<Oklch>(triples('0.3,0.06,45 0.56,0.1,55 0.62,0.13,60'))
  const look = { usual: glossMaterial(colour), tilt, liquid: [drink, h - 46] } as const
  const profile = polyline([150, 0], [162, 10], [168, 40], [r, h])
  const body = turned(craft, profile, look, pattern(craft, 168, h, tilt))
  const ear = `${r - 16},-270 ${r + 60},-280 ${r + 100},-200 ${r + 84},-110 ${r + 20},-66 ${r - 20},-64`
  const handle = [
    line(ear, 42, tone(colour, -0.06), 'body even relief 11'),
    strokePath(7, [0.99, 0.01, 85], 'light plain alpha 0.5 blur 3')`${r},-282 ${r + 56},-284
      ${r + 88},-210`,
  ]
  return {
    forms: [...named('handle', handle), body, ...mouth(-h * rise, r, tilt, colour, drink)],
    stands: [stand(156, 156 * tilt)],
    lights: steam([0, -h * rise], 120, craft.random.fork('steam'), 3),
  }
}

export function teapot(craft: Craft): Item {
  const colour = vesselColour(craft)
  const tilt = 0.24
  const body = turned(
    craft,
    pairs('120,0 126,10 200,70 226,160 196,250 120,300 96,306'),
    { usual: glossMaterial(colour), tilt, liquid: [[0.74, 0.14, 78], 190] },
    pattern(craft, 216, 250, tilt),
  )
  const lid = lathe(
    [0, -292],
    pairs('104,0 96,18 60,44 22,54 16,66 30,84 24,104 2,110'),
    pickSurface(craft, glossMaterial(tone(colour, 0.02))),
    { tilt },
  )
  const spout = form(
    '-190,-120! -250,-130 -290,-200 -316,-276 -344,-292 -330,-306 -290,-298 -262,-240 -230,-200 -196,-196!',
    linear([-330, -300], [-200, -110], tone(colour, 0.1), colour, tone(colour, -0.14)),
    { relief: 14 },
  )
  const grip = strokePath(34, tone(colour, -0.06), 'body even relief 10')`186,-236 260,-286 330,-236
    320,-140 216,-90`
  return {
    forms: [...named('spout', spout), ...named('handle', grip), body, ...named('lid', lid)],
    stands: [stand(130, 130 * tilt)],
    lights: steam([-336, -300], 90, craft.random.fork('steam'), 2),
  }
}

export function thermos(craft: Craft): Item {
  const { colour, metal } = craft
  return {
    forms: [
      tube(0, 0, 106, 30, metalMaterial(metal)),
      tube(0, -26, 108, 420, pickSurface(craft, mattMaterial(colour, 0.14)), { bevel: 22 }),
      tube(0, -440, 84, 34, metalMaterial(metal)),
      ...named(
        'lid',
        tube(0, -470, 92, 110, pickSurface(craft, mattMaterial(tone(colour, -0.05), 0.12)), {
          bevel: 16,
        }),
      ),
      streak(-66, -410, -60, 13, 0.4, 5),
    ],
    stands: [stand(106)],
  }
}

export function stem(x: number, y: number, top: Point, random: Random, hue: number): Form[] {
  const [tx, ty] = top
  const green: Oklch = [0.52, 0.1, 140]
  const stalk = line(
    [[x, y], [(x + tx) / 2 + random.range(-16, 16), (y + ty) / 2], top],
    8,
    green,
    'foliage even',
  )
  const leafs = [0.35, 0.6].map((t, i) =>
    place(
      [form('0,0 30,-18 80,-14 110,4 70,18 26,12', tone(green, 0.06), 'foliage relief 5')],
      [x + (tx - x) * t, y + (ty - y) * t],
      { turn: (i ? 1 : -1) * 0.5 + (i ? Math.PI : 0), scale: 0.7 },
    ),
  )
  const colour: Oklch = [0.76, 0.13, hue]
  const rows = triples('54,9,0 36,7,0.3 20,5,0.1')
  const petals = rows.flatMap(([r, n, off], row) =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * TAU + off
      return place(
        [form('0,-15 26,-20 44,0 26,20 0,15', tone(colour, -0.05 + row * 0.06), 'petal relief 5')],
        [tx + cos(a) * r * 0.4, ty + sin(a) * r * 0.4],
        { turn: a, scale: r / 44 },
      )
    }).flat(),
  )
  return [stalk, ...leafs.flat(), ...petals, disc(top, 10, [0.84, 0.13, 88], 'detail relief 3')]
}

/** Five blossoms out of a mouth at a height. */
export function flowersIn(y: number, random: Craft['random']): Form[] {
  const hue = random.pick([5, 20, 330, 60, 300])
  const flowers = triples('-120,-150,0 110,-170,12 0,-240,-8 -50,-90,20 64,-80,-14').flatMap(
    ([x, dy, turn]) => stem(x * 0.2, y + 6, [x, y + dy], random, hue + turn),
  )
  return named('blossoms', flowers)
}

export function vase(craft: Craft): Item {
  const { random } = craft
  const colour = vesselColour(craft)
  const tilt = 0.16
  const profile = random.pick<Profile>([
    pairs('80,0 88,8 150,120 160,200 110,290 58,330 56,370 76,396'),
    pairs('70,0 110,30 140,160 120,260 70,320 64,360 80,380'),
    pairs('120,0 128,10 104,180 86,300 92,400'),
  ])
  const rise = Math.sqrt(1 - tilt * tilt)
  const [rim, height] = profile[profile.length - 1]
  const look = { usual: glossMaterial(colour), tilt, liquid: [[0.84, 0.05, 215], 250] } as const
  const body = turned(craft, profile, look, pattern(craft, 150, height * 0.6, tilt))
  const y = -height * rise
  return {
    forms: [...mouth(y, rim, tilt, colour), ...flowersIn(y, random), body],
    stands: [stand(profile[0][0] + 8, 20)],
  }
}
