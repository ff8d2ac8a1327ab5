import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readIntent } from '../../intent/intent'
import { hasTint } from '../../palettes/tints'
import { type Oklch, computeArea } from '../../geometry'
import type { Form } from '../node'
import { FAMILIES } from '../registry'
import { drawIcon, findOwnColour } from './draw'
import { readDrawn } from './drawn/read'
import { readIcon } from './icon'
import { isEmoji } from './things'

const THINGS = FAMILIES.flatMap((family) =>
  Object.entries(family.things).filter(([id]) => isEmoji(id)),
)
const iconFor = (id: string): string => id.replace('emoji-', '')

const spread = ({ rings }: Form): number => rings.reduce((sum, ring) => sum + computeArea(ring), 0)

describe('things drawn by icons', () => {
  test('are drawn whole, on their foot, of filled shapes alone', () => {
    assert.ok(THINGS.length > 480, `${THINGS.length} things`)
    for (const [id] of THINGS) {
      const { forms, width, height, foot } = drawIcon(iconFor(id))
      assert.ok(forms.length > 0 && Math.max(width, height) > 250, id)
      const ys = forms.flatMap(({ rings }) => rings.flatMap((ring) => ring.map(([, y]) => y)))
      assert.ok(Math.abs(Math.max(...ys)) < 0.001, `${id} is on y = 0`)
      assert.ok(Math.abs(foot.x) + foot.radius < width, id)
      assert.ok(
        forms.some(({ role }) => role === 'body'),
        id,
      )
    }
  })

  test('are what each of their words asks for', () => {
    const missed = THINGS.flatMap(([id, words]) =>
      words.split(' ').flatMap((word) => {
        const intent = readIntent(word.replaceAll('_', ' '))
        const found = intent.kind === 'illustration' ? intent.brief.main.id : intent.kind
        return found === id ? [] : [`${word}: ${found}, not ${id}`]
      }),
    )
    assert.deepEqual(missed, [])
  })

  test('take a named colour where they have their own, and keep the rest', () => {
    const fills = drawIcon('basketball', 'blue').forms.map(({ fill }) => fill)
    const before = readIcon('basketball').map(({ fill }) => fill)
    const own = findOwnColour('basketball')
    for (const [i, fill] of fills.entries()) {
      assert.ok(!('kind' in fill))
      if (before[i] === own) assert.ok(hasTint(fill, 'blue'))
      else assert.deepEqual(fill, before[i])
    }
    assert.ok(before.includes(own) && before.some((fill) => fill !== own))
  })

  test('are white or black all over where that is said', () => {
    for (const [tint, isSeen] of [
      ['white', ([lightness]: Oklch) => lightness > 0.78],
      ['black', ([lightness]: Oklch) => lightness < 0.45],
    ] as const)
      for (const icon of ['ant', 'backpack', 'kangaroo']) {
        const dyed = drawIcon(icon, tint).forms
        const largest = dyed.reduce((a, b) => (spread(b) > spread(a) ? b : a)).fill
        assert.ok(!('kind' in largest) && isSeen(largest), `${tint} ${icon}`)
      }
  })

  test('an icon of our own has a path for each row, kind and mirrored shape of its lines', () => {
    // ovals are rows of one line there; two lines of the dragon fruit are mirrored
    assert.equal(readDrawn('lychee')?.length, 13)
    assert.equal(readDrawn('dragon-fruit')?.length, 16)
    assert.equal(readDrawn('soccer-ball'), null)
  })

  test('an unknown icon is an error with its name', () => {
    assert.throws(() => readIcon('no-such-icon'), /no-such-icon/)
  })
})
