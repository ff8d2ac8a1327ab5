import { type Oklch, mixColour, shade, turnHue } from '../colour'
import { type Random, type Shape, disc, ellipsePoints, polygon, smooth, stroke } from '../geometry'
import { TAU, cos, mix, sin } from '../../lib/maths'
import { isGreyish, TINT_HUES } from '../palettes/tints'
import { makeNoise1d } from '../../lib/noise'
import { type Stage, addForms } from './parts/forms'
import { type SceneDefinition, anchor, template } from './scene-definition'
import { type StrokePoint, polyline } from '../drawing/notation'

/** Five colours that hold together: the palette's own, and one against it. */
function harmony(stage: Stage, random: Random): readonly Oklch[] {
  const { palette } = stage
  const turn = random.range(-18, 18)
  const { tint } = stage.slots
  const asked = tint && !isGreyish(tint) ? TINT_HUES[tint] : null
  const against: Oklch = asked === null ? turnHue(palette.far, 180 + turn) : [0.6, 0.15, asked]
  return [
    palette.sky[0],
    mixColour(palette.far, palette.sky[2], 0.3),
    palette.near,
    [mix(0.6, 0.74, random.next()), 0.13, against[2]],
    asked === null ? [0.8, 0.12, 75 + turn] : [0.62, 0.17, asked + turn * 0.4],
  ]
}

const colourAt = (colours: readonly Oklch[], index: number): Oklch =>
  colours[((index % colours.length) + colours.length) % colours.length]

/** A band between two wandering edges across the whole width. */
function flowingBand(stage: Stage, random: Random, y: number, swing: number, colour: Oklch): Shape {
  const { width, height } = stage
  const noise = makeNoise1d(random)
  const start = random.range(0, 90)
  const edge: [number, number][] = []
  for (let i = 0; i <= 60; i++) {
    const t = i / 60
    edge.push([t * (width + 40) - 20, y + noise(start + t * 2.4, 3, 0.4) * swing])
  }
  return {
    ...polygon([...edge, [width + 20, height + 20], [-20, height + 20]], colour),
    gradient: {
      from: [0, y - swing],
      to: [0, y + swing * 2.4],
      stops: [
        { at: 0, colour: shade(colour, 0.06) },
        { at: 1, colour: shade(colour, -0.07) },
      ],
    },
  }
}

/** Raked lines that follow a band's edge, as in a dry garden. */
function rakedLines(band: Shape, count: number, gap: number, colour: Oklch): Shape[] {
  const edge = band.points.slice(0, -2)
  return Array.from({ length: count }, (_, i) =>
    stroke(
      edge.map(([x, y]) => [x, y + gap * (i + 1)] as const),
      gap * 0.14,
      colour,
      'even',
      { plain: true, detail: true },
    ),
  )
}

function anchors(stage: Stage): void {
  const { width, height, short, side } = stage
  anchor(stage, 'ground', [width * (0.5 + side * 0.2), height * 0.86], short, 0.2)
  anchor(stage, 'water', [width * (0.5 - side * 0.1), height * 0.86], short, 0.2)
  anchor(stage, 'span', [width * 0.5, height * 0.86], short, 0.2)
  anchor(stage, 'sky', [width * (0.5 - side * 0.15), height * 0.28], short, 0.3)
  anchor(stage, 'near', [width * (0.5 - side * 0.36), height * 1.01], short, 0.05)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.1], short, 0.05)
  for (let i = 0; i < 5; i++) {
    anchor(
      stage,
      'surface',
      [width * (0.5 + side * (0.24 - 0.13 * i)), height * (0.62 + (i % 2) * 0.16)],
      short * 0.72,
      0.2 + i * 0.004,
      { angle: (i % 3) - 1, facing: 1 },
    )
  }
}

/** A sheet without a horizon. */
function startPattern(stage: Stage, name: string) {
  const random = stage.random.fork(name)
  const colours = harmony(stage, random)
  stage.horizon = stage.height
  stage.layers.push({ kind: 'sky', depth: 1, bottom: stage.height })
  return { random, colours }
}

/** One scale: rings of two colours about a heart. */
const scale = (x: number, y: number, radius: number, rings: readonly Oklch[]): Shape[] =>
  rings.map((colour, i) => disc(x, y, radius * (1 - i / (rings.length + 0.6)), colour))

