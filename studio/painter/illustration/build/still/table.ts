import { type Oklch, mixColour } from '../../../colour'
import { BACKGROUNDS } from '../../background'
import { traitOf } from '../../family'
import { type Form, disc, layer } from '../form'
import { fillPath } from '../outlines'
import { tone } from '../fill'
import { pool } from './shadow'
import { SURFACES, type SurfaceId, type Tabletop } from './surface'
import { bokeh } from './sweep'
import { type MakeGround, type Site, lighter, strip, vertical, vignette, windowLight } from './site'
import { triples } from '../../../drawing/notation'

const COLOURS: Readonly<Record<SurfaceId, readonly [Oklch, ...Oklch[]]>> = {
  wood: triples('0.52,0.08,48 0.62,0.08,60 0.42,0.06,42 0.72,0.07,70'),
  linen: triples('0.88,0.025,78 0.8,0.03,60 0.74,0.04,230 0.84,0.035,25'),
  gingham: [[0.95, 0.01, 80]],
  marble: [[0.93, 0.008, 80]],
  slate: [[0.32, 0.02, 235]],
  bamboo: triples('0.76,0.08,92 0.7,0.08,80'),
  lacquer: triples('0.36,0.11,28 0.3,0.03,40 0.7,0.05,160'),
  silk: triples('0.84,0.035,70 0.5,0.16,22 0.74,0.06,20'),
  concrete: triples('0.7,0.006,90 0.62,0.006,250'),
  metal: triples('0.72,0.008,250'),
}

/** Height of the table's far edge at this tilt of the view. */
function computeTableEdge({ frame, top, floor, tilt }: Site): number {
  if (tilt > 0.8) return -4
  const share = 0.52 - 0.36 * tilt
  return Math.max(
    frame.height * 0.12,
    Math.min(frame.height * share, top + (floor - top) * (0.62 - 0.5 * tilt)),
  )
}

function wall({ frame, harmony, random }: Site, edge: number): Form[] {
  const { ground } = harmony
  const forms = [
    strip(
      frame,
      -4,
      edge + 6,
      vertical([
        [-4, lighter(ground, 0.04)],
        [edge * 0.6, ground],
        [edge + 6, lighter(ground, -0.09)],
      ]),
    ),
  ]
  if (harmony.dark) return [...forms, ...bokeh([0, 0, frame.width, edge], 60, random)]
  const size = Math.min(frame.width * 0.5, edge * 1.1)
  return [...forms, ...windowLight(frame.width * random.range(0.06, 0.5), -edge * 0.06, size, 0.4)]
}

function edgeShade({ frame }: Site, edge: number): Form {
  const dark: Oklch = [0.24, 0.04, 40]
  return strip(
    frame,
    edge - 3,
    edge + 34,
    vertical([
      [edge - 3, dark, 0.5],
      [edge + 4, dark, 0.28],
      [edge + 34, dark, 0],
    ]),
  )
}

function buildTable(surface: SurfaceId): MakeGround {
  return (site) => {
    const { frame, harmony, random } = site
    const edge = computeTableEdge(site)
    const usual = random.pick(COLOURS[surface])
    // 黑色大理石台面
    const named = traitOf(site.brief.main, 'on')?.tint
    const colour = named ? BACKGROUNDS[named] : usual
    const top: Tabletop = { frame, edge, colour, accent: harmony.accent, random }
    const glow = pool(
      [frame.width * 0.2, frame.height * 0.36],
      [frame.width * 0.8, frame.height * 0.6],
      [0.9, 0.06, 75],
      0.26,
    )
    return {
      paper: mixColour(colour, [0.95, 0.02, 85], 0.6),
      layers: [
        layer('wall', 'ground', edge > 0 ? wall(site, edge) : null),
        layer(
          'table',
          'ground',
          SURFACES[surface](top),
          edge > 0
            ? edgeShade(site, edge)
            : windowLight(frame.width * 0.02, frame.height * 0.02, frame.width * 0.7, 0.16),
        ),
      ],
      over: [layer('light', 'ground', glow, vignette(frame, 0.4))],
    }
  }
}

export const woodTable = buildTable('wood')
export const linenTable = buildTable('linen')
export const ginghamTable = buildTable('gingham')
export const marbleTable = buildTable('marble')
export const slateTable = buildTable('slate')
export const lacquerTable = buildTable('lacquer')
export const bambooMat = buildTable('bamboo')
export const silkCloth = buildTable('silk')
export const concreteTable = buildTable('concrete')
export const metalTable = buildTable('metal')

/** A cloth on the grass: far trees as soft discs of green, sky above. */
export const outdoors: MakeGround = (site) => {
  const { frame, harmony, random } = site
  const edge = Math.max(frame.height * 0.3, computeTableEdge(site))
  const top: Tabletop = { frame, edge, colour: [0.95, 0.012, 80], accent: harmony.accent, random }
  const trees = Array.from({ length: 26 }, () => {
    const r = random.range(50, 130)
    const at = [random.range(-40, frame.width + 40), edge - random.range(-10, edge * 0.5)] as const
    return disc(
      at,
      r,
      [random.range(0.5, 0.72), 0.12, random.range(118, 145)],
      'foliage plain alpha 0.75 blur 22',
    )
  })
  const sky = strip(
    frame,
    -4,
    edge + 40,
    vertical([
      [-4, [0.8, 0.08, 235]],
      [edge, [0.94, 0.04, 180]],
    ]),
  )
  const grass = fillPath([0.6, 0.14, 132], 'foliage plain blur 8')`-60,${edge - 20}
    ${frame.width / 2},${edge - 34} ${frame.width + 60},${edge - 16}
    ${frame.width + 60},${edge + 60} -60,${edge + 60}`
  return {
    paper: [0.95, 0.03, 130],
    layers: [
      layer('far', 'ground', sky, trees, bokeh([0, 0, frame.width, edge], 110, random, 10), grass),
      layer(
        'cloth',
        'ground',
        SURFACES.gingham(top),
        pool(
          [frame.width * 0.15, frame.height * 0.1],
          [frame.width * 0.9, frame.height * 0.8],
          [0.95, 0.08, 95],
          0.34,
        ),
      ),
    ],
    over: [layer('vignette', 'ground', vignette(frame, 0.24))],
  }
}

/** A table before an interior, for what would hang in the air there. */
export const tableBefore: MakeGround = ({ frame, floor, tilt, brief, random }) => {
  const { height } = frame
  const far = floor - height * (0.1 + tilt * 0.22)
  const near = height * 0.94
  const dim = brief.time === 'night' || brief.time === 'dusk' ? -0.14 : 0
  const wood = tone(random.pick<Oklch>(triples('0.58,0.085,58 0.66,0.08,66 0.48,0.075,50')), dim)
  return {
    paper: wood,
    layers: [
      layer(
        'board',
        'setting',
        strip(
          frame,
          far,
          near,
          vertical([
            [far, tone(wood, 0.05)],
            [near, tone(wood, -0.02)],
          ]),
        ),
        strip(frame, near, height + 4, tone(wood, -0.14)),
        strip(frame, far - 3, far + 4, tone(wood, -0.1)),
      ),
    ],
    over: [],
  }
}

/** Ground of a thing in a painted place: nothing but its shadow. */
export const bare: MakeGround = ({ harmony }) => ({ paper: harmony.ground, layers: [], over: [] })
