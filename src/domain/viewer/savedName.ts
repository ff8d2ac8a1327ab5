/** Name of a saved file: 墨光-云海仙鹤-0001, counted on this device. */
import { readItem, writeItem } from '@/platform/storage'
import { SAVED_NAME } from './texts'

const COUNT_KEY = 'savedCount'
const THEME_CHARS = 8
/** End of a first phrase. */
const END = /[，。、；！？,.;!?\n]/
/** Characters unsuitable in file names. */
const UNFIT = /[\p{C}\s\\/:*?"<>|#%&{}$'`@+=]/gu

/** The first words of a prompt, or a substitute. */
export function extractTheme(about: string): string {
  const first = about.trim().split(END)[0]?.replace(UNFIT, '') ?? ''
  return [...first].slice(0, THEME_CHARS).join('') || SAVED_NAME.unnamed
}

/** Each time another one. */
export function savedName(about: string): string {
  const before = readItem<number>(COUNT_KEY)
  const count = (typeof before === 'number' ? before : 0) + 1
  writeItem(COUNT_KEY, count)
  return SAVED_NAME.file(extractTheme(about), String(count).padStart(4, '0'))
}
