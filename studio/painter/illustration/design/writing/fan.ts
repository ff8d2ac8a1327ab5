import { type Oklch, mixColour } from '../../../colour'
import { cos, sin } from '../../../../lib/maths'
import { type Form, disc, form, inside, layer, line, place, polygonForm } from '../../build/form'
import { linear, radial, tone } from '../../build/fill'
import { arcPath } from '../../build/path'
import { type Random, traitOf } from '../../family'
import { brushed } from '../../lettering/ink'
import { seal } from '../../lettering/seal'
import { type SetGlyph, chooseFace, setLine, settle, textForm } from '../../lettering/setting'
import { splitVerses } from '../../lettering/breaks'
import { litCover, type Draw, ground, fitSheet, listTexts } from '../kit/board'
import { pickOne } from '../kit/pick'
import { INK, plumBranch } from '../ornaments/festive'
import { MOTTOES } from './verses'
import { type Point, triples } from '../../../drawing/notation'
import { pointsAt } from '../../../geometry'

/** Half of the angle that an open fan takes, radians. */
const HALF = 1.16

type Leaf = { readonly pivot: Point; readonly outer: number; readonly inner: number }

/** The place at an angle (0 up, clockwise) and a radius. */
function spot({ pivot }: Leaf, angle: number, radius: number): Point {
  return [pivot[0] + sin(angle) * radius, pivot[1] - cos(angle) * radius]
}

/** Columns along the arc, the first on the right, each turned with the fan. */
function fanText(lines: readonly string[], leaf: Leaf) {
  const text = lines.join('')
  const face = chooseFace('brush', text)
  const rows = Math.max(...lines.map((part) => [...part].length))
  const depth = leaf.outer - leaf.inner
  const middle = (leaf.outer + leaf.inner) / 2
  const width = HALF * 1.62 * leaf.inner * (rows > 1 ? 1.12 : 1.4)
  const size = Math.min(
    (depth * (rows > 1 ? 0.86 : 0.66)) / (rows * (rows > 1 ? 1.08 : 1)),
    width / (lines.length * 1.25),
  )
  const step = Math.min((HALF * 1.6) / lines.length, (size * 1.7) / middle)
  const glyphs: SetGlyph[] = lines.flatMap((part, column) => {
    const angle = ((lines.length - 1) / 2 - column) * step
    const [c, s] = [cos(angle), sin(angle)]
    return [...part].map((character, row) => {
      const {
        glyphs: [glyph],
        ink,
      } = setLine(character, face)
      const radius = middle + ((rows - 1) / 2 - row) * size * 1.08
      const [x, y] = spot(leaf, angle, radius)
      const [mx, my] = [ink.x + ink.width / 2, ink.y + ink.height / 2]
      const rings = glyph.rings.map((ring) =>
        ring.map(([px, py]): Point => {
          const [dx, dy] = [(px - mx) * size, (py - my) * size]
          return [x + dx * c - dy * s, y + dx * s + dy * c]
        }),
      )
      return { text: character, id: glyph.id, rings }
    })
  })
  return settle(face, size, lines, glyphs)
}

/** Ridges in pale ink, a red sun and a boat: a landscape behind the writing. */
function ridges({ pivot: [px, py], outer }: Leaf, paper: Oklch, random: Random): Form[] {
  const ink: Oklch = [0.42, 0.04, 210]
  const ranges = [0, 1, 2].map((depth) => {
    const fill = mixColour(paper, ink, 0.16 + depth * 0.15)
    const base = py - outer * (0.66 - depth * 0.1)
    const peaks = Array.from({ length: 9 }, (_, i) => ({
      x: px + outer * (-1 + i / 4) + random.spread() * outer * 0.05,
      y: base - outer * (i % 2 ? random.range(0.1, 0.22) : random.range(0, 0.07)),
      corner: false,
    }))
    const foot = base + outer * 0.16
    return form(
      [
        { x: px - outer * 1.1, y: foot, corner: true },
        ...peaks,
        { x: px + outer * 1.1, y: foot, corner: true },
      ],
      {
        ...{ kind: 'linear', from: [0, base - outer * 0.2], to: [0, foot] },
        stops: [
          { at: 0, colour: fill, alpha: 1 },
          { at: 1, colour: fill, alpha: 0 },
        ],
      },
      'detail plain',
    )
  })
  const side = random.sign()
  const [x, y] = [px - side * outer * 0.5, py - outer * 0.5]
  const boat = form(pointsAt([x, y], 1, '-46,0 -20,12 22,12 50,-4 0,4'), ink, 'detail')
  return [
    disc([px + side * outer * 0.52, py - outer * 0.72], outer * 0.055, [0.62, 0.19, 28], 'detail'),
    ...ranges,
    boat,
  ]
}

