import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { checkPackage, listPrivateData } from '../../scripts/release/package'
import { DIST } from './dist'
import { FIXTURE } from './testkit'

const GOOD = { appid: 'wx0123456789abcdef', libVersion: '3.0.2' }

const GOOD_SCRIPT =
  'wx.onNeedPrivacyAuthorization;"agreePrivacyAuthorization";wx.requestVirtualPayment'

describe('a package before review', () => {
  let dist: string
  before(async () => {
    dist = await mkdtemp(join(tmpdir(), 'mini-release-'))
    await cp(FIXTURE, dist, { recursive: true })
    const app = JSON.parse(await readFile(join(dist, 'app.json'), 'utf8')) as object
    const declared = { ...app, __usePrivacyCheck__: true }
    await writeFile(join(dist, 'app.json'), JSON.stringify(declared))
    await say('https://api.example.cn')
    await script(GOOD_SCRIPT)
  })
  after(() => rm(dist, { recursive: true }))

  /** The fixture calls several addresses on purpose; this one script represents all of its own. */
  async function say(origin: string): Promise<void> {
    for (const file of ['pages/detail/detail.js', 'pages/home/home.js']) {
      const text = await readFile(join(dist, file), 'utf8')
      await writeFile(join(dist, file), text.replace(/https?:\/\/[\w.:-]+/g, origin))
    }
  }
  /** Further content of the package's scripts. */
  const script = (text: string) => writeFile(join(dist, 'helper.js'), `// ${text}\n`)
  const faults = (project = GOOD) =>
    checkPackage(dist, project)
      .filter(({ ok }) => !ok)
      .map(({ what }) => what)

  it('passes when everything is as clients want it', () => assert.deepEqual(faults(), []))

  it('needs an app id of its own and a library that has what the app uses', () => {
    assert.match(faults({ ...GOOD, appid: 'touristappid' }).join(), /touristappid/)
    assert.match(faults({ ...GOOD, libVersion: '2.32.3' }).join(), /2\.32\.3/)
    assert.deepEqual(faults({ ...GOOD, libVersion: '3.10.0' }), [])
  })

  it('finds plain, numbered and local addresses', async () => {
    for (const origin of ['http://127.0.0.1:8787', 'https://10.0.0.1', 'http://api.example.cn']) {
      await say(origin)
      assert.ok(faults().join().includes(origin), origin)
    }
    await say('https://api.example.cn')
  })

  it('requires consent, credits paid as WeChat allows, and no place undeclared', async () => {
    const rows: [string, RegExp][] = [
      ['', /onNeedPrivacyAuthorization、agreePrivacyAuthorization.*requestVirtualPayment/],
      [`${GOOD_SCRIPT};wx.requestPayment({})`, /不走 requestPayment/],
      [`${GOOD_SCRIPT};wx.getLocation({})`, /getLocation/],
      [GOOD_SCRIPT, /^$/],
    ]
    for (const [text, expected] of rows) {
      await script(text)
      assert.match(faults().join(), expected, text)
    }
  })

  it('names the information that its calls touch', () => {
    assert.ok(listPrivateData(dist).includes('选中的照片或视频'))
  })

  it('does not take a list of names for calls', async () => {
    const list = 'new Set(["getLocation","chooseAddress","getClipboardData"])'
    await script(`${GOOD_SCRIPT};${list}`)
    assert.deepEqual(faults(), [])
    await script(`${GOOD_SCRIPT};var f=e.getLocation;(0,r.getClipboardData)()`)
    assert.match(faults().join(), /getLocation/)
    assert.ok(listPrivateData(dist).includes('剪切板'))
  })
})

describe('the built packages before review', () => {
  /** Findings that only an operator can fix: the app id, and the address of the build. */
  const OPERATORS = /appid|https 域名/
  const PROJECTS = { weapp: GOOD, qq: { appid: '1100000000' }, tt: { appid: 'tt0123456789abcdef' } }

  it('dist/weapp lacks nothing but what its operator says', () => {
    const bad = checkPackage(DIST, PROJECTS.weapp).filter(({ ok }) => !ok)
    assert.deepEqual(
      bad.filter(({ what }) => !OPERATORS.test(what)),
      [],
    )
    assert.deepEqual(listPrivateData(DIST), [
      ...['选中的照片或视频', '选中的文件', '相册（仅写入）', '剪切板', '手机号'],
    ])
  })
})
