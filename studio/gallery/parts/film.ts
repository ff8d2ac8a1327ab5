/** A video as a moving picture that plays wherever pictures are shown. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { readFrames } from '@media/video/decode'
import { probeVideo } from '@media/video/probe/probe'

const FPS = 10

/** Each frame at this size, ten a second, over and over. */
export async function writeAnimation(
  video: string,
  size: { width: number; height: number },
  target: string,
): Promise<void> {
  const { width, height, container } = probeVideo(await readFile(video))
  const pages: Buffer[] = []
  for await (const frame of readFrames({
    path: video,
    container,
    width,
    height,
    fps: FPS,
    maxSeconds: 6,
  })) {
    const raw = { width, height, channels: 4 as const }
    pages.push(
      await sharp(frame, { raw })
        // The label in the lower left corner is whole or away.
        .resize({ ...size, fit: 'cover', position: 'east' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    )
  }
  const raw = {
    width: size.width,
    height: size.height * pages.length,
    channels: 3 as const,
    pageHeight: size.height,
  }
  await sharp(Buffer.concat(pages), { raw })
    .webp({ quality: 52, effort: 6, loop: 0, delay: pages.map(() => 1000 / FPS) })
    .toFile(target)
}
