import { encodePng } from '@media/codec'
import { css } from '../colour'
import type { Gradient, Layer as SceneLayer, Point, Shape } from '../drawing'
import type { Plan } from '../planning/plan'
import type { Separated, SeparatedLayer } from './separate'
import type { SvgGroup } from './svg-parts'

/** A painted place as SVG: its land, water and air as pictures, its things as paths where they are flat. */

const round = (value: number): string => String(Math.round(value * 100) / 100)

const toPath = (rings: readonly (readonly Point[])[]): string =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('')

function defineGradient(id: string, { from, to, stops }: Gradient, alpha: number): string {
  const line = `x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"`
  const steps = stops.map(
    (stop) =>
      `<stop offset="${round(stop.at)}" stop-color="${css(stop.colour)}" stop-opacity="${round(stop.alpha ?? alpha)}"/>`,
  )
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${steps.join('')}</linearGradient>`
}

/** @param prefix of the ids of its gradients */
const writeShapes = (shapes: readonly Shape[], prefix: string): string =>
  shapes
    .filter(({ points }) => points.length > 2)
    .map(({ points, holes = [], colour, alpha = 1, gradient }, i) => {
      const id = `${prefix}-fill-${i}`
      const fill = gradient ? `url(#${id})` : css(colour, alpha)
      const rule = holes.length > 0 ? 'evenodd' : 'nonzero'
      const path = `<path fill-rule="${rule}" fill="${fill}" d="${toPath([points, ...holes])}"/>`
      return (gradient ? defineGradient(id, gradient, alpha) : '') + path
    })
    .join('')

type Shapes = Extract<SceneLayer, { kind: 'shapes' }>

/** The shapes of a thing that the flat style draws as they are; null: it is shown as a picture. */
function findShapes({ unit }: SeparatedLayer, { style, picture }: Plan): readonly Shape[] | null {
  // in a window the shapes have another origin
  if (style !== 'flat' || picture.kind !== 'landscape' || !unit?.thing || unit.isCast) return null
  const [layer, ...others] = [...unit.layers] as SceneLayer[]
  if (others.length > 0 || layer?.kind !== 'shapes') return null
  return (layer satisfies Shapes).shapes
}

async function writePicture({ left, top, width, height, rgba }: SeparatedLayer): Promise<string> {
  const png = await encodePng({ width, height, rgba })
  const data = Buffer.from(png).toString('base64')
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" href="data:image/png;base64,${data}"/>`
}

/** The farthest first. @param layers those of a place */
export async function writeScene(plan: Plan, layers: Separated['layers']): Promise<SvgGroup[]> {
  const groups: SvgGroup[] = []
  for (const [i, layer] of layers.entries()) {
    const { unit } = layer
    if (!unit) continue
    const { thing, isCast, area, name } = unit
    const id = thing ? (isCast ? `${thing.id}-shadow` : thing.id) : area
    const shapes = findShapes(layer, plan)
    const content = shapes ? writeShapes(shapes, `s${i}`) : await writePicture(layer)
    groups.push({ id, name, content })
  }
  return groups
}
