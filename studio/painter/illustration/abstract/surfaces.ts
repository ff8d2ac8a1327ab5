/** Pictures of surfaces: traces, stone, paint, tiles, facets, panels. */
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { makeNoise1d } from '../../../lib/noise'
import { type Oklch, shade } from '../../colour'
import { type Form, type Layer, ellipse, layer, line, polygonForm, roundRect } from '../build/form'
import { linear } from '../build/fill'
import { ellipsePath, ribbonPath } from '../build/path'
import { corners, rect } from '../design/kit/board'
import { type Sheet, across, glow, groundLayer, net, steps } from './kit'
import { type Point, polyline } from '../../drawing/notation'

const GOLD: Oklch = [0.8, 0.12, 84]
const SHADOW: Oklch = [0.12, 0.03, 265]
const PLAIN = { role: 'body', plain: true } as const

/** Side of the grid that traces follow, units. */
const CELL = 27

/** Paths along a grid that bend by an eighth of a turn and do not cross. */
function findTraces({ frame, random }: Sheet): Point[][] {
  const [columns, rows] = [frame.width, frame.height].map((side) => Math.ceil(side / CELL) + 1)
  const taken = new Set<number>()
  return steps(520, 0, 1).map(() => {
    let [x, y] = [random.integer(0, columns), random.integer(0, rows)]
    let turn = random.integer(0, 3) * 2
    const path: Point[] = []
    for (let left = random.integer(7, 30); left > 0 && !taken.has(y * 500 + x); left--) {
      taken.add(y * 500 + x)
      path.push([x * CELL, y * CELL])
      if (random.chance(0.26)) turn += random.sign()
      x += Math.round(cos((turn * TAU) / 8) * 1.2)
      y += Math.round(sin((turn * TAU) / 8) * 1.2)
    }
    return path
  })
}

/** Traces of a board that end in rings; some are lit. */
export function circuit(sheet: Sheet): Layer[] {
  const { frame, tones, look } = sheet
  const { width, height } = frame
  const lit = (share: number): Oklch =>
    tones.at(share, tones.isDark ? mix(0.56, 0.9, share) : mix(0.7, 0.48, share), 0.14)
  const traces = findTraces(sheet).filter(({ length }) => length > 3)
  const drawn = steps(3, 0, 1).map((share, lot) => {
    const own = traces.filter((_, i) => (i % 7 === 0 ? 2 : i % 2) === lot)
    const ends = own.flatMap((path) => [path[0] ?? [0, 0], path.at(-1) ?? [0, 0]])
    const lines = own.map((path) => ribbonPath(path, mix(2.2, 3.4, share), 'even'))
    const rings = [...lines, ...ends.map(([x, y]) => ellipsePath(x, y, 7.5, 7.5))]
    const fill = linear([0, 0], [width, height], lit(share), lit(share * 0.6))
    const holes = ends.map(([x, y]) => ellipsePath(x, y, 4, 4))
    return layer(
      `traces ${lot + 1}`,
      'forms',
      lot === 2 ? net(rings, lit(share), { role: 'glow', alpha: 0.7, blur: 16 }) : null,
      net(rings, fill, { alpha: mix(0.4, 1, share) }),
      net(holes, tones.ground[1], { role: 'detail' }),
    )
  })
  const light = tones.at(0.5, tones.isDark ? 0.46 : 0.98, 0.14)
  const ground = glow(frame, [width / 2, height * 0.45], [width * 0.7, height * 0.65], light)
  const chip = look === 'chip' ? [layer('chip', 'forms', drawChip(sheet, lit))] : []
  return [groundLayer(sheet, ground), ...drawn, ...chip]
}

function drawChip({ frame, tones }: Sheet, lit: (share: number) => Oklch): Form[] {
  const [x, y] = [frame.width / 2, frame.height / 2]
  const box = (half: number) => [x - half, y - half, half * 2, half * 2] as const
  const pins = steps(9, -105, 105).flatMap((at) => [
    rect([x + at - 5, y - 155, 10, 310], lit(0.4), PLAIN),
    rect([x - 155, y + at - 5, 310, 10], lit(0.4), PLAIN),
  ])
  const body = tones.at(0.5, tones.isDark ? 0.24 : 0.9, 0.05)
  const face = linear([x, y - 125], [x, y + 125], shade(body, 0.06), body)
  return [
    roundRect(box(145), 34, lit(1), 'glow plain alpha 0.5 blur 60'),
    ...pins,
    roundRect(box(125), 26, face, 'body relief 14'),
    roundRect(
      box(80),
      16,
      linear([x, y - 90], [x + 90, y + 90], lit(0.9), lit(0.35)),
      'glow plain',
    ),
  ]
}

