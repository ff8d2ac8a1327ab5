/** A painted picture as a shot: its sheets at their depths, its own weather, water and light. */
import { type CameraPath } from '../motion/camera'
import { breathe } from '../motion/breath'
import { drawSheet, type Sheet } from '../motion/sheet'
import { CALM, type Weather } from '../motion/weather'
import { createWeather } from '../motion/weather-kinds'
import type { Layer } from '../painter/drawing'
import type { PicturePieces } from '../painter/paint'
import type { PaintedSheet } from '../painter/control/sheets'
import type { MovingShot } from './video-shots'

/** Paper margins and torn edges stay outside of what the camera sees. */
const CLOSER = 1.1

interface Stage {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly seed: number
}

/** Colours multiplied by their cover, the nearness the mean of the layers'. */
function toSheet(painted: PaintedSheet, { width, height }: Stage, opaque: boolean): Sheet {
  const { rgba, alpha, depth } = painted
  const pixels = new Uint8ClampedArray(rgba.length)
  for (let i = 0; i < alpha.length; i++) {
    const cover = alpha[i]
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = rgba[i * 4 + c] * cover
    pixels[i * 4 + 3] = 255 * cover
  }
  const near = new Float32Array(height).fill(Math.min(1, Math.max(0, 1 - depth)))
  const box = { left: 0, top: 0, right: width - 1, bottom: height - 1 }
  return { width, height, pixels, opaque, near, box }
}

function createWater(layers: readonly Layer[], stage: Stage): Weather {
  const water = layers.find((layer) => layer.kind === 'water')
  if (water?.kind !== 'water') return CALM
  return createWeather('water', { ...stage, waterline: water.top / stage.height })
}

function createPrecipitation(layers: readonly Layer[], stage: Stage): Weather {
  const fall = layers.find(({ kind }) => kind === 'rain' || kind === 'snowfall')
  if (!fall) return CALM
  return createWeather(fall.kind === 'rain' ? 'rain' : 'snow', { ...stage, waterline: 1 })
}

export function paintedShot(
  { sheets, layers }: PicturePieces,
  stage: Stage,
  camera: CameraPath,
): MovingShot {
  const fall = createPrecipitation(layers, stage)
  const planes = sheets.map((painted, i) => ({
    sheet: toSheet(painted, stage, i === 0),
    water: createWater(painted.layers, stage),
  }))
  const light = layers.find(({ kind }) => kind === 'sun' || kind === 'moon')
  return {
    seconds: stage.seconds,
    draw(frame, time) {
      const seen = camera(time)
      const view = { ...seen, zoom: seen.zoom * CLOSER }
      planes.forEach(({ sheet, water }, i) => {
        drawSheet(frame, sheet, view)
        water.behind(frame, time)
        if (i === 0 && (light?.kind === 'sun' || light?.kind === 'moon'))
          breathe(frame, { x: light.x, y: light.y, reach: light.radius * 5 }, time)
        if (i === planes.length - 2) fall.behind(frame, time)
      })
      fall.before(frame, time)
    },
  }
}
