/** Upload limits of one user, also for concurrent calls. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, signInByCalls, type TestApp } from '../../server/src/testing/app'
import { sweepUploads } from '../../server/src/modules/upload/sweep'
import { createSpool } from '../../server/src/platform/media-intake/spool'
import { AppError } from '../../server/src/platform/lib/errors'
import { makeJob, makePerson } from '../../server/src/testing/works'
import { newToken, postFile, startUploadServer } from './uploader'

const MB = 1024 * 1024

/** A picture of about so many bytes: data after its end is ignored. */
async function weighing(bytes: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)])
}

describe('quotas', () => {
  const limits = {
    UPLOAD_MB_PER_DAY: '1',
    UPLOAD_MB_TOTAL: '1',
    UPLOAD_MEGAPIXELS_PER_HOUR: '2',
    UPLOAD_CPU_SECONDS_PER_HOUR: '2',
  }
  let server: TestApp
  before(async () => (server = await startUploadServer(limits)))
  after(() => server.close())

  /** Number of accepted concurrent uploads, and the answers of the others. */
  async function atOnce(files: readonly Buffer[]) {
    const phone = newPhone()
    const { token } = await signInByCalls(server.app, phone)
    const answers = await Promise.all(files.map((file) => postFile(server, token, file)))
    const refused = answers.filter(({ code }) => code !== 0)
    assert.deepEqual(new Set(refused.map(({ status }) => status)), new Set([429]))
    return {
      later: async (ms: number, file: Buffer) => {
        server.forward(ms)
        const again = await signInByCalls(server.app, phone)
        return (await postFile(server, again.token, file)).code
      },
      taken: answers.length - refused.length,
      messages: new Set(refused.map(({ message }) => message)),
    }
  }

  test('bytes of a day: eight at once within a limit of three', async () => {
    const file = await weighing(300 * 1024)
    const { taken, messages, later } = await atOnce(Array<Buffer>(8).fill(file))
    assert.equal(taken, 3)
    assert.deepEqual(messages, new Set(['今天上传的文件已经到 1 MB 了，请明天再传']))
    assert.equal(await later(24 * 3_600_000, file), 0, 'the next day')
  })

  test('pixels of an hour: eight at once within a limit of two', async () => {
    const flat = sharp({ create: { width: 1000, height: 900, channels: 3, background: '#a52' } })
    const { taken, messages, later } = await atOnce(
      Array<Buffer>(8).fill(await flat.jpeg().toBuffer()),
    )
    assert.equal(taken, 2)
    assert.deepEqual(messages, new Set(['这一小时上传的图片太多太大了，请过一会儿再传']))
    assert.equal(await later(3_600_000, await weighing(900)), 0, 'an hour later')
  })

  test('the total limit is checked before a grant is given', async () => {
    const token = await newToken(server)
    assert.equal((await postFile(server, token, await weighing(900))).code, 0)
    await server.deps.pool.query(
      `update uploads set size_bytes = $1 where user_id = (select user_id from uploads order by created_at desc limit 1)`,
      [MB],
    )
    const sentence =
      '您上传的文件已经占满 1 MB；删掉用过它们的旧任务，30 天没有用的上传会自动腾出来'
    const posted = await postFile(server, token, await weighing(900))
    assert.deepEqual([posted.status, posted.message], [429, sentence])
    const granted = await callApi(server.app, 'POST', '/api/upload-policy', {
      token,
      body: { ext: 'jpg' },
    })
    assert.deepEqual([granted.status, granted.message], [429, sentence])
  })

  test('old uploads without a job are evicted, those of a job stay', async () => {
    const { token, id } = await makePerson(server)
    const posted: string[] = []
    for (let n = 0; n < 4; n++) {
      const { data } = await postFile(server, token, await weighing(900))
      posted.push((data as { id: string }).id)
    }
    const [used = '', unused = '', younger = '', today = ''] = posted
    const { deps } = server
    await makeJob(deps, id, { params: { image: `upload:${used}` } })
    for (const [upload, days] of [
      [used, 90],
      [unused, 60],
      [younger, 40],
      [today, 0],
    ] as const)
      await deps.pool.query(
        `update uploads set size_bytes = $2, created_at = now() - $3 * interval '1 day' where id = $1`,
        [upload, MB / 4, days],
      )
    const mine = async () => {
      const { data } = await callApi(server.app, 'GET', '/api/userUpload/appPage', { token })
      return (data as { list: { id: string }[] }).list.map((row) => row.id)
    }
    const more = await postFile(server, token, await weighing(900))
    assert.equal(more.code, 0, more.message)
    const { id: added } = more.data as { id: string }
    assert.deepEqual((await mine()).sort(), [used, younger, today, added].sort())
    const gone = await deps.pool.query(
      `select payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'delete_files'`,
    )
    assert.equal(gone.rows.length, 2, 'both files of it are deleted')
  })

  test('grants: sixty at once, thirty given', async () => {
    const token = await newToken(server)
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        callApi(server.app, 'POST', '/api/upload-policy', { token, body: { ext: 'jpg' } }),
      ),
    )
    assert.equal(answers.filter(({ code }) => code === 0).length, 30)
  })
})

