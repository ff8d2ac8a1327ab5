import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Target } from '../dialect'

/** Fields of `wx` that are not functions. */
const OBJECTS = new Set(['cloud', 'env', 'router', 'worklet'])

const findFolder = (name: string) => dirname(require.resolve(`${name}/package.json`))

/** Names of the functions and constants that type files declare. */
function declaredBy(files: string[]): string[] {
  const declaration = /^\s*(?:export |declare )*(?:function|const|let|var) ([A-Za-z_]\w*)/gm
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name]) => name ?? ''),
  )
  return [...new Set(found)]
}

function alipayNames(): string[] {
  const folder = join(findFolder('@mini-types/my'), 'types')
  return declaredBy(['lib.my.d.ts', 'lib.my.extra.d.ts'].map((file) => join(folder, file)))
}

function douyinNames(): string[] {
  const folder = findFolder('@douyin-microapp/typings')
  const files = readdirSync(join(folder, 'api'), { recursive: true }).map((file) => `api/${file}`)
  const declared = [...files, 'types/api.d.ts'].filter((file) => file.endsWith('.d.ts'))
  // Documented, and left out of its types.
  const untyped = ['getNetworkType']
  return [...declaredBy(declared.map((file) => join(folder, file))), ...untyped]
}

/** Calls that WeChat added after QQ, which publishes no types, had taken its names over. */
const NEWER_THAN_QQ =
  /^(chooseMedia|getWindowInfo|getDeviceInfo|getAppBaseInfo|getSystemSetting|requestVirtualPayment|onNeedPrivacyAuthorization|openPrivacyContract|getPrivacySetting)$/

/**
 * Names of the functions that the official typings give the client: what is not here does not exist
 * on a phone either.
 */
export function readApiNames(target: Target = 'weapp'): string[] {
  if (target === 'tt') return douyinNames()
  if (target === 'alipay') return alipayNames()
  const names = wechatNames()
  return target === 'qq' ? names.filter((name) => !NEWER_THAN_QQ.test(name)) : names
}

function wechatNames(): string[] {
  const root = findFolder('miniprogram-api-typings')
  const source = readFileSync(join(root, 'types/wx/lib.wx.api.d.ts'), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  )
  const start = source.indexOf('    interface Wx {')
  const body = source.slice(start, source.indexOf('\n    }\n', start))
  const names = [...body.matchAll(/^ {8}(?:readonly )?([A-Za-z_]\w*)\??\s*[(:<]/gm)].map(
    (match) => match[1] ?? '',
  )
  return [...new Set(names)].filter((name) => !OBJECTS.has(name))
}
