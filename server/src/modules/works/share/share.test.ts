import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { text2img } from '@contract/tools/text2img'
import { makeUser } from '../../../testing/accounts'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'
import { makeJob, makeWork } from '../../../testing/works'

const INDEX = `<!doctype html><html><head><meta name="description" content="墨光：写一句" />
<title>墨光</title></head><body><div id="app"></div></body></html>`

describe('a pasted link to a work', () => {
  const h5 = mkdtempSync(path.join(tmpdir(), 'moguang-h5-'))
  let server: TestApp
  let author: string
  before(async () => {
    writeFileSync(path.join(h5, 'index.html'), INDEX)
    server = await startTestApp({ env: { H5_DIR: h5, PUBLIC_URL: 'https://mo.example' } })
    author = await makeUser(server.deps.db)
  })
  after(async () => {
    await server.close()
    rmSync(h5, { recursive: true })
  })

  const open = async (id: string) => {
    const url = `/pagesD/works-detail/works-detail?id=${encodeURIComponent(id)}`
    const response = await server.app.inject({ url, headers: { accept: 'text/html' } })
    assert.equal(response.statusCode, 200)
    return response.body
  }

  test('shows title, words and picture of a public work; whatever was written stays text', async () => {
    const finished = await makeJob(server.deps, author, {
      params: { prompt: '"><script>x</script>' },
    })
    const title = `$& </title><script>alert('1')</script>`
    const id = await makeWork(server.deps, author, { title, finished })
    const html = await open(id)
    assert.equal(html.match(/<title>/g)?.length, 1)
    assert.equal(html.match(/name="description"/g)?.length, 1)
    assert.equal(html.includes('<script'), false)
    assert.ok(html.includes('$&amp; &lt;/title&gt;&lt;script&gt;alert(&#39;1&#39;)'))
    assert.ok(html.includes('content="&quot;&gt;&lt;script&gt;'))
    assert.match(html, /property="og:image" content="https:\/\/mo\.example\/files\/job\//)
    assert.ok(
      html.includes(`content="https://mo.example/pagesD/works-detail/works-detail?id=${id}"`),
    )
    assert.ok(html.includes('<div id="app">'))
  })

  test('says nothing of a hidden prompt, a waiting work, or none', async () => {
    const finished = await makeJob(server.deps, author, { params: { prompt: '琉璃宝塔' } })
    const hidden = await makeWork(server.deps, author, { promptShown: false, finished })
    assert.equal((await open(hidden)).includes('琉璃'), false)
    const waiting = await makeWork(server.deps, author, { state: 'pending', title: '还没公开' })
    for (const id of [waiting, 'nothing', '<x>']) assert.equal(await open(id), INDEX)
  })

  test('广场 brings its first works along, whatever is written on them', async () => {
    const title = '</script><b>山</b>'
    const id = await makeWork(server.deps, author, { title })
    const open = (url: string) => server.app.inject({ url, headers: { accept: '*/*' } })
    const { body, headers } = await open('/pages/playground/playground')
    assert.match(String(headers['content-type']), /text\/html/)
    const [, json = ''] = /<script[^>]*id="mg-first">(.*?)<\/script>/.exec(body) ?? []
    const { feed, banners } = JSON.parse(json) as {
      feed: { list: { id: string; title: string; thumbUrl: string; liked: boolean }[] }
      banners: { list: unknown[] }
    }
    const work = feed.list.find((each) => each.id === id)
    assert.deepEqual([work?.title, work?.liked, banners.list], [title, false, []])
    const response = await callApi(server.app, 'GET', '/api/works/publicWorks?pageSize=30')
    assert.deepEqual(feed, response.data)
    const preloaded = [...body.matchAll(/rel="preload" as="image" href="([^"]+)"/g)]
    assert.equal(preloaded[0]?.[1], feed.list[0]?.thumbUrl)
    assert.ok(preloaded.length <= 4)
    assert.equal((await open('/pages/tools/tools')).body, INDEX)
    // Drawn before the scripts have run, where the page will have them.
    const drawn = body.slice(body.indexOf('id="mg-first-paint"'))
    assert.match(drawn, /data-until="\.mg-works \.mg-picture__img--shown"/)
    // A signed-in user may have muted it.
    const first = `<img class="mg-visitor" src="${work?.thumbUrl}" alt="" style="left:0vw;`
    assert.ok(drawn.includes(first))
  })

  test('创作 is drawn with the words that its box begins with, any page names its own files', async () => {
    const open = async (url: string) =>
      (await server.app.inject({ url, headers: { accept: 'text/html' } })).body
    const { placeholder } = text2img.params.prompt
    for (const url of ['/', '/pages/index/index']) {
      const body = await open(url)
      assert.match(body, /id="mg-first-paint" aria-hidden="true" data-until="\.composer"/)
      assert.ok(body.includes(placeholder))
    }
    const file = path.join(h5, 'page-parts.json')
    const parts = { 'pages/tools/tools': ['chunk/7.0a1b.js', 'css/7.2c3d.css'] }
    writeFileSync(file, JSON.stringify(parts))
    try {
      const links = (await open('/pages/tools/tools')).match(/<link rel="preload"[^>]*>/g)
      assert.deepEqual(links, [
        '<link rel="preload" as="script" href="/chunk/7.0a1b.js" fetchpriority="low">',
        '<link rel="preload" as="style" href="/css/7.2c3d.css" fetchpriority="low">',
      ])
      assert.equal((await open('/pages/folder/folder')).includes('chunk/7'), false)
    } finally {
      rmSync(file)
    }
  })

  test('a chat gets the cover of a public work, and of the app, as JPEG of 5 to 4', async () => {
    const finished = await makeJob(server.deps, author, { params: { prompt: '山' } })
    const id = await makeWork(server.deps, author, { title: '山', finished })
    const { rows } = await server.deps.pool.query<{ thumb_key: string }>(
      'select thumb_key from pictures where job_id = $1',
      [finished.jobId],
    )
    const red = { create: { width: 60, height: 160, channels: 3 as const, background: '#d02020' } }
    const label = '<x:xmpmeta xmlns:x="adobe:ns:meta/">AIGC</x:xmpmeta>'
    const thumb = await sharp(red).webp().withXmp(label).toBuffer()
    await server.deps.storage.put(rows[0]?.thumb_key ?? '', thumb, { mime: 'image/webp' })
    for (const url of [`/share/works/${id}.jpg`, '/share/app.jpg']) {
      const { statusCode, headers, rawPayload } = await server.app.inject(url)
      assert.deepEqual([statusCode, headers['content-type']], [200, 'image/jpeg'], url)
      const { format, width, height } = await sharp(rawPayload).metadata()
      assert.deepEqual([format, width, height], ['jpeg', 500, 400])
    }
    const { rawPayload } = await server.app.inject(`/share/works/${id}.jpg`)
    const { xmp } = await sharp(rawPayload).metadata()
    assert.match(xmp?.toString() ?? '', /AIGC/, 'the label of what was generated stays')
    await server.deps.pool.query(`update works set state = 'pending' where id = $1`, [id])
    assert.equal((await server.app.inject(`/share/works/${id}.jpg`)).statusCode, 404)
    assert.equal((await server.app.inject('/share/works/nothing.jpg')).statusCode, 404)
  })
})
