/**
 * Makes the covers of 妙笔 (server/covers): each tool at work on one picture, before left and after
 * right of a line. node --import tsx studio/gallery/tool-covers.ts [tool id …]
 */
import { mkdtemp, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { ALL_TOOLS } from '@contract/tools/all'
import { checkParams } from '@contract/tools/check'
import { defaultsOf, type ToolDefinition } from '@contract/tools/define'
import { paintPicture } from '../painter/paint'
import { STUDIO_TOOLS } from '../tools/registry'
import { createWork } from '../tools/work'
import { encodePng } from '@media/codec'
import type { Raster } from '@media/raster'
import { COVERS, type Cover, type Source } from './parts/covers'

const FOLDER = path.resolve('server/covers')
const WIDTH = 480
const HEIGHT = 360

async function bytesOf(source: Source): Promise<Uint8Array> {
  if ('photo' in source) return readFile(path.resolve('tests/photos', source.photo))
  const { prompt, style, seed } = source
  const size = { width: 1024, height: 768 }
  return encodePng(paintPicture({ prompt, negativePrompt: '', style, seed, ...size }))
}

async function run(
  tool: ToolDefinition,
  cover: Cover,
): Promise<{ before: Uint8Array | null; after: Raster }> {
  const media = new Map<string, Uint8Array>()
  for (const [i, source] of cover.sources.entries()) {
    const file = await bytesOf(source)
    media.set(`upload:${i + 1}`, source.spoil ? await source.spoil(file) : file)
  }
  const params = { ...defaultsOf(tool), ...cover.params }
  const issues = checkParams(tool, params)
  if (issues.length > 0)
    throw new Error(`${tool.id}: ${issues.map(({ message }) => message).join('；')}`)
  const load = STUDIO_TOOLS[tool.id]
  if (!load) throw new Error(`no tool ${tool.id}`)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cover-'))
  const made = await (await load())(createWork(tool, { params, media, seed: 5, folder }, () => {}))
  const after = made.pictures?.[cover.shown ?? 0]?.raster ?? made.videos?.[0]?.poster
  if (!after) throw new Error(`${tool.id} made nothing to show`)
  return { before: media.get('upload:1') ?? null, after }
}

/** Checks under a cut-out, so that nothing is seen as nothing. */
const CHECKS = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><pattern id="c" width="24" height="24" patternUnits="userSpaceOnUse"><rect width="24" height="24" fill="#1e1e21"/><path d="M0 0h12v12H0zM12 12h12v12H12z" fill="#2a2a2e"/></pattern></defs><rect width="100%" height="100%" fill="url(#c)"/></svg>`,
)
const LINE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect x="${WIDTH / 2 - 1.5}" width="3" height="${HEIGHT}" fill="#f5f1ea"/></svg>`,
)

const fit = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes).resize(WIDTH, HEIGHT, { fit: 'cover' }).ensureAlpha().png().toBuffer()

async function draw(tool: ToolDefinition, cover: Cover): Promise<void> {
  const { before, after } = await run(tool, cover)
  const layers = [{ input: await fit(await encodePng(after)) }]
  if (before && cover.split !== false) {
    const left = await sharp(await fit(before))
      .extract({ left: 0, top: 0, width: WIDTH / 2, height: HEIGHT })
      .toBuffer()
    layers.push({ input: left, ...{ left: 0, top: 0 } }, { input: LINE })
  }
  const file = path.join(FOLDER, `${tool.id}.webp`)
  const { size } = await sharp(CHECKS)
    .composite(layers)
    .webp({ quality: 78, effort: 6 })
    .toFile(file)
  process.stdout.write(`${tool.id} ${Math.round(size / 1000)} kB\n`)
}

async function main(): Promise<void> {
  const only = process.argv.slice(2)
  for (const tool of ALL_TOOLS) {
    const cover = COVERS[tool.id]
    if (cover && (only.length === 0 || only.includes(tool.id))) await draw(tool, cover)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