/** A folding fan with writing on it. */
export const fan: Draw = ({ brief, frame, random }) => {
  const { width, height } = frame
  const texts = listTexts(brief)
  const parts =
    texts.length > 0 ? texts.flatMap(splitVerses) : [pickOne(random.fork('text'), MOTTOES)]
  const [single] = parts
  // a short text has one character a column, from the right
  const lines = parts.length === 1 && [...single].length <= 5 ? [...single] : parts
  const reach = Math.min(width / (2 * sin(HALF)), height * 0.92) * 0.95
  const leaf: Leaf = {
    pivot: [width / 2, height / 2 + reach * 0.42],
    outer: reach,
    inner: reach * 0.44,
  }
  const paper: Oklch = pickOne(
    random.fork('paper'),
    triples('0.95,0.02,88 0.9,0.06,85 0.93,0.03,20 0.92,0.03,200'),
  )
  const wall: Oklch = pickOne(
    random.fork('wall'),
    triples('0.42,0.08,25 0.36,0.05,200 0.78,0.06,75 0.88,0.03,150 0.3,0.03,280'),
  )
  const wood: Oklch = [0.4, 0.07, 48]
  const from = -Math.PI / 2 - HALF
  const to = -Math.PI / 2 + HALF
  const [px, py] = leaf.pivot
  const ring = [
    ...arcPath(px, py, leaf.outer, leaf.outer, from, to),
    ...arcPath(px, py, leaf.inner, leaf.inner, to, from),
  ]
  const folds: Form[] = Array.from({ length: 19 }, (_, i) => {
    const angle = -HALF + ((i + 0.5) / 19) * HALF * 2
    const next = angle + HALF / 19
    return polygonForm(
      [
        [
          spot(leaf, angle, leaf.inner),
          spot(leaf, angle, leaf.outer + 2),
          spot(leaf, next, leaf.outer + 2),
          spot(leaf, next, leaf.inner),
        ],
      ],
      tone(paper, -0.09),
      'shade plain alpha 0.32',
    )
  })
  const ribs = Array.from({ length: 10 }, (_, i) => {
    const angle = -HALF * 0.985 + (i / 9) * HALF * 1.97
    return line(
      [spot(leaf, angle, reach * -0.05), spot(leaf, angle, leaf.inner + 14)],
      i === 0 || i === 9 ? 30 : 20,
      linear(
        spot(leaf, angle - 0.06, leaf.inner * 0.5),
        spot(leaf, angle + 0.06, leaf.inner * 0.5),
        tone(wood, 0.14),
        wood,
        tone(wood, -0.08),
      ),
      'body even relief 3',
    )
  })
  const guards = [-1, 1].map((side) =>
    line(
      [spot(leaf, HALF * side, leaf.inner), spot(leaf, HALF * side, leaf.outer)],
      24,
      tone(wood, -0.04),
      'body even relief 4',
    ),
  )
  const painted = traitOf(brief.main, 'paints') !== null
  const set = fanText(lines, leaf)
  const ink = set.face === 'brush' ? brushed(set, random.fork('ink'), 0.0036) : set
  const stampAt = spot(leaf, -HALF * 0.86, leaf.inner + (leaf.outer - leaf.inner) * 0.3)
  const shadow = ring.map(([x, y]): Point => [x + 14, y + 26])
  const branch = place(
    plumBranch([0.66, 0.19, 14], random.fork('branch')),
    spot(leaf, HALF * 0.99, leaf.outer * 0.98),
    { scale: reach / 1500, flip: true, turn: -0.2 },
  )
  return fitSheet(
    frame,
    wall,
    [px - reach * 0.9, py - reach, reach * 1.8, reach],
    [
      ground(litCover(frame, wall, [0.4, 0.4, 0.8], [0.06, -0.06])),
      layer(
        'fan',
        'masses',
        polygonForm([shadow], [0.1, 0.03, 30], 'shadow plain multiply alpha 0.45 blur 26'),
        ribs,
        inside(
          polygonForm(
            [ring],
            radial([px, py], [reach, reach], tone(paper, -0.06), paper, tone(paper, 0.01)),
            'body',
          ),
          folds,
          painted ? ridges(leaf, paper, random.fork('ridges')) : branch,
        ),
        guards,
      ),
      layer('writing', 'features', textForm(ink, INK)),
      layer(
        'seal',
        'light',
        seal('如意', stampAt, reach * 0.08, { random: random.fork('seal'), paper }),
      ),
    ],
  )
}
