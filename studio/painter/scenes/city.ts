import { mix } from '../../lib/maths'
import type { MotifId } from '../slots'
import { type StreetPlan, addHouses, addRoad } from './city/street'
import { buildAlley } from './city/alley'
import { buildHill } from './city/hill'
import { buildRooftops } from './city/rooftops'
import { buildWaterfront } from './city/waterfront'
import { addCrossing, addTrails } from './city/traffic'
import { addSky } from './parts/sky'
import { type View, makeView } from './parts/view'
import { type Draft, type SceneDefinition, type Stage, anchor, template } from './scene-definition'
import { pointsAt } from '../geometry'

const STREET = ['ground', 'near', 'sky', 'corner'] as const

const STREET_TREES: ReadonlySet<string> = new Set(['cherry-tree', 'willow', 'maple', 'pine'])

/** Ground of people, and of things before the frame. */
function streetPlaces(stage: Stage, view: View, kerb: number): void {
  const { width, height, short, side } = stage
  const { subjects } = stage.slots
  // 街道两旁的樱花树: trees are on the pavement, and what else is named is on the road
  const isAvenue = subjects.length === 1 && STREET_TREES.has(subjects[0]?.id ?? '')
  const spots = isAvenue
    ? pointsAt([0, 0], [(kerb + 1.3) * side, kerb + 1.3], '-1,1.65 1,1.65 -1,2.8 1,2.8')
    : pointsAt([0, 0], [kerb * side, 1], '0.25,7.5 -0.55,10 0.8,14')
  for (const [x, z] of spots) {
    const [px, py] = view.at(x, 0, z)
    anchor(stage, 'ground', [px, py], view.metre(z) * 9, 0.1 + z * 0.004)
  }
  anchor(stage, 'sky', [view.x, view.y * 0.42], short * 0.8, 0.6)
  if (!isAvenue) anchor(stage, 'near', [width * (0.5 - side * 0.36), height], short, 0.02)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.1], short, 0.02)
}

type Marks = (stage: Stage, view: View, kerb: number) => void

function streetTemplate(plan: StreetPlan, eye: number, lens: number, mark?: Marks) {
  return (stage: Stage): void => {
    const { width, height, short, random, side } = stage
    stage.horizon = height * mix(0.6, 0.7, random.next())
    const x = width * (0.5 + side * random.range(0, 0.12))
    const view = makeView(x, stage.horizon, short * lens, eye)
    addSky(stage, { clouds: 0.5, lightX: x / width - side * 0.05 })
    addRoad(stage, view, plan)
    addHouses(stage, view, plan)
    mark?.(stage, view, plan.kerb)
    stage.focusX = x
    streetPlaces(stage, view, plan.kerb)
  }
}

/** Tiled roofs and lanes of timber are no 赛博朋克. */
const notInNeon = ({ slots }: Draft): number => (slots.style === 'neon' ? 0 : 1)

/** A composition of its own word, which no other word is to choose. */
const named =
  (motif: MotifId) =>
  ({ slots }: Draft): number =>
    slots.motifs.has(motif) ? 50 : 0

/** Lanes of timber are for what is old. */
const isOld = ({ slots: { motifs } }: Draft): number => {
  if (motifs.has('old-street') || motifs.has('market')) return 50
  return 0
}

export const city: SceneDefinition = {
  id: 'city',
  templates: [
    template(
      'shopping street',
      STREET,
      streetTemplate(
        { half: 6.5, kerb: 3.6, heights: [9, 28], from: 6, to: 120, signs: 0.75, trees: false },
        2.1,
        0.85,
      ),
      { motifs: ['street', 'wet', 'neon-signs'], framing: ['path', 'symmetry'] },
    ),
    template(
      'avenue',
      STREET,
      streetTemplate(
        { half: 12, kerb: 6, heights: [14, 46], from: 9, to: 170, signs: 0.3, trees: true },
        2.6,
        0.8,
      ),
      { motifs: ['street', 'wet', 'neon-signs'], framing: ['wide', 'path'] },
    ),
    template(
      'traffic',
      STREET,
      streetTemplate(
        { half: 12, kerb: 7, heights: [16, 52], from: 9, to: 170, signs: 0.6, trees: false },
        4.2,
        0.8,
        addTrails,
      ),
      { motifs: ['traffic', 'street', 'wet', 'neon-signs'], weight: named('traffic') },
    ),
    template(
      'crossing',
      STREET,
      streetTemplate(
        { half: 9, kerb: 5, heights: [14, 40], from: 17, to: 130, signs: 0.95, trees: false },
        2.3,
        0.85,
        addCrossing,
      ),
      { motifs: ['crossing', 'street', 'wet', 'neon-signs'], weight: named('crossing') },
    ),
    template('waterfront', [...STREET, 'water'], buildWaterfront, {
      motifs: ['waterfront', 'skyline'],
      framing: ['wide', 'low-horizon'],
      // fronts of glass are seen over the water
      weight: ({ slots }) => (slots.material === 'glass' ? 100 : 1),
    }),
    template('roofs', STREET, buildRooftops, {
      motifs: ['roofs'],
      framing: ['above', 'high-horizon'],
      weight: named('roofs'),
    }),
    template('hill', STREET, buildHill, {
      motifs: ['skyline'],
      framing: ['wide', 'above'],
      weight: notInNeon,
    }),
    template('alley', STREET, buildAlley, {
      motifs: ['street', 'old-street', 'market', 'wet', 'neon-signs'],
      framing: ['path', 'close', 'framed'],
      weight: isOld,
    }),
  ],
}
