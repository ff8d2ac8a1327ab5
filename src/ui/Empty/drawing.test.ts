import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWINGS, drawingSheet } from './drawing'

test('the style sheet is drawn from these lines', () => {
  expect(readFileSync(join(__dirname, 'drawings.scss'), 'utf8')).toBe(drawingSheet())
})

test('an empty page, a failed one and an update look different', () => {
  const pictures = Object.values(DRAWINGS).map((lines) => lines.join())
  expect(new Set(pictures).size).toBe(3)
})
