import type { oldphoto as definition } from '@contract/tools/oldphoto'
import { isEmptyMask } from '@contract/tools/mask'
import type { ParamsOf } from '@contract/tools/define'
import { isClear, type Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import { mendedByNet } from '../imaging/resample/blend-net'
import { restorePhoto } from '../imaging/restore/restore'
import { damageWithout } from './damage-spared'
import { livingIn } from './filling/living'
import type { StudioTool, ToolWork } from './tool'

const MOST_PIXELS = 4_000_000
/** Share of the network in the luma: paper and skin keep some of their own. */
const SHARE = 0.6
/** Share of the progress, where the network is used. */
const REPAIR = 0.5

/** Damage as corrected by the user, 1; null: as detected. */
async function markedDamage(
  work: Pick<ToolWork<ParamsOf<typeof definition>>, 'params' | 'mask'>,
  raster: Raster,
): Promise<Uint8Array | null> {
  const { base, marks, inverted } = work.params.damage
  if (base === 'damage' && marks.length === 0 && !inverted) return null
  const { values } = await work.mask('damage', raster)
  return Uint8Array.from(values, (value) => (value >= 128 ? 1 : 0))
}

/** Damage first: the network would draw scratches only sharper. */
export const oldphoto: StudioTool<typeof definition> = async (work) => {
  const { repair, denoise, keepTone, clear } = work.params
  const raster = await work.image('image', { maxPixels: MOST_PIXELS })
  const protectedMask = isEmptyMask(work.params.keep) ? null : await work.mask('keep', raster)
  const seen = await markedDamage(work, raster)
  const marked = seen && damageWithout(seen, raster, { living: null, protectedMask })
  const living = repair > 0 && !marked ? await livingIn(work.nets, raster) : null
  const spare = (damage: Uint8Array) => damageWithout(damage, raster, { living, protectedMask })
  const options = { repair, denoise, keepTone, seed: work.seed, marked, spare }
  const part = clear ? REPAIR : 1
  const mended = restorePhoto(raster, options, (share, seen) => work.progress(share * part, seen))
  const report = (share: number): void => work.progress(part + share * (1 - part))
  const drawn = clear ? await attempt(mendedByNet(work.nets, mended, SHARE, report)) : null
  return { pictures: [{ raster: drawn ?? mended, transparent: isClear(raster) }] }
}
