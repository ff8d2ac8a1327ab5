import type { qrcode as definition } from '@contract/tools/qrcode'
import { artCode } from '../imaging/qr/art'
import type { QrStyle } from '../imaging/qr/forms'
import { createRaster, type Raster } from '@media/raster'
import { labelOverlay } from '@media/label/draw'
import { ToolRefusal } from './refusal'
import { paintPicture } from '../painter/paint'
import type { StudioTool } from './tool'

const SIDE = 768
const PAPER = [246, 240, 228, 255]

function paper(): Raster {
  const raster = createRaster(8, 8)
  raster.rgba.forEach((_, i) => (raster.rgba[i] = PAPER[i % 4]))
  return raster
}

/** Transparent pixels are composited on paper. */
function onPaper({ width, height, rgba }: Raster): Raster {
  const opaque = rgba.map((v, i) => {
    const share = rgba[i | 3] / 255
    const ground = PAPER[i % 4]
    return i % 4 === 3 ? 255 : ground + (v - ground) * share
  })
  return { width, height, rgba: opaque }
}

export const qrcode: StudioTool<typeof definition> = async (work) => {
  const { text, image, prompt, look, strength } = work.params
  let picture = paper()
  if (image) picture = onPaper(await work.image('image', { maxPixels: 2_000_000 }))
  else if (prompt.trim() !== '') {
    const size = { width: SIDE, height: SIDE }
    const request = { prompt, negativePrompt: '', style: null, ...size, seed: work.seed }
    picture = paintPicture(request, (share) => work.progress(share * 0.5))
  }
  work.progress(0.5)
  const options = { look: look as QrStyle, art: strength, overlay: labelOverlay }
  const code = await artCode(text, picture, options, (share) => work.progress(0.5 + share * 0.45))
  if (!code) throw new ToolRefusal('这张底图上的码扫不出来，请缩短内容，或换一张更平静的底图')
  return { pictures: [{ raster: code.raster }] }
}
