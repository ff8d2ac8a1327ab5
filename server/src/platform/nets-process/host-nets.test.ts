import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { after, describe, test } from 'node:test'
import { MessageChannel } from 'node:worker_threads'
import { findModel, type Model } from '@nets/catalog'
import { NetError, type NetErrorKind } from '@nets/errors'
import { weightsPath } from '@nets/runtime/weights'
import { weightsFolder, without } from '@nets/testing/weights'
import { runModels } from './commands'
import { createNetHost, type HostOptions } from './host'
import { runOver, serve } from './relay'

const root = mkdtempSync(path.join(tmpdir(), 'moguang-host-'))
after(() => rmSync(root, { recursive: true, force: true }))

const u2netp: Model = findModel('u2netp') ?? assert.fail()
const buildConfig = (folder: string) => ({ on: true, folder, threads: 1 })

function buildRequest() {
  const data = new Float32Array(3 * 320 * 320)
  data.forEach((_, at) => (data[at] = (at % 320) / 320))
  return {
    model: 'u2netp',
    inputs: { 'input.1': { dims: [1, 3, 320, 320], data } },
    outputs: ['1959'],
  }
}

const kindIs = (kind: NetErrorKind) => (error: unknown) =>
  error instanceof NetError && error.kind === kind

function logged() {
  const lines: string[] = []
  const warn = (_: unknown, line?: string) => void lines.push(line ?? '')
  return { lines, log: { warn } as unknown as NonNullable<HostOptions['log']> }
}

describe('the process of the networks', () => {
  test('is not even started for weights that are not here, or when networks are off', async () => {
    const { lines, log } = logged()
    for (const config of [
      buildConfig(path.join(root, 'nowhere')),
      { ...buildConfig(weightsFolder), on: false },
    ]) {
      const host = createNetHost({ config, log })
      await assert.rejects(host.run(buildRequest()), kindIs('absent'))
      host.close()
    }
    assert.deepEqual(lines, [])
  })

  test('damaged weights are logged once, and every run is rejected', async () => {
    const folder = path.join(root, 'damaged')
    mkdirSync(folder)
    writeFileSync(weightsPath(folder, u2netp), 'damaged')
    const { lines, log } = logged()
    const host = createNetHost({ config: buildConfig(folder), log })
    for (let i = 0; i < 2; i++) await assert.rejects(host.run(buildRequest()), kindIs('damaged'))
    assert.equal(lines.length, 1)
    host.close()
    await assert.rejects(host.run(buildRequest()), kindIs('absent'))
  })

  test(
    'ends when idle, and the next question starts another with the same answer',
    {
      skip: without('u2netp'),
    },
    async () => {
      const host = createNetHost({ config: buildConfig(weightsFolder), idleMs: 1 })
      const first = await host.run(buildRequest())
      await sleep(50)
      assert.deepEqual(await host.run(buildRequest()), first)
      assert.equal(first['1959']?.data.length, 320 * 320)
      host.close()
    },
  )

  test(
    'a thread asks over its port, many questions at once, errors with their kind',
    {
      skip: without('u2netp'),
    },
    async () => {
      const host = createNetHost({ config: buildConfig(weightsFolder) })
      const { port1, port2 } = new MessageChannel()
      serve(port1, host.run)
      const run = runOver(port2)
      const [first, wrong, none, second] = await Promise.allSettled([
        run(buildRequest()),
        run({ ...buildRequest(), outputs: ['no such output'] }),
        run({ ...buildRequest(), model: 'none' }),
        run(buildRequest()),
      ])
      assert.ok(first?.status === 'fulfilled' && second?.status === 'fulfilled')
      assert.deepEqual(first.value, second.value)
      assert.ok(wrong?.status === 'rejected' && kindIs('failed')(wrong.reason))
      assert.ok(none?.status === 'rejected' && kindIs('absent')(none.reason))
      port1.close()
      host.close()
    },
  )
})

test('a closed port rejects pending and later runs', async () => {
  const { port1, port2 } = new MessageChannel()
  const run = runOver(port2)
  const waiting = assert.rejects(run(buildRequest()), kindIs('failed'))
  port1.close()
  await waiting
  await assert.rejects(run(buildRequest()), kindIs('failed'))
})

describe('npm run models', () => {
  const said: string[] = []
  const options = {
    config: buildConfig(path.join(root, 'commands')),
    obtaining: {
      cwd: root,
      signal: new AbortController().signal,
      fetch: () => Promise.reject(new Error('no registry')),
    },
    say: (line: string) => void said.push(line),
  }

  test('lists what is here, and verify fails for what is damaged', async () => {
    assert.equal(await runModels(['verify'], options), true)
    assert.ok(said.some((line) => line.includes('u2netp') && line.includes('没有（默认）')))
    mkdirSync(options.config.folder)
    writeFileSync(weightsPath(options.config.folder, u2netp), 'damaged')
    assert.equal(await runModels(['list'], options), true)
    assert.equal(await runModels(['verify'], options), false)
    assert.ok(said.some((line) => /^u2netp .* 已损坏/.test(line)))
  })

  test('says in a sentence why nothing came, and what it does not know', async () => {
    await assert.rejects(runModels(['add', 'u2netp'], options), /u2netp 取不到：no registry/)
    await assert.rejects(runModels(['add', 'gan'], options), /没有叫「gan」的小网络/)
    await assert.rejects(runModels(['remove'], options), /请写要删掉哪一个/)
    assert.equal(await runModels(['paint'], options), false)
  })

  test('removes a file, and says that a default one comes back', async () => {
    assert.equal(await runModels(['remove', 'u2netp'], options), true)
    assert.match(said.at(-1) ?? '', /MODELS=off/)
    assert.equal(await runModels(['verify'], options), true)
  })
})
