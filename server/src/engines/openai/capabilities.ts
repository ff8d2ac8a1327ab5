/** What can be asked of an OpenAI-compatible images API, by model. */
import type { EngineCapabilities, SizeInfo } from '../engine'
import { lackingOptions, mappedTools } from './tools/registry'

export const OPENAI_ID = 'openai'

/** GPT image models and DALL·E take only their own sizes. */
const GPT_SIZES: readonly SizeInfo[] = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '2:3', width: 1024, height: 1536 },
  { ratio: '3:2', width: 1536, height: 1024 },
]
const DALLE3_SIZES: readonly SizeInfo[] = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '4:7', width: 1024, height: 1792 },
  { ratio: '7:4', width: 1792, height: 1024 },
]
const DALLE2_SIZES: readonly SizeInfo[] = [{ ratio: '1:1', width: 1024, height: 1024 }]
/** Compatible servers over diffusion models paint best around one megapixel. */
const COMMON_SIZES: readonly SizeInfo[] = [
  { ratio: '1:1', width: 1024, height: 1024 },
  { ratio: '3:4', width: 768, height: 1024 },
  { ratio: '4:3', width: 1024, height: 768 },
  { ratio: '9:16', width: 768, height: 1344 },
  { ratio: '16:9', width: 1344, height: 768 },
]

export const isGptImage = (model: string): boolean => /^(gpt|chatgpt)-/.test(model)
export const isDalle = (model: string): boolean => model.startsWith('dall-e-')

function sizesOf(model: string): readonly SizeInfo[] {
  if (isGptImage(model)) return GPT_SIZES
  if (model === 'dall-e-2') return DALLE2_SIZES
  return model === 'dall-e-3' ? DALLE3_SIZES : COMMON_SIZES
}

/** Pictures one call may ask for; more are fetched by further calls. */
export function picturesPerCall(model: string): number {
  return model === 'dall-e-3' ? 1 : 4
}

/** Pictures an edit by this model takes; 0: it has no edits. */
function picturesPerEdit(model: string, edits: boolean | null): number {
  if (edits === false || model === 'dall-e-3') return 0
  if (isGptImage(model)) return 16
  // Whether another server has edits nobody can tell from its model's name.
  return edits || model === 'dall-e-2' ? 1 : 0
}

export function openAiCapabilities(
  model: string,
  { sizes, edits }: { sizes: readonly SizeInfo[] | null; edits: boolean | null },
): EngineCapabilities {
  const perEdit = picturesPerEdit(model, edits)
  return {
    tools: ['text2img', 'grid', 'dalle', ...mappedTools(perEdit)],
    lacksOptions: lackingOptions(perEdit),
    models: [
      { id: model, name: model, note: '外部图像模型，画面与限制由所接的服务决定，没有实时进度。' },
    ],
    styles: [],
    sizes: sizes ?? sizesOf(model),
    maxCount: 4,
    maxPromptLength: 800,
    negativePrompt: false,
    styleStrength: false,
    seed: false,
  }
}
