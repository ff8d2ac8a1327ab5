/** Variables of the small networks, and the folder of their weights. */
import os from 'node:os'
import path from 'node:path'
import { oneOf, text } from '../lib/env/schemas'
import { holdsNets } from '../lib/machine'
import type { Environment, ValuesOf } from '../lib/env/values'
import type { Variable } from '../lib/env/variable'

export const NETS_VARIABLES = {
  MODELS: {
    schema: oneOf(['on', 'off']),
    initial: null,
    note: '`off`: no neural networks; tools work without them, and nothing is downloaded. Unset = on if the machine or container has 1800 MB of memory; off under NODE_ENV=test',
  },
  MODELS_DIR: {
    schema: text,
    initial: null,
    note: 'Folder of the weights of networks, downloaded or copied by hand (docs/MODELS.md); unset = `moguang/models` in the user’s cache folder',
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof NETS_VARIABLES> & { NODE_ENV: string; PAINTER_THREADS: number | null }

/** One for all clones, tests and processes of a user. */
function cacheFolder(env: Environment): string {
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME
  if (process.platform === 'win32')
    return env.LOCALAPPDATA ?? path.join(os.homedir(), 'AppData', 'Local')
  const folder = process.platform === 'darwin' ? 'Library/Caches' : '.cache'
  return path.join(os.homedir(), folder)
}

export interface NetsConfig {
  readonly on: boolean
  /** Of weights; it may not be there yet. */
  readonly folder: string
  /** Cores one run of a network may use. */
  readonly threads: number
}

export function buildNetsConfig(
  values: Values,
  options: { env: Environment; root: string; threads: number; megabytes: number },
): NetsConfig {
  const { env, root, threads, megabytes } = options
  const isWanted = values.MODELS === null ? values.NODE_ENV !== 'test' : values.MODELS === 'on'
  return {
    on: isWanted && (values.MODELS !== null || holdsNets(megabytes)),
    folder: values.MODELS_DIR
      ? path.resolve(root, values.MODELS_DIR)
      : path.join(cacheFolder(env), 'moguang', 'models'),
    threads,
  }
}
