/**
 * Colours of src/styles/tokens.scss for what is no style sheet: the windows and the tab bar in
 * app.config, the tab icons, tests.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const SHEET = path.join(__dirname, '../src/styles/tokens.scss')

/** Colours that one rule of the sheet sets, by the token's name without dashes. */
export function readColours(selector: string): Record<string, string> {
  const sheet = readFileSync(SHEET, 'utf8')
  const body = sheet.slice(sheet.indexOf(selector)).split('{')[1]?.split('}')[0] ?? ''
  const found = [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)]
  return Object.fromEntries(found.map(([, name, value]) => [name, value]))
}

/** Of the constant WINDOW_COLOURS. In six digits: mini-programs know neither #rgb nor words. */
export function readWindowColours() {
  const colours = readColours('page,\n:root')
  const read = (token: string): string => {
    const colour = colours[token]
    if (colour === undefined) throw new Error(`tokens.scss has no colour --${token}`)
    return (colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour).toUpperCase()
  }
  return {
    ground: read('bg0'),
    window: read('bg1'),
    tabText: read('tab'),
    tabTextOn: read('tab-on'),
  }
}
