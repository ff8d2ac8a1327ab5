/** Models installed on a ComfyUI server, with the files that belong to them. */
import { type FileFacts, identify } from '../diffusion/checkpoints'
import { notices } from '../diffusion/texts'
import { type Family, type FamilyNames, createModelId, formatTitle } from '../diffusion/families'
import { findChoices, findClass } from './graph'
import { texts } from './texts'

/** Everything of one file, or a network with its text encoders and decoder in files of their own. */
export type ModelFiles =
  | { readonly kind: 'checkpoint'; readonly checkpoint: string }
  | {
      readonly kind: 'split'
      readonly unet: string
      readonly clips: readonly string[]
      readonly clipType: string
      readonly vae: string
      /** Of ModelSamplingAuraFlow; null: none. */
      readonly shift: number | null
    }

export interface InstalledModel {
  readonly id: string
  readonly title: string
  readonly family: Family
  readonly files: ModelFiles
  /** Nothing says what it is. */
  readonly isGuess: boolean
  /** Inpainting model: it needs the picture and the mask in addition to the words. */
  readonly isInpaint: boolean
}

export interface Installed {
  readonly models: readonly InstalledModel[]
  readonly upscalers: readonly string[]
  /** Models that are not offered, or by a guess, and why: a Chinese sentence each. */
  readonly notices: readonly string[]
}

/** Node classes that are read, and the input that lists their files. */
export const LISTS = {
  CheckpointLoaderSimple: ['ckpt_name'],
  UNETLoader: ['unet_name'],
  CLIPLoader: ['clip_name', 'type'],
  DualCLIPLoader: ['clip_name1', 'type'],
  VAELoader: ['vae_name'],
  UpscaleModelLoader: ['model_name'],
  ModelSamplingAuraFlow: [],
} as const

/** Additional files of a separate network, by family; the first file that fits is taken. */
const COMPANIONS = {
  flux: {
    clips: [/clip_l/, /t5xxl|t5[-_]xxl/],
    type: 'flux',
    vae: [/^ae\b|flux.*vae|vae.*flux/],
    shift: null,
  },
  qwen: {
    clips: [/qwen[-_.]?2[-_.]?5[-_.]?vl/],
    type: 'qwen_image',
    vae: [/qwen[-_]?image[-_]?vae/],
    shift: 3.1,
  },
  zimage: {
    clips: [/qwen[-_.]?3[-_.]?4b/],
    type: 'lumina2',
    vae: [/^ae\b|z[-_]?image.*vae|flux.*vae/],
    shift: 3,
  },
} as const

const fileName = (name: string): string => name.toLowerCase().split(/[\\/]/).at(-1) ?? ''

function findFirst(names: readonly string[], wanted: RegExp): string | null {
  return names.find((name) => wanted.test(fileName(name))) ?? null
}

type Lists = (name: keyof typeof LISTS, input: string) => readonly string[]

/** The files a split network needs, or in one Chinese phrase what is missing. */
function splitFiles(lists: Lists, unet: string, family: Family): ModelFiles | string {
  if (family.id !== 'flux' && family.id !== 'qwen' && family.id !== 'zimage')
    return texts.unknownEncoder
  const { clips, type, vae, shift } = COMPANIONS[family.id]
  const dual = clips.length === 2
  const loader = dual ? 'DualCLIPLoader' : 'CLIPLoader'
  const offered = lists(loader, dual ? 'clip_name1' : 'clip_name')
  const found = clips.map((wanted) => findFirst(offered, wanted))
  const missing = clips.find((_wanted, i) => found[i] === null)
  if (missing) return texts.noEncoder(missing.source)
  if (!lists(loader, 'type').includes(type)) return texts.noType(loader, type)
  const decoder = findFirst(lists('VAELoader', 'vae_name'), vae[0])
  if (!decoder) return texts.noVae(vae[0].source)
  const files = found.filter((file) => file !== null)
  return { kind: 'split', unet, clips: files, clipType: type, vae: decoder, shift }
}

/** Files of the lists that models are made of. */
const MODEL_LISTS = [
  ['CheckpointLoaderSimple', 'ckpt_name', 'checkpoints'],
  ['UNETLoader', 'unet_name', 'diffusion_models'],
] as const

type Info = Readonly<Partial<Record<keyof typeof LISTS, unknown>>>

const createLists =
  (info: Info): Lists =>
  (name, input) =>
    findChoices(findClass(info[name], name), input) ?? []

/** Every model file, with the folder the server keeps it in. */
export function listModelFiles(info: Info): { name: string; folder: string }[] {
  const lists = createLists(info)
  return MODEL_LISTS.flatMap(([loader, input, folder]) =>
    lists(loader, input).map((name) => ({ name, folder })),
  )
}

/**
 * @param info answers of `/object_info/<class>`, by class; left-out classes have nothing
 * @param facts what the server says about files whose names say nothing, by name
 */
export function readInstalled(
  info: Info,
  {
    engine,
    families,
    facts,
  }: {
    engine: string
    families?: FamilyNames | undefined
    facts: ReadonlyMap<string, FileFacts>
  },
): Installed {
  const lists = createLists(info)
  const taken = new Set<string>()
  const said: string[] = []
  /** The model of a file, where it is one that paints from words. */
  function add(name: string, filesOf: (family: Family) => ModelFiles | string): InstalledModel[] {
    const found = identify(name, families, facts.get(name))
    if (found.kind === 'other') {
      said.push(notices.notOffered(fileName(name), found.what))
      return []
    }
    const files = filesOf(found.family)
    if (typeof files === 'string') {
      said.push(notices.notOffered(fileName(name), files))
      return []
    }
    const isGuess = found.kind === 'guessed'
    if (isGuess) said.push(notices.guessed(fileName(name)))
    const isInpaint = /inpaint/.test(fileName(name))
    const { family } = found
    const id = createModelId(engine, name, taken)
    return [{ id, title: formatTitle(name), family, files, isGuess, isInpaint }]
  }
  const whole = lists('CheckpointLoaderSimple', 'ckpt_name').flatMap((checkpoint) =>
    add(checkpoint, () => ({ kind: 'checkpoint', checkpoint })),
  )
  const split = lists('UNETLoader', 'unet_name').flatMap((unet) =>
    add(unet, (family) => splitFiles(lists, unet, family)),
  )
  const rank = ({ isInpaint, isGuess }: InstalledModel) => Number(isGuess) * 2 + Number(isInpaint)
  return {
    // Those for parts paint whole pictures badly, guesses may paint nothing at all: never the first.
    models: [...whole, ...split].sort((a, b) => rank(a) - rank(b)),
    upscalers: lists('UpscaleModelLoader', 'model_name'),
    notices: said,
  }
}
