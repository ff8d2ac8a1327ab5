/** The constants of a TensorFlow.js graph: its weights, and what follows from whole numbers alone. */
import { readFloats, floatsOfHalves } from './halves'
import type { GraphNode, WeightEntry } from './graph-types'

export interface Constant {
  readonly dims: readonly number[]
  readonly values: Float32Array | readonly number[]
}

const BYTES: Readonly<Record<string, number>> = {
  float32: 4,
  int32: 4,
  float16: 2,
  uint8: 1,
  uint16: 2,
  bool: 1,
}

function wholeNumbers(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.length >> 2 }, (_, i) => view.getInt32(i * 4, true))
}

function decodeWeight({ name, dtype, quantization }: WeightEntry, bytes: Uint8Array) {
  const storedType = quantization?.dtype ?? dtype
  if (storedType === 'float16') return floatsOfHalves(bytes)
  if (dtype === 'int32' && !quantization) return wholeNumbers(bytes)
  if (dtype === 'bool') return [...bytes]
  if (storedType === 'float32') return readFloats(bytes)
  const { scale = 1, min = 0 } = quantization ?? {}
  if (storedType === 'uint8') return Float32Array.from(bytes, (value) => value * scale + min)
  throw new Error(`weights of ${name} are ${storedType}, not known here`)
}

/** Weights stand one after the other in the file, in the manifest's order. */
function readWeights(entries: readonly WeightEntry[], bin: Uint8Array): Map<string, Constant> {
  const found = new Map<string, Constant>()
  let at = 0
  for (const entry of entries) {
    const width = BYTES[entry.quantization?.dtype ?? entry.dtype]
    if (width === undefined) throw new Error(`weights of ${entry.name}: ${entry.dtype}`)
    const length = entry.shape.reduce((product, side) => product * side, 1) * width
    if (at + length > bin.length) throw new Error(`weights end before ${entry.name}`)
    found.set(entry.name, {
      dims: entry.shape,
      values: decodeWeight(entry, bin.subarray(at, at + length)),
    })
    at += length
  }
  if (at !== bin.length) throw new Error(`${bin.length - at} bytes of weights are left over`)
  return found
}

/** A list of zeros with some places set: how paddings are written by one converter. */
function sparse([places, shape, values, base]: readonly Constant[]): Constant | null {
  if (!places || !shape || !values || shape.values.length !== 1) return null
  const list = new Array<number>(shape.values[0] ?? 0).fill(base?.values[0] ?? 0)
  places.values.forEach((place, i) => (list[place] = values.values[i] ?? values.values[0] ?? 0))
  return { dims: [list.length], values: list }
}

function sum([a, b]: readonly Constant[]): Constant | null {
  if (!a || !b || a.values instanceof Float32Array || b.values instanceof Float32Array) return null
  const [long, short] = a.values.length >= b.values.length ? [a, b] : [b, a]
  const { values: others } = short
  const values = [...long.values].map((value, i) => value + (others[i % others.length] ?? 0))
  return { dims: long.dims, values }
}

function reshaped([from, shape]: readonly Constant[]): Constant | null {
  if (!from || !shape || from.values instanceof Float32Array) return null
  const rest = -[...shape.values].reduce((product, side) => product * side, 1)
  const dims = [...shape.values].map((side) => (side < 0 ? from.values.length / rest : side))
  return { dims, values: from.values }
}

function turned([from, order]: readonly Constant[]): Constant | null {
  if (!from || !order || from.dims.length !== 2 || from.values instanceof Float32Array) return null
  const [rows = 0, columns = 0] = from.dims
  const { values } = from
  if (order.values[0] === 0) return from
  return {
    dims: [columns, rows],
    values: values.map((_, i) => values[(i % rows) * columns + Math.floor(i / rows)] ?? 0),
  }
}

const FOLDED: Readonly<Record<string, (inputs: readonly Constant[]) => Constant | null>> = {
  SparseToDense: sparse,
  AddV2: sum,
  Reshape: reshaped,
  Transpose: turned,
}

/** Throws when the weights' file is shorter or longer than its manifest says. */
export function readConstants(
  entries: readonly WeightEntry[],
  bin: Uint8Array,
  nodes: readonly GraphNode[],
): Map<string, Constant> {
  const constants = readWeights(entries, bin)
  for (const { op, name, input = [] } of nodes) {
    const inputs = input.flatMap((from) => constants.get(from.replace(/:0$/, '')) ?? [])
    if (inputs.length === 0 || inputs.length !== input.length) continue
    const folded = FOLDED[op]?.(inputs)
    if (folded) constants.set(name, folded)
  }
  return constants
}
