import { type Oklch, mixColour } from '../../colour'
import type { Random } from '../../../lib/random'
import type { Point } from '../../drawing/notation'
import { type Form, type Layer, disc, ellipse, layer, polygonForm } from '../build/form'
import { linear, tone } from '../build/fill'
import { type Place, type Stage, dash, halo, rect } from './stage'

/** A cave with stalactites, lit in colours from within; a river on its floor. */

const LIGHTS: readonly Oklch[] = [
  [0.72, 0.13, 215],
  [0.68, 0.17, 310],
  [0.78, 0.14, 70],
]

/** Rock with points that hang from its edge, or rise from it: low in the middle of the frame. */
function rock(stage: Stage, own: Random, edge: number, reach: number, isFloor: boolean): Point[] {
  const { width, height } = stage.frame
  const points: Point[] = []
  const side = (share: number): number => Math.abs(share - 0.5) * 2
  for (let x = -30; x < width + 30;) {
    const step = width * own.range(0.03, 0.085)
    const share = (x + step / 2) / width
    const base = edge * (0.45 + side(share) * 0.75)
    const long = base + reach * (0.25 + side(share)) * own.range(0.15, 1)
    points.push([x, base], [x + step * 0.3, base + (long - base) * 0.25], [x + step * 0.5, long])
    points.push([x + step * 0.7, base + (long - base) * 0.25])
    x += step * own.range(1, 1.5)
  }
  const ring: Point[] = [[-40, -40], ...points, [width + 40, edge], [width + 40, -40]]
  return isFloor ? ring.map(([x, y]): Point => [x, height - y * 0.7]) : ring
}

function drawCave(stage: Stage): Layer[] {
  const { frame, random, brief } = stage
  const { width, height } = frame
  const own = random.fork('cave')
  const { main, tint = null } = brief
  const isWarm = brief.moods.has('warm') || /^(?:gold|orange|yellow)$/.test(main.tint ?? tint ?? '')
  const isViolet = /^(?:purple|pink)$/.test(main.tint ?? tint ?? '')
  const hue = isWarm ? 2 : isViolet ? 1 : 0
  const light = LIGHTS[hue] ?? LIGHTS[0]!
  const dark: Oklch = [0.16, 0.03, light[2]]
  const water = height * 0.7
  const glows = [0.24, 0.52, 0.8].map((share, i) => {
    const colour = LIGHTS[(hue + i) % LIGHTS.length] ?? light
    return halo([width * share, height * (0.44 + (i % 2) * 0.12)], width * 0.34, colour, 0.75)
  })
  const walls = [0, 1, 2].flatMap((row): Form[] => {
    const t = row / 2
    const colour = mixColour(light, dark, 0.34 + t * 0.46)
    const lit = (isFloor: boolean): Form => {
      const reach = height * (0.16 + t * 0.24)
      const ring = rock(
        stage,
        own.fork(`${row} ${isFloor}`),
        height * (0.3 - t * 0.13),
        reach,
        isFloor,
      )
      const from = isFloor ? height : 0
      const to = isFloor ? height * 0.66 : height * 0.5
      const fill = linear([0, from], [0, to], tone(colour, -0.07), tone(colour, 0.08))
      return polygonForm([ring], fill, 'body relief 4')
    }
    return [lit(false), ...(row > 0 ? [lit(true)] : [])]
  })
  const river = [
    polygonForm(
      [rect(-4, water, width + 8, height)],
      linear([0, water], [0, height], mixColour(light, dark, 0.2), dark),
      'ground plain',
    ),
    ...Array.from({ length: 26 }, (_, i) => {
      const down = own.range(0.02, 0.9)
      const colour = LIGHTS[(hue + i) % LIGHTS.length] ?? light
      return dash(
        [width * own.range(0.2, 0.8), water + (height - water) * down],
        width * own.range(0.02, 0.09) * (0.4 + down),
        3 + down * 5,
        tone(colour, 0.12),
        { alpha: 0.6 },
      )
    }),
  ]
  const motes = Array.from({ length: 30 }, () =>
    disc(
      [own.range(0, width), own.range(height * 0.2, height * 0.8)],
      own.range(1.5, 4),
      tone(light, 0.2),
      'glow plain alpha 0.7',
    ),
  )
  return [
    layer(
      'depth',
      'ground',
      polygonForm(
        [rect(-4, -4, width + 8, height + 8)],
        linear([0, 0], [0, height], dark, mixColour(light, dark, 0.35), dark),
        'ground plain',
      ),
      ...glows,
    ),
    layer(
      'river',
      'masses',
      river,
      ellipse(
        [width * 0.5, water],
        [width * 0.5, height * 0.014],
        tone(light, 0.14),
        'light plain alpha 0.5 blur 6',
      ),
    ),
    layer('rocks', 'masses', walls),
    layer('motes', 'light', motes),
  ]
}

export const CAVES: Readonly<Record<string, Place>> = {
  cave: {
    words:
      '溶洞 地下溶洞 喀斯特溶洞 钟乳石洞 钟乳石溶洞 洞穴 岩洞 石洞 水晶洞 水晶洞穴 地下洞穴 山洞 山洞里 溶洞景观 地下溶洞景观 cave cavern grotto',
    parts: '钟乳石 石笋 石柱 地下河 暗河 河流 岩石 岩壁 灯光 彩色灯光 微光 光芒',
    times: ['night'],
    draw: drawCave,
  },
}
