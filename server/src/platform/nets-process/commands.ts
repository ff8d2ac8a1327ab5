/** `npm run models`: which weights are here; fetching, removing and verifying them. */
import { rm } from 'node:fs/promises'
import { type Model, MODELS } from '@nets/catalog'
import { isNetError } from '@nets/errors'
import { hasWeights, readWeights, weightsPath } from '@nets/runtime/weights'
import { obtain, type ObtainOptions } from '@nets/setup/obtain'
import type { NetsConfig } from './config'
import { texts } from './texts'

/** A fault that an operator can fix, in a sentence. */
export class ModelsRefused extends Error {}

export interface CommandOptions {
  readonly config: NetsConfig
  readonly obtaining: Omit<ObtainOptions, 'folder'>
  readonly say: (line: string) => void
  readonly models?: readonly Model[]
}

type State = 'here' | 'absent' | 'damaged'

async function checkState(folder: string, model: Model): Promise<State> {
  try {
    await readWeights(folder, model)
    return 'here'
  } catch (error) {
    if (isNetError(error)) return error.kind === 'damaged' ? 'damaged' : 'absent'
    throw error
  }
}

function named(ids: readonly string[], models: readonly Model[]): Model[] {
  return ids.map((id) => {
    const model = models.find((one) => one.id === id)
    if (!model) throw new ModelsRefused(texts.unknown(id))
    return model
  })
}

async function list({ config, say, models = MODELS }: CommandOptions): Promise<State[]> {
  say(texts.folder(config.folder))
  const states = await Promise.all(models.map((model) => checkState(config.folder, model)))
  models.forEach((model, at) => {
    const chosen = model.default ? texts.chosen.usual : texts.chosen.optional
    say(texts.row(model, texts.states[states[at] ?? 'absent'] + chosen))
  })
  if (!config.on) say(texts.off)
  return states
}

async function add(ids: readonly string[], options: CommandOptions): Promise<void> {
  const { config, obtaining, say, models = MODELS } = options
  const wanted = ids.length > 0 ? named(ids, models) : models.filter((one) => one.default)
  for (const model of wanted) {
    if ((await checkState(config.folder, model)) !== 'here') say(texts.fetching(model))
    const done = await obtain(model, { ...obtaining, folder: config.folder }).catch(
      (cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new ModelsRefused(texts.failed(model.id, reason), { cause })
      },
    )
    say(done === 'here' ? texts.already(model.id) : texts.fetched(model.id))
  }
}

async function remove(ids: readonly string[], options: CommandOptions): Promise<void> {
  const { config, say, models = MODELS } = options
  if (ids.length === 0) throw new ModelsRefused(texts.nothingNamed)
  const gone = named(ids, models)
  for (const model of gone) {
    const was = await hasWeights(config.folder, model)
    await rm(weightsPath(config.folder, model), { force: true })
    say(was ? texts.removed(model.id) : texts.wasAbsent(model.id))
  }
  if (gone.some((model) => model.default)) say(texts.returns)
}

/** True where all went well. Throws ModelsRefused. */
export async function runModels(
  [command, ...ids]: readonly string[],
  options: CommandOptions,
): Promise<boolean> {
  if (command === 'list') return Boolean(await list(options))
  if (command === 'verify') return !(await list(options)).includes('damaged')
  if (command === 'add') await add(ids, options)
  else if (command === 'remove') await remove(ids, options)
  else texts.usage.forEach(options.say)
  return command === 'add' || command === 'remove' || command === undefined || command === 'help'
}
