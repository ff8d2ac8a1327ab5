import assert from 'node:assert/strict'
import { test } from 'node:test'
import { graphOfTflite } from './tflite'

/** Element of a table or a list: a number in its own bytes, or the offset of a later part. */
type Cell = { readonly bytes: readonly number[] } | { readonly to: Part }
/** A table's fields by their number, or the elements of a list; null: left out. */
type Part = { readonly table: readonly (Cell | null)[] } | { readonly list: readonly Cell[] }

const numbers = (view: ArrayBuffer): Cell => ({ bytes: [...new Uint8Array(view)] })
const byte = (value: number): Cell => ({ bytes: [value, 0, 0, 0] })
const int = (value: number): Cell => numbers(Int32Array.of(value).buffer)
const list = (...cells: Cell[]): Cell => ({ to: { list: cells } })
const ints = (...values: number[]): Cell => list(...values.map(int))
const floats = (value: number): Cell => list(numbers(Float32Array.of(value).buffer))
const longs = (value: number): Cell => list(numbers(BigInt64Array.of(BigInt(value)).buffer))
const bytes = (values: Iterable<number>): Cell =>
  list(...[...values].map((value) => ({ bytes: [value] })))
const table = (...fields: (Cell | null)[]): Cell => ({ to: { table: fields } })

/** The bytes of a FlatBuffers file. */
function buildFlatBuffer(root: Cell): Uint8Array {
  const out: number[] = []
  const u32 = (at: number, value: number): void => {
    out.splice(at, 4, ...new Uint8Array(Uint32Array.of(value).buffer))
  }
  function cells(parts: readonly Cell[]): void {
    const ways = parts.flatMap((cell) => {
      const at = out.length
      out.push(...('bytes' in cell ? cell.bytes : [0, 0, 0, 0]))
      return 'to' in cell ? [{ at, to: cell.to }] : []
    })
    for (const { at, to } of ways) {
      while (out.length % 4 > 0) out.push(0)
      u32(at, write(to) - at)
    }
  }
  function write(part: Part): number {
    if ('list' in part) {
      const at = out.length
      out.push(0, 0, 0, 0)
      u32(at, part.list.length)
      cells(part.list)
      return at
    }
    const fields = part.table
    const present = fields.filter((field) => field !== null)
    const size = 4 + 2 * fields.length
    let next = 4
    const places = fields.map((field) => (field === null ? 0 : (next += 4) - 4))
    out.push(...new Uint8Array(Uint16Array.of(size, next, ...places).buffer))
    while (out.length % 4 > 0) out.push(0)
    const at = out.length
    out.push(0, 0, 0, 0)
    u32(at, size + (size % 4))
    cells(present)
    return at
  }
  cells([root])
  return Uint8Array.from(out)
}

const UINT8 = 3
const INT32 = 2
const tensor = (
  name: string,
  shape: readonly number[],
  { type = UINT8, buffer = 0, scale = 1, zero = 0 } = {},
): Cell => {
  const quantization = table(null, null, floats(scale), longs(zero))
  return table(ints(...shape), byte(type), int(buffer), bytes(Buffer.from(name)), quantization)
}

/** One convolution of 1 × 2 places and two channels to one, and a list of what it gives. */
function network({ convolution = 3, activation = 0 } = {}): Uint8Array {
  const kinds = [convolution, 22].map((kind) => table(byte(kind)))
  const tensors = [
    tensor('picture', [1, 2, 2, 2]),
    tensor('filters', [1, 1, 2, 2], { buffer: 1, scale: 0.5, zero: 10 }),
    tensor('bias', [1], { type: INT32, buffer: 2, scale: 0.25 }),
    tensor('made', [1, 2, 1, 1], { scale: 2, zero: 3 }),
    tensor('list', [1, 2]),
  ]
  const options = table(byte(1), int(1), int(1), byte(activation))
  const convolve = table(null, ints(0, 1, 2), ints(3), null, options)
  const flatten = table(int(1), ints(3), ints(4))
  const graph = table(list(...tensors), ints(0), ints(4), list(convolve, flatten))
  const filters = table(bytes([1, 2, 3, 4]))
  const bias = table(bytes([8, 0, 0, 0]))
  return buildFlatBuffer(
    table(int(3), list(...kinds), list(graph), null, list(table(), filters, bias)),
  )
}

test('bytes stay bytes, planes come first, and values keep within what their bytes can say', () => {
  const { nodes, weights, inputs, outputs } = graphOfTflite(network())
  assert.deepEqual(
    nodes.map(({ op }) => op),
    ['DequantizeLinear', 'Conv', 'Clip', 'Flatten'],
  )
  assert.deepEqual(weights.get('filters/bytes'), {
    dims: [1, 2, 1, 2],
    values: Uint8Array.of(1, 3, 2, 4),
  })
  const values = (name: string): number[] => [...(weights.get(name)?.values ?? [])]
  assert.deepEqual(['filters/zero', 'filters/scale', 'bias'].map(values), [[10], [0.5], [2]])
  assert.deepEqual(['made/0', 'made/255'].map(values), [[-6], [504]])
  assert.deepEqual(nodes[1]?.attributes?.auto_pad, 'VALID')
  assert.deepEqual(inputs, [{ name: 'picture', dims: [1, 2, 2, 2] }])
  assert.deepEqual(outputs, [{ name: 'list', dims: [1, 2] }])
})

test('operations and activations that are not known, and a file that is cut off, are errors', () => {
  assert.throws(() => graphOfTflite(network({ convolution: 4 })), /operation 4 is not known/)
  assert.throws(() => graphOfTflite(network({ activation: 1 })), /activation/)
  assert.throws(() => graphOfTflite(network().subarray(0, 60)), RangeError)
})
