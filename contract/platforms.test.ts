import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { MINI_PROGRAMS, PLATFORMS } from './platforms'

// Tests run in the top folder, wherever their bundle is.
const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
}

test('every platform, and no other, has a build and a plugin of Taro', () => {
  const built = Object.values(scripts).flatMap((script) => {
    return /^taro build --type (\w+)$/.exec(script)?.slice(1) ?? []
  })
  assert.deepEqual(built.sort(), [...PLATFORMS].sort())
  const plugins = Object.keys(dependencies).flatMap((name) => {
    return /^@tarojs\/plugin-platform-(\w+)$/.exec(name)?.slice(1) ?? []
  })
  assert.deepEqual(plugins.sort(), [...PLATFORMS].sort())
})

test('the developer tools of each mini-program open its own build', () => {
  const getConfigFile = (name: string) =>
    name === 'weapp' ? 'project.config.json' : `project.${name}.json`
  for (const name of Object.keys(MINI_PROGRAMS)) {
    const { miniprogramRoot } = JSON.parse(readFileSync(getConfigFile(name), 'utf8')) as {
      miniprogramRoot: string
    }
    assert.match(miniprogramRoot, new RegExp(`^(\\./)?dist/${name}/?$`))
  }
})
