import { mixColour, shade } from '../colour'
import type { Shape } from '../drawing'
import { materialsAt } from '../palette'
import { TAU, cos, sin } from '../../lib/maths'
import { lotusLeaf } from '../subjects/flowers/lotus'
import { addWater } from './parts/terrain'
import { type Stage, anchor } from './scene-definition'

/** A pond from above: fish circle in the middle, leaves close in from the edges. */
export function buildPond(stage: Stage): void {
  const { width, height, short, palette, slots, side } = stage
  const random = stage.random.fork('pond')
  stage.horizon = 0
  const deep =
    slots.time === 'night' ? palette.water : mixColour(palette.water, [0.58, 0.075, 185], 0.55)
  addWater(stage, {
    top: 0,
    depth: 1,
    mirror: 0,
    ripples: 0.35,
    light: null,
    overhead: true,
    colour: deep,
  })
  const m = materialsAt(palette, 0.1)
  const green = mixColour(m.leaf, m.pine, 0.45)
  const leaves: Shape[] = []
  const clusters = [
    [0.5 - side * 0.42, 0.1],
    [0.5 + side * 0.4, 0.22],
    [0.5 - side * 0.44, 0.72],
    [0.5 + side * 0.42, 0.88],
    [0.5 + side * 0.05, 0.04],
  ] as const
  for (const [cx, cy] of clusters) {
    const count = random.integer(2, 4)
    for (let i = 0; i < count; i++) {
      const x = cx * width + random.spread() * short * 0.16
      const y = cy * height + random.spread() * short * 0.11
      const radius = short * random.range(0.075, 0.15)
      leaves.push(...lotusLeaf(random, x, y, radius, shade(green, random.range(-0.08, 0.06))))
    }
  }
  stage.layers.push({ kind: 'shapes', role: 'frame', name: 'leaves', depth: 0.3, shapes: leaves })
  const turn = random.next() * TAU
  const fish = Math.max(4, Math.min(7, slots.subjects.find(({ id }) => id === 'koi')?.count ?? 5))
  for (let i = 0; i < fish; i++) {
    const angle = turn + (i / fish) * TAU * 1.02
    const ring = short * random.range(0.23, 0.31)
    anchor(
      stage,
      'surface',
      [
        width * 0.5 + cos(angle) * ring * (width > height ? 1.25 : 0.95),
        height * 0.5 + sin(angle) * ring * (height > width ? 1.25 : 0.95),
      ],
      short * (0.78 + random.next() * 0.22),
      0.5 - i * 0.01,
      { angle: angle + TAU / 4 + random.spread() * 0.4, facing: 1 },
    )
  }
  anchor(stage, 'near', [width * (0.5 + side * 0.3), height * 0.9], short * 0.95, 0.1)
  anchor(stage, 'near', [width * (0.5 - side * 0.32), height * 0.38], short * 0.72, 0.2)
  anchor(stage, 'near', [width * (0.5 - side * 0.3), height * 0.96], short * 0.8, 0.12)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.08], short, 0.02)
  stage.focusX = width * (0.5 + side * 0.2)
}
