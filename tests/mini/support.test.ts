import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { CLIENT_CALLS } from '../../src/platform/support'
import { readApiNames } from './host/wx/names'

describe('what the app asks of clients', () => {
  const known = {
    weapp: new Set(readApiNames()),
    tt: new Set(readApiNames('tt')),
    alipay: new Set(readApiNames('alipay')),
    qq: new Set(readApiNames('qq')),
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

  it('no call of a mini-program is a PATCH, which their requests do not know', () => {
    const source = join(__dirname, '../../src')
    const patching = readdirSync(source, { recursive: true })
      .map(String)
      // 接口密钥 is H5's alone.
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('screens/open-api'))
      .filter((file) => readFileSync(join(source, file), 'utf8').includes("'PATCH /api"))
    assert.deepEqual(patching, [])
  })

  it('every call of platform/ is in it', () => {
    const folder = join(__dirname, '../../src/platform')
    const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file))
    const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    const calledNames = new Set(
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
    for (const own of owns) calledNames.delete(own)
    // The older names of newer calls, used where the newer one is missing.
    for (const older of ['chooseImage', 'chooseVideo', 'getSystemInfoSync'])
      calledNames.delete(older)
    assert.deepEqual(
      [...calledNames].filter((name) => name !== undefined && !inTable.has(name)),
      [],
    )
  })
})
