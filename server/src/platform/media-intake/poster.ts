/** Thumbnail of a video: its first frame, which carries the video's own label. */
import sharp from 'sharp'
import { firstRecord } from '@media/aigc/record'
import { buildXmp } from '@media/aigc/xmp'
import { PRODUCER } from './finish'
import type { RenderedPicture } from './rendered'
import { createSmallVersions, type SmallVersions } from './thumbnail'

/** @param options.produceId id of the video, written into the thumbnail's AIGC record */
export async function finishPoster(
  { picture, width, height }: RenderedPicture,
  options: { produceId: string },
): Promise<SmallVersions> {
  const source =
    picture.kind === 'raw'
      ? sharp(picture.data, { raw: { width, height, channels: picture.channels } })
      : sharp(picture.data)
  const flat = await source.flatten({ background: '#ffffff' }).png().toBuffer()
  const xmp = buildXmp(firstRecord({ producer: PRODUCER, produceId: options.produceId }))
  return createSmallVersions(sharp(flat), { xmp })
}
