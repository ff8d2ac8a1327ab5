import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chmodSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { NOBODY } from '../../lib/unprivileged'
import { createDecoder, type Decoder, DecoderEnded } from './decoder'

const LIMITS = { cpuS: 20, wallS: 60, dataMb: 1536 }
const linux = process.platform === 'linux'

let folder: string
const decoders: Decoder[] = []

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'decoder-'))
  chmodSync(folder, 0o777)
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a0522d' } })
    .png()
    .toFile(path.join(folder, 'small'))
  await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#a0522d' } })
    .webp({ lossless: true, effort: 0 })
    .toFile(path.join(folder, 'large'))
})
after(async () => {
  for (const decoder of decoders) decoder.close()
  await rm(folder, { recursive: true })
})

function decoder(limits: Partial<typeof LIMITS> = {}, more: { idleMs?: number } = {}): Decoder {
  const created = createDecoder({ folder, uid: NOBODY, limits: { ...LIMITS, ...limits }, ...more })
  decoders.push(created)
  return created
}

/** Result of a request. */
const outcome = async (answering: ReturnType<Decoder['decode']>) => {
  const answer = await answering.catch((error: unknown) => {
    assert.ok(error instanceof DecoderEnded, String(error))
    return { ended: error.why, cpuMs: error.cpuMs }
  })
  return answer
}

describe('a decoding process', () => {
  test('answers, and is there for the next file', async () => {
    const own = decoder()
    for (let turn = 0; turn < 2; turn++) {
      const answer = await own.decode('image', 'small')
      assert.ok('value' in answer)
      assert.deepEqual([answer.value.width, answer.value.height], [64, 48])
    }
  })

  test('is ended in the middle of a file that takes too long, and restarts', async () => {
    const own = decoder({ wallS: 0.05 })
    const late = await outcome(own.decode('image', 'large'))
    assert.ok('ended' in late, JSON.stringify(late).slice(0, 300))
    const patient = decoder({ cpuS: 0.3 })
    const slow = await outcome(patient.decode('image', 'large'))
    assert.deepEqual('ended' in slow && slow.ended, linux ? 'slow' : false)
    assert.ok(slow.cpuMs < 3000, `${slow.cpuMs} ms`)
    assert.ok('value' in (await patient.decode('image', 'small')))
  })

  test('ends when it has had no file for a while, and starts again', { skip: !linux }, async () => {
    const children = () =>
      readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
    const before = new Set(children())
    const started = () => children().filter((pid) => !before.has(pid))
    const own = decoder({}, { idleMs: 1 })
    for (let turn = 0; turn < 2; turn++) {
      assert.ok('value' in (await own.decode('image', 'small')))
      while (started().length > 0) await sleep(10)
    }
  })

  test('says what the system said', async () => {
    const answer = await decoder().decode('image', 'not-there')
    assert.deepEqual('refusal' in answer && answer.refusal.errno, 'ENOENT')
  })

  test('knows no environment and has no rights', { skip: !linux }, async () => {
    const own = decoder()
    await own.decode('image', 'small')
    const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    const found = pids
      .trim()
      .split(' ')
      .map((pid) => ({
        command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
        status: readFileSync(`/proc/${pid}/status`, 'utf8'),
        limits: readFileSync(`/proc/${pid}/limits`, 'utf8'),
        environment: readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean),
      }))
      .filter(({ command }) => /media-decoder|media\/decoder\/child/.test(command))
    assert.ok(found.length > 0)
    const uid = process.getuid?.() === 0 ? NOBODY : process.getuid?.()
    for (const { status, limits, environment } of found) {
      assert.match(status, new RegExp(`^Uid:\\t${uid}\\t${uid}\\t${uid}`, 'm'))
      assert.match(limits, new RegExp(`^Max data size +${LIMITS.dataMb * 1024 * 1024} `, 'm'))
      // Those of its channel, and the shell's own.
      const names = environment.map((line) => line.split('=')[0])
      assert.deepEqual(
        names.filter((name) => !/^(NODE_CHANNEL_\w+|PWD)$/.test(name ?? '')),
        [],
      )
    }
  })

  test('a broken file is refused in our own words', async () => {
    await writeFile(path.join(folder, 'broken'), Buffer.from('89504e470d0a1a0a00', 'hex'))
    const answer = await decoder().decode('image', 'broken')
    assert.deepEqual('refusal' in answer && answer.refusal.code, 'UPLOAD_REFUSED')
  })
})
