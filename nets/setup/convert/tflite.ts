/**
 * Networks of TensorFlow Lite whose weights and values are bytes, as ONNX: the weights stay bytes,
 * values are floating point, clamped to the range of their bytes (that is how such networks cut
 * off below zero) but not rounded.
 */
import { FlatTable } from './flatbuffer'
import type { OnnxGraph, OnnxNode, Weights } from './onnx'

/** Fields of the tables of TensorFlow Lite's schema, version 3, that are read here. */
const MODEL = { operations: 1, graphs: 2, buffers: 4 }
const OPERATION = { byte: 0, int: 3 }
const GRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3 }
const TENSOR = { shape: 0, type: 1, buffer: 2, name: 3, quantization: 4 }
const QUANTIZATION = { scale: 2, zero: 3 }
const OPERATOR = { operation: 0, inputs: 1, outputs: 2, options: 4 }
const CONVOLUTION = { padding: 0, across: 1, down: 2, activation: 3, dilationX: 4, dilationY: 5 }
const POOL = { padding: 0, across: 1, down: 2, width: 3, height: 4, activation: 5 }
const CONCATENATION = { axis: 0, activation: 1 }

const BYTES = 3
const WHOLE_NUMBERS = 2
const PADDINGS = ['SAME_UPPER', 'VALID']
/** Pictures are rows of pixels there and planes here. */
const CHANNELS = 3
const PLANES = 1

interface Tensor {
  readonly name: string
  readonly shape: readonly number[]
  readonly type: number
  /** Empty for what is computed. */
  readonly bytes: Uint8Array
  readonly scale: number
  readonly zero: number
}

function readTensor(table: FlatTable, buffers: readonly FlatTable[]): Tensor {
  const quantization = table.table(TENSOR.quantization)
  const [scales, zeros] = [
    quantization?.floats(QUANTIZATION.scale) ?? [],
    quantization?.longs(QUANTIZATION.zero) ?? [],
  ]
  const name = table.text(TENSOR.name)
  if (scales.length > 1) throw new Error(`${name} has a scale for each channel, not known here`)
  return {
    name,
    shape: table.ints(TENSOR.shape),
    type: table.byte(TENSOR.type),
    bytes: buffers[table.int(TENSOR.buffer)]?.bytes(0) ?? new Uint8Array(),
    scale: scales[0] ?? 1,
    zero: zeros[0] ?? 0,
  }
}

/** Filters × height × width × channels as filters × channels × height × width. */
function turned(bytes: Uint8Array, [filters, down, across, channels]: readonly number[]) {
  const places = down * across
  const values = new Uint8Array(bytes.length)
  for (let filter = 0; filter < filters; filter++)
    for (let place = 0; place < places; place++)
      for (let channel = 0; channel < channels; channel++)
        values[(filter * channels + channel) * places + place] =
          bytes[(filter * places + place) * channels + channel]
  return { dims: [filters, channels, down, across], values }
}

class Conversion {
  readonly nodes: OnnxNode[] = []
  readonly weights = new Map<string, Weights>()
  readonly #tensors: readonly Tensor[]

  constructor(tensors: readonly Tensor[]) {
    this.#tensors = tensors
  }

  tensor(place: number | undefined): Tensor {
    const tensor = this.#tensors[place ?? -1]
    if (!tensor) throw new Error(`there is no tensor ${place}`)
    return tensor
  }

