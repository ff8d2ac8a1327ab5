/** Clothes, number and kind of persons that the words around them give. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Brief } from '../illustration/family'
import { isAnime } from '../illustration/people/crop'
import { paintPicture } from '../paint'
import { readIntent } from './intent'

function briefFor(prompt: string): Brief {
  const intent = readIntent(prompt)
  if (intent.kind !== 'illustration') throw new Error(prompt)
  return intent.brief
}

function readMain(prompt: string): { id: string; count: number | null; traits: string[] } {
  const { id, count, traits } = briefFor(prompt).main
  return { id, count, traits: traits.map(({ slot, value }) => `${slot}:${value}`) }
}

test('persons of old times wear what was worn then', () => {
  for (const prompt of [
    '古代庭院里的女子',
    '古风庭院，樱花树下，一位白衣女子',
    '明代书房里一位男子',
  ])
    assert.ok(readMain(prompt).traits.includes('look:guofeng'), prompt)
  for (const prompt of [
    '唐代遗址前的女孩',
    '古风庭院里穿毛衣的女孩',
    '庭院里的女子',
    '古代街市里的厨师',
  ])
    assert.ok(!readMain(prompt).traits.includes('look:guofeng'), prompt)
})

test('who meet or part are two', () => {
  assert.equal(readMain('古代庭院中的人物相遇').count, 2)
  assert.equal(readMain('海边的人物').count, null)
})

test('a character is of the world that is named', () => {
  assert.match(readMain('奇幻角色设计').id, /^(?:wizard|elf)$/)
  assert.equal(readMain('赛博朋克角色').id, 'cyber')
})

test('elders of old times keep their age', () => {
  const { id, traits } = readMain('古代课堂里的老人')
  assert.equal(id, 'ancient-man')
  assert.ok(traits.includes('age:elder'))
})

test('agents and detectives are people of their own', () => {
  assert.equal(readMain('一名特工在雨夜里').id, 'agent')
  assert.equal(readMain('雨夜里的侦探').id, 'detective')
  assert.ok(readMain('女间谍').traits.includes('sex:f'))
})

test('hair has the shade that its word gives', () => {
  assert.ok(readMain('浅栗色头发的少女').traits.includes('haircolour:light-chestnut'))
  assert.ok(readMain('酒红色头发的女孩').traits.includes('haircolour:wine'))
})

test('mages of an element have it in their hands, and mecha armour is of its own', () => {
  assert.ok(readMain('一位穿着红色长袍的火系魔法师').traits.includes('hold:flame'))
  assert.ok(readMain('冰系法师').traits.includes('hold:frost'))
  assert.ok(readMain('雷系魔法师').traits.includes('hold:bolt'))
  assert.equal(readMain('赛博朋克机甲少女').id, 'mecha-girl')
})

test('an anime is seen near enough for its eyes', () => {
  const { main } = briefFor('穿着蓝色连衣裙的女孩站在樱花树下，动漫风格')
  assert.ok(isAnime(main))
  assert.ok(!isAnime(briefFor('穿着蓝色连衣裙的女孩站在樱花树下').main))
})

test('an astronaut who looks at something keeps the helmet, and is not said to look away', () => {
  const request = { negativePrompt: '', style: 'flat', width: 256, height: 256, seed: 3 } as const
  for (const prompt of ['一个宇航员在火星看日落', '宇航员背影，星空']) {
    const { understood, ignored } = paintPicture({ ...request, prompt }).reading
    assert.ok(understood.join(' ').includes('宇航员'), prompt)
    assert.match(ignored.join(' '), /看|背影/, prompt)
  }
  assert.deepEqual(paintPicture({ ...request, prompt: '女孩看日落' }).reading.ignored, [])
})
