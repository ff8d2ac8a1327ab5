import { cp, lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { Account } from '../tests/e2e/account'
import { makeFixture, samplesPainted } from '../tests/e2e/fixture'
import { passAll, signInReviewer } from '../tests/journeys/back-office'
import { AS_INSTALLED, startServer, type JourneyServer } from '../tests/journeys/server'
import { BUILT_ORIGIN, DIST } from '../tests/mini/dist'
import { launchRendered } from '../tests/mini/host/launch'
import { ANDROID, IPHONE } from '../tests/mini/host/shape'
import { mainPages, type PageFixture } from '../tests/mini/rendered/main-pages'
import { shareRendering } from '../tests/mini/rendering'
import { buildStorage } from '../tests/mini/signed-in'

/**
 * Photographs the main pages of dist/weapp on both shapes of phones, with works of the embedded
 * painter, into docs/pages/mini: node --import tsx scripts/shoot-mini.ts [data folder]. A folder that
 * an installation has painted its samples in is copied; without one they are painted first.
 */

const FOLDER = path.join(__dirname, '../docs/pages/mini')
const MAX_BYTES = 200_000
/** Entering and developing are over. */
const SETTLE_MS = 1600
/** Width in pixels and colours of the palette, best first. */
const QUALITIES = [
  [585, 192],
  [585, 96],
  [468, 96],
  [390, 64],
] as const

/** In the best quality that the size limit allows. */
async function save(name: string, picture: Buffer): Promise<void> {
  for (const [width, colours] of QUALITIES) {
    const resized = sharp(picture).resize(width)
    const small = await resized.png({ palette: true, colours, effort: 8 }).toBuffer()
    if (small.byteLength > MAX_BYTES) continue
    await writeFile(path.join(FOLDER, `${name}.png`), small)
    process.stdout.write(`${name} ${(small.byteLength / 1000).toFixed(0)} kB\n`)
    return
  }
  throw new Error(`${name} stays larger than ${MAX_BYTES} bytes`)
}

const SCENE = { prompt: '雪山湖泊日出，一叶小舟', style: 'ink', ratio: '3:4', count: 4 }

interface Scene extends PageFixture {
  owner: Account
}

/** A user with works on an installation whose samples are painted. */
async function settleOn({ url, sql }: JourneyServer): Promise<Scene> {
  const owner = await Account.signIn(url, '13800136401')
  const job = await owner.runJob(SCENE)
  const words = '孤峰、薄雾、一轮朱砂日。试着只用一句话，让墨自己走完剩下的路。'
  const work = { title: '寒山独照', words, tags: ['山水', '水墨'] }
  const body = { jobId: job.id, pictureId: job.pictures[0]?.id, ...work }
  const { id: workId } = await owner.post<{ id: string }>('/api/works/post', body)
  await passAll(await signInReviewer(url, sql, '13800136403'))
  return { owner, jobId: job.id, workId }
}

async function shoot(server: JourneyServer, { owner, ...made }: Scene, folder: string) {
  const rendering = await shareRendering()
  try {
    for (const shape of [ANDROID, IPHONE]) {
      const app = await launchRendered({
        dist: DIST,
        origins: { [BUILT_ORIGIN]: server.url },
        shape,
        storage: await buildStorage(server, owner),
        rendering: { ...rendering, scale: 2 },
      })
      for (const { name, address } of mainPages(made)) {
        await app.open(address)
        await app.still()
        await app.sleep(SETTLE_MS)
        const file = path.join(folder, `${name}.png`)
        await app.photograph(file)
        await save(`${name}-${shape.name}`, await readFile(file))
      }
      await app.close()
    }
  } finally {
    await rendering.close()
  }
}

async function main(): Promise<void> {
  const [painted] = process.argv.slice(2)
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-shoot-'))
  await mkdir(FOLDER, { recursive: true })
  if (painted !== undefined) {
    // One that was killed leaves the socket of its database behind.
    const filter = async (source: string) => !(await lstat(source)).isSocket()
    await cp(painted, folder, { recursive: true, filter })
  }
  const fixture = painted === undefined ? await makeFixture(folder, {}, AS_INSTALLED) : null
  const server = await startServer({ DATA_DIR: folder, PUBLIC_URL: BUILT_ORIGIN }, AS_INSTALLED)
  try {
    if (fixture === null) return await shoot(server, await settleOn(server), folder)
    const owner = Account.resume(server.url, fixture.tokens.owner)
    await samplesPainted(owner)
    const ids = { jobId: fixture.doneId, workId: fixture.publicId }
    return await shoot(server, { owner, ...ids }, folder)
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

void main()
