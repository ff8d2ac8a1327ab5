import { type Oklch, mixColour, shade } from '../../colour'
import { type Random, type Shape, blot, curve, ellipsePoints, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { landAt, materialsAt, toneAt } from '../../palette'
import { type Stage, addForms, fading } from '../parts/forms'
import { leafAt } from '../parts/greenery'
import { addLand } from '../parts/land'
import { ribbon, winding } from '../parts/stream'
import { isSnowy, meadowAt, snowAt } from '../parts/soil'

export function floorColour(stage: Stage, depth: number) {
  if (isSnowy(stage)) return snowAt(stage, depth, 0.18)
  const leaves =
    stage.slots.season === 'autumn'
      ? toneAt(stage.palette, depth, [0.6, 0.11, 62])
      : meadowAt(stage, depth)
  return mixColour(leaves, landAt(stage.palette, depth), 0.3)
}

/** A fern: arching fronds with leaflets on both sides. */
function fern(
  random: Random,
  x: number,
  y: number,
  size: number,
  stage: Stage,
  depth: number,
): Shape[] {
  const shapes: Shape[] = []
  const colour = leafAt(stage, depth, random)
  const fronds = 6
  for (let i = 0; i < fronds; i++) {
    const fan = (i / (fronds - 1)) * 2 - 1 + random.spread() * 0.12
    const tip = [x + fan * size, y - size * mix(0.9, 0.35, Math.abs(fan))] as const
    const knee = [x + fan * size * 0.42, y - size * 0.72] as const
    const tone = shade(colour, random.spread() * 0.06)
    shapes.push(
      curve(
        [
          [x, y, 0.4],
          [knee[0], knee[1], 1.3],
          [mix(knee[0], tip[0], 0.6), mix(knee[1], tip[1], 0.45), 1],
          [tip[0], tip[1], 0.1],
        ],
        size * 0.12,
        tone,
        'even',
        { foliage: true },
      ),
    )
  }
  return shapes
}

/** Ground, ferns and fallen leaves under the trees. */
export function addFloor(stage: Stage, top: number, bottomDepth = 0.2): Float32Array {
  const { height, width, short, unit, random } = stage
  const land = addLand(stage, 'forest floor', 0.6, top + 6 * unit, {
    roll: 18 * unit,
    colour: floorColour(stage, 0.45),
    snow: 0,
  })
  const near = height * 0.9
  addLand(stage, 'near floor', bottomDepth, near, {
    peaks: [
      {
        x: width * (0.5 - stage.side * 0.5),
        height: short * 0.06,
        reach: short * 0.6,
        form: 'dome',
      },
      {
        x: width * (0.5 + stage.side * 0.55),
        height: short * 0.04,
        reach: short * 0.5,
        form: 'dome',
      },
    ],
    colour: floorColour(stage, bottomDepth * 0.5),
    snow: 0,
  })
  const fork = random.fork('undergrowth')
  const shapes: Shape[] = []
  if (!isSnowy(stage)) {
    for (let i = 0; i < Math.round((13 * width) / short); i++) {
      const x = fork.next() * width
      const away = Math.abs(x / width - 0.5) * 2
      if (away < 0.3) continue
      shapes.push(
        ...fern(fork, x, height * fork.range(0.9, 1.03), short * fork.range(0.05, 0.1), stage, 0.1),
      )
    }
    // in autumn they cover the ground as far as the trees
    const isAutumn = stage.slots.season === 'autumn'
    const fallen = Math.round(((isAutumn ? 900 : 30) * width) / short)
    for (let i = 0; i < fallen; i++) {
      const y = isAutumn
        ? mix(height, top + 14 * unit, Math.sqrt(1 - (i + 1) / fallen))
        : mix(near, height, fork.next())
      const size = isAutumn ? unit * mix(3, 12, (y - top) / (height - top)) : 7 * unit
      const leaf = blot(fork, fork.next() * width, y, size, size * 0.5, 0.25, 6)
      shapes.push(polygon(leaf, leafAt(stage, 0.05, fork), { foliage: true, plain: true }))
    }
  }
  addForms(stage, 'undergrowth', bottomDepth - 0.06, shapes)
  return land.ridge
}

/** Long shadows that the trunks throw towards the viewer. */
export function castShadows(stage: Stage, top: number): void {
  const { width, height, short, side, slots } = stage
  if (slots.weather.has('rain') || slots.weather.has('fog')) return
  const random = stage.random.fork('shadows')
  const dark = shade(floorColour(stage, 0.4), -0.09)
  const shapes = Array.from({ length: Math.round((9 * width) / short) }, (_, i): Shape => {
    const x = ((i + random.next()) / 9) * short
    const y = top + height * random.range(0.01, 0.06)
    const spread = (x / width - 0.5) * short * 0.9 + side * short * 0.12
    const foot = y + height * random.range(0.16, 0.26)
    const thin = short * random.range(0.008, 0.018)
    return polygon(
      [
        [x - thin, y],
        [x + thin, y],
        [x + spread + thin * 2.6, foot],
        [x + spread - thin * 2.6, foot],
      ],
      dark,
      { plain: true, shadow: true, alpha: 0.5 },
    )
  })
  addForms(stage, 'shadows', 0.59, shapes)
}

/** The course of a way into the wood. */
export function trail(stage: Stage, top: number, broad = 1) {
  const { height, short, side, random } = stage
  return winding(
    stage,
    random.fork('trail'),
    [0.5 + side * 0.03, top],
    [0.5 - side * 0.06, height * 1.04],
    0.11,
    1.7,
    [short * 0.012 * broad, short * 0.17 * broad],
  )
}

/** A trodden path that winds into the wood. */
export function addTrail(stage: Stage, top: number): void {
  const { palette } = stage
  const way = trail(stage, top)
  const soil = isSnowy(stage) ? snowAt(stage, 0.2, 0.55) : toneAt(palette, 0.25, [0.7, 0.045, 72])
  addForms(stage, 'trail', 0.19, [polygon(ribbon(way, 0.4), soil, { plain: true })])
}

/** Light that falls slantwise through the crowns. */
export function lightBeams(stage: Stage, x: number, foot: number, depth: number): void {
  const { height, short, side, palette, slots } = stage
  const random = stage.random.fork('beams')
  const night = slots.time === 'night'
  const isWet = slots.weather.has('rain') || slots.weather.has('storm')
  // a sun that is named is seen by its beams and its spots on the floor
  const isSunny = slots.lights.has('sun') && !night && !isWet
  const strength = night ? 0.16 : isWet ? 0.08 : isSunny ? 0.62 : 0.34
  const m = materialsAt(palette, 0.9)
  const pale = mixColour(palette.light, night ? palette.glow : m.white, 0.3)
  const light: Oklch = isSunny ? [Math.max(0.95, pale[0]), 0.075, 94] : pale
  const shapes: Shape[] = Array.from({ length: 5 }, (_, i) => {
    const from = x + (i - 2) * short * 0.1 + random.spread() * short * 0.03
    const drift = side * short * (0.34 + i * 0.03)
    const thin = short * random.range(0.012, 0.03) * (isSunny ? 1.5 : 1)
    const wide = thin * random.range(2.2, 3.4)
    return {
      ...polygon(
        [
          [from - thin, -9],
          [from + thin, -9],
          [from + drift + wide, foot],
          [from + drift - wide, foot],
        ],
        light,
        { plain: true, alpha: strength * 0.5 },
      ),
      gradient: {
        from: [from, 0],
        to: [from + drift, height * 0.86],
        stops: fading(light, strength, strength * 0.8, 0),
      },
    }
  })
  if (isSunny)
    for (let i = 0; i < 26; i++) {
      const down = random.range(0.76, 0.98)
      const at = x + side * short * 0.4 * down + random.spread() * short * 0.44
      const size = short * random.range(0.008, 0.034) * down
      const spot = ellipsePoints(at, height * down, size * 1.9, size * 0.55, 0, 12)
      shapes.push(polygon(spot, light, { plain: true, alpha: random.range(0.3, 0.7) }))
    }
  addForms(stage, 'beams', depth, shapes)
}
