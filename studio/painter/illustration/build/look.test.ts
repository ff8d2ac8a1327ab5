import assert from 'node:assert/strict'
import { test } from 'node:test'
import { disc, form, line } from './form'
import { parseLook } from './look'

const OUTLINE = '0,0! 10,0! 10,10!'

test('a look in words draws what its object draws', () => {
  const colour = [0.5, 0.1, 20] as const
  assert.deepEqual(
    form(OUTLINE, colour, 'shadow plain alpha 0.4 blur 9'),
    form(OUTLINE, colour, { role: 'shadow', plain: true, alpha: 0.4, blur: 9 }),
  )
  assert.deepEqual(
    disc([0, 0], 4, colour, 'cloth relief 12'),
    disc([0, 0], 4, colour, { role: 'cloth', relief: 12 }),
  )
  assert.deepEqual(
    line(OUTLINE, 4, colour, 'detail even plain'),
    line(OUTLINE, 4, colour, { role: 'detail', pressure: 'even', plain: true }),
  )
})

test('words are read once', () => {
  assert.equal(parseLook('glow'), parseLook('glow'))
})
