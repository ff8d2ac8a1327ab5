/** What an engine cannot do of a tool it serves: told to forms, and refused before credits are held. */
import { textLength } from '@contract/tools/check'
import { matters, picturesOf, type ToolDefinition } from '@contract/tools/define'
import type { Engine } from '../../../engines/engine'
import { texts } from './texts'

type Params = Readonly<Record<string, unknown>>

/** By parameter: values of options it cannot do. */
export function lackingOf(engine: Engine, toolId: string): Record<string, string[]> {
  const lacking = engine.capabilities.lacksOptions?.[toolId] ?? {}
  return Object.fromEntries(Object.entries(lacking).map(([key, values]) => [key, [...values]]))
}

function lackOf(engine: Engine, tool: ToolDefinition, params: Params, key: string): string | null {
  const { name, capabilities: can } = engine
  const spec = tool.params[key]
  const value = params[key]
  if (!spec || !matters(spec, params)) return null
  if (spec.kind === 'seed') return value !== null && !can.seed ? texts.noSeed(name) : null
  if (spec.kind === 'choice') {
    const known = can.styles.some(({ id }) => id === value)
    return value !== null && spec.source === 'styles' && !known ? texts.noStyle(name) : null
  }
  if (spec.kind === 'text') {
    const long = key === 'prompt' && textLength(String(value)) > can.maxPromptLength
    return long ? texts.maxPrompt(name, can.maxPromptLength) : null
  }
  if (spec.kind !== 'option' || !lackingOf(engine, tool.id)[key]?.includes(String(value)))
    return null
  const option = spec.options.find((other) => other.value === value)
  return texts.noOption(name, `${spec.label}「${option?.name ?? ''}」`)
}

/** The first thing the engine cannot do of this order, with its parameter; null when it can all. */
export function toolLack(
  engine: Engine,
  tool: ToolDefinition,
  params: Params,
): { key: string; message: string } | null {
  const { name, capabilities: can } = engine
  if (tool.output === 'image' && picturesOf(tool, params) > can.maxCount)
    return { key: 'count', message: texts.maxCount(name, can.maxCount) }
  for (const key of Object.keys(tool.params)) {
    const message = lackOf(engine, tool, params, key)
    if (message !== null) return { key, message }
  }
  return engine.wordsIssue?.(tool.id, params) ?? null
}
