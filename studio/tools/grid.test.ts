import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { gridUpscale as upscaleDefinition } from '@contract/tools/grid-upscale'
import { gridVariation as variationDefinition } from '@contract/tools/grid-variation'
import { buildDefaults, type ToolDefinition } from '@contract/tools/define'
import { encodePng } from '@media/codec'
import type { Raster } from '@media/raster'
import { type PaintRequest, paintPicture } from '../painter/paint'
import { type PaintRecipe, toRecipe, requestOfRecipe } from '../painter/recipe'
import { gridUpscale } from './grid-upscale'
import { gridVariation } from './grid-variation'
import { isSamePicture } from './same-picture'
import type { ToolResult } from './tool'
import { createWork } from './work'

const REF = 'picture:1'
const REQUEST: PaintRequest = {
  prompt: '湖边的木屋，松树，夜晚',
  negativePrompt: '',
  style: 'oil',
  width: 96,
  height: 128,
  seed: 9,
}

const painted = new Map<string, Raster>()
/** The picture of a request; the tools under test paint their own. */
function paint(request: PaintRequest): Raster {
  const key = JSON.stringify(request)
  const known = painted.get(key)
  if (known) return known
  const { width, height } = request
  const raster = { width, height, rgba: paintPicture(request).rgba }
  painted.set(key, raster)
  return raster
}

/** A tool at work on a picture that was painted from `painted`, with the recipe that came with it. */
async function runTool<T extends ToolDefinition>(
  [definition, tool]: readonly [T, (work: never) => Promise<ToolResult>],
  {
    recipe,
    painted = REQUEST,
    seed = 3,
  }: { recipe?: PaintRecipe; painted?: PaintRequest; seed?: number },
) {
  const input = {
    params: { ...buildDefaults(definition), image: REF },
    media: new Map([[REF, await encodePng(paint(painted))]]),
    recipes: new Map(recipe ? [[REF, recipe]] : []),
    seed,
    folder: '',
  }
  const { pictures = [] } = await tool(createWork(definition, input, () => undefined) as never)
  return pictures
}

const UPSCALE = [upscaleDefinition, gridUpscale] as const
const VARY = [variationDefinition, gridVariation] as const
const hash = ({ rgba }: Raster): string => createHash('sha256').update(rgba).digest('hex')

describe('U: one picture of a grid at twice its size', () => {
  test('is painted again: the same picture, the same seed, with real detail', async () => {
    const [picture] = await runTool(UPSCALE, { recipe: toRecipe(REQUEST) })
    assert.ok(picture)
    assert.deepEqual([picture.raster.width, picture.raster.height], [192, 256])
    assert.ok(isSamePicture(picture.raster, paint(REQUEST)))
    assert.equal(picture.seed, REQUEST.seed)
    // Later steps start from the size the painter works at.
    assert.deepEqual(picture.recipe, REQUEST)
  })

  test('a recipe that paints something else now, or none: its own pixels are enlarged', async () => {
    const other = toRecipe({ ...REQUEST, seed: 10 })
    for (const recipe of [{ recipe: other }, {}]) {
      const [picture] = await runTool(UPSCALE, recipe)
      assert.ok(picture)
      assert.equal(picture.raster.width, 192)
      assert.ok(isSamePicture(picture.raster, paint(REQUEST)))
      assert.equal(picture.recipe, undefined)
    }
  })
})

describe('V: four pictures of one composition', () => {
  let before: ReturnType<typeof runTool> | undefined
  /** Those of REQUEST, made once. */
  const varied = () => (before ??= runTool(VARY, { recipe: toRecipe(REQUEST) }))

  test('all different, the same seed gives the same bytes, another seed others', async () => {
    const options = { recipe: toRecipe(REQUEST) }
    const first = (await varied()).map(({ raster }) => hash(raster))
    assert.equal(new Set([...first, hash(paint(REQUEST))]).size, 5)
    assert.deepEqual(
      (await runTool(VARY, options)).map(({ raster }) => hash(raster)),
      first,
    )
    const others = await runTool(VARY, { ...options, seed: 4 })
    assert.ok(others.every(({ raster }) => !first.includes(hash(raster))))
  })

  test('the composition stays: nearer to the picture than another seed ever is', async () => {
    const pictures = await varied()
    // By day the masses are mirrored, so only those of the requested hour are compared: all of them
    // here.
    assert.ok(pictures.filter(({ raster }) => isSamePicture(raster, paint(REQUEST))).length >= 2)
    assert.ok(!isSamePicture(paint({ ...REQUEST, seed: 10 }), paint(REQUEST)))
  })

  test('a picture that cannot be painted again gets four gentle relatives', async () => {
    const pictures = await runTool(VARY, {})
    assert.equal(pictures.length, 4)
    assert.ok(pictures.every(({ recipe }) => recipe === undefined))
  })

  test('each can be enlarged and varied on', async () => {
    const [, second] = await varied()
    assert.ok(second?.recipe)
    const again = { recipe: toRecipe(second.recipe), painted: second.recipe }
    const [large] = await runTool(UPSCALE, again)
    assert.ok(large && isSamePicture(large.raster, second.raster))
    assert.equal((await runTool(VARY, again)).length, 4)
  })
})

test('a recipe of another version, or none, is not read', () => {
  const recipe = toRecipe(REQUEST)
  assert.deepEqual(requestOfRecipe(recipe), REQUEST)
  assert.equal(requestOfRecipe({ ...recipe, version: 0 }), null)
  assert.equal(requestOfRecipe({ version: 1, request: { ...REQUEST, style: 'none' } }), null)
  assert.equal(requestOfRecipe(undefined), null)
})
