/** What lists show of a film: a thumbnail of its first frame, which carries the film's own label. */
import sharp from 'sharp'
import type { EnginePicture } from '../engines/engine'
import { smallVersionsOf, type SmallVersions } from './thumbnail'

export async function finishPoster({
  picture,
  width,
  height,
}: EnginePicture): Promise<SmallVersions> {
  const source =
    picture.kind === 'raw'
      ? sharp(picture.data, { raw: { width, height, channels: picture.channels } })
      : sharp(picture.data)
  const flat = await source.flatten({ background: '#ffffff' }).png().toBuffer()
  return smallVersionsOf(sharp(flat), { xmp: null })
}
