import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { create } from 'fontkit'
import { Random } from '../../../lib/random'
import { type Oklch, linear } from '../build/fill'
import { fitArc } from './arc'
import { breakEvenly, splitVerses } from './breaks'
import { fitColumns } from './columns'
import { FACES, FACE_IDS } from './faces'
import { fitText, isWithin } from './fit'
import { faceFor, missingIn } from './font'
import { measureBox, shapeRun } from './glyphs'
import { brushed } from './ink'
import { READABLE, contrastOver, legible } from './legible'
import { findRefusal } from './refusal'
import { type SetText } from './setting'

const BOX = [100, 200, 700, 240] as const
/** 40 characters of a greeting, with marks. */
const LONG =
  '愿你眼里有光，心里有海，往后每一岁都值得庆祝；山高水长，来日方长，且听风吟，不负韶华吧。'

function written({ glyphs }: SetText): string {
  return glyphs.map(({ text }) => text).join('')
}

describe('the faces', () => {
  it('write what is asked, glyph by glyph, as the whole font file numbers its outlines', () => {
    const packages = createRequire(import.meta.url)
    const whole = create(
      readFileSync(
        packages.resolve(
          '@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2',
        ),
      ),
    )
    assert.ok(!('fonts' in whole))
    for (const character of '福祸春') {
      const [glyph] = shapeRun(character, 'brush')
      const box = whole.glyphForCodePoint(character.codePointAt(0) ?? 0).bbox
      assert.equal(glyph?.text, character)
      assert.ok(glyph.ink)
      // flattened curves stay within a thousandth of an em of the true outline
      assert.ok(Math.abs(glyph.ink.width - box.width / whole.unitsPerEm) < 0.002, character)
      assert.ok(Math.abs(glyph.ink.height - box.height / whole.unitsPerEm) < 0.002, character)
      assert.ok(Math.abs(glyph.ink.x - box.minX / whole.unitsPerEm) < 0.002, character)
      assert.ok(Math.abs(-glyph.ink.y - box.maxY / whole.unitsPerEm) < 0.002, character)
    }
  })

  it('draw 福 and 祸 differently in every face that has them', () => {
    for (const face of FACE_IDS) {
      if (missingIn(face, '福祸').length > 0) continue
      const [lucky, unlucky] = shapeRun('福祸', face)
      assert.notDeepEqual(lucky?.rings, unlucky?.rings, face)
    }
  })

  it('all open, and all end in a fallback that has any common character', () => {
    for (const face of FACE_IDS) {
      assert.deepEqual(missingIn(face, 'A1'), [], face)
      assert.ok(faceFor(face, '囍·龍馬，。'), face)
      assert.ok(FACES[face].fallback.length > 0, face)
    }
  })

  it('draw nothing for a space, whatever letters stand before it', () => {
    for (const face of FACE_IDS) {
      const text = missingIn(face, '夏日之夜').length === 0 ? '夏日 LIVE 之 夜' : 'LIVE in 2026'
      for (const glyph of shapeRun(text, face).filter(({ text: own }) => own.trim() === ''))
        assert.equal(glyph.ink, null, face)
    }
  })

  it('set a run with one missing character wholly in the fallback', () => {
    assert.deepEqual(missingIn('brush', '囍事'), ['囍'])
    assert.equal(fitText('囍事', { box: BOX, face: 'brush' }).face, 'song-heavy')
    assert.equal(fitText('喜事', { box: BOX, face: 'brush' }).face, 'brush')
  })
})

