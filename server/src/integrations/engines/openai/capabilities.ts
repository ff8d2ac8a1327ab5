/** Capabilities of an images API, by model. */
import { lackingOptions, mappedTools } from '../edits/tools/registry'
import { editReferencesFor, modesFor, referencesFor } from '../edits/references'
import type { EngineCapabilities, ModelInfo, SizeInfo } from '../engine'
import type { Dialect, ModelFacts } from './dialects/dialect'
import { baseName } from '../clouds/model-names'

export const OPENAI_ID = 'openai'

export interface OpenAiModel {
  /** On our wire. */
  readonly id: string
  /** On the API's. */
  readonly model: string
  readonly name: string | null
  readonly note: string | null
  /** Null: as the model is known for. */
  readonly sizes: readonly SizeInfo[] | null
}

/** Current names, as people know them. */
const NAMES: Readonly<Record<string, string>> = {
  'gpt-image-1': 'GPT Image 1',
  'gpt-image-1-mini': 'GPT Image 1 mini',
  'gpt-image-1.5': 'GPT Image 1.5',
  'gpt-image-2': 'GPT Image 2',
  'chatgpt-image-latest': 'ChatGPT Image',
  'dall-e-3': 'DALL·E 3',
  'dall-e-2': 'DALL·E 2',
  'doubao-seedream-4-0-250828': 'Seedream 4.0',
  'doubao-seedream-4-5-251128': 'Seedream 4.5',
  'doubao-seedream-5-0-260128': 'Seedream 5.0',
  'doubao-seedream-5-0-pro-260628': 'Seedream 5.0 Pro',
  'Kwai-Kolors/Kolors': '可图',
  'Qwen/Qwen-Image': 'Qwen-Image',
  'Qwen/Qwen-Image-Edit': 'Qwen-Image 改图',
  'Qwen/Qwen-Image-Edit-2509': 'Qwen-Image 改图',
}

export function displayName({ name, model }: OpenAiModel): string {
  const known = [model, baseName(model)].find((one) => Object.hasOwn(NAMES, one))
  return name ?? (known === undefined ? model : (NAMES[known] ?? model))
}

/** Overrides by the operator. */
export interface Overrides {
  /** Whether the server has edits; null: by model. */
  readonly edits: boolean | null
}

export function resolveFacts(
  dialect: Dialect,
  { model, sizes }: Pick<OpenAiModel, 'model' | 'sizes'>,
  { edits }: Overrides,
): ModelFacts {
  const facts = dialect.factsOf(model)
  const editPictures =
    edits === false ? 0 : edits ? Math.max(1, facts.editPictures) : facts.editPictures
  return {
    ...facts,
    ...(sizes && { sizes }),
    editPictures: baseName(model) === 'dall-e-3' ? 0 : editPictures,
  }
}

function buildCapabilities(facts: ModelFacts): Omit<EngineCapabilities, 'models'> {
  return {
    tools: [...modesFor(facts), ...mappedTools(facts)],
    lacksOptions: lackingOptions(facts),
    styles: [],
    ...referencesFor(facts),
    ...editReferencesFor(facts),
    sizes: facts.sizes,
    maxCount: 4,
    maxPromptLength: 800,
    negativePrompt: facts.generates && facts.negativePrompt,
    styleStrength: false,
    seed: facts.seed,
    // A call that is hung up on is worked on, and charged, to its end.
    reports: { progress: facts.stream, preview: facts.stream, cancel: false },
  }
}

/** `models`: at least one; what the first one can is the engine's own. */
export function openAiCapabilities(
  models: readonly OpenAiModel[],
  factsFor: (model: OpenAiModel) => ModelFacts,
): EngineCapabilities {
  const infos = models.map((model): ModelInfo => {
    const facts = factsFor(model)
    return {
      id: model.id,
      name: displayName(model),
      note: model.note ?? facts.note,
      can: buildCapabilities(facts),
    }
  })
  const [first] = models
  if (!first) throw new Error('an images API needs a model')
  return { ...buildCapabilities(factsFor(first)), models: infos }
}
