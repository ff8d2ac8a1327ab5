import { type Oklch, toRgb } from '../colour'
import type { Layer, LightLayer, Shape, TerrainLayer } from '../drawing'
import type { Random, Scene } from '../scene'
import { fallsInFront } from './layers'
import { choosePalette, ditherPixels } from './pixel/colours'
import { Grid, outlineSubjects, shrinkScene } from './pixel/grid'
import { landShapes } from './pixel/land'
import { placeClouds, placeFalling, placeGlints, placeStars } from './pixel/touches'
import { BELONGS } from './plain/sheet'
import { paintPlain } from './plain/plain'
import type { StylePainter } from './style'

/** Pixels of the small picture along its short side, and how many colours it has. */
function computeGrid(scene: Scene): { step: number; colours: number } {
  const { width, height, strength } = scene
  const across = strength < 0.4 ? 320 : strength < 0.8 ? 256 : 192
  const step = Math.max(1, Math.round(Math.min(width, height) / across))
  return { step, colours: strength < 0.4 ? 40 : strength < 0.8 ? 32 : 20 }
}

function rich([lightness, chroma, hue]: Oklch): Oklch {
  return [lightness, Math.min(0.24, chroma * 1.28), hue]
}

/** Layers whose pixels are set one by one. */
const placedByHand = (layer: Layer): boolean => layer.kind === 'clouds' || fallsInFront(layer)

/** Mean thickness of a form. */
function thickness({ points }: Shape): number {
  let [area, round] = [0, 0]
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as readonly [number, number]
    area += x * ny - nx * y
    round += Math.sqrt((nx - x) * (nx - x) + (ny - y) * (ny - y))
  })
  return round > 0 ? Math.abs(area) / round : 0
}

/** Things thinner than a pixel are drawn a pixel thick, or they would dissolve. */
const strengthen =
  (unit: number) =>
  (shape: Shape): { colour: Oklch; width: number; alpha: number } | null => {
    const missing = 1.15 - thickness(shape)
    if (missing <= 0 || (shape.detail && !shape.stroke && !shape.glow)) return null
    return { colour: rich(shape.colour), width: (missing * 1.2) / unit, alpha: shape.alpha ?? 1 }
  }

/** The land goes in as shapes: its own relief is too fine for this grid. */
function facetted(layer: TerrainLayer, scene: Scene, random: Random): TerrainLayer {
  const cover = [...landShapes(layer, scene, random), ...layer.cover]
  return { ...layer, cover, bottom: 0, fades: false }
}

function place(grid: Grid, scene: Scene, random: Random): void {
  scene.layers.forEach((layer, index) => {
    const own = random.fork(`touch ${index}`)
    if (layer.kind === 'clouds') placeClouds(grid, layer, scene, own)
    else if (layer.kind === 'stars') placeStars(grid, layer)
    else if (layer.kind === 'water') placeGlints(grid, layer, scene, own)
  })
  const light = scene.layers.find(
    (layer): layer is LightLayer => layer.kind === 'sun' || layer.kind === 'moon',
  )
  outlineSubjects(grid, toRgb(findDarkest(scene)), light ?? null)
  scene.layers.forEach((layer, index) => {
    if (layer.kind !== 'rain' && layer.kind !== 'snowfall') return
    if (!fallsInFront(layer)) return
    placeFalling(grid, layer, scene, random.fork(`touch ${index}`))
  })
}

function findDarkest({ palette, slots }: Scene): Oklch {
  return [slots.time === 'night' ? 0.13 : 0.23, 0.05, palette.near[2]]
}

/** Weight of each pixel in the choice of the palette: subjects more than the air. */
const weigh = (belongs: Uint8Array): Uint8Array =>
  belongs.map((owner) => (owner >= BELONGS.subject ? 5 : owner === BELONGS.cover ? 3 : 2))

/** Drawn on a coarse grid in few colours, then shown with every pixel as a square. */
export const pixel: StylePainter = {
  id: 'pixel',
  paint(scene, random, report) {
    const { step, colours } = computeGrid(scene)
    const small = shrinkScene(scene, step)
    const bare: Scene = {
      ...small,
      layers: small.layers.map((layer, index) => {
        if (layer.kind === 'water') return { ...layer, glitter: null }
        if (layer.kind === 'terrain') return facetted(layer, small, random.fork(`land ${index}`))
        return layer.kind === 'stars' ? { ...layer, stars: [] } : layer
      }),
    }
    const plain = paintPlain(bare, random.fork('plain'), {
      recolour: rich,
      outline: strengthen(small.unit),
      skips: placedByHand,
      report,
    })
    const grid = new Grid(plain, small)
    place(grid, small, random.fork('touches'))
    const palette = choosePalette(grid.pixels, weigh(grid.belongs), colours)
    const numbers = ditherPixels(grid.pixels, grid.width, grid.crisp, palette)
    const out = new Uint8ClampedArray(scene.width * scene.height * 4)
    for (let y = 0; y < scene.height; y++) {
      const row = Math.floor(y / step) * grid.width
      for (let x = 0; x < scene.width; x++) {
        const rgb = palette[numbers[row + Math.floor(x / step)]] ?? [0, 0, 0]
        const at = (y * scene.width + x) * 4
        out[at] = rgb[0]
        out[at + 1] = rgb[1]
        out[at + 2] = rgb[2]
        out[at + 3] = 255
      }
    }
    return out
  },
}
