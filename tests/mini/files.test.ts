import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { Account } from '../e2e/account'
import { arriveAt, see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const WIDTH = 1300
const HEIGHT = 1000

describe('files and sharing of a mini-program, on dist/weapp', () => {
  let folder: string
  let server: JourneyServer
  let driver: MiniJourneyDriver
  let account: Account
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mini-files-test-'))
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    account = await Account.signIn(server.url, '13800136748')
    driver = new MiniJourneyDriver(await launchSignedIn(server, account))
  })
  after(async () => {
    await driver?.mini.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('a page that is no work passes on the app, with a picture that chats take', async () => {
    await driver.mini.open('/pagesE/upscale/upscale')
    await see(driver, '选一张图片')
    assert.deepEqual(await driver.mini.share(), {
      title: '墨光：写一句话，画成一幅画',
      path: '/pages/playground/playground',
      imageUrl: `${BUILT_ORIGIN}/share/app.jpg`,
    })
  })

  it('a file of several parts arrives whole, and nothing of it stays in the folder', async () => {
    const path = join(folder, 'a.png')
    const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const }
    await sharp(randomBytes(WIDTH * HEIGHT * 3), { raw })
      .png({ compressionLevel: 0 })
      .toFile(path)
    await driver.mini.pickFiles([{ path }])
    await driver.tap('选一张图片')
    await driver.tap('相册或相机')
    await see(driver, new RegExp(`${WIDTH} × ${HEIGHT}`))
    assert.deepEqual(await driver.mini.userFiles(), [])
    assert.deepEqual(await driver.problems(), [])
  })

  it("WeChat's own choice of an avatar becomes the person's picture without a crop", async () => {
    const path = join(folder, 'avatar.png')
    await sharp({ create: { width: 132, height: 132, channels: 3, background: '#3a6' } })
      .png()
      .toFile(path)
    const avatar = async () =>
      (await account.get<{ avatarUrl: string | null }>('/api/user/info')).avatarUrl
    const before = await avatar()
    await driver.mini.open('/pages/cropper/avatar-crop?choose=1')
    await see(driver, '用微信头像')
    await driver.mini.pickFiles([{ path }])
    await driver.tap('用微信头像')
    // The page is left once it is stored.
    await arriveAt(driver, 'pages/index/index')
    assert.notEqual(await avatar(), before)
    assert.deepEqual(await driver.problems(), [])
  })
})
