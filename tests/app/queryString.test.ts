import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import ownParser from '../../config/queryString.js'

/** Taro's calls, and the router whose package brings query-string along. */
const calls = createRequire(import.meta.url).resolve('@tarojs/taro-h5')
const router = createRequire(calls).resolve('@tarojs/router')

interface Parser {
  parse(search: string): Record<string, unknown>
}

const own: Parser = ownParser

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

test('searches are read as query-string reads them', async () => {
  const file = pathToFileURL(createRequire(router).resolve('query-string')).href
  const { default: queryString } = (await import(file)) as { default: Parser }
  for (const search of SEARCHES)
    assert.deepEqual(own.parse(search), queryString.parse(search), search)
})

test('no other field is requested', () => {
  const findCalls = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/queryString\.(\w+)\(([^)]*)\)/g)].map(
      ([whole]) => whole,
    )
  const lifecycle = path.join(path.dirname(calls), 'api/base/weapp/app-event.js')
  assert.deepEqual(findCalls(lifecycle), ['queryString.parse(location.search)'])
  // Choosing a place on a map: no page does.
  const others = readdirSync(path.join(path.dirname(calls), 'api'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => findCalls(path.join(path.dirname(calls), 'api', file)).length > 0)
  assert.deepEqual(others.sort(), ['base/weapp/app-event.js', 'location/chooseLocation.js'])
})
