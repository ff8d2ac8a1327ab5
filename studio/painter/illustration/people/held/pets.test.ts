import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../../../../lib/random'
import { readIntent } from '../../../intent/intent'
import { type Form, makeFrame } from '../../node'
import { hex } from '../colours'
import { PEOPLE } from '../family'

/** Colours of all forms of the picture of a prompt, as text. */
function listFills(prompt: string): ReadonlySet<string> {
  const intent = readIntent(prompt, '')
  if (intent.kind !== 'illustration') throw new Error(`${prompt} is no illustration`)
  const composing = { brief: intent.brief, frame: makeFrame(1, 1), style: 'flat' as const }
  const made = PEOPLE.compose({ ...composing, random: new Random(5), standsInSetting: false })
  const fills = (forms: readonly Form[]): string[] =>
    forms.flatMap(({ fill, inside }) => [JSON.stringify(fill), ...fills(inside ?? [])])
  return new Set(made.layers.flatMap(({ forms }) => fills(forms)))
}

const has = (prompt: string, colour: string) => listFills(prompt).has(JSON.stringify(hex(colour)))

test('a held pet has the fur that the words name, whatever the figure wears', () => {
  assert.ok(has('女孩抱着黑猫', '#45424c'))
  assert.ok(has('女孩抱着橘猫', '#e8a860'))
  assert.ok(has('戴红帽子的女孩抱着橘猫', '#e8a860'))
  assert.ok(has('女孩抱着灰猫', '#9aa0ab'))
  assert.ok(has('抱着棕色小狗的男孩', '#7a5540'))
  assert.ok(!has('女孩抱着白猫', '#9aa0ab'))
})
