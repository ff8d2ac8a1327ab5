import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import type { Model } from '../../catalog'
import { requireFloats } from '../../run'
import { createSessions } from '../../runtime/sessions'
import { computeSha256, weightsPath } from '../../runtime/weights'
import { graphOfGraphModel, parseGraphModel } from './graph-model'
import type { GraphModel, GraphNode } from './graph-types'
import { encodeOnnx, withConstantOutput } from './onnx'
import { bytesOfScript, textOfScript } from './scripts'

const base64 = (text: string): string => Buffer.from(text).toString('base64')
const constant = (name: string): GraphNode => ({ name, op: 'Const' })
const PICTURE: GraphNode = { name: 'picture', op: 'Placeholder' }

/** Two rows of three places with two channels. */
const DIMS = [1, 2, 3, 2]
const VALUES = Float32Array.from({ length: 12 }, (_, i) => i + 1)

/** A depthwise convolution of 1 × 2, then a row of zeros above, then a sum. */
const MODEL: GraphModel = {
  modelTopology: {
    node: [
      PICTURE,
      ...['filters', 'places', 'shape', 'one', 'none', 'pads', 'order', 'unused'].map(constant),
      {
        name: 'conv',
        op: 'DepthwiseConv2dNative',
        input: ['picture', 'filters'],
        attr: { strides: { list: { i: ['1', '1', '1', '1'] } }, padding: { s: base64('VALID') } },
      },
      { name: 'padding', op: 'SparseToDense', input: ['places', 'shape', 'one', 'none'] },
      { name: 'paddings', op: 'Reshape', input: ['padding', 'pads'] },
      { name: 'padded', op: 'Pad', input: ['conv', 'paddings'] },
      { name: 'made', op: 'Identity', input: ['padded'] },
      { name: 'lost', op: 'Unheard', input: ['made'] },
    ],
  },
  weightsManifest: [
    {
      weights: [
        { name: 'filters', shape: [1, 2, 2, 1], dtype: 'float32' },
        { name: 'places', shape: [1], dtype: 'int32' },
        { name: 'shape', shape: [1], dtype: 'int32' },
        { name: 'one', shape: [], dtype: 'int32' },
        { name: 'none', shape: [], dtype: 'int32' },
        { name: 'pads', shape: [2], dtype: 'int32' },
        {
          name: 'order',
          shape: [1],
          dtype: 'float32',
          quantization: { dtype: 'uint8', scale: 2, min: 1 },
        },
      ],
    },
  ],
}
/** The right neighbour of the first channel, both places of the second. */
const WEIGHTS = Buffer.concat([
  Buffer.from(Float32Array.of(0, 1, 1, 1).buffer),
  Buffer.from(Int32Array.of(2, 8, 1, 0, 4, 2).buffer),
  Buffer.of(3),
])
const PORTS = { input: DIMS, outputs: ['made'] }

async function ran(file: Uint8Array, outputs: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-convert-'))
  const result = { bytes: file.length, sha256: computeSha256(file) }
  const model: Model = {
    id: 'made',
    name: '',
    purpose: '',
    default: false,
    conversion: null,
    files: [],
    result,
    licence: { id: '', holder: '', source: '' },
    package: { name: '', version: '', licence: '', bytes: 0, integrity: '' },
  }
  try {
    writeFileSync(weightsPath(folder, model), file)
    const { run } = createSessions({ folder, threads: 1, leastFreeBytes: 0, find: () => model })
    return await run({
      model: 'made',
      inputs: { picture: { dims: DIMS, data: VALUES } },
      outputs,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a converted graph computes what the graph says, paddings folded, the unneeded left out', async () => {
  const file = encodeOnnx(graphOfGraphModel(MODEL, WEIGHTS, PORTS))
  assert.deepEqual(file, encodeOnnx(graphOfGraphModel(MODEL, WEIGHTS, PORTS)))
  const outputs = await ran(file, ['made'])
  assert.deepEqual(outputs.made?.dims, [1, 3, 2, 2])
  // channel 1: the right neighbour (3, 5 / 9, 11); channel 2: the sum of both (2 + 4 …)
  assert.deepEqual([...requireFloats(outputs, 'made')], [0, 0, 0, 0, 3, 6, 5, 10, 9, 18, 11, 22])
})

test('constants stored in the file are returned in addition to the output', async () => {
  const file = encodeOnnx(graphOfGraphModel(MODEL, WEIGHTS, PORTS))
  const outputs = await ran(withConstantOutput(file, 'letters', Float32Array.of(19968, 32)), [
    'letters',
    'made',
  ])
  assert.deepEqual([...requireFloats(outputs, 'letters')], [19968, 32])
  assert.equal(requireFloats(outputs, 'made')[4], 3)
})

test('unknown operations, missing outputs and weights of another length are errors', () => {
  const lost = { input: DIMS, outputs: ['lost'] }
  assert.throws(() => graphOfGraphModel(MODEL, WEIGHTS, lost), /Unheard/)
  const none = { input: DIMS, outputs: ['nowhere'] }
  assert.throws(() => graphOfGraphModel(MODEL, WEIGHTS, none), /nowhere/)
  assert.throws(() => graphOfGraphModel(MODEL, WEIGHTS.subarray(1), PORTS), /end before order/)
  assert.throws(
    () => graphOfGraphModel(MODEL, Buffer.concat([WEIGHTS, WEIGHTS]), PORTS),
    /left over/,
  )
  assert.throws(() => parseGraphModel('{"modelTopology":{}}'), /not a graph model/)
})

test('data in scripts is read as text: bare keys, short truths and numbers, texts as they are', () => {
  const script = '({1:[function(t,e,a){e.exports={a:!0,b:[-.5,.25,1],"c":"x:!1,{.5"}},{}]},{},[1])'
  assert.deepEqual(JSON.parse(textOfScript(script)), { a: true, b: [-0.5, 0.25, 1], c: 'x:!1,{.5' })
  assert.deepEqual([...bytesOfScript('h.exports="AQID"},')], [1, 2, 3])
  assert.throws(() => textOfScript('e.exports={a:{'), /no end/)
  assert.throws(() => bytesOfScript('e.exports=run()'), /no base64/)
})
