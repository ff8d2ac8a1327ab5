/** Families of open diffusion models, recognised by file names, and their best settings. */
import { z } from 'zod'
import type { SizeInfo } from '../engine'

export const FAMILY_IDS = ['sd15', 'sdxl', 'sd3', 'flux', 'qwen', 'zimage'] as const
export type FamilyId = (typeof FAMILY_IDS)[number]

export interface Family {
  readonly id: FamilyId
  readonly name: string
  /** Description for the choice of a model: one Chinese sentence. */
  readonly note: string
  readonly sizes: readonly SizeInfo[]
  /** Pictures that are given are brought to about this many pixels. */
  readonly pixels: number
  /** Sides must be multiples of it. */
  readonly step: 8 | 16
  readonly steps: number
  readonly cfg: number
  readonly sampler: 'dpmpp_2m' | 'euler' | 'res_multistep' | 'lcm'
  readonly scheduler: 'karras' | 'simple' | 'sgm_uniform'
  /** Whether words for what must not be seen do anything: they need a cfg above 1. */
  readonly negative: boolean
}

const sizes = (list: Readonly<Record<string, readonly [number, number]>>): readonly SizeInfo[] =>
  Object.entries(list).map(([ratio, [width, height]]) => ({ ratio, width, height }))

const SIZES_512 = sizes({
  '1:1': [512, 512],
  '3:4': [512, 680],
  '4:3': [680, 512],
  '2:3': [512, 768],
  '3:2': [768, 512],
  '9:16': [448, 800],
  '16:9': [800, 448],
})
const SIZES_1024 = sizes({
  '1:1': [1024, 1024],
  '3:4': [864, 1152],
  '4:3': [1152, 864],
  '2:3': [832, 1248],
  '3:2': [1248, 832],
  '9:16': [768, 1360],
  '16:9': [1360, 768],
})
const SIZES_1328 = sizes({
  '1:1': [1328, 1328],
  '3:4': [1104, 1472],
  '4:3': [1472, 1104],
  '2:3': [1056, 1584],
  '3:2': [1584, 1056],
  '9:16': [928, 1664],
  '16:9': [1664, 928],
})

const ENGLISH = '提示词用英文更准，中文大多看不懂'

export const FAMILIES: Readonly<Record<FamilyId, Family>> = {
  sd15: {
    id: 'sd15',
    name: 'SD 1.5',
    note: `SD 1.5 一类的模型，小图快，手和文字常画错；${ENGLISH}。`,
    sizes: SIZES_512,
    pixels: 512 * 640,
    step: 8,
    steps: 25,
    cfg: 7,
    sampler: 'dpmpp_2m',
    scheduler: 'karras',
    negative: true,
  },
  sdxl: {
    id: 'sdxl',
    name: 'SDXL',
    note: `SDXL 一类的模型，插画和人像都稳，文字写不准；${ENGLISH}。`,
    sizes: SIZES_1024,
    pixels: 1024 * 1024,
    step: 8,
    steps: 28,
    cfg: 6,
    sampler: 'dpmpp_2m',
    scheduler: 'karras',
    negative: true,
  },
  sd3: {
    id: 'sd3',
    name: 'SD 3.5',
    note: `SD 3.5 一类的模型，构图听话，手部一般；${ENGLISH}。`,
    sizes: SIZES_1024,
    pixels: 1024 * 1024,
    step: 16,
    steps: 28,
    cfg: 4.5,
    sampler: 'euler',
    scheduler: 'sgm_uniform',
    negative: true,
  },
  flux: {
    id: 'flux',
    name: 'Flux.1',
    note: `Flux.1 一类的模型，写实细、英文字准，较慢；${ENGLISH}，负面词不起作用。`,
    sizes: SIZES_1024,
    pixels: 1024 * 1024,
    step: 16,
    steps: 20,
    cfg: 1,
    sampler: 'euler',
    scheduler: 'simple',
    negative: false,
  },
  qwen: {
    id: 'qwen',
    name: 'Qwen-Image',
    note: 'Qwen-Image 一类的模型，懂中文、能写汉字，较慢。',
    sizes: SIZES_1328,
    pixels: 1328 * 1328,
    step: 16,
    steps: 20,
    cfg: 4,
    sampler: 'euler',
    scheduler: 'simple',
    negative: true,
  },
  zimage: {
    id: 'zimage',
    name: 'Z-Image',
    note: 'Z-Image 一类的模型，懂中文，写实快。',
    sizes: SIZES_1024,
    pixels: 1024 * 1024,
    step: 16,
    steps: 25,
    cfg: 4,
    sampler: 'res_multistep',
    scheduler: 'simple',
    negative: true,
  },
}

/** Of files whose names tell it wrongly, by the operator: lower case, without folders and ending. */
export type FamilyNames = Readonly<Record<string, FamilyId>>

/** Of engines.json: file names as people write them. */
export const familyNames = z
  .record(z.string().min(1).max(200), z.enum(FAMILY_IDS))
  .transform((names): FamilyNames =>
    Object.fromEntries(
      Object.entries(names).map(([name, family]) => [formatTitle(name).toLowerCase(), family]),
    ),
  )

/** Distilled files want few steps, and no guidance that a negative prompt could work through. */
export function withSpeed(family: Family, file: string): Family {
  const quick = { cfg: 1, negative: false }
  if (family.id === 'flux') return /schnell/.test(file) ? { ...family, steps: 4 } : family
  if (family.id === 'zimage') return /turbo/.test(file) ? { ...family, ...quick, steps: 8 } : family
  if (/lightning|hyper|lcm|turbo|dmd/.test(file)) {
    const lcm = /lcm|dmd/.test(file) ? ({ sampler: 'lcm' } as const) : {}
    return {
      ...family,
      ...quick,
      ...lcm,
      sampler: lcm.sampler ?? 'euler',
      scheduler: 'sgm_uniform',
      steps: 8,
    }
  }
  return family
}

/** The name people see: without folders and the file's ending. */
export function formatTitle(name: string): string {
  const file = name.split(/[\\/]/).at(-1) ?? name
  return file.replace(/\.(safetensors|ckpt|gguf|pth?|sft)$/i, '')
}

/** A model id that MODEL_CREDITS can name; `taken` gets it. */
export function createModelId(engine: string, name: string, taken: Set<string>): string {
  const plain = `${engine}:${formatTitle(name).replace(/[^\w.-]+/g, '-')}`.slice(0, 80)
  let id = plain
  for (let i = 2; taken.has(id); i++) id = `${plain}-${i}`
  taken.add(id)
  return id
}
