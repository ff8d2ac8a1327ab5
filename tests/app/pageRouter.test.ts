import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { test } from 'node:test'
import { ROUTES } from '../../contract/routes'
import PageRouter, { type PageRoute } from '../../config/pageRouter.js'

const calls = createRequire(import.meta.url).resolve('@tarojs/taro-h5')
const routerFile = createRequire(calls).resolve('@tarojs/router')

type RouterClass = typeof PageRouter

const theirs = createRequire(routerFile)('universal-router') as RouterClass

const HOME = 'pages/index/index'
/** As Taro makes them (router/spa.js), with the alias of config/h5.ts. */
const routes = (): PageRoute[] =>
  ROUTES.map(({ path: page }) => ({
    path: page === HOME ? ['/', `/${HOME}`] : `/${page}`,
    action: ({ pathname }, params) => [page, pathname, params],
  }))

const ADDRESSES = [
  '/',
  ...ROUTES.map(({ path: page }) => `/${page}`),
  `/${HOME}/`,
  '/pages/Index/INDEX',
  `//${HOME}`,
  `/${HOME}//`,
  `/${HOME}/more`,
  '/pages',
  '/nowhere',
  '/页面',
  '/%E9%A1%B5',
  '/pages/index/index.html',
]

async function answer(router: PageRouter, address: string): Promise<unknown> {
  try {
    return await router.resolve(address)
  } catch (error) {
    return { message: (error as Error).message, status: (error as { status?: number }).status }
  }
}

test('an address leads to the page that universal-router finds', async () => {
  for (const baseUrl of ['', '/app'])
    for (const address of ADDRESSES) {
      const asked = `${baseUrl}${address}`
      const [ours, expected] = [PageRouter, theirs].map((Class) => new Class(routes(), { baseUrl }))
      assert.ok(ours && expected)
      assert.deepEqual(await answer(ours, asked), await answer(expected, asked), asked)
    }
})

test('a page whose script does not arrive rejects with the reason', async () => {
  const action = () => Promise.reject(new Error('away'))
  await assert.rejects(
    new PageRouter([{ path: '/a', action }], { baseUrl: '' }).resolve('/a'),
    /away/,
  )
})

test('Taro asks the router for nothing else', () => {
  const text = readFileSync(path.join(path.dirname(routerFile), 'router/spa.js'), 'utf8')
  const asked = [...text.matchAll(/UniversalRouter\([^)]*\)|\brouter\.\w+\([^)]*\)/g)].map(
    ([whole]) => whole,
  )
  assert.deepEqual(
    [...new Set(asked)],
    ["UniversalRouter(routes, { baseUrl: basename || '' })", 'router.resolve(routerPath)'],
  )
  assert.match(text, /path: paths\.length < 1 \? routePath : paths,\s+action: route\.load/)
})
