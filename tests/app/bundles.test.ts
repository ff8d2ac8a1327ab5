import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, it } from 'node:test'

const ROOT = resolve(__dirname, '../..')
const BUILDS = {
  h5: process.env.H5_DIR ?? 'dist/h5',
  weapp: process.env.WEAPP_DIST ?? 'dist/weapp',
}
/** WeChat's limit for one icon of the tab bar. */
const TAB_ICON_BYTES = 40 * 1024
/** Names that the validation library keeps through minifying. */
const ZOD = /ZodError|invalid_union|vendor:"zod"/

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name)
    return item.isDirectory() ? filesIn(path) : [path]
  })
}

describe('what the builds contain', () => {
  it('the marks of the validation library are in the server, so they would be seen', () => {
    const { length } = ['zod'].filter((name) =>
      ZOD.test(readFileSync(join(ROOT, `node_modules/${name}/v4/core/errors.js`), 'utf8')),
    )
    assert.equal(length, 1)
  })

  for (const [name, folder] of Object.entries(BUILDS)) {
    const scripts = filesIn(resolve(ROOT, folder)).filter((file) => file.endsWith('.js'))

    it(`no client of ${name} carries the validation library`, () => {
      assert.ok(scripts.length > 10, 'the build is there')
      const carriers = scripts.filter((file) => ZOD.test(readFileSync(file, 'utf8')))
      assert.deepEqual(carriers, [])
    })

    it(`nothing in ${name} names the machine it was built on`, () => {
      const named = scripts.filter((file) => readFileSync(file, 'utf8').includes(`${ROOT}/`))
      assert.deepEqual(named, [])
    })
  }

  it('each icon of the tab bar is at most 40 KB', () => {
    const icons = filesIn(resolve(ROOT, BUILDS.weapp, 'assets/tabs'))
    assert.equal(icons.length, 10)
    for (const icon of icons) assert.ok(statSync(icon).size <= TAB_ICON_BYTES, icon)
  })
})
