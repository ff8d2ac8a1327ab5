import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideSlots } from './decide'
import { pickStyle } from './deciding/style'
import { parsePrompt } from './parse'
import { Random } from '../lib/random'
import type { Slots } from './slots'

function decide(prompt: string, negativePrompt = '', seed = 1): Slots {
  const wishes = parsePrompt(prompt).wishes
  return decideSlots(wishes, parsePrompt(negativePrompt).wishes, new Random(seed))
}

test('the scene nearest to the viewer wins and the others stay known', () => {
  const slots = decide('星空下的湖')
  assert.equal(slots.scene, 'lake')
  assert.ok(slots.also.has('night-sky'))
  assert.equal(slots.time, 'night')
})

test('a scene that shows another around it is the one', () => {
  assert.equal(decide('一个宁静的湖泊，周围是雪山和森林').scene, 'lake')
  assert.equal(decide('公园里散步的人，远处是城市的轮廓').scene, 'garden')
})

test('snow on far mountains brings no winter to a green land', () => {
  for (const prompt of ['草原，远处雪山', '雪山下的绿色草原', '草原全景，针叶林，连绵雪山']) {
    const { scene, season, snowPeaks } = decide(prompt)
    assert.deepEqual([scene, season, snowPeaks], ['grassland', null, true], prompt)
  }
  assert.equal(decide('冬天的草原，雪山').season, 'winter')
  assert.equal(decide('雪山').season, 'winter')
})

test('a place that only a style brings yields to one that is named', () => {
  assert.equal(decide('赛博朋克').scene, 'city')
  assert.equal(decide('赛博朋克风格的森林').scene, 'forest')
  assert.equal(decide('水墨山水画').scene, 'lake')
})

test('one low house among plants is large, and of several none is', () => {
  const findHouse = (prompt: string) =>
    decide(prompt).subjects.find(({ id }) => /^(?:cabin|cottage|pavilion)$/.test(id))
  for (const prompt of ['森林里的小木屋', '湖边的亭子', '被绿树环绕的小木屋'])
    assert.equal(findHouse(prompt)?.size, 'large', prompt)
  for (const prompt of ['山间几间小木屋', '小木屋旁的鹿'])
    assert.equal(findHouse(prompt)?.size, undefined, prompt)
})

test('a subject without a scene brings its own', () => {
  assert.equal(decide('灯塔').scene, 'coast')
  assert.equal(decide('锦鲤').scene, 'lake')
})

test('seasons and hours follow from what is asked for', () => {
  assert.equal(decide('梅花').season, 'winter')
  assert.equal(decide('樱花').season, 'spring')
  assert.equal(decide('孔明灯').time, 'night')
  assert.equal(decide('月亮').time, 'night')
})

test('the negative prompt takes subjects, lights and weather away', () => {
  const slots = decide('湖 月亮 帆船 雪', '月亮，帆船, snow')
  assert.deepEqual(slots.subjects, [])
  assert.equal(slots.lights.size, 0)
  assert.equal(slots.weather.size, 0)
  assert.ok(slots.denied.has('light:moon'))
})

test('a denied scene is not chosen', () => {
  for (let seed = 0; seed < 30; seed++) {
    assert.notEqual(decide('不要海', '', seed).scene, 'sea')
    assert.ok(!['sea', 'mountains'].includes(decide('', '海，山', seed).scene))
    assert.notEqual(decide('灯塔', '海', seed).scene, 'sea')
  }
  assert.equal(decide('海 山', '海').scene, 'mountains')
})

test('a mood changes the hour, an hour in the prompt stands', () => {
  for (let seed = 0; seed < 10; seed++) {
    assert.ok(['dawn', 'sunset'].includes(decide('温暖的湖', '', seed).time))
    assert.equal(decide('温暖的湖，夜晚', '', seed).time, 'night')
  }
})

test('a later count corrects an earlier mention', () => {
  assert.deepEqual(decide('仙鹤，三只仙鹤').subjects, [{ id: 'crane', count: 3 }])
})

test('the same words and seed decide the same', () => {
  assert.deepEqual(decide('一幅画', '', 7), decide('一幅画', '', 7))
})

test('an automatic style keeps a named light, colour and season', () => {
  for (const prompt of ['画一个海边日落', '温馨的森林木屋', '日出，湖泊', '春天的花园', '蝴蝶'])
    for (let seed = 0; seed < 20; seed++) {
      const style = pickStyle(decide(prompt, '', seed), new Random(seed))
      assert.ok(!['pencil', 'ink', 'blue-green'].includes(style), `${prompt}: ${style}`)
    }
})

test('a medium says more than 极简', () => {
  assert.equal(decide('极简主义水墨山水画').style, 'ink')
  assert.equal(decide('极简山水').style, 'minimal')
})

test('a sunset without a place has an open horizon', () => {
  for (let seed = 0; seed < 20; seed++)
    assert.match(decide('一张日落壁纸', '', seed).scene, /^(sea|coast|lake|grassland)$/)
})

test('the colour of an unknown thing is none of the picture', () => {
  assert.equal(decide('石板路上散落着金黄色的树叶，风车，蓝天').tint, null)
  assert.equal(decide('金黄色的湖').tint, 'gold')
})

test('one thing that is counted before any place is large', () => {
  assert.equal(decide('一座灯塔，海边').subjects[0]?.size, 'large')
  assert.equal(decide('海边，一座灯塔').subjects[0]?.size, undefined)
  assert.equal(decide('一座小小的灯塔').subjects[0]?.size, 'small')
})

test('flowers of an interior are in a vase, and towers of a castle its own', () => {
  const list = (prompt: string): string[] => decide(prompt).subjects.map(({ id }) => id)
  assert.deepEqual(list('窗台上的花'), ['vase'])
  assert.deepEqual(list('童话城堡，高耸的塔楼'), ['castle'])
  assert.deepEqual(list('山水与红色塔楼'), ['pagoda'])
  for (const prompt of ['城堡和古塔', '城堡和宝塔'])
    assert.deepEqual(list(prompt), ['castle', 'pagoda'], prompt)
  assert.deepEqual(list('城堡和寺庙'), ['castle', 'temple'])
  // of 山水 the water too
  assert.equal(decide('中国传统山水画，山峦叠嶂').scene, 'lake')
})