/** Overlapping rings in rows, the old pattern of a quiet sea, under one disc. */
function buildScales(stage: Stage): void {
  const { width, height, short, side, palette } = stage
  const random = stage.random.fork('scales')
  const colours = harmony(stage, random)
  stage.horizon = height * 0.6
  stage.layers.push({ kind: 'sky', depth: 1, bottom: height * 0.6 })
  const x = width * (0.5 + side * random.range(0.08, 0.2))
  const sun = disc(x, height * 0.27, short * random.range(0.12, 0.16), colourAt(colours, 4), {
    accent: true,
  })
  addForms(stage, 'disc', 0.95, [sun])
  const radius = short * random.range(0.085, 0.125)
  const top = height * random.range(0.4, 0.52)
  const rows = Math.ceil((height - top) / (radius * 0.5)) + 1
  const pale = mixColour(palette.sky[2], [0.96, 0.015, 90], 0.6)
  for (let row = 0; row < rows; row++) {
    const t = row / rows
    const shapes: Shape[] = []
    const deep = mixColour(colourAt(colours, 1), palette.near, t * 0.85)
    for (let i = -1; i * radius * 2 < width + radius * 3; i++) {
      const lone = random.chance(0.05)
      const body = lone ? colourAt(colours, 3) : shade(deep, random.spread() * 0.03)
      const cx = (i * 2 + (row % 2)) * radius
      const cy = top + row * radius * 0.5 + radius
      shapes.push(...scale(cx, cy, radius, [pale, body, pale, body, pale, shade(body, -0.06)]))
    }
    addForms(stage, 'scales', 0.9 - t * 0.5, shapes)
  }
  stage.focusX = x
  anchors(stage)
}

const OFFERS = ['ground', 'water', 'sky', 'near', 'corner', 'span', 'surface'] as const

function buildTides(stage: Stage): void {
  const { width, height, short, side } = stage
  const random = stage.random.fork('tides')
  const colours = harmony(stage, random)
  stage.horizon = height
  stage.layers.push({ kind: 'sky', depth: 1, bottom: height * 0.7 })
  const x = width * (0.5 + side * random.range(0.06, 0.2))
  const y = height * random.range(0.26, 0.36)
  const radius = short * random.range(0.14, 0.2)
  addForms(stage, 'disc', 0.9, [disc(x, y, radius, colourAt(colours, 4), { accent: true })])
  const bands = random.integer(5, 7)
  for (let i = 0; i < bands; i++) {
    const t = i / (bands - 1)
    const colour = mixColour(colourAt(colours, i + 1), stage.palette.near, t * 0.4)
    const band = flowingBand(
      stage,
      random.fork(`band ${i}`),
      height * mix(0.42, 0.9, t),
      short * mix(0.1, 0.06, t),
      colour,
    )
    const lines = i % 2 === 1 ? rakedLines(band, 4, short * 0.016, shade(colour, 0.12)) : []
    addForms(stage, 'band', 0.85 - t * 0.5, [band, ...lines])
  }
  const pebbles: Shape[] = []
  for (let i = 0; i < 6; i++) {
    pebbles.push(
      disc(
        width * random.range(0.1, 0.9),
        height * random.range(0.08, 0.5),
        short * random.range(0.006, 0.02),
        colourAt(colours, 2),
        { plain: true },
      ),
    )
  }
  addForms(stage, 'pebbles', 0.3, pebbles)
  stage.focusX = x
  anchors(stage)
}

