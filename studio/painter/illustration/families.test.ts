import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { Random, hashText } from '../../lib/random'
import { STYLES } from '../slots'
import { PICTURE_SIZES } from '../sizes'
import type { Brief, Family, ThingWish } from './family'
import { type Form, type Illustration, STAGES, makeFrame } from './node'
import { castLight } from './light/cast'
import { EFFECTS, LIT } from './light/effects'
import { FAMILIES, familyOf } from './registry'
import golden from './golden.json'
import { ILLUSTRATORS } from './styles/registry'

const BRIEF: Omit<Brief, 'main'> = {
  ...{ others: [], texts: [], traits: [], time: null, season: null },
  ...{ weather: new Set(), moods: new Set(), tint: null },
}

function compose(family: Family, main: ThingWish, seed: number, [width, height] = [1024, 1024]) {
  const random = new Random(hashText(`family ${seed}`))
  const brief = { ...BRIEF, main }
  const frame = makeFrame(width, height)
  return family.compose({ brief, frame, random, style: 'flat', standsInSetting: false })
}

const wish = (id: string, more: Partial<ThingWish> = {}): ThingWish => ({
  ...{ id, count: null, traits: [] },
  ...more,
})

function everyForm(forms: readonly Form[]): Form[] {
  return forms.flatMap((form) => [form, ...everyForm(form.inside ?? [])])
}

/** Extent of everything that is neither ground nor setting, as a share of the frame's short side. */
function measureExtent({ layers, frame }: Illustration): number {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { stage, forms } of layers) {
    if (stage === 'ground' || stage === 'setting') continue
    for (const { rings } of forms) {
      for (const [x, y] of rings.flat()) {
        left = Math.min(left, Math.max(0, x))
        right = Math.max(right, Math.min(frame.width, x))
        top = Math.min(top, Math.max(0, y))
        bottom = Math.max(bottom, Math.min(frame.height, y))
      }
    }
  }
  return Math.max(right - left, bottom - top) / Math.min(frame.width, frame.height)
}

for (const family of FAMILIES) {
  describe(`the family of ${family.id}`, () => {
    const things = Object.keys(family.things)

    it('composes every thing at every ratio, a third of the picture or more, of sound forms', () => {
      for (const [i, id] of things.entries()) {
        const size = PICTURE_SIZES[i % PICTURE_SIZES.length] ?? { width: 1024, height: 1024 }
        const picture = compose(family, wish(id), i, [size.width, size.height])
        const extent = measureExtent(picture)
        assert.ok(extent > 0.33, `${id} fills ${extent.toFixed(2)} at ${size.width}×${size.height}`)
        for (const { stage, forms, name } of picture.layers) {
          assert.ok(STAGES.includes(stage))
          for (const { rings } of everyForm(forms)) {
            const broken = rings.flat().some(([x, y]) => !Number.isFinite(x + y))
            assert.ok(!broken, `${id}: ${name} holds a point that is no number`)
          }
        }
      }
    })

    it('draws the same for the same seed and another for another', () => {
      const id = things[0] ?? ''
      const print = (seed: number) => JSON.stringify(compose(family, wish(id), seed).layers)
      assert.equal(print(1), print(1))
      const seen = new Set(Array.from({ length: 8 }, (_, seed) => print(seed)))
      assert.ok(seen.size >= 6, `${seen.size} of 8 seeds differ`)
    })

    it('names every thing, in Chinese first', () => {
      for (const [id, words] of Object.entries(family.things)) {
        assert.equal(familyOf(id), family)
        assert.match(words.trim().split(/\s/)[0] ?? '', /\p{Script=Han}/u, id)
      }
    })

    it('suits styles that exist, each once', () => {
      assert.ok(family.styles.length >= 2)
      assert.equal(new Set(family.styles).size, family.styles.length)
      for (const style of family.styles) assert.ok(STYLES.includes(style))
    })
  })
}

describe('every style', () => {
  it('draws a thing of the first family with ink on the paper', () => {
    const [family] = FAMILIES
    if (!family) throw new Error('no family')
    const illustration = compose(family, wish(Object.keys(family.things)[0] ?? ''), 3, [96, 96])
    for (const style of STYLES) {
      const rgba = ILLUSTRATORS[style]({
        ...{ illustration, size: { width: 96, height: 96 }, random: new Random(1) },
        report: () => undefined,
      })
      const tones = new Set(Array.from({ length: 96 * 96 }, (_, i) => (rgba[i * 4] ?? 0) >> 4))
      assert.ok(tones.size >= 5, `${style} has ${tones.size} tones`)
    }
  })
})

describe('golden illustrations', () => {
  it('change their bytes only when the painter is changed on purpose', () => {
    const things = ['cat', 'girl', 'teapot', 'noodles', 'sailboat', 'poster']
    const size = { width: 128, height: 128 }
    const hash = (id: string, style: (typeof STYLES)[number]): string => {
      const family = familyOf(id)
      if (!family) throw new Error(`nobody draws ${id}`)
      const illustration = compose(family, wish(id), 2024, [128, 128])
      const random = new Random(2024)
      const rgba = ILLUSTRATORS[style]({ illustration, size, random, report: () => undefined })
      return createHash('sha256').update(rgba).digest('hex').slice(0, 16)
    }
    // every style twice, every thing four times
    const now: Record<string, string[]> = Object.fromEntries(
      STYLES.map((style, i) => [
        style,
        [0, 3].map((at) => hash(things[(i + at) % 6] ?? '', style)),
      ]),
    )
    const lights = createHash('sha256')
    for (const [i, effect] of EFFECTS.entries()) {
      const style = STYLES[i % STYLES.length] ?? 'flat'
      const main = wish('cat')
      const brief = { ...BRIEF, main, traits: [{ slot: LIT, value: effect }] }
      const family = familyOf('cat')
      if (!family) throw new Error('no family draws cat')
      const casting = { brief, family, layout: null, isOnPlace: false, style }
      const made = compose(family, main, 2024, [96, 96])
      const illustration = castLight(made, { ...casting, random: new Random(2024) })
      const small = { width: 96, height: 96 }
      const job = { illustration, size: small, random: new Random(2024), report: () => undefined }
      lights.update(ILLUSTRATORS[style](job))
    }
    now.lights = [lights.digest('hex').slice(0, 16)]
    if (process.env.UPDATE_GOLDEN) {
      const file = 'studio/painter/illustration/golden.json'
      return writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
    }
    assert.deepEqual(now, golden)
  })
})
