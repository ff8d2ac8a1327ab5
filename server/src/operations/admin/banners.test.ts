import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { adminLog, samples } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { uploadAs } from '../../testing/uploads'
import { runCommand } from './run'

interface Shown {
  readonly key: string
  readonly title: string
  readonly link: string
  readonly url: string
  readonly thumbUrl: string
}

let server: TestApp
let folder = ''
let file = ''
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-banners-'))
  file = path.join(folder, 'banners.json')
  server = await startTestApp({ env: { LINK_HOSTS: 'docs.moguang.example' } })
  for (const [name, background] of [
    ['dawn', '#ff7a4d'],
    ['night', '#101830'],
  ] as const) {
    const canvas = { width: 1200, height: 600, channels: 3 as const, background }
    await sharp({ create: canvas })
      .jpeg()
      .toFile(path.join(folder, `${name}.jpg`))
  }
})
after(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...words: string[]) => runCommand(server.deps, { words, operator: 'test' })
const write = (value: unknown) => writeFileSync(file, JSON.stringify(value))
const banner = (key: string, over: object = {}) => ({
  key,
  title: '春日画展',
  picture: 'dawn.jpg',
  link: '/pagesC/ucenter/quest',
  ...over,
})
const put = async (...items: object[]) => {
  write({ items })
  return run('banners', 'import', file)
}

async function shown(platform = 'h5'): Promise<Shown[]> {
  const headers = { 'app-sign': platform }
  const answer = await server.app.inject({ url: '/api/banner/list', headers })
  return answer.json<{ data: { list: Shown[] } }>().data.list
}

const keysOn = async (platform?: string) => (await shown(platform)).map(({ key }) => key)
const logged = async () => (await server.deps.db.select().from(adminLog)).length
const stored = async () => (await server.deps.storage.list('banner/')).length
const fetchStatus = async (url: string) => (await server.app.inject(url)).statusCode

test('in from a file, in its order, with pictures made small and stored', async () => {
  const said = await put(
    banner('spring'),
    banner('docs', { link: 'https://docs.moguang.example/a' }),
  )
  assert.deepEqual(said, ['+ spring', '+ docs', '新增 2，修改 0，删除 0，不变 0'])
  const [first, second] = await shown()
  assert.deepEqual([first?.key, second?.key], ['spring', 'docs'])
  const picture = await server.app.inject(first?.url ?? '')
  const { format, width } = await sharp(picture.rawPayload).metadata()
  assert.deepEqual([format, width], ['webp', 1200])
  assert.equal(await fetchStatus(first?.thumbUrl ?? ''), 200)
})

test('the same file again is no act; a change touches what it names; what is left out goes', async () => {
  const [entries, old] = [await logged(), await shown()]
  const docs = banner('docs', { link: 'https://docs.moguang.example/a' })
  assert.match((await put(banner('spring'), docs)).join(), /不变 2/)
  assert.equal(await logged(), entries)
  const said = await put(banner('spring', { picture: 'night.jpg' }))
  assert.deepEqual(said, ['~ spring', '- docs', '新增 0，修改 1，删除 1，不变 0'])
  assert.equal(await logged(), entries + 1)
  assert.equal(await stored(), 2, 'files of the old ones are gone')
  assert.equal(await fetchStatus(old[0]?.url ?? ''), 404)
  assert.equal(await fetchStatus((await shown())[0]?.url ?? ''), 200)
})

