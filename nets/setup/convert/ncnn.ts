/**
 * ncnn's two files (.param: layers as text, .bin: weights in their order) as an ONNX graph. It knows
 * the layers that enlarging networks are made of, and throws at any other.
 */
import { readFloats, floatsOfHalves } from './halves'
import type { OnnxGraph, OnnxNode, Weights } from './onnx'

const MAGIC = '7767517'
/** Flag before weights that are stored as 16-bit floats. */
const HALVES = 0x01306b47
const RELU = 1
const LEAKY_RELU = 2

interface Layer {
  readonly type: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  /** Numbers by ncnn's own keys; missing ones have their layer's default. */
  readonly number: (key: number, otherwise?: number) => number
  readonly list: (key: number) => readonly number[] | null
}

function parseLayer(line: string): Layer {
  const [type = '', , inputs = '', outputs = '', ...rest] = line.trim().split(/\s+/)
  const [into, out] = [Number(inputs), Number(outputs)]
  const options = new Map(rest.slice(into + out).map((pair) => pair.split('=') as [string, string]))
  return {
    type,
    inputs: rest.slice(0, into),
    outputs: rest.slice(into, into + out),
    number: (key, otherwise = 0) => Number(options.get(String(key)) ?? otherwise),
    // arrays have the key -23300 - n and begin with their length
    list: (key) =>
      options
        .get(String(-23300 - key))
        ?.split(',')
        .slice(1)
        .map(Number) ?? null,
  }
}

/** Reads weights one after the other. */
class WeightFile {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length - this.#at
  }

  #take(length: number): Uint8Array {
    if (length > this.left) throw new Error(`weights end ${length - this.left} bytes too early`)
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  raw(count: number): Float32Array {
    return readFloats(this.#take(count * 4))
  }

  /** Weights with a flag for their format; halves are padded to four bytes. */
  flagged(count: number): Float32Array {
    const flag = new DataView(this.#take(4).slice().buffer).getUint32(0, true)
    if (flag === 0) return this.raw(count)
    if (flag !== HALVES)
      throw new Error(`weights are stored as ${flag.toString(16)}, not known here`)
    return floatsOfHalves(this.#take((count * 2 + 3) & ~3)).subarray(0, count)
  }
}

class Conversion {
  readonly nodes: OnnxNode[] = []
  readonly weights = new Map<string, Weights>()
  input = ''
  output = ''
  /** Name of a split's input. */
  readonly #names = new Map<string, string>()
  readonly #file: WeightFile

  constructor(file: WeightFile) {
    this.#file = file
  }

  #keep(dims: readonly number[], values: Float32Array): string {
    const name = `weights_${this.weights.size}`
    this.weights.set(name, { dims, values })
    return name
  }

  #add(op: string, inputs: readonly string[], output: string, attributes = {}): void {
    this.nodes.push({ op, inputs, outputs: [output], attributes })
  }

  #convolution({ number, list }: Layer, input: string, output: string): void {
    const [channels, across, size] = [number(0), number(1), number(6)]
    const down = number(11, across)
    const [pad, stride] = [number(4), number(3, 1)]
    const shape = [channels, size / channels / across / down, down, across]
    const inputs = [input, this.#keep(shape, this.#file.flagged(size))]
    if (number(5)) inputs.push(this.#keep([channels], this.#file.raw(channels)))
    const activation = number(9)
    const plain = activation ? `${output}_plain` : output
    this.#add('Conv', inputs, plain, {
      kernel_shape: [down, across],
      pads: [pad, pad, pad, pad],
      strides: [stride, stride],
    })
    if (activation === RELU) this.#add('Relu', [plain], output)
    else if (activation === LEAKY_RELU)
      this.#add('LeakyRelu', [plain], output, { alpha: { float: list(10)?.[0] ?? 0.01 } })
    else if (activation) throw new Error(`activation ${activation} is not known here`)
  }

  #scaledSum({ list }: Layer, inputs: readonly string[], output: string): void {
    const shares = list(1)
    const [a, b, ...more] = inputs.map((input, i) => {
      const share = shares?.[i] ?? 1
      if (share === 1) return input
      const scaled = `${output}_scaled_${i}`
      this.#add('Mul', [input, this.#keep([1], Float32Array.of(share))], scaled)
      return scaled
    })
    if (a === undefined || b === undefined || more.length > 0)
      throw new Error('a sum of other than two is not known here')
    this.#add('Add', [a, b], output)
  }

  #layer(layer: Layer): void {
    const { type, number } = layer
    const inputs = layer.inputs.map((name) => this.#names.get(name) ?? name)
    const [input = '', output = ''] = [inputs[0], layer.outputs[0]]
    this.output = output
    if (type === 'Input') this.input = output
    else if (type === 'Split') for (const name of layer.outputs) this.#names.set(name, input)
    else if (type === 'Convolution') this.#convolution(layer, input, output)
    else if (type === 'PReLU') {
      const slopes = this.#keep([number(0), 1, 1], this.#file.raw(number(0)))
      this.#add('PRelu', [input, slopes], output)
    } else if (type === 'Concat') this.#add('Concat', inputs, output, { axis: 1 })
    else if (type === 'Eltwise' && number(0) === 1) this.#scaledSum(layer, inputs, output)
    else if (type === 'BinaryOp' && number(0) === 0 && !number(1)) this.#add('Add', inputs, output)
    else if (type === 'Interp' && number(0) === 1) {
      const scales = this.#keep([4], Float32Array.of(1, 1, number(1), number(2)))
      const nearest = { coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' }
      this.#add('Resize', [input, '', scales], output, { mode: 'nearest', ...nearest })
    } else if (type === 'PixelShuffle')
      this.#add('DepthToSpace', [input], output, { blocksize: number(0), mode: 'CRD' })
    else throw new Error(`layer ${type} is not known here`)
  }

  run(lines: readonly string[]): void {
    for (const line of lines) this.#layer(parseLayer(line))
    if (this.#file.left > 0) throw new Error(`${this.#file.left} bytes of weights are left over`)
  }
}

/**
 * A network from picture to picture: 1 × 3 × height × width, values 0..1, at any size.
 * Throws when a layer is unknown or the weights are not used up to the last byte.
 */
export function graphOfNcnn(param: string, bin: Uint8Array): OnnxGraph {
  const [magic, , ...lines] = param.trim().split('\n')
  if (magic?.trim() !== MAGIC) throw new Error('not a .param file of ncnn')
  const conversion = new Conversion(new WeightFile(bin))
  conversion.run(lines)
  return {
    nodes: conversion.nodes,
    weights: conversion.weights,
    inputs: [{ name: conversion.input, dims: [1, 3, 'height', 'width'] }],
    outputs: [{ name: conversion.output, dims: [1, 3, 'out_height', 'out_width'] }],
  }
}