  #add(op: string, inputs: readonly string[], output: string, attributes = {}): void {
    this.nodes.push({ op, inputs, outputs: [output], attributes })
  }

  #keep(name: string, dims: readonly number[], values: Weights['values']): string {
    this.weights.set(name, { dims, values })
    return name
  }

  /**
   * Bytes as the numbers they stand for: (byte − zero) × scale, worked out at each run. Folded into
   * floats once, they would take four times the memory and, turned for the processor, eight.
   */
  #filters({ name, shape, bytes, type, scale, zero }: Tensor): string {
    if (type !== BYTES || shape.length !== 4) throw new Error(`${name} are no filters of bytes`)
    const { dims, values } = turned(bytes, shape)
    const bytesAt = this.#keep(`${name}/bytes`, dims, values)
    const scaleAt = this.#keep(`${name}/scale`, [], Float32Array.of(scale))
    const zeroAt = this.#keep(`${name}/zero`, [], Uint8Array.of(zero))
    this.#add('DequantizeLinear', [bytesAt, scaleAt, zeroAt], name)
    return name
  }

  #bias({ name, shape, bytes, type, scale }: Tensor): string {
    if (type !== WHOLE_NUMBERS) throw new Error(`${name} is no bias of whole numbers`)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const values = Float32Array.from(
      { length: bytes.length / 4 },
      (_, i) => view.getInt32(i * 4, true) * scale,
    )
    return this.#keep(name, shape, values)
  }

  /** Within what the bytes of this value can say. */
  #within(input: string, { name, type, scale, zero }: Tensor): void {
    if (type !== BYTES) throw new Error(`${name} is no picture of bytes`)
    const ends = [0, 255].map((byte) => {
      const end = Float32Array.of((byte - zero) * scale)
      return this.#keep(`${name}/${byte}`, [], end)
    })
    this.#add('Clip', [input, ...ends], name)
  }

  #convolution(operator: FlatTable, options: FlatTable): void {
    const [picture, filters, bias] = operator.ints(OPERATOR.inputs).map((at) => this.tensor(at))
    const output = this.tensor(operator.ints(OPERATOR.outputs)[0])
    const plain = `${output.name}/plain`
    const dilations = [options.int(CONVOLUTION.dilationY, 1), options.int(CONVOLUTION.dilationX, 1)]
    if (!picture || !filters || !bias) throw new Error(`${output.name}: no filters or bias`)
    const [, down = 1, across = 1] = filters.shape
    const inputs = [picture.name, this.#filters(filters), this.#bias(bias)]
    if (options.byte(CONVOLUTION.activation)) throw new Error('its activation is not known here')
    this.#add('Conv', inputs, plain, {
      auto_pad: this.#padding(options),
      dilations,
      kernel_shape: [down, across],
      strides: [options.int(CONVOLUTION.down, 1), options.int(CONVOLUTION.across, 1)],
    })
    this.#within(plain, output)
  }

  #pool(op: string, operator: FlatTable, options: FlatTable): void {
    const [picture, made] = this.#ends(operator)
    if (options.byte(POOL.activation)) throw new Error('its activation is not known here')
    this.#add(op, [picture], made, {
      auto_pad: this.#padding(options),
      kernel_shape: [options.int(POOL.height), options.int(POOL.width)],
      strides: [options.int(POOL.down, 1), options.int(POOL.across, 1)],
    })
  }

  #padding(options: FlatTable): string {
    const padding = PADDINGS[options.byte(CONVOLUTION.padding)]
    if (padding === undefined) throw new Error('a padding is not known here')
    return padding
  }

  #concatenation(operator: FlatTable, options: FlatTable): void {
    const inputs = operator.ints(OPERATOR.inputs).map((at) => this.tensor(at).name)
    if (options.int(CONCATENATION.axis) !== CHANNELS || options.byte(CONCATENATION.activation))
      throw new Error('pictures are joined by their channels alone')
    this.#add('Concat', inputs, this.#ends(operator)[1], { axis: PLANES })
  }

  /** Names of the first input and the first output. */
  #ends(operator: FlatTable): [string, string] {
    const [input, output] = [OPERATOR.inputs, OPERATOR.outputs].map(
      (list) => operator.ints(list)[0],
    )
    return [this.tensor(input).name, this.tensor(output).name]
  }

  operator(kind: number, operator: FlatTable): void {
    const options = operator.table(OPERATOR.options)
    const [input, output] = this.#ends(operator)
    if (kind === 3 && options) this.#convolution(operator, options)
    else if (kind === 1 && options) this.#pool('AveragePool', operator, options)
    else if (kind === 17 && options) this.#pool('MaxPool', operator, options)
    else if (kind === 2 && options) this.#concatenation(operator, options)
    // a picture of one place is a list
    else if (kind === 22 || kind === 43) this.#add('Flatten', [input], output, { axis: 1 })
    else if (kind === 25) this.#add('Softmax', [input], output, { axis: 1 })
    else throw new Error(`operation ${kind} is not known here`)
  }
}

/**
 * A network from one picture to lists of numbers; its input is 1 × channels × height × width.
 * Throws at operations, paddings and weights that are not known here.
 */
export function graphOfTflite(file: Uint8Array): OnnxGraph {
  const model = FlatTable.root(file)
  const [graph, ...others] = model.tables(MODEL.graphs)
  if (!graph || others.length > 0) throw new Error('not one graph of TensorFlow Lite')
  const buffers = model.tables(MODEL.buffers)
  const tensors = graph.tables(GRAPH.tensors).map((table) => readTensor(table, buffers))
  const kinds = model
    .tables(MODEL.operations)
    .map((table) => Math.max(table.byte(OPERATION.byte), table.int(OPERATION.int)))
  const conversion = new Conversion(tensors)
  for (const operator of graph.tables(GRAPH.operators))
    conversion.operator(kinds[operator.int(OPERATOR.operation)] ?? -1, operator)
  const [picture] = graph.ints(GRAPH.inputs).map((at) => conversion.tensor(at))
  const [count, height, width, channels] = picture?.shape ?? []
  if (!picture || channels === undefined) throw new Error('its input is no picture')
  return {
    nodes: conversion.nodes,
    weights: conversion.weights,
    inputs: [{ name: picture.name, dims: [count, channels, height, width] }],
    outputs: graph.ints(GRAPH.outputs).map((at) => {
      const { name, shape } = conversion.tensor(at)
      return { name, dims: shape }
    }),
  }
}