/** Clouds in stone, and veins that wander and branch. */
export function marble(sheet: Sheet): Layer[] {
  const { frame, tones, random, look } = sheet
  const noise = makeNoise1d(random)
  const tilt = random.range(0.4, 1) * random.sign()
  const findVein = (swing: number, start: number): Point[] => {
    const at = random.range(-0.4, 1.4)
    return across(frame, 90, (t) => {
      const wander = noise(start + t * 3.1, 5, 0.5) * swing
      return [wander * 0.4, frame.height * (at + (t - 0.5) * tilt * (1 + start * 0.006)) + wander]
    })
  }
  const clouds = steps(16, 0, 165).map((start) => {
    const lightness = tones.isDark ? random.range(0.14, 0.42) : random.range(0.64, 0.95)
    const colour = tones.at(random.next(), lightness, 0.05)
    const path = ribbonPath(findVein(260, start), random.range(50, 260), 'soft')
    return net([path], colour, { role: 'backdrop', alpha: 0.5, blur: 46 })
  })
  const veins = steps(10, 0, 99).flatMap((start, i) => {
    const path = findVein(random.range(180, 420), start)
    const isGold = i % (look === 'gold' ? 2 : 5) === 0
    const colour = isGold ? GOLD : tones.at(0.6, tones.isDark ? 0.78 : 0.46, 0.04)
    const width = random.range(1.6, isGold ? 6 : 4.2)
    const branch = path
      .slice(random.integer(20, 60))
      .map(([x, y], k): Point => [x + k * 2, y + k * k * 0.12 * random.range(0.9, 1.1)])
    const soft = ribbonPath(path, random.range(12, 34))
    return [
      net([soft], colour, { role: 'shade', alpha: tones.isDark ? 0.08 : 0.22, blur: 14 }),
      line(path, width, colour, 'line both plain alpha 0.8'),
      line(branch, width * 0.6, colour, 'line end plain alpha 0.6'),
    ]
  })
  return [groundLayer(sheet, ...clouds), layer('veins', 'forms', veins)]
}

/** Boards side by side, with the grain of the wood. */
export function boards(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const { width, height } = frame
  const noise = makeNoise1d(random)
  const count = random.integer(5, 7)
  const high = height / count
  const planks = steps(count, 0, count - 1).flatMap((row) => {
    const base = (tones.isDark ? 0.4 : 0.68) + random.spread() * 0.035
    const y = row * high
    const board = rect([-20, y, width + 40, high + 1], tones.at(random.next(), base, 0.075), PLAIN)
    const grain = steps(13, 0.06, 0.94).map((at, i) => {
      const start = row * 40 + i * 0.9
      const path = across(frame, 60, (t) => [
        0,
        y + high * at + noise(start + t * 2.4, 3, 0.5) * high * 0.09,
      ])
      const colour = tones.at(0.3, base - random.range(0.05, 0.13), 0.075)
      return line(path, random.range(1, 3.4), colour, 'line both plain alpha 0.55')
    })
    const seam = rect([-20, y - 2.5, width + 40, 5], tones.at(0.2, base - 0.26, 0.05), PLAIN)
    return [board, ...grain, seam]
  })
  return [groundLayer(sheet), layer('boards', 'forms', planks)]
}

