/** Detects which of the four servers it is, and its inventory: by the calls it supports. */
import { identify } from '../diffusion/checkpoints'
import { notices } from '../diffusion/texts'
import {
  type Family,
  type FamilyNames,
  FAMILIES,
  createModelId,
  formatTitle,
} from '../diffusion/families'
import type { Skill } from '../diffusion/plans/plan'
import { EngineError } from '../engine'
import { fetchJson, type RemoteApi } from '../remote/client'
import { isRecord } from '../remote/errors'

export type Dialect = 'a1111' | 'forge' | 'sdnext' | 'sd-server'

export interface SdModel {
  /** As the port names it. */
  readonly id: string
  /** As the server names it. */
  readonly name: string
  readonly title: string
  readonly family: Family
  /** Nothing says what it is. */
  readonly isGuess: boolean
}

export interface SdServer {
  readonly dialect: Dialect
  readonly models: readonly SdModel[]
  readonly samplers: ReadonlySet<string>
  readonly upscalers: readonly string[]
  /** Which of its two networks restores faces. */
  readonly faces: 'gfpgan' | 'codeformer' | null
  readonly skills: ReadonlySet<Skill>
  /** Models that are not offered, or by a guess, and why: a Chinese sentence each. */
  readonly notices: readonly string[]
}

/** Null where the server does not know the call. */
async function tryRead(api: RemoteApi, path: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await fetchJson(api, { path, answer: 'list', free: true, signal })
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'rejected') return null
    throw error
  }
}

function listNames(list: unknown, key: string): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((item: unknown) => {
    const name = isRecord(item) ? item[key] : null
    return typeof name === 'string' ? [name] : []
  })
}

/** Those that are interpolations enlarge no better than the embedded filter. */
const isNetwork = (name: string): boolean => !/^(none|nearest|lanczos|latent)|^resize/i.test(name)

/** Its list says no family: only the names do (`type` of SD.Next is a file's ending). */
function parseModels(
  list: unknown,
  engine: string,
  families?: FamilyNames,
): { models: SdModel[]; said: string[] } {
  if (!Array.isArray(list)) return { models: [], said: [] }
  const taken = new Set<string>()
  const said: string[] = []
  const models = list.flatMap((item: unknown): SdModel[] => {
    if (!isRecord(item) || typeof item.title !== 'string') return []
    const plain = typeof item.model_name === 'string' ? item.model_name : item.title
    const found = identify(plain, families)
    if (found.kind === 'other') {
      said.push(notices.notOffered(formatTitle(plain), found.what))
      return []
    }
    const isGuess = found.kind === 'guessed'
    if (isGuess) said.push(notices.guessed(formatTitle(plain)))
    const id = createModelId(engine, plain, taken)
    return [{ id, name: item.title, title: formatTitle(plain), family: found.family, isGuess }]
  })
  return { models: models.sort((a, b) => Number(a.isGuess) - Number(b.isGuess)), said }
}

/** sd-server has one model, the one it was started with, and says what that can. */
function nativeServer(
  capabilities: Readonly<Record<string, unknown>>,
  engine: string,
  families?: FamilyNames,
): SdServer {
  const model = isRecord(capabilities.model) ? capabilities.model : {}
  const name = typeof model.stem === 'string' && model.stem ? model.stem : 'sd-server'
  const byMode = isRecord(capabilities.features_by_mode) ? capabilities.features_by_mode : {}
  const features = isRecord(byMode.img_gen) ? byMode.img_gen : {}
  const skills = new Set<Skill>()
  if (features.init_image === true) skills.add('picture')
  if (features.init_image === true && features.mask_image === true) skills.add('mask')
  const modes = Array.isArray(capabilities.supported_modes) ? capabilities.supported_modes : []
  const found = identify(name, families)
  // It says itself that it makes pictures.
  const family = found.kind === 'other' ? FAMILIES.sd15 : found.family
  const id = createModelId(engine, name, new Set())
  const only = { id, name, title: formatTitle(name), family, isGuess: false }
  return {
    dialect: 'sd-server',
    models: modes.includes('img_gen') ? [only] : [],
    samplers: new Set(),
    upscalers: [],
    faces: null,
    skills,
    notices: [],
  }
}

/** The call the others lack is the sign. */
async function detectDialect(api: RemoteApi, signal: AbortSignal): Promise<Dialect> {
  if ((await tryRead(api, '/sdapi/v1/sd-modules', signal)) !== null) return 'forge'
  return (await tryRead(api, '/sdapi/v1/version', signal)) === null ? 'a1111' : 'sdnext'
}

/** Rejects with EngineError for what is no such server, or with the signal's reason. */
export async function probe(
  api: RemoteApi,
  {
    engine,
    families,
    signal,
  }: { engine: string; families?: FamilyNames | undefined; signal: AbortSignal },
): Promise<SdServer> {
  const capabilities = await tryRead(api, '/sdcpp/v1/capabilities', signal)
  if (isRecord(capabilities)) return nativeServer(capabilities, engine, families)
  const list = await tryRead(api, '/sdapi/v1/sd-models', signal)
  if (list === null)
    throw new EngineError('unavailable', `${api.label} has no API: start it with --api`)
  const dialect = await detectDialect(api, signal)
  const samplers = listNames(await tryRead(api, '/sdapi/v1/samplers', signal), 'name')
  const upscalers = listNames(await tryRead(api, '/sdapi/v1/upscalers', signal), 'name')
  const restorers =
    dialect === 'sdnext'
      ? []
      : listNames(await tryRead(api, '/sdapi/v1/face-restorers', signal), 'name')
  const networks = upscalers.filter(isNetwork)
  const has = (name: RegExp): boolean => restorers.some((restorer) => name.test(restorer))
  const faces = has(/gfpgan/i) ? 'gfpgan' : has(/codeformer/i) ? 'codeformer' : null
  const skills = new Set<Skill>(['picture', 'mask', 'captions'])
  if (networks.length > 0) skills.add('enlarge')
  if (faces) skills.add('faces')
  const { models, said } = parseModels(list, engine, families)
  return {
    dialect,
    models,
    samplers: new Set(samplers),
    upscalers: networks,
    faces,
    skills,
    notices: said,
  }
}
