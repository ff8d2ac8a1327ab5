/** Output of conversions of operations. */
import type { Constant } from './graph-constants'
import type { Attribute, OnnxNode, Weights } from './onnx'

/** Input of an operation's conversion: one node's inputs and attributes, and its output. */
export class Emission {
  readonly nodes: OnnxNode[] = []
  readonly weights = new Map<string, Weights>()
  readonly #constants: ReadonlyMap<string, Constant>

  constructor(constants: ReadonlyMap<string, Constant>) {
    this.#constants = constants
  }

  /** Whole numbers or weights known at conversion; null for what is computed from the picture. */
  constant(name: string): Constant | null {
    return this.#constants.get(name) ?? null
  }

  /** Throws when the value is not known at conversion. */
  known(name: string): Constant {
    const constant = this.constant(name)
    if (!constant) throw new Error(`${name} is not a constant`)
    return constant
  }

  storeWeight(
    name: string,
    dims: readonly number[],
    values: Float32Array | readonly number[],
  ): string {
    this.weights.set(name, { dims, values })
    return name
  }

  /** The name of a value as an operation reads it: constants are written when they are first used. */
  value(name: string): string {
    const constant = this.constant(name)
    if (constant && !this.weights.has(name)) this.storeWeight(name, constant.dims, constant.values)
    return name
  }

  add(
    op: string,
    inputs: readonly string[],
    output: string | readonly string[],
    attributes: Readonly<Record<string, Attribute>> = {},
  ): void {
    const outputs = typeof output === 'string' ? [output] : output
    this.nodes.push({ op, inputs, outputs, attributes })
  }
}
