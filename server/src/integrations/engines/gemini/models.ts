/** Known facts of Gemini's picture models. Google renames them about twice a year. */
import { baseName } from '../clouds/model-names'
import { type CloudFacts, type CloudPicture, turned } from '../clouds/model'
import type { SizeInfo } from '../engine'
import { geminiTexts } from '../texts'

/** Pixels of each ratio at `1K`; `2K` and `4K` have two and four times the sides. */
const SIZES: readonly SizeInfo[] = [
  ...turned('1:1', 1024, 1024),
  ...turned('2:3', 848, 1264),
  ...turned('3:4', 896, 1200),
  ...turned('4:5', 928, 1152),
  ...turned('9:16', 768, 1376),
]
/** The second generation, which takes no `imageSize`. */
const SIZES_2_5: readonly SizeInfo[] = [
  ...turned('1:1', 1024, 1024),
  ...turned('2:3', 832, 1248),
  ...turned('3:4', 864, 1184),
  ...turned('4:5', 896, 1152),
  ...turned('9:16', 768, 1344),
]

/** Models of one key without another setting; GEMINI_MODELS names others. */
export const DEFAULT_MODELS = ['gemini-nano-banana-2.1', 'gemini-3-pro-image']

const NAMES: Readonly<Record<string, string>> = {
  'gemini-nano-banana-2.1': 'Nano Banana 2.1',
  'gemini-3.1-flash-image': 'Gemini 3.1 Flash',
  'gemini-3.1-flash-lite-image': 'Gemini 3.1 Flash Lite',
  'gemini-3-pro-image': 'Gemini 3 Pro',
  'gemini-2.5-flash-image': 'Gemini 2.5 Flash',
}

/** Below this, px, the smallest choice is meant. */
const SMALLEST_1K = 640

const isSecond = (model: string): boolean => /-2\.\d-/.test(baseName(model))

/** Pictures that one question takes. */
function countPictures(model: string): number {
  if (isSecond(model)) return 3
  return /-pro-/.test(baseName(model)) ? 14 : 10
}

/** The `imageConfig` for a size in pixels: the nearest ratio, and the step of its longer side. */
export function toImageConfig(
  model: string,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly aspectRatio: string; readonly imageSize?: string } {
  const sizes = isSecond(model) ? SIZES_2_5 : SIZES
  const off = (size: SizeInfo): number =>
    Math.abs(Math.log(size.width / size.height / (width / height)))
  const { ratio, ...nearest } = sizes.reduce((best, size) => (off(size) < off(best) ? size : best))
  if (isSecond(model)) return { aspectRatio: ratio }
  const times = Math.max(width, height) / Math.max(nearest.width, nearest.height)
  const smallest = /-3\.1-/.test(model) && Math.max(width, height) <= SMALLEST_1K ? '512' : '1K'
  return { aspectRatio: ratio, imageSize: times > 2.5 ? '4K' : times > 1.25 ? '2K' : smallest }
}

export function getFacts(model: string): CloudFacts<CloudPicture> {
  const base = baseName(model)
  const picture: CloudPicture = {
    generates: true,
    sizes: isSecond(model) ? SIZES_2_5 : SIZES,
    negativePrompt: false,
    // It has a field for one, and gives other pictures all the same.
    seed: false,
    queued: false,
    editPictures: countPictures(model),
    mask: false,
    transparent: false,
  }
  const name = Object.hasOwn(NAMES, base) ? (NAMES[base] ?? model) : model
  return { name, note: geminiTexts.note, picture, video: null }
}
