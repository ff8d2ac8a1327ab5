/** Known facts of Ark's models: Seedream paints, Seedance makes videos. */
import { between, type CloudFacts, type CloudPicture, VIDEO_SIZES, turned } from '../clouds/model'
import type { VideoModelFacts, VideoTool } from '../videos/plan'

/** Within the floor of 4.5 and 5.0 (3,686,400 px) and the roof of 5.0 pro (4,624,220 px). */
const SIZES = [
  ...turned('1:1', 2048, 2048),
  ...turned('4:3', 2304, 1728),
  ...turned('3:2', 2496, 1664),
  ...turned('16:9', 2848, 1600),
]

const NAMES: Readonly<Record<string, string>> = {
  'doubao-seedream-4-5-251128': 'Seedream 4.5',
  'doubao-seedance-1-5-pro-251215': 'Seedance 1.5 Pro',
  'doubao-seedance-1-0-pro-fast-251015': 'Seedance 1.0 快',
}

/** Models of one key without another setting. */
export const DEFAULT_MODELS = Object.keys(NAMES)

/** Pro and flash know no sets, and take fewer pictures. */
export const isPro = (model: string): boolean => /-5-0-(pro|flash)/.test(model)
/** Those of the second generation take no seed: their fields are strict. */
export const takesSeed = (model: string): boolean => /seedance-1/.test(model)

function getVideoFacts(model: string): VideoModelFacts {
  const [least, most]: readonly [number, number] = /seedance-1-0/.test(model)
    ? [2, 12]
    : /seedance-1-5/.test(model)
      ? [4, 12]
      : [4, 15]
  const tools: VideoTool[] = /-t2v/.test(model)
    ? ['short']
    : /-i2v/.test(model)
      ? ['img2vid']
      : ['img2vid', 'short']
  return {
    tools,
    sizes: VIDEO_SIZES,
    seed: takesSeed(model),
    cancel: true,
    seconds: between(least, most),
    lastFrame: !/fast|lite/.test(model),
  }
}

const PICTURE: CloudPicture = {
  generates: true,
  sizes: SIZES,
  negativePrompt: false,
  seed: false,
  queued: false,
  editPictures: 10,
  mask: false,
  transparent: false,
}

export function factsOf(model: string): CloudFacts<CloudPicture> {
  const name = Object.hasOwn(NAMES, model) ? (NAMES[model] ?? model) : model
  // The name of a custom endpoint (ep-…) says nothing: it is treated as a picture model.
  if (/seedance/.test(model))
    return {
      name,
      note: /fast|lite/.test(model)
        ? '图生视频和短片，快而便宜；细节一般。'
        : '镜头稳，人物动作自然，图生视频和短片都能拍；一段要等几分钟。',
      picture: null,
      video: getVideoFacts(model),
    }
  return { name, note: '光影像照片，中文读得懂，2K 大图；起步慢。', picture: PICTURE, video: null }
}
