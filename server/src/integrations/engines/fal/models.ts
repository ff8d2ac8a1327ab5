/**
 * fal's models as data: what each is for, and how its fields are called. Rows can be added in
 * engines.json (`table`); nothing else knows a model.
 */
import { z } from 'zod'
import {
  between,
  type CloudFacts,
  type CloudPicture,
  VIDEO_SIZES,
  QWEN_SIZES,
} from '../clouds/model'
import type { VideoTool } from '../videos/plan'

export const rowSchema = z.strictObject({
  /** As fal calls it: `fal-ai/qwen-image`. */
  model: z.string().regex(/^[\w-]+(\/[\w.-]+){1,7}$/, 'must be a model such as fal-ai/qwen-image'),
  name: z.string().min(1).max(40),
  note: z.string().min(1).max(120),
  does: z.enum([
    ...['words', 'edit', 'mask', 'cutOut'],
    ...['enlarge', 'faces', 'captions', 'img2vid', 'short'],
  ] as const),
  /** Names of its fields; what is left out it does not take. */
  fields: z.strictObject({
    prompt: z.string().optional(),
    negative: z.string().optional(),
    seed: z.string().optional(),
    /** An object of width and height. */
    size: z.string().optional(),
    /** A shape such as 16:9. */
    ratio: z.string().optional(),
    picture: z.string().optional(),
    /** A list, the edited one first. */
    pictures: z.string().optional(),
    mask: z.string().optional(),
    last: z.string().optional(),
    seconds: z.string().optional(),
    factor: z.string().optional(),
    /** 0..1, 1 = the face stays as it was. */
    fidelity: z.string().optional(),
  }),
  /** Fields it is always given. */
  always: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Field of the result in its answer: a list of files, a file, or a text. */
  answer: z.string().min(1),
  /** Lengths of its videos, s. */
  seconds: z.array(z.number().int().min(1).max(15)).min(1).optional(),
})

export type FalModel = z.output<typeof rowSchema>

const PNG = { output_format: 'png' } as const
const ONE = { num_images: 1, ...PNG } as const
const SEEDANCE = { resolution: '720p' } as const
const upTo12 = [...between(2, 12)]

export const TABLE: readonly FalModel[] = [
  {
    model: 'fal-ai/qwen-image',
    name: 'Qwen-Image (fal)',
    does: 'words',
    answer: 'images',
    note: '中文读得懂，能画人，能写海报字。',
    fields: { prompt: 'prompt', negative: 'negative_prompt', seed: 'seed', size: 'image_size' },
    always: ONE,
  },
  {
    model: 'fal-ai/qwen-image-edit-plus',
    name: 'Qwen-Image 改图 (fal)',
    does: 'edit',
    note: '按一句话改图，人和字都留得住；不看选区。',
    answer: 'images',
    fields: { prompt: 'prompt', seed: 'seed', size: 'image_size', pictures: 'image_urls' },
    always: ONE,
  },
  {
    model: 'fal-ai/flux-pro/v1/fill',
    name: 'FLUX Fill (fal)',
    does: 'mask',
    note: '只画涂抹的地方，接得自然；中文提示词读得少。',
    answer: 'images',
    fields: { prompt: 'prompt', seed: 'seed', picture: 'image_url', mask: 'mask_url' },
    always: ONE,
  },
  {
    model: 'fal-ai/birefnet/v2',
    name: 'BiRefNet (fal)',
    does: 'cutOut',
    answer: 'image',
    note: '抠主体，头发和毛边都细。',
    fields: { picture: 'image_url' },
    always: PNG,
  },
  {
    model: 'fal-ai/esrgan',
    name: 'Real-ESRGAN (fal)',
    does: 'enlarge',
    answer: 'image',
    note: '放大 2 倍或 4 倍，快；皮肤会偏滑。',
    fields: { picture: 'image_url', factor: 'scale' },
    always: PNG,
  },
  {
    model: 'fal-ai/codeformer',
    name: 'CodeFormer (fal)',
    does: 'faces',
    answer: 'image',
    note: '修老照片里的脸；划痕不管。',
    fields: { picture: 'image_url', fidelity: 'fidelity' },
    always: { upscale_factor: 1 },
  },
  {
    model: 'fal-ai/florence-2-large/detailed-caption',
    name: 'Florence-2 (fal)',
    does: 'captions',
    answer: 'results',
    note: '看图写一段英文描述。',
    fields: { picture: 'image_url' },
  },
  {
    model: 'fal-ai/bytedance/seedance/v1/pro/image-to-video',
    name: 'Seedance 1.0 图生视频 (fal)',
    does: 'img2vid',
    answer: 'video',
    note: '镜头稳，人物动作自然；一段要等一两分钟。',
    always: SEEDANCE,
    seconds: upTo12,
    fields: {
      prompt: 'prompt',
      seed: 'seed',
      picture: 'image_url',
      last: 'end_image_url',
      seconds: 'duration',
    },
  },
  {
    model: 'fal-ai/bytedance/seedance/v1/pro/text-to-video',
    name: 'Seedance 1.0 短片 (fal)',
    does: 'short',
    answer: 'video',
    note: '按文字拍成短片，镜头稳；一段要等一两分钟。',
    always: SEEDANCE,
    seconds: upTo12,
    fields: { prompt: 'prompt', seed: 'seed', ratio: 'aspect_ratio', seconds: 'duration' },
  },
]

/** Models of one key without another setting. */
export const DEFAULT_MODELS = TABLE.map(({ model }) => model)

function pictureFacts({ does, fields }: FalModel): CloudPicture {
  const edits = fields.pictures ? 3 : does === 'words' ? 0 : 1
  return {
    sizes: QWEN_SIZES,
    queued: true,
    generates: does === 'words',
    editPictures: edits,
    negativePrompt: fields.negative !== undefined,
    seed: fields.seed !== undefined,
    mask: does === 'mask',
    transparent: does === 'cutOut',
    ...(does === 'cutOut' && { only: ['rembg'] }),
    ...(does === 'mask' && {
      only: ['inpaint', 'genfill', 'cleaner', 'samInpaint', 'outpaint', 'replaceBg'],
    }),
  }
}

export function factsOfRow(row: FalModel): CloudFacts<CloudPicture> {
  const { name, note, does, fields, seconds = [5] } = row
  switch (does) {
    case 'enlarge':
    case 'faces':
    case 'captions':
      return { name, note, picture: null, video: null, mend: does }
    case 'img2vid':
    case 'short': {
      const tools: VideoTool[] = [does]
      const seed = fields.seed !== undefined
      const known = { tools, seed, cancel: true, sizes: VIDEO_SIZES, seconds }
      return {
        name,
        note,
        picture: null,
        video: { ...known, lastFrame: fields.last !== undefined },
      }
    }
    default:
      return { name, note, picture: pictureFacts(row), video: null }
  }
}

/** Of a model of ours. */
export function factsOf(model: string): CloudFacts<CloudPicture> {
  const row = TABLE.find((one) => one.model === model)
  if (!row) throw new Error(`${model} is in no table`)
  return factsOfRow(row)
}
