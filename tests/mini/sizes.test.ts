import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { DIST } from './dist'
import { Bundle } from './host/bundle'
import { checkBundle, packageSizes } from './host/limits'
import { Problems } from './host/problems'

const KB = 1024
const MAIN_BYTES = 1024 * KB
const SUBPACKAGE_BYTES = 400 * KB
const TOTAL_BYTES = 4096 * KB

const bundle = new Bundle(DIST)

describe('templates of dist/weapp', () => {
  const templates = bundle.read('base.wxml')

  it('have what the source uses, with names for screen readers', () => {
    for (const attribute of ['bindscroll', 'bindtouchmove', 'bindgetphonenumber', 'aria-label'])
      assert.match(templates, new RegExp(` ${attribute}="`))
  })

  it('neither bind events that nothing listens to nor pass attributes that nothing sets', () => {
    for (const attribute of [
      'binddragging',
      'bindrefresherpulling',
      'refresher-enabled',
      'danmu-list',
    ])
      assert.doesNotMatch(templates, new RegExp(` ${attribute}="`))
  })
})

describe('sizes of dist/weapp', () => {
  const sizes = packageSizes(bundle)

  it('the main package is at most 1.0 MB', () => {
    assert.ok((sizes.get('') ?? 0) <= MAIN_BYTES, `${sizes.get('')} bytes`)
  })

  it('each subpackage is at most 400 KB, everything at most 4 MB', () => {
    let total = 0
    for (const [name, size] of sizes) {
      total += size
      if (name !== '') assert.ok(size <= SUBPACKAGE_BYTES, `${name}: ${size} bytes`)
    }
    assert.ok(total <= TOTAL_BYTES, `${total} bytes`)
  })

  it('the client would take it: pages, tabs and icons are in order', () => {
    const problems = new Problems()
    checkBundle(bundle, problems)
    assert.deepEqual(problems.list(), [])
  })
})
