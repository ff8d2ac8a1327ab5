/** OpenAI's own API, and servers that follow it. */
import { EngineError, type SizeInfo } from '../../engine'
import sharp from 'sharp'
import { bothWays } from '../mask'
import { baseName, findFamily } from '../../clouds/model-names'
import { COMMON_FACTS, type Dialect, type Edit, type ModelFacts } from './dialect'

/** GPT image models and DALL·E take only their own sizes. */
const GPT_SIZES: readonly SizeInfo[] = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '2:3', width: 1024, height: 1536 },
  { ratio: '3:2', width: 1536, height: 1024 },
]
/** The second one takes any multiples of 16 between 1:3 and 3:1. */
const GPT2_SIZES: readonly SizeInfo[] = [
  ...GPT_SIZES,
  { ratio: '3:4', width: 1152, height: 1536 },
  { ratio: '4:3', width: 1536, height: 1152 },
  { ratio: '9:16', width: 1152, height: 2048 },
  { ratio: '16:9', width: 2048, height: 1152 },
]
const DALLE3_SIZES: readonly SizeInfo[] = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '4:7', width: 1024, height: 1792 },
  { ratio: '7:4', width: 1792, height: 1024 },
]
const DALLE2_SIZES: readonly SizeInfo[] = [{ ratio: '1:1', width: 1024, height: 1024 }]

const isGptImage = (model: string): boolean => /^(gpt|chatgpt)-/.test(baseName(model))
const isDalle = (model: string): boolean => baseName(model).startsWith('dall-e-')
/** The second generation refuses both. */
const isSecond = (model: string): boolean => /^gpt-image-2/.test(baseName(model))

function factsOf(model: string): ModelFacts {
  if (isGptImage(model))
    return {
      ...COMMON_FACTS,
      note: '照着话改图最听话，字也写得清；画得慢，价钱高。',
      sizes: isSecond(model) ? GPT2_SIZES : GPT_SIZES,
      editPictures: 16,
      transparent: !isSecond(model),
      stream: true,
    }
  if (baseName(model) === 'dall-e-3')
    return {
      ...COMMON_FACTS,
      note: '构图大胆，不会改图；已是旧模型。',
      sizes: DALLE3_SIZES,
      perCall: 1,
    }
  if (baseName(model) === 'dall-e-2')
    return { ...COMMON_FACTS, note: '旧模型，便宜，细节粗。', sizes: DALLE2_SIZES, editPictures: 1 }
  const family = findFamily(model)
  return family ? { ...COMMON_FACTS, note: family.note, sizes: family.sizes } : COMMON_FACTS
}

function pngFile(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}

async function requireSameSize(image: Buffer, mask: Buffer): Promise<void> {
  const [one, other] = await Promise.all([sharp(image).metadata(), sharp(mask).metadata()])
  if (one.width !== other.width || one.height !== other.height)
    throw new EngineError('rejected', 'mask and image differ in size')
}

/** Throws EngineError `rejected` when mask and image differ in size. */
export async function editForm(request: Edit): Promise<FormData> {
  const { model, prompt, count, image, mask, more } = request
  const form = new FormData()
  form.set('model', model)
  form.set('prompt', prompt)
  form.set('n', String(count))
  form.set('size', request.size)
  // GPT image models know no response_format; of the others some answer only addresses without it.
  if (isDalle(model)) form.set('response_format', 'b64_json')
  if (request.transparent) {
    form.set('background', 'transparent')
    form.set('output_format', 'png')
  }
  if (/^gpt-image-1(\.\d+)?$/.test(baseName(model))) form.set('input_fidelity', 'high')
  if (more.length === 0) form.set('image', pngFile(image), 'image.png')
  else {
    for (const [index, picture] of [image, ...more].entries())
      form.append('image[]', pngFile(picture), `image-${index + 1}.png`)
  }
  if (mask) {
    await requireSameSize(image, mask)
    form.set('mask', pngFile(await bothWays(mask)), 'mask.png')
  }
  return form
}

export const openaiDialect: Dialect = {
  id: 'openai',
  factsOf,
  generation: ({ model, prompt, count, size }) => ({
    path: '/images/generations',
    body: {
      model,
      prompt,
      n: count,
      size,
      // GPT image models know no response_format; other servers answer what they can, both are read.
      ...(isDalle(model) && { response_format: 'b64_json' }),
    },
  }),
  edit: async (request) => ({ path: '/images/edits', body: await editForm(request) }),
}
