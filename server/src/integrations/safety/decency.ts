/** A small network's hint about a picture, for reviewers: it blocks nothing by itself. */
import { decodeRaster } from '@media/codec'
import { attempt } from '@nets/attempt'
import { type Decency, classifyDecency } from '@nets/nudity'
import type { NetRun } from '@nets/run'
import type { PictureToCheck, PictureVerdict, Safety } from './safety'
import { INDECENT } from './texts'

/** The network looks at 224 × 224 pixels. */
const MAX_PIXELS = 200_000
/** It takes clothed people side by side for indecent now and then: below, it would only cry wolf. */
const DOUBTFUL = 0.6

function isDoubtful({ hentai, porn, sexy }: Decency): boolean {
  return hentai + porn + sexy >= DOUBTFUL
}

/** Null: the network cannot be had now, or what it was given is no picture it can open. */
async function lookAt(nets: NetRun, picture: PictureToCheck): Promise<Decency | null> {
  const raster = await decodeRaster(await picture.read(), { maxPixels: MAX_PIXELS })
  return attempt(classifyDecency(nets, raster))
}

/** The same check, with a remark more where the network doubts a picture. */
export function withDecency(safety: Safety, nets: NetRun): Safety {
  return {
    check: (texts, by) => safety.check(texts, by),
    refusedHere: (texts) => safety.refusedHere(texts),
    refusedInPublic: (texts) => safety.refusedInPublic(texts),
    checkPublic: (texts, by) => safety.checkPublic(texts, by),
    async checkPicture(picture, by): Promise<PictureVerdict> {
      const verdict = await safety.checkPicture(picture, by)
      // a vendor that answers later has looked closer than we can
      if ('traceId' in verdict) return verdict
      const seen = await lookAt(nets, picture)
      return seen && isDoubtful(seen) ? { remarks: [...verdict.remarks, INDECENT] } : verdict
    },
  }
}
