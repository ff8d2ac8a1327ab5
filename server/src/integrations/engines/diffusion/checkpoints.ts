/**
 * Family of a model file: by the operator's setting, its name, its metadata, its size. Files of
 * other tasks (sound, video, 3D, parts of a model) and families without a graph here are not
 * offered; an unknown file is treated as SD 1.5, but never by default.
 */
import {
  FAMILIES,
  type Family,
  type FamilyId,
  type FamilyNames,
  formatTitle,
  withSpeed,
} from './families'
import { checkpointTexts } from './texts'

/** Facts of a file from the server, besides its name. */
export interface FileFacts {
  /** `modelspec.architecture` of its header, or what trainers wrote in its place; '' for neither. */
  readonly architecture?: string
  readonly bytes?: number
}

export type Identified =
  | { readonly kind: 'known' | 'guessed'; readonly family: Family }
  /** Not offered; a Chinese phrase says what it is. */
  | { readonly kind: 'other'; readonly what: string }

/** Names of files that paint nothing from words alone, or by graphs that are not here. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [
    /ace[-_. ]?step|stable[-_.]?audio|mmaudio|musicgen|(?:^|[-_.])(?:audio|tts)/,
    checkpointTexts.sound,
  ],
  [/zero[-_.]?123|sv3d|hunyuan[-_.]?3d|trellis|triposr/, checkpointTexts.solid],
  [
    /svd|stable[-_.]?video|wan[-_.]?2|hunyuan[-_.]?(?:video|i2v|t2v)|ltx|cogvideo|mochi|cosmos|animatediff|skyreels|i2v|t2v|ti2v/,
    checkpointTexts.video,
  ],
  [/kontext|[-_.]edit|pix2pix|(?:^|[-_.])fill|redux/, checkpointTexts.edit],
  [/refiner|depth|canny|lotus|control[-_]?net|ip[-_]?adapter|upscale|unclip/, checkpointTexts.part],
  [/flux[-_.]?2/, checkpointTexts.family('Flux.2')],
  [/aura[-_.]?flow|pony[-_.]?v7/, checkpointTexts.family('AuraFlow')],
  [/lumina|neta/, checkpointTexts.family('Lumina')],
  [/chroma(?!.*xl)/, checkpointTexts.family('Chroma')],
  [/hidream/, checkpointTexts.family('HiDream')],
  [/omnigen/, checkpointTexts.family('OmniGen')],
  [/pixart/, checkpointTexts.family('PixArt')],
  [/(?:^|[-_.])sana(?:[-_.]|$)/, checkpointTexts.family('Sana')],
  [/cascade|wuerstchen/, checkpointTexts.family('Stable Cascade')],
  [/kolors/, checkpointTexts.family('Kolors')],
  [/kandinsky/, checkpointTexts.family('Kandinsky')],
  [/hunyuan/, checkpointTexts.family('Hunyuan')],
  [/cogview/, checkpointTexts.family('CogView')],
  [/deepfloyd/, checkpointTexts.family('DeepFloyd')],
  [
    /(?:^|[-_.])v2[-_.][01](?:[-_.]|$)|(?:^|[-_.])sd[-_.]?(?:v)?2(?:[-_.][01])?(?:[-_.]|$)|768[-_.]?v?[-_.]?ema|stable[-_.]diffusion[-_.]2/,
    checkpointTexts.family('SD 2'),
  ],
]

const BY_NAME: readonly (readonly [RegExp, FamilyId])[] = [
  [/qwen[-_.]?image/, 'qwen'],
  [/z[-_.]image/, 'zimage'],
  [/flux/, 'flux'],
  [/sd[-_.]?3|stable[-_.]diffusion[-_.]3/, 'sd3'],
  [/xl|pony|illustrious|noob|playground/, 'sdxl'],
]

/** Names that many files trained on SD 1.5 carry. */
const SD15 =
  /sd[-_.]?v?1(?:[-_.]?[45])?(?:[-_.]|$)|v1[-_.]?[45]|sd15|1\.5|dream[-_. ]?shaper|realistic[-_. ]?vision|deliberate|anything|counterfeit|meina|rev[-_.]?animated|majic[-_.]?mix|chillout|epic[-_.]?realism|orange[-_.]?mix|absolute[-_.]?reality|cyber[-_.]?realistic|ghost[-_.]?mix|open[-_.]?journey|perfect[-_.]?world|toon[-_.]?you|lyriel|photon|pastel[-_.]?mix|protogen/

/** Architectures as files name them: Stability's modelspec, kohya's ss_base_model_version. */
const BY_ARCHITECTURE: readonly (readonly [RegExp, FamilyId | null])[] = [
  [/refiner/, null],
  [/stable[-_]diffusion[-_]xl|sdxl/, 'sdxl'],
  [/stable[-_]diffusion[-_]v1|sd[-_]?v?1(?![0-9])|sd[-_]?v?15/, 'sd15'],
  [/stable[-_]diffusion[-_]v3|sd3/, 'sd3'],
  [/flux[-_.]?1/, 'flux'],
  [/qwen[-_]?image/, 'qwen'],
  [/z[-_]?image/, 'zimage'],
]

const MB = 1e6
/** Of whole checkpoints in half and in full precision. */
const BY_SIZE: readonly (readonly [min: number, max: number, FamilyId])[] = [
  [1_950, 2_200, 'sd15'],
  [4_200, 4_300, 'sd15'],
  [7_600, 7_800, 'sd15'],
  [6_200, 7_200, 'sdxl'],
]

const fileName = (name: string): string => name.toLowerCase().split(/[\\/]/).at(-1) ?? ''

/** Of the name alone; null: it says nothing. */
function byName(name: string): Identified | FamilyId | null {
  const file = fileName(name)
  const other = OTHERS.find(([words]) => words.test(file))
  if (other) return { kind: 'other', what: other[1] }
  const folder = name.toLowerCase()
  const id = [file, folder]
    .map((text) => BY_NAME.find(([words]) => words.test(text))?.[1])
    .find((found) => found !== undefined)
  return id ?? (SD15.test(file) ? 'sd15' : null)
}

function byArchitecture(architecture: string): Identified | FamilyId | null {
  if (architecture === '') return null
  const plain = architecture.toLowerCase()
  const found = BY_ARCHITECTURE.find(([words]) => words.test(plain))
  if (found?.[1]) return found[1]
  // A word of the file itself: it goes into the log and the console.
  return {
    kind: 'other',
    what: checkpointTexts.family(architecture.replace(/[^\w./-]/g, '').slice(0, 40)),
  }
}

function bySize(bytes: number): FamilyId | null {
  return BY_SIZE.find(([min, max]) => bytes >= min * MB && bytes <= max * MB)?.[2] ?? null
}

export function identify(
  name: string,
  named: FamilyNames = {},
  { architecture = '', bytes = 0 }: FileFacts = {},
): Identified {
  const file = fileName(name)
  const title = formatTitle(name).toLowerCase()
  const said = Object.hasOwn(named, title) ? named[title] : undefined
  const known = said ?? byName(name) ?? byArchitecture(architecture) ?? bySize(bytes)
  if (known === null) return { kind: 'guessed', family: withSpeed(FAMILIES.sd15, file) }
  if (typeof known !== 'string') return known
  return { kind: 'known', family: withSpeed(FAMILIES[known], file) }
}

/** Whether anything but its name would be of use. */
export const needsFacts = (name: string, named: FamilyNames = {}): boolean =>
  identify(name, named).kind === 'guessed'
