/** Looks at a picture: what can be measured and what its file says, in words. */
import type { Img2TagAnswer, TagKind } from '@contract/tools/img2tag'
import type { Raster } from '@media/raster'
import { splitChannels, toLumaPlane, joinChannels, type Plane } from '../resample/plane'
import { resizePlane } from '../resample/resize'
import { analyseLayout } from './composition'
import { type Content, type ContentWords, describeContent } from './content'
import { placesIn } from './kinds'
import { perceptualHash } from './hash'
import { lightWords } from './light'
import type { FileFacts } from './metadata'
import { extractPalette } from './palette'
import { detectSurroundings } from './surroundings'

const SIDE = 192

function reduced(raster: Raster, side: number): Raster {
  const scale = Math.min(1, side / Math.max(raster.width, raster.height))
  const size = [raster.width, raster.height].map((v) => Math.max(1, Math.round(v * scale)))
  const [width, height] = size as [number, number]
  const to = (plane: Plane) => resizePlane(plane, width, height, 'linear')
  const { light, blue, red, alpha } = splitChannels(raster)
  return joinChannels({ light: to(light), blue: to(blue), red: to(red), alpha: to(alpha) })
}

function buildPrompt(palette: Img2TagAnswer['palette'], words: readonly string[]): string {
  const colours = palette.slice(0, 3).map(({ name }) => name)
  return [`${colours.join('、')}为主的画面`, ...words].join('，')
}

/** Order of a description: things, place, text, look. */
function buildSentence(
  { things, shot, quotes }: ContentWords,
  places: readonly string[],
  measured: string,
): string {
  const there = things.map(({ phrase }) => phrase).join('、')
  const quoted = quotes.map((quote) => `“${quote}”`).join('、')
  const words = [there, shot ?? '', ...places, quoted && `写着${quoted}`, measured]
  return words.filter(Boolean).join('，')
}

const MEASURED_ONLY = '只按量得到的色彩、光线和构图写成，没有认出画的是什么'
const NAMED = 'AI 认出的东西、场景和文字（可能有错），加上量得到的色彩、光线和构图'
const NOTHING_NAMED = 'AI 没有认出画面里有什么，按量得到的色彩、光线和构图写成'

interface Seen {
  readonly words: ContentWords
  readonly places: readonly string[]
}

const isNamed = ({ words: { things, quotes }, places }: Seen): boolean =>
  things.length + quotes.length + places.length > 0

function describeOrigin(file: FileFacts, seen: Seen | null): string {
  if (file.prompt) return '文件里写着的提示词'
  if (!seen) return MEASURED_ONLY
  return isNamed(seen) ? NAMED : NOTHING_NAMED
}

const listNames = ({ things, shot }: ContentWords): string[] => [
  ...things.map(({ name }) => name),
  ...(shot ? [shot] : []),
]

function findPlaces({ kinds, objects }: Content, small: Raster): string[] {
  const cues = detectSurroundings(small)
  const places = placesIn(kinds, objects, cues)
  return [...places, ...cues.filter((cue) => !(places.includes('室内') && OUTSIDE.has(cue)))]
}

/** Weather that is not seen through a window is left out. */
const OUTSIDE = new Set(['蓝天', '天空', '晚霞', '水面'])

const tagged = (names: readonly string[], kind: TagKind) => names.map((name) => ({ name, kind }))

function seenTags({ words, places }: Seen): Img2TagAnswer['tags'] {
  return [
    ...tagged(listNames(words), 'object'),
    ...tagged(places, 'scene'),
    ...tagged(words.quotes, 'text'),
  ]
}

/** @param content detections of networks; null: there are none, and only measurements are described */
export function describePicture(
  raster: Raster,
  file: FileFacts,
  content: Content | null = null,
): Img2TagAnswer {
  const small = reduced(raster, SIDE)
  const light = toLumaPlane(small)
  const palette = extractPalette(reduced(small, SIDE / 2))
  const layout = analyseLayout(light)
  const lit = lightWords(small)
  const labelled = file.facts.some(({ label }) => label === '人工智能生成标识')
  const camera = file.facts.some(({ label }) => label === '相机')
  const measured = buildPrompt(palette, [...lit, ...layout.words, ...layout.texture])
  const seen = content && { words: describeContent(content), places: findPlaces(content, small) }
  const colours = palette.slice(0, 4).map(({ name }) => name)
  const origins = [...(labelled ? ['带生成标识'] : []), ...(camera ? ['相机拍摄'] : [])]
  return {
    prompt: file.prompt ?? (seen ? buildSentence(seen.words, seen.places, measured) : measured),
    tags: [
      ...(seen ? seenTags(seen) : []),
      ...tagged(colours, 'colour'),
      ...tagged(lit, 'light'),
      ...tagged(layout.words, 'composition'),
      ...tagged(layout.texture, 'texture'),
      ...tagged(origins, 'origin'),
    ],
    palette,
    facts: [...file.facts, { label: '描述来自', value: describeOrigin(file, seen) }],
    hash: perceptualHash(toLumaPlane(raster)),
  }
}
