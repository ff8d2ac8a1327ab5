/** Operations of TensorFlow as nodes of ONNX, one function each. */
import type { Emission } from './emission'
import type { GraphAttribute, GraphNode } from './graph-types'

interface Node extends GraphNode {
  readonly input: readonly string[]
}
type Convert = (node: Node, to: Emission) => void

const TO_PLANES = [0, 3, 1, 2]
const FROM_PLANES = [0, 2, 3, 1]

const decodeText = (attribute: GraphAttribute | undefined): string =>
  Buffer.from(attribute?.s ?? '', 'base64').toString()
const readIntegers = (attribute: GraphAttribute | undefined): number[] =>
  (attribute?.list?.i ?? []).map(Number)

const PADDINGS: Readonly<Record<string, string>> = { SAME: 'SAME_UPPER', VALID: 'VALID' }

function mapPadding({ attr }: Node): string {
  const name = decodeText(attr?.padding)
  const padding = PADDINGS[name]
  if (!padding) throw new Error(`padding ${name} is not known here`)
  return padding
}

/** Runs `op` on planes: pictures are turned there and back. */
function onPlanes(
  { name, to, input, output }: { name: string; to: Emission; input: string; output: string },
  run: (planes: string, result: string) => void,
): void {
  const [planes, result] = [`${name}/planes`, `${name}/result`]
  to.add('Transpose', [to.value(input)], planes, { perm: TO_PLANES })
  run(planes, result)
  to.add('Transpose', [result], output, { perm: FROM_PLANES })
}

/** Weights of height × width × in × out as out × in × height × width. */
function turnedWeights(node: Node, to: Emission, depthwise: boolean) {
  const [, filters = ''] = node.input
  const { dims, values } = to.known(filters)
  const [down = 1, across = 1, into = 1, out = 1] = dims
  const turned = new Float32Array(values.length)
  // of a depthwise convolution every input channel has `out` filters of its own
  const shape = depthwise ? [into * out, 1, down, across] : [out, into, down, across]
  for (let place = 0; place < down * across; place++)
    for (let i = 0; i < into; i++)
      for (let o = 0; o < out; o++) {
        const filter = depthwise ? i * out + o : o * into + i
        turned[filter * down * across + place] = values[(place * into + i) * out + o] ?? 0
      }
  return { name: to.storeWeight(`${node.name}/filters`, shape, turned), shape, group: into }
}

function listFusedOps({ attr }: Node): string[] {
  return (attr?.fused_ops?.list?.s ?? []).map((name) => Buffer.from(name, 'base64').toString())
}

function activate(
  { fused, node, to }: { fused: readonly string[]; node: Node; to: Emission },
  [from, into]: readonly [string, string],
): void {
  const [activation] = fused.filter((name) => name !== 'BiasAdd')
  if (activation === 'Relu') to.add('Relu', [from], into)
  else if (activation === 'Relu6') clip(to, from, into)
  else if (activation === 'Prelu') to.add('PRelu', [from, to.value(node.input[3] ?? '')], into)
  else throw new Error(`activation ${String(activation)} is not known here`)
}

function convolution(depthwise: boolean): Convert {
  return (node, to) => {
    const { name, input, attr } = node
    const fused = listFusedOps(node)
    const filters = turnedWeights(node, to, depthwise)
    const strides = readIntegers(attr?.strides).slice(1, 3)
    const dilations = readIntegers(attr?.dilations).slice(1, 3)
    const bias = fused.includes('BiasAdd') ? [to.value(input[2] ?? '')] : []
    const active = fused.length > bias.length
    const output = active ? `${name}/linear` : name
    onPlanes({ name, to, input: input[0] ?? '', output }, (planes, result) =>
      to.add('Conv', [planes, filters.name, ...bias], result, {
        kernel_shape: filters.shape.slice(2),
        strides,
        ...(dilations.length === 2 && { dilations }),
        auto_pad: mapPadding(node),
        group: depthwise ? filters.group : 1,
      }),
    )
    if (active) activate({ fused, node, to }, [output, name])
  }
}

function clip(to: Emission, from: string, into: string): void {
  const bounds = ['zero', 'six'].map((name, i) => to.storeWeight(name, [], Float32Array.of(i * 6)))
  to.add('Clip', [from, ...bounds], into)
}

const pool =
  (op: string): Convert =>
  (node, to) => {
    const [input = ''] = node.input
    onPlanes({ name: node.name, to, input, output: node.name }, (planes, result) =>
      to.add(op, [planes], result, {
        kernel_shape: readIntegers(node.attr?.ksize).slice(1, 3),
        strides: readIntegers(node.attr?.strides).slice(1, 3),
        auto_pad: mapPadding(node),
      }),
    )
  }

