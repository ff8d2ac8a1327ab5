/** What a ComfyUI server has: models that can paint, with the files that belong to them. */
import { type Family, type FamilyNames, familyOf, modelIdOf, titleOf } from '../diffusion/families'
import { choicesOf, classOf } from './graph'

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
  /** Made to paint parts anew: it wants the picture and the mask beside the words. */
  readonly isInpaint: boolean
}

export interface Installed {
  readonly models: readonly InstalledModel[]
  readonly upscalers: readonly string[]
}

/** Classes that are asked for, and the input that lists their files. */
export const LISTS = {
  CheckpointLoaderSimple: ['ckpt_name'],
  UNETLoader: ['unet_name'],
  CLIPLoader: ['clip_name', 'type'],
  DualCLIPLoader: ['clip_name1', 'type'],
  VAELoader: ['vae_name'],
  UpscaleModelLoader: ['model_name'],
  ModelSamplingAuraFlow: [],
} as const

/** What else a network in a file of its own needs, by family; the first file that fits is taken. */
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

function firstOf(names: readonly string[], wanted: RegExp): string | null {
  return names.find((name) => wanted.test(fileName(name))) ?? null
}

type Lists = (name: keyof typeof LISTS, input: string) => readonly string[]

/** The files a split network needs, or in one English phrase what is missing. */
function splitFiles(lists: Lists, unet: string, family: Family): ModelFiles | string {
  if (family.id !== 'flux' && family.id !== 'qwen' && family.id !== 'zimage')
    return 'no known text encoder for it'
  const { clips, type, vae, shift } = COMPANIONS[family.id]
  const dual = clips.length === 2
  const loader = dual ? 'DualCLIPLoader' : 'CLIPLoader'
  const offered = lists(loader, dual ? 'clip_name1' : 'clip_name')
  const found = clips.map((wanted) => firstOf(offered, wanted))
  const missing = clips.find((_wanted, i) => found[i] === null)
  if (missing) return `no text encoder like ${missing.source}`
  if (!lists(loader, 'type').includes(type)) return `${loader} knows no type ${type}`
  const decoder = firstOf(lists('VAELoader', 'vae_name'), vae[0])
  if (!decoder) return `no VAE like ${vae[0].source}`
  const files = found.filter((file) => file !== null)
  return { kind: 'split', unet, clips: files, clipType: type, vae: decoder, shift }
}

/** @param info answers of `/object_info/<class>`, by class; left-out classes have nothing */
export function readInstalled(
  info: Readonly<Partial<Record<keyof typeof LISTS, unknown>>>,
  {
    engine,
    families,
    onMissing,
  }: {
    engine: string
    families?: FamilyNames | undefined
    onMissing: (sentence: string) => void
  },
): Installed {
  const lists: Lists = (name, input) => choicesOf(classOf(info[name], name), input) ?? []
  const taken = new Set<string>()
  const add = (name: string, family: Family, files: ModelFiles): InstalledModel => {
    const isInpaint = /inpaint/.test(fileName(name))
    return { id: modelIdOf(engine, name, taken), title: titleOf(name), family, files, isInpaint }
  }
  const whole = lists('CheckpointLoaderSimple', 'ckpt_name').flatMap((checkpoint) => {
    const family = familyOf(checkpoint, families)
    return family ? [add(checkpoint, family, { kind: 'checkpoint', checkpoint })] : []
  })
  const split = lists('UNETLoader', 'unet_name').flatMap((unet) => {
    const family = familyOf(unet, families)
    if (!family) return []
    const files = splitFiles(lists, unet, family)
    if (typeof files !== 'string') return [add(unet, family, files)]
    onMissing(`${unet} is not offered: ${files}`)
    return []
  })
  return {
    // Those for parts paint whole pictures badly: never the first.
    models: [...whole, ...split].sort((a, b) => Number(a.isInpaint) - Number(b.isInpaint)),
    upscalers: lists('UpscaleModelLoader', 'model_name'),
  }
}
