/**
 * A frozen graph of TensorFlow.js (model.json and its weights) as an ONNX graph. Pictures stay in
 * the order height × width × channels; the runtime takes the turnings before and after each
 * convolution out again. It knows the operations our networks use, and throws at any other.
 */
import { Emission } from './emission'
import { readConstants } from './graph-constants'
import { OPERATIONS } from './graph-operations'
import type { GraphModel, GraphNode } from './graph-types'
import type { OnnxGraph } from './onnx'

/** `name:0` is the first output of `name`; `^name` only asks for an order. */
export function valueName(input: string): string {
  return input.replace(/:0$/, '')
}

function reachable(nodes: ReadonlyMap<string, GraphNode>, from: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...from]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const owner = name.replace(/:\d+$/, '')
    if (found.has(owner)) continue
    found.add(owner)
    open.push(...(nodes.get(owner)?.input ?? []).filter((input) => !input.startsWith('^')))
  }
  return found
}

export interface GraphPorts {
  /** Shape of the picture that goes in, as the graph has it. */
  readonly input: readonly number[]
  /** Names of nodes; what only others need is left out. */
  readonly outputs: readonly string[]
}

/** Throws when a node is unknown, or when a wanted output is not there. */
export function graphOfGraphModel(
  model: GraphModel,
  bin: Uint8Array,
  { input, outputs }: GraphPorts,
): OnnxGraph {
  const { node: nodes } = model.modelTopology
  const byName = new Map(nodes.map((node) => [node.name, node]))
  const needed = reachable(byName, outputs)
  const missing = outputs.find((name) => !byName.has(name))
  if (missing !== undefined) throw new Error(`no output ${missing}`)
  const entries = model.weightsManifest.flatMap(({ weights }) => weights)
  const to = new Emission(readConstants(entries, bin, nodes))
  const inputs = nodes.filter(({ op, name }) => op === 'Placeholder' && needed.has(name))
  for (const node of nodes) {
    const settled = node.op === 'Const' || node.op === 'Placeholder' || to.constant(node.name)
    if (settled || !needed.has(node.name)) continue
    const convert = OPERATIONS[node.op]
    if (!convert) throw new Error(`operation ${node.op} is not known here`)
    convert({ ...node, input: (node.input ?? []).map(valueName) }, to)
  }
  return {
    nodes: to.nodes,
    weights: to.weights,
    inputs: inputs.map(({ name }) => ({ name, dims: input })),
    outputs: outputs.map((name) => ({ name, dims: null })),
  }
}

/** Throws when the text is not a graph model; its parts are checked where they are used. */
export function parseGraphModel(text: string): GraphModel {
  const model: Partial<GraphModel> = JSON.parse(text)
  const { modelTopology, weightsManifest } = model
  if (!Array.isArray(modelTopology?.node) || !Array.isArray(weightsManifest))
    throw new Error('not a graph model of TensorFlow.js')
  return { modelTopology, weightsManifest }
}