describe('what is left of uploads that were killed', () => {
  let server: TestApp
  before(async () => (server = await startUploadServer()))
  after(() => server.close())

  test('objects without a row are swept, those of a row are not', async () => {
    const { storage, pool } = server.deps
    const token = await newToken(server)
    const posted = await postFile(server, token, await weighing(900))
    assert.equal(posted.code, 0, posted.message)
    const before = (await storage.list('up/')).map(({ key }) => key).sort()
    assert.equal(before.length, 2)

    // Both objects are there, the row is not: the statement that inserts it never ends well.
    await pool.query('alter table uploads add constraint killed check (width < 0) not valid')
    assert.equal((await postFile(server, token, await weighing(900))).status, 500)
    await pool.query('alter table uploads drop constraint killed')
    assert.equal((await storage.list('up/')).length, 4)

    await sweepUploads(server.deps)
    assert.equal((await storage.list('up/')).length, 4, 'an upload may still be running')
    await pool.query(`update pending_objects set created_at = now() - interval '2 hours'`)
    await sweepUploads(server.deps)
    assert.deepEqual((await storage.list('up/')).map(({ key }) => key).sort(), before)
  })

  test('posted files of an hour ago are swept, new ones are not', async () => {
    const { spool } = server.deps
    for (const name of ['old', 'new']) {
      await mkdir(path.join(spool.folder, name))
      await writeFile(path.join(spool.folder, name, 'posted'), 'bytes')
    }
    const past = new Date(Date.now() - 2 * 3_600_000)
    await utimes(path.join(spool.folder, 'old'), past, past)
    assert.equal(await spool.sweep(), 1)
    assert.deepEqual(await readdir(spool.folder), ['new'])
  })
})

describe('bytes in flight', () => {
  let server: TestApp
  before(async () => (server = await startUploadServer()))
  after(() => server.close())

  test('together no more than the process may have, and given back', async () => {
    const { disk, spool: own } = server.deps
    const spool = createSpool({ folder: own.folder, disk, inFlightBytes: 100 * MB })
    const file = await spool.take({ bytes: 60 * MB }, (at) => writeFile(at, 'slow'))
    const second = spool.take({ bytes: 60 * MB }, (at) => writeFile(at, 'slow'))
    await assert.rejects(second, (error) => {
      assert.ok(error instanceof AppError)
      assert.deepEqual(
        [error.code, error.message],
        ['TOO_MANY_REQUESTS', '正在上传的人太多了，请稍后再试'],
      )
      return true
    })
    const broken = spool.take({ bytes: 30 * MB }, () => Promise.reject(new Error('cut')))
    await assert.rejects(broken, /cut/)
    await file.dispose()
    await (await spool.take({ bytes: 90 * MB }, (at) => writeFile(at, 'slow'))).dispose()
  })

  /** Posts so many bytes as a form that is never whole in memory. */
  async function stream(url: string, bytes: number): Promise<number> {
    const head = Buffer.from(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
    )
    const tail = Buffer.from('\r\n--b--\r\n')
    const posting = request(url, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': head.length + bytes + tail.length,
      },
    })
    const answered = once(posting, 'response')
    posting.write(head)
    const piece = Buffer.alloc(MB)
    for (let sent = 0; sent < bytes; sent += MB)
      if (!posting.write(piece)) await once(posting, 'drain')
    posting.end(tail)
    const [response] = (await answered) as [{ statusCode: number; resume(): void }]
    response.resume()
    return response.statusCode
  }

  test('files that are looked at for labels are not held in memory', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/api/label/check`
    assert.equal(await stream(url, MB), 200)
    const before = process.memoryUsage.rss()
    let largest = before
    const watch = setInterval(() => (largest = Math.max(largest, process.memoryUsage.rss())), 5)
    const answers = await Promise.all(Array.from({ length: 6 }, () => stream(url, 19 * MB)))
    clearInterval(watch)
    assert.deepEqual(answers, Array<number>(6).fill(200))
    const growth = (largest - before) / MB
    assert.ok(growth < 80, `${Math.round(growth)} MB for 114 MB of files`)
  })
})
