import { planBatch } from '@contract/batch'
import { insertSlot, listSlots, mayBeBatch } from './detect'

test.each([
  ['{红|蓝}伞', true],
  ['｛红｜蓝｝伞', true],
  ['{红|}伞', true],
  ['{|红}伞', true],
  ['{红}伞', false],
  ['{|}伞', false],
  ['{ | }伞', false],
  ['红|蓝', false],
  ['{红|蓝伞', false],
  ['雪山\n湖', false],
])('%s is a batch: %s, as the parser reads it', (text, isBatch) => {
  expect(mayBeBatch(text, false)).toBe(isBatch)
  expect(listSlots(text)).toEqual(planBatch(text, false).slots)
})

test('lines are prompts only when that is switched on and there are several', () => {
  expect(mayBeBatch('雪山\n\n湖', true)).toBe(true)
  expect(mayBeBatch('雪山\n ', true)).toBe(false)
})

test('a slot is made of what is selected, at the caret or at the end', () => {
  expect(insertSlot('红伞', [0, 1])).toBe('{红|}伞')
  expect(insertSlot('红伞', [1, 1])).toBe('红{|}伞')
  expect(insertSlot('红伞', null)).toBe('红伞{|}')
})
