import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paintPicture, type PaintRequest } from '../paint'
import { readIntent } from './intent'
import { fromMessage, toMessage } from './message'

/** As it comes out of another thread. */
const sent = (prompt: string, negativePrompt = '') =>
  fromMessage(structuredClone(toMessage(readIntent(prompt, negativePrompt))))

const request = (prompt: string): PaintRequest => ({
  ...{ prompt, negativePrompt: '', style: 'flat', width: 96, height: 96, seed: 7 },
})

test('an illustration arrives as it was read', () => {
  for (const prompt of [
    '海边穿汉服的少女和白色的小狗，黄昏，下雪，温暖',
    '海报，写着“春日音乐会”',
    '教室里的女孩',
    '红色的跑车',
  ]) {
    const intent = readIntent(prompt)
    assert.equal(intent.kind, 'illustration', prompt)
    assert.deepEqual(sent(prompt), intent)
  }
  assert.notDeepEqual(sent('女孩和狗'), sent('女孩和狗', '狗'))
})

test('a landscape, and what nobody can draw, is left to the painter of landscapes', () => {
  for (const prompt of ['云海，仙鹤', '皮卡丘', '']) assert.equal(sent(prompt), null, prompt)
})

test('what was read is painted, and nothing is read again', () => {
  const cat = paintPicture(request('橘猫'))
  const told = paintPicture(request('不必再读'), undefined, sent('橘猫'))
  assert.deepEqual(told.rgba, cat.rgba)
  assert.deepEqual(told.reading, cat.reading)
  const hills = request('云海，仙鹤')
  assert.deepEqual(paintPicture(hills, undefined, null).rgba, paintPicture(hills).rgba)
})