/** Cloth that lies in a few soft folds, with its threads. */
export function cloth(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const noise = makeNoise1d(random)
  const base = tones.isDark ? 0.34 : 0.84
  const plain = rect(
    [-20, -20, frame.width + 40, frame.height + 40],
    tones.at(0, base, 0.03),
    PLAIN,
  )
  const threads = [false, true].flatMap((isUpright) => {
    const long = isUpright ? frame.width : frame.height
    return steps(Math.round(long / 9), 0, long).map((at) => {
      const [w, h] = isUpright ? [3, frame.height] : [frame.width, 3]
      const box = isUpright ? ([at, 0, w, h] as const) : ([0, at, w, h] as const)
      const colour = tones.at(0.4, base + (isUpright ? 0.04 : -0.06), 0.035)
      return rect([...box], colour, { ...PLAIN, alpha: 0.5 })
    })
  })
  const folds = steps(4, 0.05, 0.95).flatMap((at, i) => {
    const path = across(frame, 60, (t) => [
      0,
      frame.height * (at + (t - 0.5) * 0.5) + noise(i * 9 + t * 1.6, 2, 0.5) * 150,
    ])
    const lower = path.map(([x, y]): Point => [x, y + 46])
    const look = { role: 'shade', blur: 34 } as const
    return [
      net([ribbonPath(lower, 80, 'soft')], tones.at(0.5, base - 0.22, 0.04), {
        ...look,
        alpha: 0.5,
      }),
      net([ribbonPath(path, 60, 'soft')], tones.at(0, base + 0.1, 0.02), { ...look, alpha: 0.6 }),
    ]
  })
  return [groundLayer(sheet), layer('cloth', 'forms', [plain, ...threads, ...folds])]
}

/** Poured paint: layers with wandering edges, each with a thin rim of light or gold. */
export function fluid(sheet: Sheet): Layer[] {
  const { frame, tones, random, look } = sheet
  const { width, height } = frame
  const noise = makeNoise1d(random)
  const tilt = random.range(-0.5, 0.5)
  const pours = steps(15, -0.22, 1.12).map((at, i) => {
    const start = i * 0.62
    const edge = across(frame, 120, (t) => {
      const swing =
        noise(start + t * 2.3, 2, 0.45) * 190 + noise(40 + start * 2 + t * 6, 3, 0.5) * 46
      return [noise(80 + start + t * 4, 2, 0.5) * 70, height * (at + (t - 0.5) * tilt) + swing]
    })
    const depth = (i * 0.37) % 1
    const lightness = tones.isDark ? mix(0.22, 0.66, depth) : mix(0.6, 0.95, depth)
    const colour = tones.at((i % 5) / 4, lightness, mix(0.06, 0.17, (i * 0.53) % 1))
    const foot: Point[] = polyline([width * 1.1, height * 2], [-width * 0.1, height * 2])
    const ring = [[...edge, ...foot]]
    const top = height * at - 200
    const fill = linear([0, top], [300, top + 420], shade(colour, 0.07), shade(colour, -0.09))
    const isGold = look === 'gold' || i % 4 === 2
    return layer(
      `pour ${i + 1}`,
      'forms',
      polygonForm(ring, SHADOW, 'shadow plain alpha 0.32 blur 26'),
      polygonForm(ring, fill, PLAIN),
      line(
        edge,
        isGold ? 4 : 2.4,
        isGold ? GOLD : shade(colour, 0.14),
        'line even plain alpha 0.85',
      ),
    )
  })
  return [groundLayer(sheet), ...pours]
}

/** Tiles of quarters, halves, rings and stripes, as on posters of the Bauhaus. */
export function geometric(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const side = Math.min(frame.width, frame.height) / random.integer(4, 6)
  const lights = tones.isDark ? [0.18, 0.3, 0.46, 0.68] : [0.46, 0.7, 0.8, 0.88]
  const colours = [...lights.map((light, i) => tones.at(i / 3, light, 0.14)), [0.94, 0.02, 85]]
  const [columns, rows] = [Math.ceil(frame.width / side), Math.ceil(frame.height / side)]
  const tiles = steps(columns * rows, 0, columns * rows - 1).map((at) => {
    const i = Math.round(at)
    const x = (frame.width - columns * side) / 2 + (i % columns) * side
    const y = (frame.height - rows * side) / 2 + Math.floor(i / columns) * side
    const first = random.integer(0, 4)
    const pick = (by: number): Oklch => (colours[(first + by) % 5] ?? GOLD) as Oklch
    /** @param dx, dy shares of the side */
    const round = (dx: number, dy: number, radius: number, by: number): Form =>
      ellipse([x + dx * side, y + dy * side], [radius * side, radius * side], pick(by), PLAIN)
    const [cx, cy] = [random.integer(0, 1), random.integer(0, 1)]
    const corner: Point = [x + cx * side, y + side]
    const motifs: Form[][] = [
      [round(cx, cy, 1, 1)],
      [round(cx, cy, 1, 2), round(cx, cy, 0.62, 3), round(cx, cy, 0.28, 1)],
      [round(0.5, 0.5, 0.36, 2)],
      [round(0, 0.5, 0.5, 1), round(1, 0.5, 0.5, 3)],
      [polygonForm([[[x, y], [x + side, y], corner]], pick(2), PLAIN)],
      [round(0.5, 0.5, 0.5, 1), round(0.5, 0.5, 0.3, 4)],
      steps(4, 0, 0.75).map((k) => rect([x, y + k * side, side, side / 8], pick(3), PLAIN)),
      [],
    ]
    const tile = polygonForm([corners([x, y, side + 0.6, side + 0.6])], pick(0), PLAIN)
    return { ...tile, inside: motifs[random.integer(0, 7)] ?? [] }
  })
  return [groundLayer(sheet), layer('tiles', 'forms', tiles)]
}

