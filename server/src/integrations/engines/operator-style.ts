/** A style of the operator: words around those of a person, on a style of an engine or on none. */
import { STYLE_WORDS_PLACE } from '@contract/style-template'
import { textLength } from '@contract/tools/check'

export interface OperatorStyle {
  /** Prefix of `style` on the wire; no engine has one that begins so. */
  readonly id: string
  readonly name: string
  readonly engineId: string
  /** The one model it is offered for; null: every one of its engine that paints from words. */
  readonly modelId: string | null
  /** With the place of a person's words once. */
  readonly template: string
  readonly negative: string
  /** Of the engine's own; null: the engine chooses. */
  readonly baseStyle: string | null
  /** Null: as people choose. */
  readonly strength: number | null
  readonly coverKey: string
  readonly thumbhash: string
  /** It is offered. */
  readonly on: boolean
}

/** Request with the operator's style applied to the user's prompt and choices. */
export interface AppliedStyle {
  readonly prompt: string
  readonly negativePrompt: string
  readonly style: string | null
  readonly strength: number | null
}

const PREFIX = 'op-'

export const operatorStyleId = (name: string): string => `${PREFIX}${name}`

export const isOperatorStyle = (id: unknown): id is string =>
  typeof id === 'string' && id.startsWith(PREFIX)

type Offered = Pick<OperatorStyle, 'engineId' | 'modelId'>

/** Whether it is a style of this model of this engine. */
export const isStyleOf = ({ engineId, modelId }: Offered, engine: string, model: string): boolean =>
  engineId === engine && (modelId === null || modelId === model)

/** Code points that the template adds to a prompt. */
export const addedLength = (template: string): number =>
  textLength(template) - textLength(STYLE_WORDS_PLACE)

interface StyleRequest {
  readonly prompt: string
  readonly negativePrompt: string
  readonly strength: number | null
}

export function applyStyle(
  {
    template,
    negative,
    baseStyle,
    strength,
  }: Pick<OperatorStyle, 'template' | 'negative' | 'baseStyle' | 'strength'>,
  request: StyleRequest,
): AppliedStyle {
  const negatives = [negative, request.negativePrompt.trim()].filter((words) => words !== '')
  return {
    prompt: template.split(STYLE_WORDS_PLACE).join(request.prompt),
    negativePrompt: negatives.join('，'),
    style: baseStyle,
    strength: strength ?? request.strength,
  }
}
