/**
 * Volcengine Ark and BytePlus (Seedream): no count, no mask, no edits call; pictures to work from
 * stand in the generation, and sizes have a floor of pixels.
 */
import { turned } from '../../clouds/model'
import type { SizeInfo } from '../../engine'
import { COMMON_FACTS, dataUrl, type Dialect, type ModelFacts, type Question } from './dialect'

/** Within the floor of 4.5 and 5.0 (3,686,400 px) and the roof of 5.0 pro (4,624,220 px). */
const SIZES: readonly SizeInfo[] = [
  { ratio: '1:1', width: 2048, height: 2048 },
  { ratio: '3:4', width: 1728, height: 2304 },
  { ratio: '4:3', width: 2304, height: 1728 },
  { ratio: '2:3', width: 1664, height: 2496 },
  { ratio: '3:2', width: 2496, height: 1664 },
  { ratio: '9:16', width: 1600, height: 2848 },
  { ratio: '16:9', width: 2848, height: 1600 },
]

/** The third generation: between 512 and 2048 px a side, and no sets. */
const THIRD_SIZES: readonly SizeInfo[] = [
  ...turned('1:1', 1024, 1024),
  ...turned('3:4', 864, 1152),
  ...turned('2:3', 832, 1248),
  ...turned('9:16', 720, 1280),
]

const isPro = (model: string): boolean => /-5[-.]0-(pro|flash)/.test(model)
/** Only the third generation takes one. */
const takesSeed = (model: string): boolean => /seedream-3/i.test(model)

function factsOf(model: string): ModelFacts {
  return {
    ...COMMON_FACTS,
    note: '光影像照片，中文读得懂，2K 大图；起步慢。',
    sizes: takesSeed(model) ? THIRD_SIZES : SIZES,
    perCall: 1,
    parallel: true,
    editPictures: takesSeed(model) ? 0 : isPro(model) ? 10 : 14,
    mask: false,
    seed: takesSeed(model),
  }
}

function question(
  request: { model: string; prompt: string; size: string; seed: number | null },
  pictures: readonly Buffer[],
): Question {
  const { model, prompt, size, seed } = request
  const images = pictures.map(dataUrl)
  return {
    path: '/images/generations',
    body: {
      model,
      prompt,
      size,
      response_format: 'b64_json',
      watermark: false,
      // A set is one story in several pictures; those of a job are tries of one. Pro knows no sets.
      ...(!isPro(model) && !takesSeed(model) && { sequential_image_generation: 'disabled' }),
      ...(images.length > 0 && { image: images.length === 1 ? images[0] : images }),
      ...(seed !== null && { seed }),
    },
  }
}

export const arkDialect: Dialect = {
  id: 'ark',
  factsOf,
  generation: (request) => question(request, []),
  edit: async (request) => question(request, [request.image, ...request.more]),
}
