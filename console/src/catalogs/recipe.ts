/** A small app as its form holds it: for each parameter of its tool who decides, and what. */
import { ALL_TOOLS } from '@contract/tools/all'
import {
  getInitialValue,
  type ParamSpec,
  type ToolDefinition,
  type SentParams,
} from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'

/** Source of a parameter: the user of the app, the operator, or the tool's default. */
export type How = 'ask' | 'fix' | 'leave'

/** Value of one field. */
export type Plain = string | number | boolean | null

export interface Answer {
  readonly how: How
  readonly value: Plain
}

const plain = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null

/** By parameter. */
export type Recipe = Readonly<Record<string, Answer>>

/** Those that have no page of their own in 创作, and make something to look at. */
export const APP_TOOLS: readonly ToolDefinition[] = ALL_TOOLS.filter(
  ({ id, group, output }) => !isMode(id) && group !== null && output !== 'text',
)

/** Parameters that refer to a user's own pictures. */
const PERSONAL: readonly ParamSpec['kind'][] = [
  ...(['image', 'video', 'sound', 'images', 'mask', 'shots', 'data'] as const),
]
/** Parameters without a form field: only the user of the app can set them. */
const UNWRITTEN: readonly ParamSpec['kind'][] = ['margins']

function isNeeded(spec: ParamSpec): boolean {
  if (spec.kind === 'images' || spec.kind === 'shots') return spec.min > 0
  return 'required' in spec && spec.required
}

export const isFixable = ({ kind }: ParamSpec): boolean =>
  !PERSONAL.includes(kind) && !UNWRITTEN.includes(kind)

/** Ways to decide it, the usual one first. */
export function listAnswerModes(spec: ParamSpec): How[] {
  if (spec.kind === 'text' && spec.inherited !== undefined) return ['leave']
  const fix: How[] = isFixable(spec) ? ['fix'] : []
  return isNeeded(spec) ? ['ask', ...fix] : ['leave', 'ask', ...fix]
}

/** An untouched form of this tool. */
export const emptyRecipe = (tool: ToolDefinition): Recipe =>
  Object.fromEntries(
    Object.entries(tool.params).map(([key, spec]) => [
      key,
      { how: listAnswerModes(spec)[0] ?? 'leave', value: plain(getInitialValue(spec)) },
    ]),
  )

/** Of an app that is there. */
export function toRecipe(
  tool: ToolDefinition,
  { fixed, open }: { fixed: SentParams; open: readonly string[] },
): Recipe {
  return Object.fromEntries(
    Object.entries(tool.params).map(([key, spec]): [string, Answer] => {
      const how = open.includes(key) ? 'ask' : Object.hasOwn(fixed, key) ? 'fix' : 'leave'
      return [key, { how, value: plain(how === 'fix' ? fixed[key] : getInitialValue(spec)) }]
    }),
  )
}

/** As the server expects it: form parameters in the order of the tool's form. */
export function buildRecipeBody(tool: ToolDefinition, recipe: Recipe) {
  const keys = Object.keys(tool.params)
  return {
    open: keys.filter((key) => recipe[key]?.how === 'ask'),
    fixed: Object.fromEntries(
      keys.flatMap((key) => {
        const answer = recipe[key]
        return answer?.how === 'fix' ? [[key, answer.value]] : []
      }),
    ),
  }
}
