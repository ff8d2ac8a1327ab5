import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../../../../lib/random'
import { readIntent } from '../../../intent/intent'
import { type Form, makeFrame } from '../../node'
import type { Coat } from '../../animals/coat'
import { PETS } from '../../animals/species/pets'
import { PEOPLE } from '../family'

/** All forms of the picture of a prompt. */
function listForms(prompt: string): Form[] {
  const intent = readIntent(prompt, '')
  if (intent.kind !== 'illustration') throw new Error(`${prompt} is no illustration`)
  const composing = { brief: intent.brief, frame: makeFrame(1, 1), style: 'flat' as const }
  const made = PEOPLE.compose({ ...composing, random: new Random(5), standsInSetting: false })
  const all = (forms: readonly Form[]): Form[] =>
    forms.flatMap((form) => [form, ...all(form.inside ?? [])])
  return made.layers.flatMap(({ forms }) => all(forms))
}

const listFills = (prompt: string) =>
  new Set(listForms(prompt).map(({ fill }) => JSON.stringify(fill)))
const listParts = (prompt: string) => new Set(listForms(prompt).map(({ part }) => part))

const has = (prompt: string, { base }: Coat) => listFills(prompt).has(JSON.stringify(base))
const { cat, dog } = PETS

test('a held pet has the fur that the words name, whatever the figure wears', () => {
  assert.ok(has('女孩抱着黑猫', cat.coats.black))
  assert.ok(has('女孩抱着橘猫', cat.coats.orange))
  assert.ok(has('戴红帽子的女孩抱着橘猫', cat.coats.orange))
  assert.ok(has('女孩抱着灰猫', cat.coats.grey))
  assert.ok(has('抱着棕色小狗的男孩', dog.coats.chocolate))
  assert.ok(!has('女孩抱着白猫', cat.coats.grey))
})

test('the parts of a held pet are not those of the figure', () => {
  assert.ok(listParts('女孩抱着猫').has('hair'))
  assert.ok(!listParts('女孩抱着猫').has('whiskers'))
})
