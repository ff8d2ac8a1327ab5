/** Differences between servers that call themselves OpenAI-compatible. */
import type { EditFacts } from '../../edits/tools/registry'
import type { SizeInfo } from '../../engine'
import { FOREIGN_MODEL_NOTE } from '../../texts'

/** Known facts of a model of a server. */
export interface ModelFacts extends EditFacts {
  /** Strengths and weaknesses, one Chinese sentence. */
  readonly note: string
  readonly sizes: readonly SizeInfo[]
  /** Paints from words alone. */
  readonly generates: boolean
  /** Pictures per call at most; more need further calls. */
  readonly perCall: number
  /** Calls for one job may be under way at once. */
  readonly parallel: boolean
  readonly seed: boolean
  readonly negativePrompt: boolean
  /** Unfinished pictures come while it works. */
  readonly stream: boolean
}

export interface Generation {
  readonly model: string
  readonly prompt: string
  readonly negativePrompt: string
  readonly count: number
  /** e.g. `1024x1024` */
  readonly size: string
  /** Of the first picture; null where the model takes none. */
  readonly seed: number | null
}

export interface Edit extends Omit<Generation, 'negativePrompt'> {
  /** PNG. */
  readonly image: Buffer
  /** Greyscale PNG of the same size, white = edit; null edits the whole picture. */
  readonly mask: Buffer | null
  /** Further PNGs to look at; only of models that take several. */
  readonly more: readonly Buffer[]
  /** The background becomes transparent. */
  readonly transparent: boolean
}

export interface Question {
  readonly path: string
  readonly body: FormData | Readonly<Record<string, unknown>>
}

export interface Dialect {
  readonly id: string
  factsOf(model: string): ModelFacts
  generation(request: Generation): Question
  edit(request: Edit): Promise<Question>
}

export const COMMON_FACTS: ModelFacts = {
  note: FOREIGN_MODEL_NOTE,
  // Servers over diffusion models paint best around one megapixel.
  sizes: [
    { ratio: '1:1', width: 1024, height: 1024 },
    { ratio: '3:4', width: 768, height: 1024 },
    { ratio: '4:3', width: 1024, height: 768 },
    { ratio: '9:16', width: 768, height: 1344 },
    { ratio: '16:9', width: 1344, height: 768 },
  ],
  generates: true,
  perCall: 4,
  parallel: false,
  editPictures: 0,
  mask: true,
  transparent: false,
  seed: false,
  negativePrompt: false,
  stream: false,
}

/** A picture as a JSON field; the type is lower case, as Ark wants it. */
export const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`
