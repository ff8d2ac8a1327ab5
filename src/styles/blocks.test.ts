import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SRC = join(__dirname, '..')
/** Other blocks may be named together with these: they are every control's and the tab bar's. */
const SHARED = ['mg-press', 'taro-tabbar']
const BLOCK = /^\.([a-z][\w-]*?)(?:__[\w-]+|--[\w-]+)?(?=[\s,{:.>+])/gm

/** Styles of H5 are global: a page that was open before still dresses the one that is open now. */
test('a block of class names belongs to one folder', () => {
  const owners = new Map<string, Set<string>>()
  for (const folder of ['shell', 'screens', 'domain', 'ui']) {
    for (const name of readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.scss')) continue
      const owner = `${folder}/${name.split('/')[0]}`
      const rules = readFileSync(join(SRC, folder, name), 'utf8').replace(/\/\/.*$/gm, '')
      for (const [, block = ''] of rules.matchAll(BLOCK)) {
        if (SHARED.includes(block)) continue
        owners.set(block, (owners.get(block) ?? new Set()).add(owner))
      }
    }
  }
  const torn = [...owners].filter(([, found]) => found.size > 1)
  expect(torn.map(([block, found]) => `${block}: ${[...found].join(', ')}`)).toEqual([])
})
