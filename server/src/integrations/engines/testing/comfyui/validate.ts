/** Validation of a graph by ComfyUI before it is queued (execution.py, validate_prompt). */
import type { InputSpec, NodeClass } from './classes'

export interface GraphNode {
  readonly class_type: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly _meta?: { readonly title?: string }
}
export type Graph = Readonly<Record<string, GraphNode>>

interface Problem {
  readonly type: string
  readonly message: string
  readonly details: string
  readonly extra_info: object
}

export interface Verdict {
  /** Null: queued. */
  readonly error: Problem | null
  readonly nodeErrors: Record<
    string,
    { errors: Problem[]; dependent_outputs: string[]; class_type: string }
  >
  /** The outputs that can be made. */
  readonly outputs: readonly string[]
}

const problem = (
  type: string,
  message: string,
  details = '',
  extra_info: object = {},
): Problem => ({
  type,
  message,
  details,
  extra_info,
})

export const isLink = (value: unknown): value is [string, number] =>
  Array.isArray(value) && value.length === 2

interface Scope {
  readonly graph: Graph
  readonly classes: Readonly<Record<string, NodeClass>>
  fileExists(name: string): boolean
}

function linkIssue({ graph, classes }: Scope, [id, slot]: [string, number], wanted: unknown) {
  const from = graph[id]
  const found = from && classes[from.class_type]
  if (!found) return problem('bad_linked_input', 'Bad linked input')
  if (found.output[slot] === wanted) return null
  return problem('return_type_mismatch', 'Return type mismatch between linked nodes')
}

function valueIssue(scope: Scope, node: GraphNode, name: string, spec: InputSpec): Problem | null {
  const value = node.inputs[name]
  const extra = { input_name: name, received_value: value }
  if (value === undefined)
    return problem('required_input_missing', 'Required input is missing', name, extra)
  const [type, options = {}] = spec
  if (isLink(value)) return linkIssue(scope, value, type)
  const choices = Array.isArray(type) ? type : type === 'COMBO' ? options.options : null
  if (name === 'image' && typeof value === 'string' && /^LoadImage/.test(node.class_type))
    return scope.fileExists(value)
      ? null
      : problem('custom_validation_failed', 'Custom validation failed for node', name, extra)
  if (Array.isArray(choices))
    return choices.includes(value)
      ? null
      : problem('value_not_in_list', 'Value not in list', name, extra)
  if (type === 'INT' || type === 'FLOAT') {
    const number = Number(value)
    if (Number.isNaN(number))
      return problem('invalid_input_type', 'Failed to convert an input value', name, extra)
    if (number < Number(options.min ?? -Infinity))
      return problem('value_smaller_than_min', 'Value smaller than min', name, extra)
    if (number > Number(options.max ?? Infinity))
      return problem('value_bigger_than_max', 'Value bigger than max', name, extra)
    return null
  }
  if (type === 'STRING' || type === 'BOOLEAN') return null
  return problem('bad_linked_input', 'Bad linked input, must be a length-2 list', name, extra)
}

function problemsUnder(scope: Scope, id: string, seen: Map<string, Problem[]>): boolean {
  const node = scope.graph[id]
  if (!node) return false
  if (!seen.has(id)) {
    const { required = {}, optional = {} } = scope.classes[node.class_type] ?? {}
    const provided = Object.entries(optional).filter(([name]) => name in node.inputs)
    const issues = [...Object.entries(required), ...provided].flatMap(
      ([name, spec]) => valueIssue(scope, node, name, spec) ?? [],
    )
    seen.set(id, issues)
  }
  const links = Object.values(node.inputs).filter(isLink)
  const below = links.map(([from]) => problemsUnder(scope, from, seen))
  return (seen.get(id)?.length ?? 0) === 0 && below.every(Boolean)
}

/** @param isNew whether a missing class has an error type of its own (0.33) */
export function validate(scope: Scope, isNew: boolean): Verdict {
  const { graph, classes } = scope
  const none = { nodeErrors: {}, outputs: [] }
  const ids = Object.keys(graph)
  for (const id of ids) {
    const { class_type } = graph[id] as GraphNode
    if (classes[class_type]) continue
    const type = isNew ? 'missing_node_type' : 'invalid_prompt'
    const extra = isNew ? { node_id: id, class_type, node_title: class_type } : {}
    const message = `Cannot execute because node ${class_type} does not exist.`
    return { ...none, error: problem(type, message, `Node ID '#${id}'`, extra) }
  }
  const outputs = ids.filter((id) => classes[graph[id]?.class_type ?? '']?.isOutput)
  if (outputs.length === 0)
    return { ...none, error: problem('prompt_no_outputs', 'Prompt has no outputs') }
  const seen = new Map<string, Problem[]>()
  const good = outputs.filter((id) => problemsUnder(scope, id, seen))
  const nodeErrors: Verdict['nodeErrors'] = {}
  for (const [id, errors] of seen)
    if (errors.length > 0)
      nodeErrors[id] = {
        errors,
        dependent_outputs: outputs,
        class_type: graph[id]?.class_type ?? '',
      }
  const error =
    good.length > 0
      ? null
      : problem('prompt_outputs_failed_validation', 'Prompt outputs failed validation')
  return { error, nodeErrors, outputs: good }
}
