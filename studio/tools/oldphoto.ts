import type { oldphoto as definition } from '@contract/tools/oldphoto'
import { isClear } from '@media/raster'
import { restored } from '../imaging/restore/restore'
import type { StudioTool } from './tool'

const MOST_PIXELS = 4_000_000

export const oldphoto: StudioTool<typeof definition> = async (work) => {
  const { repair, denoise, keepTone } = work.params
  const raster = await work.image('image', { maxPixels: MOST_PIXELS })
  const options = { repair, denoise, keepTone, seed: work.seed }
  const made = restored(raster, options, (share, picture) => work.progress(share, picture))
  return { pictures: [{ raster: made, transparent: isClear(raster) }] }
}
