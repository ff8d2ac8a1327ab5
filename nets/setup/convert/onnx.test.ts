import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { createSessions } from '../../runtime/sessions'
import { weightsPath } from '../../runtime/weights'
import { packWeights } from '../../testing/package'
import { encodeOnnx, withInnerOutputs } from './onnx'

/** x → x + 1 → (x + 1)² → ((x + 1)²)². */
const chain = encodeOnnx({
  nodes: [
    { op: 'Add', inputs: ['x', 'one'], outputs: ['more'] },
    { op: 'Mul', inputs: ['more', 'more'], outputs: ['square'] },
    { op: 'Mul', inputs: ['square', 'square'], outputs: ['fourth'] },
  ],
  weights: new Map([['one', { dims: [1], values: Float32Array.of(1) }]]),
  inputs: [{ name: 'x', dims: [1] }],
  outputs: [{ name: 'fourth', dims: [1] }],
})

test('values from within a network become outputs, and each is given by its own name', async () => {
  const file = withInnerOutputs(chain, { more: 'plus_one', square: 'squared' })
  const testPackage = await packWeights(Buffer.from(file))
  try {
    mkdirSync(testPackage.folder)
    writeFileSync(weightsPath(testPackage.folder, testPackage.model), file)
    const { run } = createSessions({
      folder: testPackage.folder,
      threads: 1,
      find: () => testPackage.model,
    })
    const readOutputs = async (...outputs: string[]) => {
      const inputs = { x: { dims: [1], data: Float32Array.of(2) } }
      const found = await run({ model: 'net', inputs, outputs })
      return outputs.map((name) => found[name]?.data[0])
    }
    assert.deepEqual(await readOutputs('fourth', 'plus_one', 'squared'), [81, 3, 9])
    assert.deepEqual(await readOutputs('squared', 'plus_one'), [9, 3])
    assert.deepEqual(await readOutputs('fourth', 'squared'), [81, 9])
    assert.deepEqual(await readOutputs('squared'), [9])
  } finally {
    testPackage.close()
  }
})
