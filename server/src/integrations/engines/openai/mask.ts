/** One mask for servers that read alpha and for those that read colour. */
import sharp from 'sharp'

/**
 * RGBA PNG of a greyscale mask: where it was white, white and transparent (OpenAI edits where alpha
 * is 0; stable-diffusion.cpp and LocalAI read the colour, and edit where it is white).
 */
export async function bothWays(mask: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(mask)
    .flatten({ background: '#000' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const rgba = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i += 1) {
    const value = data[i * channels] ?? 0
    rgba.fill(value, i * 4, i * 4 + 3)
    rgba[i * 4 + 3] = 255 - value
  }
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