test('out to a file and in again changes nothing, and needs no file of the operator', async () => {
  await run('banners', 'export', file)
  const text = readFileSync(file, 'utf8')
  assert.deepEqual(await run('banners', 'export'), [text.trimEnd()])
  assert.match((await run('banners', 'import', file)).join(), /不变 1/)
  const { items } = JSON.parse(text) as { items: { picture: string }[] }
  assert.match(items[0]?.picture ?? '', /^banner\/spring\//)
})

test('a rehearsal says the same and does nothing', async () => {
  const before = await shown()
  const [entries, files] = [await logged(), await stored()]
  write({ items: [banner('autumn'), banner('winter', { picture: 'night.jpg' })] })
  const said = await run('banners', 'import', file, '--dry-run')
  assert.match(said.join('\n'), /什么都没有改[^]*\+ autumn[^]*- spring/)
  assert.deepEqual([await shown(), await logged(), await stored()], [before, entries, files])
})

test('an upload serves as a picture by its address, and outlives the upload', async () => {
  const { token } = await signInByCalls(server.app, newPhone())
  const bytes = readFileSync(path.join(folder, 'night.jpg'))
  const { list } = (
    await server.app.inject({
      url: '/api/userUpload/appPage',
      headers: { authorization: `Bearer ${token}` },
    })
  ).json<{ data: { list: unknown[] } }>().data
  assert.deepEqual(list, [])
  await uploadAs(server, token, bytes)
  const [object] = await server.deps.storage.list('up/')
  assert.ok(object)
  const jpeg = (await server.deps.storage.list('up/')).find(({ key }) => key.endsWith('.jpg'))
  await put(banner('up', { picture: `https://moguang.example/files/${jpeg?.key}?sign=1` }))
  await server.deps.storage.delete([jpeg?.key ?? ''])
  assert.equal(await fetchStatus((await shown())[0]?.url ?? ''), 200)
})

test('each one in its window and on its platforms', async () => {
  const at = (days: number) => new Date(server.deps.now().getTime() + days * 86_400_000)
  await put(
    banner('ended', { until: at(-1).toISOString() }),
    banner('later', { from: at(1).toISOString(), until: at(3).toISOString() }),
    banner('weixin', { platforms: ['weapp'] }),
    banner('always'),
  )
  assert.deepEqual(await keysOn(), ['always'])
  assert.deepEqual(await keysOn('weapp'), ['weixin', 'always'])
  server.forward(2 * 86_400_000)
  assert.deepEqual(await keysOn(), ['later', 'always'])
  server.forward(2 * 86_400_000)
  assert.deepEqual(await keysOn(), ['always'])
})

test('pages follow each other', async () => {
  await put(...['a', 'b', 'c'].map((key) => banner(key)))
  const page = async (query: string) => {
    const answer = await server.app.inject(`/api/banner/list?pageSize=2${query}`)
    return answer.json<{ data: { list: Shown[]; cursor: string | null; total: number } }>().data
  }
  const first = await page('')
  const second = await page(`&cursor=${first.cursor}`)
  assert.deepEqual(
    [...first.list, ...second.list].map(({ key }) => key),
    ['a', 'b', 'c'],
  )
  assert.deepEqual([first.total, second.cursor], [3, null])
})

test('what is shipped shows once it is painted, behind the operator’s, until it is hidden', async () => {
  await put(banner('mine'))
  await server.deps.db.insert(samples).values({
    id: 'shot:waves:1',
    engineId: 'studio',
    revision: 1,
    key: 'sample/a',
    width: 4,
    thumbKey: 'sample/b',
    thumbhash: 'aaaa',
    height: 3,
  })
  assert.deepEqual(await keysOn(), ['mine', 'book'])
  write({ items: [banner('mine')], hidden: ['book'] })
  assert.match((await run('banners', 'import', file)).join(), /隐藏自带的 book/)
  assert.deepEqual(await keysOn(), ['mine'])
  assert.match((await put(banner('mine'))).join(), /恢复自带的 book/)
})

describe('what is wrong is one sentence with its place, and nothing is done', () => {
  const FAULTS: readonly [string, object, RegExp][] = [
    ['a key that is none', banner('A b'), /items\.1\.key 用小写字母/],
    ['no title', banner('x', { title: ' ' }), /items\.1\.title 不能空着/],
    ['a long title', banner('x', { title: '字'.repeat(17) }), /items\.1\.title 最多 16/],
    ['a title that turns around', banner('x', { title: 'a\u202eb' }), /看不见/],
    ['a title of two lines', banner('x', { title: 'a\nb' }), /看不见/],
    ['half a character', banner('x', { title: '\ud83d' }), /看不见/],
    ['a page that is none', banner('x', { link: '/pagesX/no/no' }), /items\.1\.link 没有这个页面/],
    ['a page with a script', banner('x', { link: '/pagesC/ucenter/quest?a=<b>' }), /页面参数/],
    [
      'another site',
      banner('x', { link: 'https://evil.example/' }),
      /evil\.example 不在 LINK_HOSTS/,
    ],
    [
      'a host that pretends',
      banner('x', { link: 'https://docs.moguang.example@evil.example/' }),
      /https/,
    ],
    ['http', banner('x', { link: 'http://docs.moguang.example/' }), /https/],
    ['a script', banner('x', { link: 'javascript:alert(1)' }), /https/],
    ['a way around', banner('x', { link: '//evil.example/pagesC' }), /没有这个页面/],
    ['no picture', banner('x', { picture: 'none.jpg' }), /items\.1\.picture 读不到/],
    ['a picture elsewhere', banner('x', { picture: 'http://a.b/c.jpg' }), /本机文件/],
    ['a file that is no picture', banner('x', { picture: 'banners.json' }), /items\.1\.picture/],
    ['a small picture', banner('x', { picture: 'small.png' }), /至少 600/],
    [
      'a stored one that is gone',
      banner('x', { picture: `up/a/${'a'.repeat(27)}.jpg` }),
      /存储里没有/,
    ],
    ['a time that is none', banner('x', { from: 'tomorrow' }), /items\.1\.from/],
    [
      'an end before its start',
      banner('x', { from: '2026-02-02T00:00:00Z', until: '2026-02-01T00:00:00Z' }),
      /until 结束要晚于/,
    ],
    ['a platform that is none', banner('x', { platforms: ['ios'] }), /items\.1\.platforms\.0/],
    ['an unknown field', banner('x', { colour: 'red' }), /items\.1.*colour/],
    ['a key twice', banner('ok'), /「ok」写了两次/],
    ['a shipped key', banner('book'), /「book」是自带的/],
  ]
  before(async () => {
    const canvas = { width: 300, height: 150, channels: 3 as const, background: '#fff' }
    await sharp({ create: canvas }).png().toFile(path.join(folder, 'small.png'))
  })
  for (const [name, fault, words] of FAULTS) {
    test(name, async () => {
      const [before, files, entries] = [await shown(), await stored(), await logged()]
      await assert.rejects(put(banner('ok', { picture: 'night.jpg' }), fault), words)
      assert.deepEqual([await shown(), await stored(), await logged()], [before, files, entries])
    })
  }

  test('files that are no file of banners', async () => {
    const texts: [string, RegExp][] = [
      ['{', /文件不对/],
      ['[]', /文件不对/],
      ['{"items":[],"extra":1}', /extra/],
      ['{"items":[],"hidden":["none"]}', /hidden\.0 没有自带的「none」/],
      ['{"items":[{"__proto__":{"key":"x"}}]}', /__proto__/],
      ['{"items":[],"constructor":{"prototype":{}}}', /constructor|prototype/],
      [`{"items":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, /文件不对/],
      [`{"items":[${' '.repeat(10 * 1024 * 1024)}]}`, /文件太大/],
      [JSON.stringify({ items: Array.from({ length: 51 }, (_, n) => banner(`k${n}`)) }), /最多 50/],
    ]
    const before = await shown()
    for (const [text, words] of texts) {
      writeFileSync(file, text)
      await assert.rejects(run('banners', 'import', file), words)
    }
    await assert.rejects(run('banners', 'import', path.join(folder, 'none.json')), /读不到/)
    await assert.rejects(run('banners', 'import', folder), /读不到/)
    await assert.rejects(run('banners', 'burn', file), /export/)
    await assert.rejects(run('banners'), /少了参数/)
    assert.deepEqual(await shown(), before)
  })
})

test('markup in a title is text', async () => {
  await put(banner('markup', { title: '<b>春</b>&amp;' }))
  assert.equal((await shown())[0]?.title, '<b>春</b>&amp;')
})

test('a database that fails takes the new files with it', async () => {
  const files = await stored()
  write({ items: [banner('fails', { title: '春日画展' })] })
  const failing = {
    ...server.deps.storage,
    put: async (key: string, bytes: Uint8Array, options: { mime: string }) => {
      await server.deps.storage.put(key, bytes, options)
      if ((await stored()) === files + 2) throw new Error('disk full')
    },
  }
  const deps = { ...server.deps, storage: failing }
  const words = ['banners', 'import', file]
  await assert.rejects(runCommand(deps, { words, operator: 'test' }), /disk full/)
  assert.equal(await stored(), files)
})
