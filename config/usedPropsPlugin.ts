import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'

type Props = Readonly<Record<string, string>>

interface MiniPlatform {
  /** Absent on H5. */
  template?: { modifyCompProps?: (component: string, props: Props) => Props }
}

const SOURCE = /\.tsx?$/
const ELSEWHERE = /\.(h5|test)\.tsx?$/

/** Every word of the mini-programs' source, in small letters; `aria-label` is `arialabel`. */
function readWords(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const read = files.filter((file) => SOURCE.test(file) && !ELSEWHERE.test(file))
  return new Set(
    read.flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8').toLowerCase()
      return text.replaceAll('aria-', 'aria').match(/\w+/g) ?? []
    }),
  )
}

/**
 * The name a template's attribute has in JSX, in small letters: `bindtouchstart` is `ontouchstart`,
 * `scroll-top` is `scrolltop`.
 */
function nameInJsx(attribute: string): string {
  return attribute
    .replace(/^bind:?/, 'on')
    .replaceAll('-', '')
    .toLowerCase()
}

/**
 * Of the attributes Taro writes into the templates of a mini-program, keeps those whose name is a
 * word of the source. A component has up to seventy and the views that have children are written a
 * dozen times; a bound event without a listener is still sent to the logic layer for each scroll.
 * Numbers of attributes in what is sent to the view stay, so the run time needs no change.
 */
export default (ctx: IPluginContext) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: MiniPlatform) {
      // A watched build would not see a word that is typed later.
      if (platform.template === undefined || process.env.NODE_ENV === 'development') return
      const words = readWords(path.resolve(__dirname, '../src'))
      platform.template.modifyCompProps = (_component, props) =>
        Object.fromEntries(
          Object.entries(props).filter(([attribute]) => words.has(nameInJsx(attribute))),
        )
    },
  })
}
