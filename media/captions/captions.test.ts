import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createRaster } from '../raster'
import { renderCaption, SUBTITLE } from './caption'
import { hasGlyph } from './fonts'
import { breakLines, splitUnbreakable, writable } from './layout'

const width = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? 0.5 : 1), 0)

describe('captions', () => {
  test('what the typeface lacks is left out, never drawn as a box', () => {
    assert.equal(writable('一杯咖啡 ☕，早安😀👨‍👩‍👧！'), '一杯咖啡 ，早安！')
    assert.equal(writable('😀\u200d\ufe0f \u0007'), '')
    assert.equal(writable('  a\n\n b '), 'a b')
    for (const letter of '永龘靐鼯é《》—…“”￥℃①Ω') {
      if (!hasGlyph(letter)) assert.ok(!writable(letter).includes(letter))
    }
    for (const letter of '墨光用算法作画，0123 Az。')
      assert.ok(letter === ' ' || hasGlyph(letter), letter)
  })

  test('lines break between characters, keep words whole and never begin with a comma', () => {
    assert.deepEqual(splitUnbreakable('看“你好”, OK吧。'), ['看', '“你', '好”,', ' ', 'OK', '吧。'])
    const lines = breakLines('风从海上来，吹过一整片芦苇，我们坐到天黑 until midnight。', 12, width)
    assert.ok(lines.length >= 3)
    for (const line of lines) {
      assert.ok(width(line) <= 12.5, line)
      assert.doesNotMatch(line, /^[，。]/)
    }
    assert.ok(lines.join(' ').includes('midnight'))
  })

  test('lines are about as long as each other', () => {
    const [first = '', second = ''] = breakLines('一二三四五六七八九十甲', 10, width)
    assert.ok(Math.abs(width(first) - width(second)) <= 2)
  })

  test('a caption is drawn above the label and inside the frame, also when it is far too long', () => {
    const size = { width: 180, height: 320 }
    for (const text of [
      '早安',
      '很长'.repeat(90),
      'Donaudampfschifffahrtsgesellschaft'.repeat(4),
    ]) {
      const frame = createRaster(size.width, size.height)
      renderCaption(text, size, SUBTITLE)?.draw(frame, 1)
      const rows = Array.from({ length: size.height }, (_, y) =>
        frame.rgba.subarray(y * size.width * 4, (y + 1) * size.width * 4).some((v) => v > 200),
      )
      assert.ok(rows.includes(true))
      assert.ok(rows.lastIndexOf(true) < size.height - 180 * 0.13)
    }
    assert.equal(renderCaption('😀', size, SUBTITLE), null)
  })
})
