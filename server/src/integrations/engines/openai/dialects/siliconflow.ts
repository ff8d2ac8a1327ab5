/** SiliconFlow: other names of fields, sizes by model, pictures to work from in the generation. */
import { EngineError, type SizeInfo } from '../../engine'
import {
  COMMON_FACTS,
  dataUrl,
  type Dialect,
  type Edit,
  type Generation,
  type ModelFacts,
  type Question,
} from './dialect'

const KOLORS_SIZES: readonly SizeInfo[] = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '3:4', width: 960, height: 1280 },
  { ratio: '9:16', width: 720, height: 1280 },
  { ratio: '1:2', width: 720, height: 1440 },
]
const QWEN_SIZES: readonly SizeInfo[] = [
  { ratio: '1:1', width: 1328, height: 1328 },
  { ratio: '16:9', width: 1664, height: 928 },
  { ratio: '9:16', width: 928, height: 1664 },
  { ratio: '4:3', width: 1472, height: 1140 },
  { ratio: '3:4', width: 1140, height: 1472 },
  { ratio: '3:2', width: 1584, height: 1056 },
  { ratio: '2:3', width: 1056, height: 1584 },
]

const isQwen = (model: string): boolean => /qwen-image/i.test(model)
const isEdit = (model: string): boolean => /qwen-image-edit/i.test(model)

/** One picture a call: so each has a seed of its own that paints it again. */
const FACTS: ModelFacts = {
  ...COMMON_FACTS,
  perCall: 1,
  parallel: true,
  mask: false,
  seed: true,
  negativePrompt: true,
}

function factsOf(model: string): ModelFacts {
  if (isEdit(model))
    return {
      ...FACTS,
      note: '按一句话改图，人和字都留得住；不看选区。',
      sizes: QWEN_SIZES,
      generates: false,
      editPictures: /-2509|-2511/.test(model) ? 3 : 1,
    }
  if (isQwen(model))
    return { ...FACTS, note: '中文读得最懂，能画人，能写海报字。', sizes: QWEN_SIZES }
  return { ...FACTS, note: '便宜、快，中文也懂；细节一般。', sizes: KOLORS_SIZES }
}

function question(
  request: Omit<Edit, 'image' | 'mask' | 'more' | 'transparent'>,
  extra: object,
): Question {
  const { model, prompt, size, seed, count } = request
  if (count > 1) throw new EngineError('unsupported', 'one picture a call')
  return {
    path: '/images/generations',
    body: {
      model,
      prompt,
      // The edit models refuse a size: they take the picture's.
      ...(!isEdit(model) && { image_size: size }),
      ...(/kolors/i.test(model) && { batch_size: 1 }),
      ...(seed !== null && { seed }),
      ...extra,
    },
  }
}

function generation(request: Generation): Question {
  const { negativePrompt } = request
  return question(request, negativePrompt === '' ? {} : { negative_prompt: negativePrompt })
}

export const siliconflowDialect: Dialect = {
  id: 'siliconflow',
  factsOf,
  generation,
  async edit(request) {
    const [image, image2, image3] = [request.image, ...request.more].map(dataUrl)
    return question(request, { image, ...(image2 && { image2 }), ...(image3 && { image3 }) })
  },
}
