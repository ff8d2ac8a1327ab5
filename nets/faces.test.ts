import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { decodeRaster } from '@media/codec'
import { createRaster } from '@media/raster'
import { decodeFaces, facesIn } from './faces'
import type { NetRun } from './run'
import { createSessions } from './runtime/sessions'
import { weightsFolder, without } from './testing/weights'

/** One face in cell (3, 2) of the grid of 8, candidate 4: 64 pixels wide, eyes 16 from its middle. */
function oneFace(score: number) {
  const at = (2 * 8 + 3) * 6 + 4
  const scores = new Float32Array(384).fill(-50)
  scores[at] = score
  const boxes = new Float32Array(384 * 16)
  boxes.set([0, 0, 64, 64, -16, -8, 16, -8, 0, 8, 0, 20], at * 16)
  return { scores, boxes }
}

test('an answer becomes a box and four places, in shares of what was looked at', () => {
  const [face] = decodeFaces({ cells: 8, each: 6, ...oneFace(4) })
  assert.ok(face)
  const middle = { x: 3.5 / 8, y: 2.5 / 8 }
  assert.deepEqual([face.left, face.right], [middle.x - 0.125, middle.x + 0.125])
  assert.deepEqual(face.leftEye, { x: middle.x - 0.0625, y: middle.y - 0.03125 })
  assert.deepEqual(face.mouth, { x: middle.x, y: middle.y + 20 / 256 })
  assert.ok(face.score > 0.98)
  assert.deepEqual(decodeFaces({ cells: 8, each: 6, ...oneFace(0) }), [])
})

test('a face that several looks saw is one, where it is in the whole picture', async () => {
  let looks = 0
  const run: NetRun = async ({ outputs }) => {
    looks += 1
    const { scores, boxes } = oneFace(looks === 1 ? 4 : -9)
    const none = { dims: [], data: new Float32Array(512).fill(-50) }
    const answers = [none, { dims: [], data: new Float32Array(512 * 16) }]
    return Object.fromEntries(
      outputs.map((name) => {
        const [scoresOfCoarse, boxesOfCoarse] = [scores, boxes].map((data) => ({ dims: [], data }))
        if (name === 'Identity_1') return [name, scoresOfCoarse ?? assert.fail()]
        if (name === 'Identity_3') return [name, boxesOfCoarse ?? assert.fail()]
        return [name, (name === 'Identity' ? answers[0] : answers[1]) ?? assert.fail()]
      }),
    )
  }
  const faces = await facesIn(run, createRaster(800, 400))
  assert.ok(looks > 4)
  assert.equal(faces.length, 1)
  // the aspect ratio is preserved: 400 rows are half of the square
  assert.ok(Math.abs((faces[0]?.left ?? 0) - (3.5 / 8 - 0.125)) < 1e-6)
  assert.ok(Math.abs((faces[0]?.top ?? 0) - 2 * (2.5 / 8 - 0.125)) < 1e-6)
})

test(
  'with its weights one face is found on the astronaut, eyes over the mouth',
  { skip: without('blazeface') },
  async () => {
    const { run } = createSessions({ folder: weightsFolder, threads: 1 })
    const file = readFileSync(path.resolve('tests/photos/astronaut.jpg'))
    const faces = await facesIn(run, await decodeRaster(file, { maxPixels: 200_000 }))
    assert.equal(faces.length, 1)
    const [face] = faces
    assert.ok(face && face.leftEye.x < face.nose.x && face.nose.x < face.rightEye.x)
    assert.ok(face.leftEye.y < face.nose.y && face.nose.y < face.mouth.y)
    const { x, y } = face.nose
    assert.ok(Math.abs(x - 0.45) < 0.08 && Math.abs(y - 0.26) < 0.1, `${x} ${y}`)
  },
)
