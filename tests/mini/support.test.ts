import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'
import { CLIENT_CALLS } from '../../src/platform/support'
import { readApiNames } from './host/wx/names'

const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))

/** Names that the files of a type package export, namespaces of these names included. */
function exportedBy(files: string[], namespace?: string): Set<string> {
  const names = new Set<string>()
  const add = (node: ts.Node) => {
    if (ts.isFunctionDeclaration(node) && node.name) names.add(node.name.text)
    if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) names.add(name.getText())
    }
  }
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node) => {
      if (ts.isModuleDeclaration(node) && node.name.text !== namespace) return
      add(node)
      ts.forEachChild(node, visit)
    }
    source.statements.forEach(visit)
  }
  return names
}

function alipayNames(): Set<string> {
  const folder = join(folderOf('@mini-types/my'), 'types')
  return exportedBy([join(folder, 'lib.my.d.ts')], 'my')
}

function douyinNames(): Set<string> {
  const folder = folderOf('@douyin-microapp/typings')
  const files = readdirSync(join(folder, 'api'), { recursive: true }).map((file) => `api/${file}`)
  const declared = [...files, 'types/api.d.ts'].filter((file) => file.endsWith('.d.ts'))
  // Documented, and left out of its types.
  return exportedBy(declared.map((file) => join(folder, file))).add('getNetworkType')
}

describe('what the app asks of clients', () => {
  const known = {
    weapp: new Set(readApiNames()),
    tt: douyinNames(),
    alipay: alipayNames(),
    // No types are published: a client of the same family, whose names they are.
    qq: new Set(readApiNames()),
  }
  for (const target of ['weapp', 'qq', 'tt', 'alipay'] as const) {
    it(`${target} has every call that the table says`, () => {
      const named = Object.values(CLIENT_CALLS).flatMap((calls) => [...calls[target]])
      assert.deepEqual(
        named.filter((name) => !known[target].has(name)),
        [],
      )
    })
  }

  it('the table leaves out nothing that the clients have', () => {
    const { pickFile, saveVideo } = CLIENT_CALLS
    for (const target of ['tt', 'alipay'] as const) {
      assert.ok(!known[target].has('chooseMessageFile') && pickFile[target].length === 0, target)
    }
    assert.equal(known.tt.has('saveVideoToPhotosAlbum'), saveVideo.tt.length > 0)
  })

  it('every call of platform/ stands in it', () => {
    const folder = join(__dirname, '../../src/platform')
    const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file))
    const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    const asked = new Set(
      [...text.matchAll(/\bTaro\.([a-z]\w+)\??\.?[(.,)\s]/g)].map(([, name]) => name),
    )
    const inTable = new Set<string>(Object.values(CLIENT_CALLS).flatMap(({ weapp }) => [...weapp]))
    // Taro's own.
    const owns = [
      'eventCenter',
      'getCurrentPages',
      'getCurrentInstance',
      'env',
      'canIUse',
      'nextTick',
    ]
    for (const own of owns) asked.delete(own)
    // The older names of newer calls, asked where the newer one is missing.
    for (const older of ['chooseImage', 'chooseVideo', 'getSystemInfoSync']) asked.delete(older)
    assert.deepEqual(
      [...asked].filter((name) => name !== undefined && !inTable.has(name)),
      [],
    )
  })
})
