/** Pictures of the local sdapi server, and how its family reads masks. */
import sharp from 'sharp'
import { drawn, encodePng } from './comfyui/execute'

type Body = Readonly<Record<string, unknown>>

export const plain = (base64: unknown): Buffer =>
  Buffer.from(String(base64).replace(/^data:[^,]+,/, ''), 'base64')

/** White = repainted; with transparency only that is read, opaque = repainted. */
async function maskValues(file: Buffer, width: number, height: number): Promise<Buffer> {
  const { hasAlpha = false } = await sharp(file).metadata()
  const isClear = hasAlpha && !(await sharp(file).stats()).isOpaque
  const channel = isClear
    ? sharp(file).extractChannel(3)
    : sharp(file).greyscale().extractChannel(0)
  return channel.resize(width, height, { fit: 'fill' }).raw().toBuffer()
}

export async function paintBody(body: Body, done: number): Promise<Buffer> {
  const [width, height] = [Number(body.width), Number(body.height)]
  const model = (body.override_settings as Body | undefined)?.sd_model_checkpoint
  const fresh = drawn(
    width,
    height,
    JSON.stringify([body.seed, body.prompt, body.negative_prompt, model]),
  )
  const [first = body.init_image] = (body.init_images as unknown[] | undefined) ?? []
  if (!first) return encodePng(fresh)
  const data = await sharp(plain(first))
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const file = body.mask ?? body.mask_image
  const mask = file ? await maskValues(plain(file), width, height) : null
  const amount = Number(body.denoising_strength ?? body.strength) * done
  const mixed = data.map((value, i) => {
    const share = amount * (mask ? (mask[Math.floor(i / 3)] as number) / 255 : 1)
    return value + ((fresh.data[i] as number) - value) * share
  })
  return encodePng({ width, height, data: mixed })
}
