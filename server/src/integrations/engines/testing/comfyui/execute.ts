/**
 * Nodes worked off with small arithmetic instead of networks: what flows between them has the
 * meaning it has on a real server (masks, sizes, seeds, denoise), only the drawing is plain.
 */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Graph, type GraphNode, isLink } from './validate'

interface Pixels {
  readonly width: number
  readonly height: number
  /** RGB. */
  readonly data: Uint8Array
}
interface MaskPixels {
  readonly width: number
  readonly height: number
  /** 0..255, 255 = repainted. */
  readonly data: Uint8Array
}
interface Latent {
  readonly pixels: Pixels
  readonly noise: MaskPixels | null
}

export interface SavedFile {
  readonly filename: string
  readonly subfolder: string
  readonly type: string
}

export interface World {
  file(name: string): Buffer
  save(png: Buffer, place: { type: 'output' | 'temp'; prefix: string }): SavedFile
  /** Between two steps of a sampler. Rejects when it is interrupted. */
  step(value: number, max: number, frame: () => Promise<Buffer>): Promise<void>
  /** Before a model is read. Rejects when it does not fit. */
  load(): Promise<void>
}

const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8Array(width * height * 3),
})

/** A picture of two colours that depend on everything it was made with. */
export function drawn(width: number, height: number, key: string): Pixels {
  const hash = createHash('sha256').update(key).digest()
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const share = y / Math.max(1, height - 1)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) {
        const from = 40 + ((hash[c] as number) % 180)
        const to = 40 + ((hash[c + 3] as number) % 180)
        data[(y * width + x) * 3 + c] = from + (to - from) * share
      }
  }
  return { width, height, data }
}

export function encodePng({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function resized(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  const raw = { width: pixels.width, height: pixels.height, channels: 3 as const }
  const data = await sharp(pixels.data, { raw })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { width, height, data }
}

async function readPicture(file: Buffer): Promise<{ pixels: Pixels; mask: MaskPixels }> {
  const { hasAlpha = false } = await sharp(file).metadata()
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, data }
  if (!hasAlpha) return { pixels, mask: { width: 64, height: 64, data: new Uint8Array(64 * 64) } }
  const alpha = await sharp(file).extractChannel(3).raw().toBuffer()
  const { width, height } = info
  return { pixels, mask: { width, height, data: alpha.map((value) => 255 - value) } }
}

const CHANNELS = ['red', 'green', 'blue', 'alpha']

async function readChannel(file: Buffer, channel: string): Promise<MaskPixels> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .extractChannel(CHANNELS.indexOf(channel) as 0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, data: channel === 'alpha' ? data.map((value) => 255 - value) : data }
}

