/** Writes networks as ONNX files (protobuf): nodes, weights, one input or more, named outputs. */
import { PbfWriter } from 'pbf'

export type Attribute = number | { readonly float: number } | string | readonly number[]

export interface OnnxNode {
  readonly op: string
  /** Names of values; '' leaves an optional input out. */
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes?: Readonly<Record<string, Attribute>>
}

export interface Weights {
  readonly dims: readonly number[]
  /** 32-bit floats, bytes, or whole numbers written as 64-bit integers (shapes, axes). */
  readonly values: Float32Array | Uint8Array | readonly number[]
}

export interface OnnxPort {
  readonly name: string
  /** A name denotes a dimension of any size; null: as the nodes have it. */
  readonly dims: readonly (number | string)[] | null
}

export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[]
  readonly weights: ReadonlyMap<string, Weights>
  readonly inputs: readonly OnnxPort[]
  readonly outputs: readonly OnnxPort[]
}

const IR_VERSION = 8
const OPSET = 13
const FLOAT = 1
const UINT8 = 2
const INT64 = 7

type Write<T> = (value: T, to: PbfWriter) => void

function each<T>(to: PbfWriter, field: number, values: Iterable<T>, write: Write<T>): void {
  for (const value of values) to.writeMessage(field, write, value)
}

const writeAttribute: Write<readonly [string, Attribute]> = ([name, value], to) => {
  to.writeStringField(1, name)
  const type = (number: number): void => to.writeVarintField(20, number)
  if (typeof value === 'number') {
    to.writeVarintField(3, value)
    type(2)
  } else if (typeof value === 'string') {
    to.writeStringField(4, value)
    type(3)
  } else if ('float' in value) {
    to.writeFloatField(2, value.float)
    type(1)
  } else {
    for (const one of value) to.writeVarintField(8, one)
    type(7)
  }
}

const writeNode: Write<OnnxNode> = ({ op, inputs, outputs, attributes = {} }, to) => {
  for (const name of inputs) to.writeStringField(1, name)
  for (const name of outputs) to.writeStringField(2, name)
  to.writeStringField(4, op)
  each(to, 5, Object.entries(attributes), writeAttribute)
}

/** ONNX is little-endian whatever the machine is. */
function toLittleEndian({ values }: Weights): Uint8Array {
  if (values instanceof Uint8Array) return values
  const floats = values instanceof Float32Array
  const bytes = new Uint8Array(values.length * (floats ? 4 : 8))
  const view = new DataView(bytes.buffer)
  values.forEach((value, i) =>
    floats ? view.setFloat32(i * 4, value, true) : view.setBigInt64(i * 8, BigInt(value), true),
  )
  return bytes
}

function tensorType({ values }: Weights): number {
  if (values instanceof Uint8Array) return UINT8
  return values instanceof Float32Array ? FLOAT : INT64
}

const writeWeights: Write<readonly [string, Weights]> = ([name, weights], to) => {
  for (const dim of weights.dims) to.writeVarintField(1, dim)
  to.writeVarintField(2, tensorType(weights))
  to.writeStringField(8, name)
  to.writeBytesField(9, toLittleEndian(weights))
}

const writeDim: Write<number | string> = (dim, to) => {
  if (typeof dim === 'number') to.writeVarintField(1, dim)
  else to.writeStringField(2, dim)
}

const writeTensorType: Write<OnnxPort> = ({ dims }, to) => {
  to.writeVarintField(1, FLOAT)
  if (dims) to.writeMessage(2, (sides, shape) => each(shape, 1, sides, writeDim), dims)
}

const writePort: Write<OnnxPort> = (port, to) => {
  to.writeStringField(1, port.name)
  to.writeMessage(2, (_, type) => type.writeMessage(1, writeTensorType, port), port)
}

const writeParts: Write<OnnxGraph> = ({ nodes, weights, inputs, outputs }, to) => {
  each(to, 1, nodes, writeNode)
  each(to, 5, weights, writeWeights)
  each(to, 11, inputs, writePort)
  each(to, 12, outputs, writePort)
}

const writeGraph: Write<OnnxGraph> = (graph, to) => {
  to.writeStringField(2, 'graph')
  writeParts(graph, to)
}

/** The file of a network; the same network gives the same bytes. */
export function encodeOnnx(graph: OnnxGraph): Uint8Array {
  const to = new PbfWriter()
  to.writeVarintField(1, IR_VERSION)
  to.writeStringField(2, 'moguang')
  to.writeMessage(7, writeGraph, graph)
  to.writeMessage(
    8,
    (opset, message) => {
      message.writeStringField(1, '')
      message.writeVarintField(2, opset)
    },
    OPSET,
  )
  return to.finish()
}

/**
 * The same network with one output more, which is always `values`: what its answers mean travels in
 * its file. Parts that occur twice in a protobuf message are merged by the reader.
 */
export function withConstantOutput(
  file: Uint8Array,
  name: string,
  values: Float32Array,
): Uint8Array {
  const valuesName = `${name}_values`
  const part: OnnxGraph = {
    nodes: [{ op: 'Identity', inputs: [valuesName], outputs: [name] }],
    weights: new Map([[valuesName, { dims: [values.length], values }]]),
    inputs: [],
    outputs: [{ name, dims: [values.length] }],
  }
  const to = new PbfWriter()
  to.writeMessage(7, writeParts, part)
  return Buffer.concat([file, to.finish()])
}

/** The same network with values from within it as outputs more: names of theirs → new names. */
export function withInnerOutputs(
  file: Uint8Array,
  names: Readonly<Record<string, string>>,
): Uint8Array {
  const pairs = Object.entries(names)
  const part: OnnxGraph = {
    nodes: pairs.map(([inner, name]) => ({ op: 'Identity', inputs: [inner], outputs: [name] })),
    weights: new Map(),
    inputs: [],
    outputs: pairs.map(([, name]) => ({ name, dims: null })),
  }
  const to = new PbfWriter()
  to.writeMessage(7, writeParts, part)
  return Buffer.concat([file, to.finish()])
}
