/** The decoder of uploaded videos has no secrets, no network, and ends when it is killed. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import pino from 'pino'
import { startConfined } from '@media/video/confined'
import { LOCAL_ONLY, READERS, startFfmpeg, TOOL_LIMITS } from '@media/video/ffmpeg'
import { createVideoSupport } from '../../server/src/platform/media-intake/video/support'

const isRoot = process.getuid?.() === 0
const linux = process.platform === 'linux'
const QUIET = { stdin: false, stdout: false }
const AS_MP4 = ['-c:v', 'libx264', '-preset', 'ultrafast', 'out.mp4']

let top: string
/** A private folder, as every posted file has one. */
let folder: string

before(async () => {
  top = await mkdtemp(path.join(os.tmpdir(), 'attack-'))
  await chmod(top, 0o755)
  folder = path.join(top, 'own')
})
after(() => rm(top, { recursive: true }))

async function fresh(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
}

/** Environment of a program started like ffmpeg. */
async function found(script: string): Promise<string> {
  await fresh()
  const program = path.join(top, 'program.sh')
  await writeFile(program, `#!/bin/sh\n${script}\n`)
  await chmod(program, 0o755)
  const limits = { ...TOOL_LIMITS, cpuS: 77, dataMb: 300, fileMb: 5 }
  const child = startConfined([program], { folder, limits, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child, 'close')
  return said
}

describe('the sandbox of ffmpeg', { skip: linux ? false : 'only on Linux' }, () => {
  test('an empty environment', async () => {
    process.env.ATTACKED_SECRET = 'do-not-tell'
    const names = (await found("tr '\\0' '\\n' < /proc/$$/environ"))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('PWD='))
    delete process.env.ATTACKED_SECRET
    assert.deepEqual(names, [])
  })

  test('limits of CPU time, memory and files, and no dumps', async () => {
    const said = await found('ulimit -t; ulimit -d; ulimit -f; ulimit -c')
    assert.deepEqual(said.trim().split('\n'), ['77', String(300 * 1024), String(5 * 2048), '0'])
  })

  test('no rights', { skip: isRoot ? false : 'there are none to give up' }, async () => {
    const said = await found('id -u; id -g; id -G; touch written && echo can write')
    assert.deepEqual(said.trim().split('\n'), ['65534', '65534', '65534', 'can write'])
  })

  test('a folder that others use is never given away', async () => {
    const shared = path.join(top, 'shared')
    await mkdir(shared, { mode: 0o755 })
    const child = startConfined(['/bin/sh', '-c', 'id -u'], {
      folder: shared,
      limits: TOOL_LIMITS,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout ?? child, 'data')) as [Buffer]
    assert.equal(said.toString().trim(), String(process.getuid?.()))
  })
})

describe('a list instead of a video', () => {
  const lists: readonly (readonly [string, (secret: string) => string])[] = [
    ['hls', (secret) => `#EXTM3U\n#EXTINF:9,\n${secret}\n#EXT-X-ENDLIST\n`],
    ['concat', (secret) => `ffconcat version 1.0\nfile '${secret}'\n`],
  ]

  test('is not looked at by the readers of videos', async () => {
    for (const [, list] of lists) {
      for (const reader of Object.values(READERS)) {
        await fresh()
        await writeFile(path.join(folder, 'posted'), list('/etc/passwd'))
        const args = [...LOCAL_ONLY, '-f', reader, '-i', 'posted', '-c', 'copy', 'out.mp4']
        await assert.rejects(startFfmpeg(args, { folder, ...QUIET }).ended, /ffmpeg ended with/)
      }
    }
  })

  test('reaches no address, whichever reader takes it', async () => {
    let requests = 0
    const server = createServer((_, response) => {
      requests += 1
      response.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    for (const [reader, list] of lists) {
      await fresh()
      await writeFile(path.join(folder, 'posted'), list(`http://127.0.0.1:${port}/x.ts`))
      const unsafe = reader === 'concat' ? ['-safe', '0'] : []
      const args = [...LOCAL_ONLY, '-f', reader, ...unsafe, '-i', 'posted', ...AS_MP4]
      await assert.rejects(startFfmpeg(args, { folder, ...QUIET }).ended, /ffmpeg ended with/)
    }
    server.close()
    assert.equal(requests, 0)
  })

  test(
    'reads no file of ours, whichever reader takes it',
    { skip: isRoot ? false : 'the same user may read them' },
    async () => {
      await fresh()
      const secret = path.join(top, 'secret.mp4')
      const source = ['-f', 'lavfi', '-i', 'testsrc=s=64x64:r=5:d=1', ...AS_MP4]
      await startFfmpeg(source, { folder, ...QUIET }).ended
      await writeFile(secret, await readFile(path.join(folder, 'out.mp4')), { mode: 0o600 })
      await fresh()
      await writeFile(path.join(folder, 'posted'), `ffconcat version 1.0\nfile '${secret}'\n`)
      const args = [...LOCAL_ONLY, '-f', 'concat', '-safe', '0', '-i', 'posted', ...AS_MP4]
      const { ended } = startFfmpeg(args, { folder, ...QUIET })
      await assert.rejects(ended, /Permission denied/)
    },
  )
})

describe('what takes too long', () => {
  const endless = ['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=60:d=36000', '-f', 'null', '-']

  test('is ended by its CPU time', async () => {
    await fresh()
    const limits = { ...TOOL_LIMITS, cpuS: 1 }
    const { ended } = startFfmpeg(endless, { folder, ...QUIET, limits })
    await assert.rejects(ended, /ffmpeg ended with (SIGXCPU|SIGKILL|137|152)/)
  })

  test('is ended by the clock, whatever it waits for', async () => {
    await fresh()
    const limits = { ...TOOL_LIMITS, wallS: 0.5 }
    const slowly = ['-re', ...endless]
    const { ended } = startFfmpeg(slowly, { folder, ...QUIET, limits })
    await assert.rejects(ended, /ffmpeg ended with SIGKILL/)
  })

  test('writes no more than it may', async () => {
    await fresh()
    const limits = { ...TOOL_LIMITS, fileMb: 1 }
    const raw = [...endless.slice(0, 4), '-t', '5', '-c:v', 'rawvideo', '-f', 'rawvideo', 'out']
    const { ended } = startFfmpeg(raw, { folder, ...QUIET, limits })
    await assert.rejects(ended, /ffmpeg ended with/)
    assert.ok((await readFile(path.join(folder, 'out'))).length <= 1024 * 1024)
  })
})

describe('which build reads videos', () => {
  const build = (major: number) => async () => ({ path: 'ffmpeg', version: `${major}.0`, major })
  const support = (major: number, production: boolean) => {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    return { lines, videos: createVideoSupport({ production, log, read: build(major) }) }
  }

  test('production refuses videos with an old one, and says so once', async () => {
    const { lines, videos } = support(4, true)
    await assert.rejects(videos.require(), /这里暂时不收视频，请换一张图片/)
    await assert.rejects(videos.require(), { code: 'UPLOAD_REFUSED' })
    assert.equal(
      lines.filter((line) => /Videos are refused: ffmpeg is too old/.test(line)).length,
      1,
    )
  })

  test('production takes them with a current one, development with any', async () => {
    await support(6, true).videos.require()
    await support(4, false).videos.require()
  })

  test('where none can be run, they are refused', async () => {
    const log = pino({ level: 'silent' })
    const read = () => Promise.reject(new Error('spawn ENOENT'))
    const videos = createVideoSupport({ production: false, log, read })
    await assert.rejects(videos.require(), { code: 'UPLOAD_REFUSED' })
  })
})