function buildDiscs(stage: Stage): void {
  const { width, height, short } = stage
  const { random, colours } = startPattern(stage, 'discs')
  const turn = random.next() * TAU
  for (let i = 0; i < 9; i++) {
    const angle = turn + i * 2.399
    const reach = short * 0.085 * Math.sqrt(i) * 1.15
    const x = width / 2 + cos(angle) * reach * (width > height ? 1.5 : 1)
    const y = height / 2 + sin(angle) * reach * (height > width ? 1.4 : 1)
    const radius = short * mix(0.23, 0.06, Math.sqrt(i / 9)) * random.range(0.85, 1.15)
    const shapes = [disc(x, y, radius, colourAt(colours, i), { alpha: 0.86, accent: i % 4 === 0 })]
    if (i % 3 === 1) {
      const ring = ellipsePoints(x, y, radius * 1.25, radius * 1.25, 0, 60)
      shapes.push(
        stroke([...ring, ring[0] as StrokePoint], short * 0.004, colourAt(colours, 2), 'even', {
          plain: true,
        }),
      )
    }
    addForms(stage, 'disc', 0.9 - i * 0.06, shapes)
  }
  for (let i = 0; i < 3; i++) {
    const y = height * random.range(0.15, 0.85)
    const tilt = random.spread() * height * 0.25
    addForms(stage, 'line', 0.3, [
      stroke(
        polyline([-10, y], [width + 10, y + tilt]),
        short * random.range(0.003, 0.007),
        colourAt(colours, 2),
        'even',
        { plain: true },
      ),
    ])
  }
  anchors(stage)
}

function buildCircle(stage: Stage): void {
  const { width, height, short, side } = stage
  const { random, colours } = startPattern(stage, 'circle')
  const x = width * (0.5 + side * 0.04)
  const y = height * 0.47
  const radius = short * random.range(0.27, 0.32)
  const start = random.next() * TAU
  const ring: StrokePoint[] = []
  for (let i = 0; i <= 40; i++) {
    const t = i / 40
    const angle = start + t * TAU * 0.94
    const wander = 1 + 0.03 * sin(t * 9 + start)
    ring.push([
      x + cos(angle) * radius * wander,
      y + sin(angle) * radius * wander,
      mix(1.35, 0.28, t) * (1 + 0.25 * sin(t * 14)),
    ])
  }
  addForms(stage, 'disc', 0.8, [
    disc(x + short * 0.06, y - short * 0.04, radius * 0.46, colourAt(colours, 4), 'accent'),
  ])
  addForms(stage, 'ring', 0.6, [stroke(smooth(ring, false, 3), short * 0.07, stage.palette.near)])
  const band = flowingBand(stage, random, height * 0.88, short * 0.04, colourAt(colours, 1))
  addForms(stage, 'ground', 0.5, [band])
  const drops: Shape[] = []
  for (let i = 0; i < 14; i++) {
    const angle = start + random.spread() * 0.5
    const reach = radius * random.range(1.1, 1.6)
    drops.push(
      disc(
        x + cos(angle) * reach,
        y + sin(angle) * reach,
        short * random.range(0.002, 0.011),
        stage.palette.near,
        { plain: true },
      ),
    )
  }
  addForms(stage, 'drops', 0.4, drops)
  stage.focusX = x
  anchors(stage)
}

function buildStrata(stage: Stage): void {
  const { width, height, short } = stage
  const { random, colours } = startPattern(stage, 'strata')
  const rows = random.integer(3, 4)
  let y = height * 0.09
  for (let i = 0; i < rows; i++) {
    const tall = (height * 0.82 * random.range(0.75, 1.25)) / rows
    const inset = width * 0.09
    const bottom = Math.min(y + tall - short * 0.025, height * 0.92)
    const points = [
      [inset + random.spread() * 12, y],
      [width - inset + random.spread() * 12, y + random.spread() * 10],
      [width - inset + random.spread() * 12, bottom],
      [inset + random.spread() * 12, bottom + random.spread() * 10],
    ] as const
    addForms(stage, 'field', 0.9 - i * 0.1, [
      polygon(points, colourAt(colours, i + (i > 1 ? 1 : 0)), {
        plain: true,
        accent: i === 1,
      }),
    ])
    y += tall
  }
  const x = width * (0.5 + stage.side * 0.18)
  addForms(stage, 'disc', 0.4, [
    disc(x, height * random.range(0.3, 0.6), short * 0.085, colourAt(colours, 4), 'accent'),
  ])
  stage.focusX = x
  anchors(stage)
}

export const abstract: SceneDefinition = {
  id: 'abstract',
  templates: [
    template('tides', OFFERS, buildTides),
    template('discs', OFFERS, buildDiscs),
    template('scales', OFFERS, buildScales),
    template('circle', OFFERS, buildCircle),
    template('strata', OFFERS, buildStrata, { weight: () => 0.4 }),
  ],
}
