import { existsSync } from 'node:fs'
import { join } from 'node:path'

export type Target = 'weapp' | 'qq' | 'tt' | 'alipay'

/** Format of a client's packages. */
export interface Dialect {
  target: Target
  /** The global object with the client's calls. */
  client: 'wx' | 'qq' | 'tt' | 'my'
  /** Extensions of a page's template and style sheet, and of scripts that templates run. */
  template: string
  style: string
  script: string
}

const DIALECTS: readonly Dialect[] = [
  { target: 'weapp', client: 'wx', template: 'wxml', style: 'wxss', script: 'wxs' },
  { target: 'qq', client: 'qq', template: 'qml', style: 'qss', script: 'wxs' },
  { target: 'tt', client: 'tt', template: 'ttml', style: 'ttss', script: 'sjs' },
  { target: 'alipay', client: 'my', template: 'axml', style: 'acss', script: 'sjs' },
]

/** By the style sheet of the whole app; a package without one is WeChat's. */
export function detectDialect(root: string): Dialect {
  const found = DIALECTS.find(({ style }) => existsSync(join(root, `app.${style}`)))
  return found ?? (DIALECTS[0] as Dialect)
}

/** Attributes of Alipay in WeChat's words: `onTap` is `bindtap`. */
function translateEvents(text: string): string {
  return text.replace(/\s(on|catch)([A-Z]\w*)=/g, (_, how: string, event: string) => {
    return ` ${how === 'on' ? 'bind' : 'catch'}${event.toLowerCase()}=`
  })
}

/** A template in WeChat's words, which the vendor's compiler reads. */
export function translateTemplate(text: string, { target, template, script }: Dialect): string {
  if (target === 'weapp') return text
  const files = text
    .replaceAll(`.${template}"`, '.wxml"')
    .replaceAll(`.${script}"`, '.wxs"')
    .replace(/\b(qq|tt|a):(?=[a-z])/g, 'wx:')
    .replace(/<sjs\b/g, '<wxs')
    .replace(/<import-sjs name="(\w+)" from=/g, '<wxs module="$1" src=')
  return target === 'alipay' ? translateEvents(files) : files
}

/** A script of templates, which Alipay writes as a module of the language. */
export function translateScript(text: string, { target }: Dialect): string {
  return target === 'alipay' ? text.replace(/^\s*export default/m, 'module.exports =') : text
}

interface AlipayWindow {
  defaultTitle?: string
  navigationBarTitleText?: string
}

interface AlipayApp {
  window?: AlipayWindow
  tabBar?: { items?: { pagePath: string; name: string; icon?: string; activeIcon?: string }[] }
}

/** app.json or a page's in WeChat's words. */
export function translateJson(json: object, { target }: Dialect): object {
  if (target !== 'alipay') return json
  const { window, tabBar, ...rest } = json as AlipayApp & AlipayWindow
  const titled = (one: AlipayWindow) => ({ ...one, navigationBarTitleText: one.defaultTitle ?? '' })
  return {
    ...('defaultTitle' in rest ? titled(rest) : rest),
    ...(window && { window: titled(window) }),
    ...(tabBar?.items && {
      tabBar: {
        ...tabBar,
        list: tabBar.items.map(({ pagePath, name, icon, activeIcon }) => ({
          pagePath,
          text: name,
          iconPath: icon,
          selectedIconPath: activeIcon,
        })),
      },
    }),
  }
}