describe('fitting a text into a slot', () => {
  for (const face of ['brush', 'song', 'round', 'blocky', 'hei-heavy'] as const) {
    it(`never overflows with 1 to 40 characters of ${face}`, () => {
      for (let count = 1; count <= 40; count++) {
        const text = [...LONG].slice(0, count).join('')
        for (const lines of [1, 3]) {
          const set = fitText(text, { box: BOX, face, lines })
          assert.ok(isWithin(set.box, BOX), `${count} characters on ${lines} lines`)
          assert.equal(written(set), text)
        }
        const set = fitColumns(text, { box: BOX, face, columns: 8 })
        assert.ok(isWithin(set.box, BOX), `${count} characters in columns`)
        assert.equal(written(set), text)
      }
    })
  }

  it('centres by ink in both directions', () => {
    const set = fitText('一', { box: BOX, face: 'brush', size: 200 })
    assert.ok(Math.abs(set.box.x + set.box.width / 2 - 450) < 0.01)
    assert.ok(Math.abs(set.box.y + set.box.height / 2 - 320) < 0.01)
  })

  it('breaks into lines where that makes the letters larger', () => {
    const set = fitText('春江潮水连海平，海上明月共潮生', {
      box: [0, 0, 500, 500],
      face: 'song',
      lines: 4,
    })
    assert.ok(set.lines.length > 1)
    const single = fitText('春江潮水连海平，海上明月共潮生', {
      box: [0, 0, 500, 500],
      face: 'song',
    })
    assert.ok(set.size > single.size)
  })

  it('leaves no punctuation at the head of a line and no word cut', () => {
    for (let count = 2; count < 9; count++) {
      for (const line of breakEvenly(`${LONG}《新春》Happy New Year 2026`, count)) {
        assert.doesNotMatch(line, /^[，。；》]/u)
        assert.doesNotMatch(line, /《$/u)
      }
    }
    assert.deepEqual(breakEvenly('Happy Birthday', 2), ['Happy', 'Birthday'])
    assert.deepEqual(breakEvenly('Birthday', 3), ['Birthday'])
    assert.deepEqual(splitVerses('床前明月光，疑是地上霜。'), ['床前明月光', '疑是地上霜'])
  })

  it('refuses by a sentence what no face can write, and too much', () => {
    assert.match(findRefusal(['生日快乐🎂']) ?? '', /写不出「🎂」/u)
    assert.match(findRefusal(['长'.repeat(121)]) ?? '', /最多写 120 个字/u)
    assert.equal(findRefusal(['生日快乐', 'Happy 2026!', '囍', '龍馬精神']), null)
    assert.throws(() => fitText('🎂', { box: BOX, face: 'song' }), { name: 'LetteringError' })
  })
})

describe('columns', () => {
  const middle = (points: SetText['glyphs'][number]) => {
    const box = measureBox(points.rings)
    assert.ok(box)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  it('run down and follow each other from right to left', () => {
    const { glyphs } = fitColumns('床前明月光\n疑是地上霜', {
      box: [0, 0, 400, 800],
      face: 'brush',
    })
    const spots = glyphs.map(middle)
    for (let i = 1; i < 5; i++) {
      assert.ok((spots[i]?.y ?? 0) > (spots[i - 1]?.y ?? 0))
      assert.ok(Math.abs((spots[i]?.x ?? 0) - (spots[0]?.x ?? 0)) < 0.01)
    }
    assert.ok((spots[5]?.x ?? 0) < (spots[0]?.x ?? 0), 'the second column is left of the first')
    assert.ok(Math.abs((spots[5]?.y ?? 0) - (spots[0]?.y ?? 0)) < 0.01)
  })

  it('put a comma into the upper right of its cell, by the font or by hand', () => {
    for (const face of ['song', 'brush'] as const) {
      const { glyphs, size } = fitColumns('春，风', { box: [0, 0, 200, 600], face })
      const [before, comma, after] = glyphs.map(middle)
      assert.ok(before && comma && after)
      const centre = (before.y + after.y) / 2
      assert.ok(comma.x > before.x + size * 0.1, `${face}: to the right`)
      assert.ok(comma.y < centre, `${face}: above the middle`)
    }
  })
})

describe('an arc', () => {
  it('keeps its reading direction above and below', () => {
    for (const side of ['top', 'bottom'] as const) {
      const slot = {
        centre: [500, 500],
        radius: 300,
        size: 60,
        span: 2,
        face: 'hei',
        side,
      } as const
      const xs = fitArc('山野户外', slot).glyphs.map(({ rings }) => measureBox(rings)?.x ?? NaN)
      assert.deepEqual(
        [...xs].sort((a, b) => a - b),
        xs,
        side,
      )
    }
  })
})

describe('ink and colour', () => {
  it('tremble by the seed alone', () => {
    const set = fitText('福', { box: BOX, face: 'brush' })
    assert.deepEqual(brushed(set, new Random(3)), brushed(set, new Random(3)))
    assert.notDeepEqual(brushed(set, new Random(3)).glyphs, brushed(set, new Random(4)).glyphs)
  })

  it('can be read on every ground, gradients included', () => {
    const greys: Oklch[] = Array.from({ length: 11 }, (_, i) => [i / 10, 0.02, 200])
    for (const ground of [...greys, linear([0, 0], [1, 1], [0.9, 0.05, 90], [0.75, 0.1, 50])]) {
      for (const wished of [
        [0.6, 0.2, 30],
        [0.2, 0.05, 260],
        [0.9, 0.1, 90],
      ] as Oklch[]) {
        assert.ok(contrastOver(legible(wished, [ground]), [ground]) >= READABLE)
      }
    }
    assert.deepEqual(legible([0.2, 0, 0], [[1, 0, 0]]), [0.2, 0, 0], 'what can be read stays')
  })
})