const resize: Convert = (node, to) => {
  const { name, input, attr } = node
  const [down = 1, across = 1] = to.known(input[1] ?? '').values
  const [from = ''] = input
  const mode = attr?.align_corners?.b
    ? 'align_corners'
    : attr?.half_pixel_centers?.b
      ? 'half_pixel'
      : 'asymmetric'
  onPlanes({ name, to, input: from, output: name }, (planes, result) => {
    // the size is required as a whole: batch and channels are those of the input
    to.add('Shape', [planes], `${name}/shape`)
    const ends = [0, 2].map((end, i) => to.storeWeight(`${name}/end_${i}`, [1], [end]))
    to.add('Slice', [`${name}/shape`, ...ends], `${name}/kept`)
    const wanted = to.storeWeight(`${name}/wanted`, [2], [down, across])
    to.add('Concat', [`${name}/kept`, wanted], `${name}/size`, { axis: 0 })
    to.add('Resize', [planes, '', '', `${name}/size`], result, {
      mode: 'linear',
      coordinate_transformation_mode: mode,
    })
  })
}

const pad: Convert = ({ name, input }, to) => {
  const { values } = to.known(input[1] ?? '')
  const sides = [...values]
  const pads = [0, 1].flatMap((end) => sides.filter((_, i) => i % 2 === end))
  const by = to.storeWeight(`${name}/pads`, [pads.length], pads)
  const fill = input[2] === undefined ? [] : [to.value(input[2])]
  to.add('Pad', [to.value(input[0] ?? ''), by, ...fill], name, { mode: 'constant' })
}

const split: Convert = ({ name, input }, to) => {
  const { values: lengths } = to.known(input[1] ?? '')
  const [axis = 0] = to.known(input[2] ?? '').values
  const outputs = [...lengths].map((_, i) => (i === 0 ? name : `${name}:${i}`))
  const sizes = to.storeWeight(`${name}/sizes`, [lengths.length], [...lengths])
  to.add('Split', [to.value(input[0] ?? ''), sizes], outputs, { axis })
}

const concat: Convert = ({ name, input }, to) => {
  const [axis = 0] = to.known(input.at(-1) ?? '').values
  to.add(
    'Concat',
    input.slice(0, -1).map((from) => to.value(from)),
    name,
    { axis },
  )
}

const mean: Convert = ({ name, input, attr }, to) => {
  const axes = [...to.known(input[1] ?? '').values]
  to.add('ReduceMean', [to.value(input[0] ?? '')], name, {
    axes,
    keepdims: attr?.keep_dims?.b ? 1 : 0,
  })
}

const squeeze: Convert = ({ name, input, attr }, to) => {
  const axes = readIntegers(attr?.squeeze_dims)
  const list = to.storeWeight(`${name}/axes`, [axes.length], axes)
  to.add('Squeeze', [input[0] ?? '', list], name)
}

const fusedProduct: Convert = (node, to) => {
  const [from = '', weights = '', bias = ''] = node.input
  const { transpose_a: a, transpose_b: b } = node.attr ?? {}
  if (a?.b || b?.b || listFusedOps(node).join() !== 'BiasAdd')
    throw new Error('this product is not known here')
  to.add('MatMul', [from, to.value(weights)], `${node.name}/product`)
  to.add('Add', [`${node.name}/product`, to.value(bias)], node.name)
}

/** The same operation under another name. */
const same =
  (op: string): Convert =>
  ({ name, input }, to) =>
    to.add(
      op,
      input.map((from) => to.value(from)),
      name,
    )

export const OPERATIONS: Readonly<Record<string, Convert>> = {
  Conv2D: convolution(false),
  _FusedConv2D: convolution(false),
  DepthwiseConv2dNative: convolution(true),
  FusedDepthwiseConv2dNative: convolution(true),
  MaxPool: pool('MaxPool'),
  AvgPool: pool('AveragePool'),
  ResizeBilinear: resize,
  Pad: pad,
  PadV2: pad,
  SplitV: split,
  ConcatV2: concat,
  Mean: mean,
  Add: same('Add'),
  BiasAdd: same('Add'),
  AddV2: same('Add'),
  Mul: same('Mul'),
  Sub: same('Sub'),
  Squeeze: squeeze,
  _FusedMatMul: fusedProduct,
  Relu: same('Relu'),
  Relu6: ({ name, input }, to) => clip(to, to.value(input[0] ?? ''), name),
  Prelu: same('PRelu'),
  Sigmoid: same('Sigmoid'),
  Identity: same('Identity'),
  Reshape: same('Reshape'),
  LeakyRelu: ({ name, input, attr }, to) =>
    to.add('LeakyRelu', [input[0] ?? ''], name, { alpha: { float: attr?.alpha?.f ?? 0.2 } }),
  Softmax: ({ name, input }, to) => to.add('Softmax', [input[0] ?? ''], name, { axis: -1 }),
  Transpose: ({ name, input }, to) =>
    to.add('Transpose', [to.value(input[0] ?? '')], name, {
      perm: [...to.known(input[1] ?? '').values],
    }),
}