/** `amount` of the new picture over the old, only where noise may be. */
async function over(old: Latent, fresh: Pixels, amount: number): Promise<Pixels> {
  const { pixels, noise } = old
  const { width, height } = pixels
  const mask =
    noise &&
    (await sharp(noise.data, { raw: { width: noise.width, height: noise.height, channels: 1 } })
      .resize(width, height, { fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer())
  const data = pixels.data.map((value, i) => {
    const share = amount * (mask ? (mask[Math.floor(i / 3)] as number) / 255 : 1)
    return value + ((fresh.data[i] as number) - value) * share
  })
  return { width, height, data }
}

type Inputs = Readonly<Record<string, unknown>>
type Work = (inputs: Inputs, world: World) => Promise<readonly unknown[]>

const loads =
  (...names: readonly string[]): Work =>
  async (inputs, world) => {
    await world.load()
    const file = String(inputs.ckpt_name ?? inputs.unet_name ?? inputs.clip_name ?? inputs.vae_name)
    return names.map((name) => `${name}:${file}`)
  }

const empty: Work = async ({ width, height }) => [
  { pixels: blank(Number(width), Number(height)), noise: null } satisfies Latent,
]

async function sample(inputs: Inputs, world: World): Promise<readonly unknown[]> {
  const latent = inputs.latent_image as Latent
  const { width, height } = latent.pixels
  const { seed, model, positive, negative, steps, denoise } = inputs
  const key = JSON.stringify([seed, model, positive, negative])
  const fresh = drawn(width, height, key)
  const count = Number(steps)
  for (let step = 1; step <= count; step++)
    await world.step(step, count, async () =>
      encodePng(await resized(await over(latent, fresh, step / count), 32, 32)),
    )
  return [{ pixels: await over(latent, fresh, Number(denoise)), noise: null } satisfies Latent]
}

const digestPicture = (pixels: unknown): string | null =>
  pixels
    ? createHash('sha256')
        .update((pixels as Pixels).data)
        .digest('hex')
    : null

const saveImage =
  (type: 'output' | 'temp'): Work =>
  async ({ images, filename_prefix = 'ComfyUI_temp' }, world) => [
    world.save(await encodePng(images as Pixels), { type, prefix: String(filename_prefix) }),
  ]

const WORK: Readonly<Record<string, Work>> = {
  CheckpointLoaderSimple: loads('model', 'clip', 'vae'),
  UNETLoader: loads('model'),
  CLIPLoader: loads('clip'),
  DualCLIPLoader: loads('clip'),
  VAELoader: loads('vae'),
  UpscaleModelLoader: loads('upscaler'),
  ModelSamplingAuraFlow: async ({ model, shift }) => [`${String(model)}@${String(shift)}`],
  CLIPTextEncode: async ({ text }) => [`words:${String(text)}`],
  TextEncodeQwenImageEditPlus: async ({ prompt, image1, image2, image3 }) => [
    JSON.stringify([prompt, ...[image1, image2, image3].map(digestPicture)]),
  ],
  ConditioningZeroOut: async () => ['nothing'],
  FluxGuidance: async ({ conditioning, guidance }) => [
    `${String(conditioning)}@${String(guidance)}`,
  ],
  EmptyLatentImage: empty,
  EmptySD3LatentImage: empty,
  KSampler: sample,
  VAEDecode: async ({ samples }) => [(samples as Latent).pixels],
  VAEEncode: async ({ pixels }) => [{ pixels: pixels as Pixels, noise: null } satisfies Latent],
  SetLatentNoiseMask: async ({ samples, mask }) => [
    { pixels: (samples as Latent).pixels, noise: mask as MaskPixels } satisfies Latent,
  ],
  InpaintModelConditioning: async ({ positive, negative, pixels, mask }) => [
    positive,
    negative,
    { pixels: pixels as Pixels, noise: mask as MaskPixels } satisfies Latent,
  ],
  LoadImage: async ({ image }, world) => {
    const { pixels, mask } = await readPicture(world.file(String(image)))
    return [pixels, mask]
  },
  LoadImageMask: async ({ image, channel }, world) => [
    await readChannel(world.file(String(image)), String(channel)),
  ],
  ImageScale: async ({ image, width, height }) => [
    await resized(image as Pixels, Number(width), Number(height)),
  ],
  ImageUpscaleWithModel: async ({ image }) => {
    const pixels = image as Pixels
    return [await resized(pixels, pixels.width * 4, pixels.height * 4)]
  },
  SaveImage: saveImage('output'),
  PreviewImage: saveImage('temp'),
}

/** Everything an output depends on, so that what did not change need not run again. */
export function computeSignature(graph: Graph, id: string): string {
  const node = graph[id]
  if (!node) return ''
  const inputs = Object.entries(node.inputs).map(([name, value]) =>
    isLink(value) ? [name, computeSignature(graph, value[0]), value[1]] : [name, value],
  )
  return createHash('sha256')
    .update(JSON.stringify([node.class_type, inputs]))
    .digest('hex')
}

/** The nodes an output needs, each after those it reads. */
export function sortNodes(graph: Graph, outputs: readonly string[]): string[] {
  const order: string[] = []
  const visit = (id: string): void => {
    if (order.includes(id)) return
    for (const value of Object.values(graph[id]?.inputs ?? {})) if (isLink(value)) visit(value[0])
    order.push(id)
  }
  outputs.forEach(visit)
  return order
}

/** @param results outputs of the nodes before it, by id */
export async function runNode(
  node: GraphNode,
  results: ReadonlyMap<string, readonly unknown[]>,
  world: World,
): Promise<readonly unknown[]> {
  const work = WORK[node.class_type]
  if (!work) throw new Error(`no work for ${node.class_type}`)
  const inputs = Object.fromEntries(
    Object.entries(node.inputs).map(([name, value]) => [
      name,
      isLink(value) ? results.get(value[0])?.[value[1]] : value,
    ]),
  )
  return work(inputs, world)
}
