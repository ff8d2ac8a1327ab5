import assert from 'node:assert/strict'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import sharp from 'sharp'
import type { MiniApp } from './host/launch'
import {
  API,
  tapAndRead,
  expectNoProblem,
  expectProblem,
  launchFixture,
  startEchoServer,
} from './testkit'

describe('requests go to a real server, by the rules of the client', () => {
  let app: MiniApp
  let server: Awaited<ReturnType<typeof startEchoServer>>
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mini-test-'))
    server = await startEchoServer()
    app = await launchFixture({ path: 'pages/detail/detail', origins: { [API]: server.url } })
  })
  beforeEach(() => app.takeProblems())
  after(async () => {
    await app.close()
    server.close()
    await rm(folder, { recursive: true })
  })

  it('refuses a relative address', async () => {
    assert.match(await tapAndRead(app, '相对地址'), /request:fail invalid url/)
    await expectProblem(app, 'request', /invalid url "\/api\/a"/)
  })

  it('refuses an origin that is not declared', async () => {
    assert.match(await tapAndRead(app, '外域'), /request:fail url not in domain list/)
    await expectProblem(app, 'request', /example\.com/)
  })

  it('GET data becomes the query, and the answer belongs to the page', async () => {
    assert.equal(await tapAndRead(app, '查询'), '200 GET /echo?q=水墨 true true')
  })

  it('POST data goes as JSON with the headers given', async () => {
    assert.equal(await tapAndRead(app, '提交'), 'application/json {"a":1} y')
  })

  it('refuses a method the client does not know', async () => {
    assert.match(await tapAndRead(app, '补丁'), /request:fail/)
    await expectProblem(app, 'request', /PATCH/)
  })

  it('times out and aborts as the client words it', async () => {
    assert.match(await tapAndRead(app, '超时'), /request:fail timeout/)
    assert.match(await tapAndRead(app, '中止'), /request:fail abort/)
    await expectNoProblem(app)
  })

  it('answers bytes as an ArrayBuffer of the realm', async () => {
    assert.equal(await tapAndRead(app, '字节'), 'true true')
  })

  it('downloads, reads and saves a picture', async () => {
    assert.equal(await tapAndRead(app, '下载'), '宽 12 已存')
    const [saved] = await app.album()
    assert.ok((await stat(saved ?? '')).size > 0)
  })

  it('saves files only, not addresses', async () => {
    assert.match(await tapAndRead(app, '存网图'), /saveImageToPhotosAlbum:fail/)
    await expectProblem(app, 'api', /not a file of the phone/)
  })

  it('uploads the file the person chose, and fails when nothing is chosen', async () => {
    assert.match(await tapAndRead(app, '上传'), /chooseMedia:fail cancel/)
    const path = join(folder, 'own.png')
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } }).toFile(path)
    await app.pickFiles([{ path }])
    assert.equal(await tapAndRead(app, '上传'), '201 k1 true')
    await expectNoProblem(app)
  })

  it('has no network when the phone has none', async () => {
    await app.network(false)
    await app.tap('查询')
    await app.sleep(50)
    await app.network(true)
    await expectNoProblem(app)
  })
})