/** A place, and how high it lies. */
type Summit = readonly [x: number, y: number, height: number]

/** A lit surface of triangles. */
export function lowPoly(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const { width, height } = frame
  const side = Math.min(width, height) / 11
  const [columns, rows] = [Math.ceil(width / side) + 2, Math.ceil(height / side) + 2]
  const summits = steps(rows, -0.5, rows - 1.5).map((y, row) =>
    steps(columns, -0.5, columns - 1.5).map((x): Summit => {
      const at = x + (row % 2) * 0.5 + random.spread() * 0.42
      return [at * side, (y + random.spread() * 0.42) * side, random.next()]
    }),
  )
  const [lx, ly] = [width * random.range(0.15, 0.85), height * random.range(0.1, 0.6)]
  const reach = Math.max(width, height) * 0.85
  const facet = (a: Summit, b: Summit, c: Summit): Form => {
    const [x, y] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    const away = Math.min(1, Math.sqrt((x - lx) ** 2 + (y - ly) ** 2) / reach)
    const light =
      (tones.isDark ? mix(0.6, 0.14, away) : mix(0.95, 0.6, away)) + (a[2] - b[2]) * 0.09
    const chroma = tones.isDark ? 0.13 : mix(0.05, 0.14, away)
    // a little larger than it is: no ground between two
    const ring = [a, b, c].map(([px, py]): Point => [px + (px - x) * 0.02, py + (py - y) * 0.02])
    return polygonForm([ring], tones.at((x / width + y / height) / 2, light, chroma), PLAIN)
  }
  const facets = summits.slice(1).flatMap((lower, row) =>
    lower.slice(1).flatMap((d, i) => {
      const upper = summits[row] ?? lower
      const [a, b, c] = [upper[i] ?? d, upper[i + 1] ?? d, lower[i] ?? d]
      return row % 2 === 1 ? [facet(a, b, d), facet(a, d, c)] : [facet(a, b, c), facet(b, d, c)]
    }),
  )
  return [groundLayer(sheet), layer('facets', 'forms', facets)]
}

/** Slanted panels at one side, and a calm area for words at the other. */
export function panels(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const { width, height } = frame
  const side = random.sign()
  const at = (t: number, y: number): Point => [side > 0 ? t * width : width - t * width, y]
  const slabs = steps(6, 0, 1).flatMap((share, i) => {
    const foot = mix(0.98, 0.5, share)
    const light = tones.isDark ? mix(0.3, 0.62, share) : mix(0.86, 0.48, share)
    const colour = tones.at(share, light, mix(0.07, 0.17, share))
    const [head, base] = [at(foot + 0.24, -20), at(foot - 0.06, height + 20)]
    const ring = [head, at(foot + 0.46, -20), at(foot + 0.2, height + 20), base]
    const fill = linear([0, 0], [0, height], shade(colour, 0.08), shade(colour, -0.07))
    return [
      polygonForm([ring], SHADOW, 'shadow plain alpha 0.3 blur 30'),
      polygonForm([ring], fill, PLAIN),
      line([head, base], 2.4, i % 3 === 1 ? GOLD : shade(colour, 0.2), 'line even plain alpha 0.8'),
    ]
  })
  const light = tones.at(0.5, tones.isDark ? 0.46 : 0.98, 0.14)
  const ground = glow(frame, at(0.25, height * 0.4), [width * 0.7, height * 0.65], light)
  return [groundLayer(sheet, ground), layer('panels', 'forms', slabs)]
}
