/**
 * Pictures four times as wide and high, without compression blocks, grain and stair-steps:
 * Real-ESRGAN's network for drawn videos, which does well on photographs. It invents no faces; skin
 * gets smooth, so that callers blend. 35 CPU seconds a megapixel of input, 0.3 GB.
 */
import type { Raster } from '@media/raster'
import { requireFloats, type NetRun } from './run'
import { inTiles, type Planar } from './tiles'

const MODEL = 'realesr-animevideov3'
const INPUT = 'data'
const OUTPUT = 'output'
export const ENLARGED_BY = 4
/** Sixteen convolutions look 17 pixels around; what is farther away than 10 changes nothing seen. */
const TILING = { tile: 192, overlap: 12, scale: ENLARGED_BY } as const

/** Light of some rows of the output, 0..255. */
export interface LightRows {
  readonly top: number
  readonly height: number
  readonly width: number
  readonly values: Float32Array
}

function toPlanar({ width, height, rgba }: Raster): Planar {
  const size = width * height
  const data = new Float32Array(size * 3)
  for (let at = 0; at < size; at++) {
    // transparent pixels are composited on white
    const share = (rgba[at * 4 + 3] ?? 255) / 255
    for (let c = 0; c < 3; c++)
      data[c * size + at] = ((rgba[at * 4 + c] ?? 0) / 255) * share + 1 - share
  }
  return { width, height, channels: 3, data }
}

/** One channel of three (BT.601), as it is cheaper to join and all that is used. */
function toLumaPlane(data: Float32Array, width: number, height: number): Planar {
  const size = width * height
  const light = new Float32Array(size)
  for (let at = 0; at < size; at++)
    light[at] =
      76.245 * (data[at] ?? 0) +
      149.685 * (data[size + at] ?? 0) +
      29.07 * (data[2 * size + at] ?? 0)
  return { width, height, channels: 1, data: light }
}

/**
 * The light of `picture` at four times its size, rows as they are done. Ends between tiles when
 * `report` throws. Rejects with NetError; rows may have been handed on then.
 */
export async function enlargeLight(
  run: NetRun,
  picture: Raster,
  report: (share: number) => void,
  take: (rows: LightRows) => void,
): Promise<void> {
  const runTile = async (part: Planar, share: number): Promise<Planar> => {
    report(share)
    const { width, height, data } = part
    const outputs = await run({
      model: MODEL,
      inputs: { [INPUT]: { dims: [1, 3, height, width], data } },
      outputs: [OUTPUT],
    })
    return toLumaPlane(requireFloats(outputs, OUTPUT), width * ENLARGED_BY, height * ENLARGED_BY)
  }
  await inTiles(toPlanar(picture), TILING, runTile, ({ data, width, height }, top) =>
    take({ top, height, width, values: data }),
  )
}
