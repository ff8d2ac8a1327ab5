import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ICONS, SMALL_ICONS } from './paths'
import { iconSheet } from './sheet'

test('the drawn style sheet is that of the paths: run config/drawTabIcons.ts after a change', () => {
  expect(readFileSync(path.join(__dirname, 'icons.scss'), 'utf8')).toBe(iconSheet())
})

test('every icon has a mask, and the small ones a heavier one', () => {
  const sheet = iconSheet()
  for (const name of Object.keys(ICONS)) expect(sheet).toContain(`.mg-icon--${name} {`)
  for (const name of SMALL_ICONS) expect(sheet).toContain(`.mg-icon--${name}.mg-icon--small {`)
})
