import assert from 'node:assert/strict'
import { test } from 'node:test'
import { graphOfNcnn } from './ncnn'

const FLAGGED_HALVES = [0x47, 0x6b, 0x30, 0x01]
/** One convolution of 1 × 1 from three channels to one, stored as halves, and its bias. */
const PARAM = [
  '7767517',
  '3 4',
  'Input in 0 1 data',
  'Split twice 1 2 data a b',
  'Convolution conv 1 1 a made 0=1 1=1 5=1 6=3 9=2 -23310=1,2.000000e-01',
  '',
].join('\n')

const halves = (...bits: number[]): number[] => bits.flatMap((bit) => [bit & 255, bit >> 8])
const floats = (...values: number[]): number[] => [
  ...new Uint8Array(Float32Array.from(values).buffer),
]
/** 1, -2, 0.5 and two bytes of padding. */
const WEIGHTS = [...FLAGGED_HALVES, ...halves(0x3c00, 0xc000, 0x3800), 0, 0]

test('halves, padding and bias are read, a split is a name, an activation a node of its own', () => {
  const graph = graphOfNcnn(PARAM, Uint8Array.from([...WEIGHTS, ...floats(0.25)]))
  assert.deepEqual(
    graph.nodes.map(({ op, inputs, outputs }) => [op, inputs[0], outputs[0]]),
    [
      ['Conv', 'data', 'made_plain'],
      ['LeakyRelu', 'made_plain', 'made'],
    ],
  )
  assert.deepEqual(
    [...graph.weights.values()],
    [
      { dims: [1, 3, 1, 1], values: Float32Array.of(1, -2, 0.5) },
      { dims: [1], values: Float32Array.of(0.25) },
    ],
  )
})

test('weights that are short, left over or of an unknown kind, and unknown layers, are errors', () => {
  const bytes = (more: readonly number[]): Uint8Array => Uint8Array.from([...WEIGHTS, ...more])
  assert.throws(() => graphOfNcnn(PARAM, bytes([])), /too early/)
  assert.throws(() => graphOfNcnn(PARAM, bytes(floats(0.25, 1))), /left over/)
  const unknown = Uint8Array.from([1, 2, 3, 4, ...bytes(floats(0.25)).subarray(4)])
  assert.throws(() => graphOfNcnn(PARAM, unknown), /not known here/)
  const layer = PARAM.replace('Convolution', 'Deconvolution')
  assert.throws(() => graphOfNcnn(layer, bytes(floats(0.25))), /Deconvolution/)
})
