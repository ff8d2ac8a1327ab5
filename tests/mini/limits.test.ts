import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import ts from 'typescript'
import { Bundle, type AppJson } from './host/bundle'
import { checkBundle, packageSizes } from './host/limits'
import { Problems } from './host/problems'
import { readStyles } from './host/styles'
import { readApiNames } from './host/wx/names'
import { FIXTURE } from './testkit'

describe('what the client checks before it runs anything', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mini-limits-'))
  })
  after(() => rm(folder, { recursive: true }))

  async function broken(name: string, change: (root: string) => Promise<void>): Promise<string[]> {
    const root = join(folder, name)
    await cp(FIXTURE, root, { recursive: true })
    await change(root)
    const problems = new Problems()
    const bundle = new Bundle(root)
    checkBundle(bundle, problems)
    readStyles(bundle, problems)
    return problems.list().map((problem) => `${problem.kind} ${problem.message}`)
  }

  async function editApp(root: string, edit: (app: AppJson) => void): Promise<void> {
    const app = JSON.parse(await readFile(join(root, 'app.json'), 'utf8')) as AppJson
    edit(app)
    await writeFile(join(root, 'app.json'), JSON.stringify(app))
  }

  it('the fixture as it is breaks no rule', async () => {
    assert.deepEqual(await broken('good', async () => undefined), [])
  })

  it('a main package over 2 MB is refused, source maps do not count', async () => {
    const big = Buffer.alloc(2 * 1024 * 1024)
    assert.deepEqual(await broken('map', (root) => writeFile(join(root, 'app.js.map'), big)), [])
    const [problem] = await broken('big', (root) => writeFile(join(root, 'data.js'), big))
    assert.match(problem ?? '', /^package the main package is \d+ bytes/)
  })

  it('each subpackage is weighed alone', async () => {
    const big = Buffer.alloc(2 * 1024 * 1024)
    const found = await broken('sub', (root) => writeFile(join(root, 'sub/data.js'), big))
    assert.equal(found.length, 1)
    assert.match(found[0] ?? '', /subpackage sub/)
    const sizes = packageSizes(new Bundle(FIXTURE))
    assert.deepEqual([...sizes.keys()].sort(), ['', 'other', 'sub'])
  })

  it('a tab icon over 40 KB, missing, or not a png is refused', async () => {
    const heavy = await broken('icon', (root) =>
      writeFile(join(root, 'icons/home.png'), Buffer.alloc(41 * 1024)),
    )
    assert.match(heavy[0] ?? '', /over 40 KB/)
    const missing = await broken('noicon', (root) => rm(join(root, 'icons/home.png')))
    assert.match(missing[0] ?? '', /icon icons\/home\.png is missing/)
  })

  it('a page without its files, or a tab that is no page, is refused', async () => {
    const gone = await broken('page', (root) => rm(join(root, 'pages/shop/shop.wxml')))
    assert.match(gone[0] ?? '', /pages\/shop\/shop\.wxml is missing/)
    const tab = await broken('tab', (root) =>
      editApp(root, (app) => {
        const tab = app.tabBar?.list[0]
        if (tab !== undefined) tab.pagePath = 'sub/pages/far/far'
      }),
    )
    assert.match(tab[0] ?? '', /tab page sub\/pages\/far\/far/)
  })

  it('styles hold no universal selector and no picture of the package', async () => {
    const found = await broken('style', (root) =>
      writeFile(join(root, 'app.wxss'), '* { margin: 0 } .a { background: url(/a.png) }'),
    )
    assert.match(found[0] ?? '', /universal selector/)
    assert.match(found[1] ?? '', /url\(\/a\.png\) is a local picture/)
  })
})

describe('the names of wx', () => {
  it('are those a TypeScript parser finds in the official typings', async () => {
    const root = join(require.resolve('miniprogram-api-typings/package.json'), '..')
    const path = join(root, 'types/wx/lib.wx.api.d.ts')
    const source = ts.createSourceFile(
      path,
      await readFile(path, 'utf8'),
      ts.ScriptTarget.Latest,
      false,
    )
    const names = new Set<string>()
    const visit = (node: ts.Node) => {
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'Wx') {
        for (const member of node.members) {
          if (member.name !== undefined) names.add((member.name as ts.Identifier).text)
        }
      } else ts.forEachChild(node, visit)
    }
    visit(source)
    for (const object of ['cloud', 'env', 'router', 'worklet']) names.delete(object)
    assert.deepEqual(readApiNames().sort(), [...names].sort())
  })
})
