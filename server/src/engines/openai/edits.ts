/** The edits call (inpainting). Our masks are white = edit; this API wants alpha 0 = edit. */
import sharp from 'sharp'
import { EngineError } from '../engine'
import { type ImageAnswer, imagesOfAnswer } from './answers'
import { isDalle } from './capabilities'
import { type ApiOptions, postToApi } from './client'

export interface EditRequest {
  readonly model: string
  readonly prompt: string
  readonly count: number
  /** PNG. */
  readonly image: Uint8Array
  /** Greyscale image of the same size, white = edit; null edits the whole picture. */
  readonly mask: Uint8Array | null
  /** Further PNGs to look at; only of models that take several. */
  readonly more?: readonly Uint8Array[]
  /** e.g. `1024x1024`; left out: the API decides. */
  readonly size?: string
}

/** RGBA PNG whose alpha is the inverted mask: transparent where it was white. */
export async function maskToAlpha(mask: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(mask)
    .flatten({ background: '#000' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rgba = Buffer.alloc(info.width * info.height * 4)
  for (let i = 0; i < info.width * info.height; i += 1) {
    rgba[i * 4 + 3] = 255 - (data[i * info.channels] ?? 0)
  }
  return sharp(rgba, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer()
}

function pngFile(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}

/** Throws EngineError `rejected` when mask and image differ in size. */
export async function editForm(request: EditRequest): Promise<FormData> {
  const form = new FormData()
  form.set('model', request.model)
  form.set('prompt', request.prompt)
  form.set('n', String(request.count))
  if (request.size) form.set('size', request.size)
  // GPT image models know no response_format; of the others some answer only addresses without it.
  if (isDalle(request.model)) form.set('response_format', 'b64_json')
  const more = request.more ?? []
  if (more.length === 0) form.set('image', pngFile(request.image), 'image.png')
  else {
    for (const [index, picture] of [request.image, ...more].entries())
      form.append('image[]', pngFile(picture), `image-${index + 1}.png`)
  }
  if (request.mask) {
    const [image, mask] = await Promise.all([
      sharp(request.image).metadata(),
      sharp(request.mask).metadata(),
    ])
    if (image.width !== mask.width || image.height !== mask.height)
      throw new EngineError('rejected', 'mask and image differ in size')
    form.set('mask', pngFile(await maskToAlpha(request.mask)), 'mask.png')
  }
  return form
}

/** Rejects like postToApi. */
export async function editImage(
  api: ApiOptions,
  request: EditRequest,
  context: { signal: AbortSignal },
): Promise<ImageAnswer[]> {
  return imagesOfAnswer(await postToApi(api, '/images/edits', await editForm(request), context))
}
