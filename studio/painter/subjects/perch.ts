import type { Point, Shape } from '../drawing'
import type { Anchor, Random, Stage } from '../scene'
import type { SubjectId } from '../slots'

const TREES: ReadonlySet<string> = new Set<SubjectId>([
  'willow',
  'pine',
  'maple',
  'sakura',
  'plum',
  'cherry-tree',
  'bare-tree',
])

/** The contour points of the wood: what is neither leaf nor petal. */
const listBranchPoints = (shapes: readonly Shape[]): Point[] =>
  shapes
    .filter(({ foliage, petal, plain, detail }) => !foliage && !petal && !plain && !detail)
    .flatMap(({ points }) => points)

/** Places on the boughs of the trees that stand in the picture; none when there is no tree. */
export function perches(stage: Stage, count: number, random: Random): Anchor[] {
  const { width, height, short, unit } = stage
  const tree = stage.layers.find((layer) => layer.kind === 'shapes' && TREES.has(layer.name))
  if (tree?.kind !== 'shapes') return []
  const margin = 0.1 * width
  const wood = listBranchPoints(tree.shapes).filter(
    ([x, y]) => x > margin && x < width - margin && y > 0.12 * height && y < 0.8 * height,
  )
  if (wood.length === 0) return []
  const xs = wood.map(([x]) => x).sort((a, b) => a - b)
  const places: Anchor[] = []
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5 + 0.5 * random.spread()) / count
    const x = xs[Math.min(xs.length - 1, Math.floor(share * xs.length))] ?? width / 2
    const near = wood.filter(([px]) => Math.abs(px - x) < 7 * unit)
    const y = Math.min(...near.map(([, py]) => py))
    places.push({
      ...{ x, y: y + 2 * unit, scale: short, depth: tree.depth - 0.004 },
      facing: random.chance(0.5) ? 1 : -1,
    })
  }
  return places
}
