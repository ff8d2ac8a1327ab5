/** Whether a recipe is one over a tool of ours: what is wrong with it, by name. */
import type { AppDefinition } from '@contract/apps/define'
import { findTool } from '@contract/tools/all'
import { checkParams } from '@contract/tools/check'
import { buildDefaults, type ParamSpec, type ToolDefinition } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { toolLack } from '../job/submit/tool-limits'
import { texts } from './texts'

export interface RecipeIssue {
  readonly path: readonly (string | number)[]
  readonly message: string
}

type Recipe = Pick<AppDefinition, 'tool' | 'fixed' | 'open'>

const MOST_JSON = 8_000
/** Parameters that refer to a user's own pictures. */
const PERSONAL: readonly ParamSpec['kind'][] = [
  ...(['image', 'video', 'sound', 'images', 'mask', 'shots', 'data'] as const),
]

function needsAnswer(spec: ParamSpec): boolean {
  if (spec.kind === 'images' || spec.kind === 'shots') return spec.min > 0
  return 'required' in spec && spec.required
}

function keyIssue(tool: ToolDefinition, { fixed, open }: Recipe): RecipeIssue | null {
  for (const [index, key] of open.entries()) {
    const path = ['open', index]
    if (!Object.hasOwn(tool.params, key)) return { path, message: texts.noParam(tool.id, key) }
    if (Object.hasOwn(fixed, key)) return { path, message: texts.both(key) }
    if (open.indexOf(key) !== index) return { path, message: texts.twice(key) }
  }
  for (const key of Object.keys(fixed)) {
    const path = ['fixed', key]
    const spec = Object.hasOwn(tool.params, key) ? tool.params[key] : undefined
    if (!spec) return { path, message: texts.noParam(tool.id, key) }
    if (PERSONAL.includes(spec.kind)) return { path, message: texts.notFixable(key) }
  }
  const missing = Object.entries(tool.params).find(
    ([key, spec]) => needsAnswer(spec) && !open.includes(key) && !Object.hasOwn(fixed, key),
  )
  return missing ? { path: ['open'], message: texts.mustOpen(missing[0]) } : null
}

/** The first fault, or null. */
export function recipeIssue(engines: EngineRegistry, recipe: Recipe): RecipeIssue | null {
  const tool = findTool(recipe.tool)
  if (!tool) return { path: ['tool'], message: texts.noTool(recipe.tool) }
  if (isMode(tool.id) || tool.group === null || tool.output === 'text')
    return { path: ['tool'], message: texts.notAnApp(tool.id) }
  const [offer] = engines.offersOf(tool.id)
  if (!offer) return { path: ['tool'], message: texts.noEngine(tool.id) }
  if (JSON.stringify(recipe.fixed).length > MOST_JSON)
    return { path: ['fixed'], message: texts.tooBig }
  const wrongKey = keyIssue(tool, recipe)
  if (wrongKey) return wrongKey
  const whole = { ...buildDefaults(tool), ...recipe.fixed }
  const issue =
    checkParams(tool, whole).find(({ key }) => Object.hasOwn(recipe.fixed, key)) ??
    toolLack(offer, tool, whole)
  return issue ? { path: ['fixed', issue.key], message: issue.message } : null
}
