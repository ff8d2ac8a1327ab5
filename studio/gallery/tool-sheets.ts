/**
 * Before and after of a tool on three photographs, as docs/gallery/tools/<id>.webp:
 *
 *   node --import tsx studio/gallery/tool-sheets.ts rembg [replaceBg …]
 *
 * MODELS_DIR names weights of networks; without it there are none.
 */
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { findTool } from '@contract/tools/all'
import { buildDefaults, type ToolDefinition } from '@contract/tools/define'
import type { MaskValue } from '@contract/tools/mask'
import { STUDIO_TOOLS } from '../tools/registry'
import { type AnyWork, createWork } from '../tools/work'
import { encodePng } from '@media/codec'
import { netsHere } from './parts/nets'
import { TOOL_CASES, type ToolCase } from './parts/tool-cases'

const CELL = { width: 640, height: 440 }
const GAP = 10
const PAPER = '#f3efe6'
/** Red, green and blue that a marked pixel gains. */
const BRUSH = [150, 20, 90]

/** A chequered ground shows where a picture is see-through. */
async function cell(picture: Buffer): Promise<Buffer> {
  const inside = await sharp(picture)
    .resize({ ...CELL, fit: 'inside' })
    .png()
    .toBuffer()
  const { width, height } = await sharp(inside).metadata()
  const tile = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="#fff" d="M0 0h24v24H0z"/><path fill="#dcdcdc" d="M0 0h12v12H0zM12 12h12v12H12z"/></svg>',
  )
  const ground = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: tile, tile: true }, { input: inside }])
    .png()
    .toBuffer()
  return sharp(ground)
    .resize({ ...CELL, fit: 'contain', background: PAPER })
    .png()
    .toBuffer()
}

/** The brushed area over the picture, in the brush's colour. */
async function withMarks(work: AnyWork, { params }: ToolCase): Promise<Buffer> {
  const picture = await work.image('image', { maxPixels: 1e6 })
  const value = params.mask as MaskValue | undefined
  if (value?.base === 'none' && value.marks.some(({ kind }) => kind === 'stroke')) {
    const { values } = await work.mask('mask', picture)
    values.forEach((share, i) => {
      if (share < 128) return
      const at = i * 4
      picture.rgba.set(
        [0, 1, 2].map((c) => BRUSH[c] + 0.4 * picture.rgba[at + c]),
        at,
      )
    })
  }
  return cell(await encodePng(picture))
}

async function run(tool: ToolDefinition, one: ToolCase): Promise<Buffer[]> {
  const { photo, params } = one
  const before = await readFile(path.join('tests/photos', photo))
  const media = new Map<string, Uint8Array>([['upload:1', before]])
  const all = { ...buildDefaults(tool), image: 'upload:1', ...params }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sheet-'))
  const inputs = { params: all, media, seed: 1, folder, nets: netsHere() }
  const work = createWork(tool, inputs, () => {})
  const load = STUDIO_TOOLS[tool.id]
  if (!load) throw new Error(`${tool.id} is not a tool of the embedded engine`)
  const { pictures = [] } = await (await load())(work)
  const [after] = pictures
  if (!after) throw new Error(`${tool.id} made no picture`)
  return [await withMarks(work, one), await cell(await encodePng(after.raster))]
}

async function main(): Promise<void> {
  for (const id of process.argv.slice(2)) {
    const tool = findTool(id)
    const cases = TOOL_CASES[id]
    if (!tool || !cases) throw new Error(`no cases for ${id}`)
    const tiles = []
    for (const [row, one] of cases.entries())
      for (const [column, input] of (await run(tool, one)).entries())
        tiles.push({
          input,
          left: GAP + column * (CELL.width + GAP),
          top: GAP + row * (CELL.height + GAP),
        })
    const file = `docs/gallery/tools/${id}.webp`
    const width = GAP + 2 * (CELL.width + GAP)
    const height = GAP + cases.length * (CELL.height + GAP)
    await sharp({ create: { width, height, channels: 3, background: PAPER } })
      .composite(tiles)
      .webp({ quality: 80 })
      .toFile(file)
    console.log(`${file} ${Math.round((await stat(file)).size / 1024)} KB`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
