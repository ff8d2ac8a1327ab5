import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { thisProcess } from './holder'
import { FolderInUse, lockFolder } from './lock'

const SILENT_MS = 1_500

// A test that waits for a sign of life too long hits this timeout, not that of the run.
describe('one process at a time on a data folder', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-lock-'))
  const file = path.join(folder, 'server.lock')
  after(() => rmSync(folder, { recursive: true, force: true }))

  /** Takes it and gives it back at once. */
  async function take(silentMs = SILENT_MS): Promise<void> {
    const unlock = await lockFolder(folder, { silentMs })
    unlock()
  }

  test('a second taker is refused in Chinese and English, with who it is, until it is given back', async () => {
    const unlock = await lockFolder(folder)
    await assert.rejects(
      lockFolder(folder),
      (error) =>
        error instanceof FolderInUse &&
        error.message.includes(`进程 ${process.pid}，主机 `) &&
        error.message.includes(`Another server (pid ${process.pid} on `),
    )
    unlock()
    await take()
    assert.equal(readFileSync(file, 'utf8'), '')
  })

  test('of many who come at once one gets it', async () => {
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    const got = taken.filter((result) => result.status === 'fulfilled')
    assert.equal(got.length, 1)
    got[0]?.value()
  })

  test('the lock of a killed process of this machine is taken over at once', async () => {
    // The same pid, in another container: it would hold the lock if it lived.
    writeFileSync(file, JSON.stringify({ ...thisProcess(), host: 'another-container' }))
    await take(1_000_000)
  })

  test('a lock cut short by a crash is taken over', async () => {
    writeFileSync(file, '{"pid"')
    await take(1_000_000)
  })

  const elsewhere = { pid: 1, host: 'elsewhere', bootId: 'another-kernel', startedAt: '1' }

  test('one on another machine that shows life keeps the folder', async () => {
    writeFileSync(file, JSON.stringify(elsewhere))
    const beating = setInterval(() => utimesSync(file, new Date(), new Date()), 100)
    try {
      await assert.rejects(take(), /进程 1，主机 elsewhere/)
    } finally {
      clearInterval(beating)
    }
  })

  test('one on another machine that stays silent is dead', async () => {
    writeFileSync(file, JSON.stringify(elsewhere))
    await take()
  })

  test('one on another machine that was silent for long is not waited for', async () => {
    writeFileSync(file, JSON.stringify(elsewhere))
    const longAgo = new Date(Date.now() - 120_000)
    utimesSync(file, longAgo, longAgo)
    await take(1_000_000)
  })

  test('a living server of a version without this lock keeps the folder, a dead one does not', async () => {
    const living = { pid: process.pid, startedAt: thisProcess().startedAt }
    writeFileSync(file, JSON.stringify(living))
    await assert.rejects(take(), FolderInUse)
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    writeFileSync(file, JSON.stringify({ pid: child.pid, startedAt: null }))
    await take(1_000_000)
  })
})
