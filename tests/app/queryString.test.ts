import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import own from '../../config/queryString.js'

/** Taro's router, and what it reads searches with. */
const router = createRequire(createRequire(import.meta.url).resolve('@tarojs/taro-h5')).resolve(
  '@tarojs/router',
)

interface Parser {
  parse(search: string, options: { decode: boolean }): Record<string, unknown>
}

const SEARCHES = [
  '',
  '?',
  '?a=1&b=2',
  'b=2&a=1',
  '&a=1&&b=2&',
  '?id=%E5%B1%B1&q=a%20b+c',
  '?bare&x=',
  '?a=1&a=2&a=3',
  '?a&a=1',
  '?redirect=/pages/x?y=1&z=2=3',
  '?=only&k=%E4%ZZ',
]

test("the router's searches are read as query-string reads them", async () => {
  const file = pathToFileURL(createRequire(router).resolve('query-string')).href
  const { default: queryString } = (await import(file)) as { default: Parser }
  for (const search of SEARCHES)
    assert.deepEqual(
      own.parse(search, { decode: false }),
      queryString.parse(search, { decode: false }),
      search,
    )
})

test('the router asks for nothing else', () => {
  const source = readFileSync(path.join(path.dirname(router), 'router/page.js'), 'utf8')
  const asked = [...source.matchAll(/queryString\.(\w+)\(([^)]*)\)/g)].map(([whole]) => whole)
  assert.deepEqual(asked, ['queryString.parse(search, { decode: false })'])
})
