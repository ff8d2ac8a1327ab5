/** Graphs in ComfyUI's API format, and what a server's `/object_info` says of their nodes. */
import { isRecord } from '../remote/errors'

/** A node's output: its id and the place in the list. */
export type Link = readonly [string, number]
export type Value = string | number | boolean | Link | null

export interface Node {
  readonly class_type: string
  readonly inputs: Readonly<Record<string, Value>>
  readonly _meta?: { readonly title?: string }
}

export type Graph = Readonly<Record<string, Node>>

export function isLink(value: unknown): value is Link {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'number'
  )
}

/** Adds nodes one after another; each answers the link to its first output. */
export function graphBuilder() {
  const nodes: Record<string, Node> = {}
  return {
    nodes,
    add(class_type: string, inputs: Node['inputs']): Link {
      const id = String(Object.keys(nodes).length + 1)
      nodes[id] = { class_type, inputs }
      return [id, 0]
    },
  }
}

export const output = ([id]: Link, slot: number): Link => [id, slot]

/** A class of `/object_info`; null where the server has none of that name. */
export function findClass(answer: unknown, name: string): Readonly<Record<string, unknown>> | null {
  const found = isRecord(answer) ? answer[name] : null
  return isRecord(found) ? found : null
}

/** The form of an input: `[type, options]`; null where the class has none of that name. */
export function findInput(
  found: Readonly<Record<string, unknown>>,
  input: string,
): unknown[] | null {
  const { input: all } = found
  if (!isRecord(all)) return null
  for (const group of [all.required, all.optional]) {
    const spec = isRecord(group) ? group[input] : null
    if (Array.isArray(spec)) return spec
  }
  return null
}

const names = (list: readonly unknown[]): string[] =>
  list.flatMap((item) => {
    if (typeof item === 'string') return [item]
    return isRecord(item) && typeof item.key === 'string' ? [item.key] : []
  })

/**
 * The values a list input takes, in any of the forms servers write it: `[["a", "b"], {}]`,
 * `["COMBO", {options: ["a"]}]`, `["COMFY_DYNAMICCOMBO_V3", {options: [{key: "a"}]}]`. Null for no
 * list, or one that needs a further call (`remote`).
 */
export function findChoices(
  found: Readonly<Record<string, unknown>> | null,
  input: string,
): string[] | null {
  const spec = found && findInput(found, input)
  if (!spec) return null
  const [type, options] = spec
  if (Array.isArray(type)) return names(type)
  if (!isRecord(options) || !Array.isArray(options.options)) return null
  return names(options.options)
}
