import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readIntent } from '../../intent/intent'
import { planPicture } from '../../planning/plan-picture'
import { placeGroup } from '../people/layout'
import { familyOf } from '../registry'
import { Random } from '../../../lib/random'
import { makeFrame } from '../node'
import { ISLAND_TRAITS } from './floating-island'

function readIllustration(prompt: string) {
  const intent = readIntent(prompt)
  assert.ok(intent.kind === 'illustration', prompt)
  return intent
}

const readPicture = (prompt: string) =>
  planPicture({ prompt, negativePrompt: '', style: 'flat', seed: 3, width: 256, height: 256 })
    .reading

function compose(prompt: string) {
  const { brief, family } = readIllustration(prompt)
  const made = family.compose({
    ...{ brief, frame: makeFrame(400, 400), random: new Random(4), style: 'flat' },
    standsInSetting: false,
  })
  return { brief, made }
}

const names = (prompt: string): string[] => compose(prompt).made.layers.map(({ name }) => name)

describe('places and tables of prompts', () => {
  it('draw a courtyard and a market, and somebody in them', () => {
    for (const [prompt, place] of [
      ['雪夜 小院', 'courtyard'],
      ['农家小院', 'courtyard'],
      ['菜市场', 'stalls'],
      ['糖人摊', 'stalls'],
      ['夜晚的医院', 'hospital'],
      ['秋天的校园', 'school'],
      ['火车站', 'station'],
      ['高铁站', 'station'],
      ['火车站前', 'station'],
      ['railway station', 'station'],
      ['地铁站', 'metro-station'],
      ['站台', 'metro-station'],
      ['秋天的银杏大道', 'ginkgo-avenue'],
      ['林荫道', 'avenue'],
      ['东京塔', 'tokyo-tower'],
      ['广州塔夜景', 'canton-tower'],
      ['带烟囱的房子', 'country-house'],
      ['带篱笆的小木屋', 'country-house'],
      ['开满雏菊的草地', 'daisy-field'],
    ] as const)
      assert.equal(compose(prompt).brief.main.id, place, prompt)
    assert.equal(compose('菜市场里的老奶奶').brief.place?.id, 'stalls')
    assert.equal(compose('操场上的小学生').brief.place?.id, 'school')
    assert.ok(names('雪夜 小院').includes('weather'))
  })

  it('have a smoking chimney, a fence and a garden around a house', () => {
    const { layers } = compose('冒着炊烟的小房子').made
    const parts = new Set(layers.flatMap(({ forms }) => forms.map(({ part }) => part)))
    for (const part of ['chimney', 'smoke', 'fence', 'bush', 'door', 'roof'] as const)
      assert.ok(parts.has(part), part)
    assert.equal(compose('女孩坐在雏菊花田里').brief.place?.id, 'daisy-field')
    assert.ok(names('童话小屋，下雪').includes('weather'))
  })

  it('float in the sky with what is named, and report the rest', () => {
    for (const [prompt, id, traits, ignored] of [
      ['浮空岛屿', 'floating-island', [], []],
      ['悬浮在空中的城市', 'sky-city', [], []],
      ['漂浮在空中的岛屿城堡，瀑布从边缘落下', 'sky-castle', ['falls:yes'], []],
      ['浮空岛，东方宫殿', 'floating-island', ['carries:palace'], []],
      ['浮空岛上的小屋', 'sky-cottage', [], []],
      ['a castle on a floating island', 'sky-castle', [], []],
      ['a floating city above the clouds', 'sky-city', [], []],
      ['天空之城，彩虹', 'sky-city', [], ['彩虹']],
      ['雏菊花田，瀑布', 'daisy-field', [], ['瀑布']],
    ] as const) {
      const { brief, reading } = readIllustration(prompt)
      assert.equal(brief.main.id, id, prompt)
      const found = brief.main.traits.map(({ slot, value }) => `${slot}:${value}`)
      assert.deepEqual(found, traits, prompt)
      assert.deepEqual(reading.ignored, ignored, prompt)
    }
    const water = (prompt: string): number => {
      const island = compose(prompt).made.layers.find(({ name }) => name === 'island')
      return (
        island?.forms.filter(({ role, fill }) => role === 'glass' && 'kind' in fill).length ?? 0
      )
    }
    assert.equal(water('天空之城，瀑布'), 3)
    assert.ok(water('天空之城') < 3)
    for (const prompt of ['浮空岛，小屋', '天空城堡，小屋']) {
      const forms = compose(prompt).made.layers.flatMap((one) => one.forms)
      assert.ok(
        forms.some(({ part }) => part === 'chimney'),
        prompt,
      )
    }
    assert.equal(compose('天空之城里的女孩').brief.place?.id, 'sky-city')
  })

  it('are seen from roofs and balconies, with whom the prompt names', () => {
    for (const [prompt, id, place] of [
      ['正午城市天台，白衬衫人物俯视街道', 'person', 'rooftop'],
      ['楼顶的少年看夕阳', 'boy', 'rooftop'],
      ['小朋友在阳台种植物', 'child', 'balcony'],
      ['城市天台，夜晚', 'rooftop', undefined],
      ['现代简约风格的室内设计', 'living-room', undefined],
      ['厨房装修效果图', 'kitchen', undefined],
      ['悬浮在云端的东方仙侠城市', 'sky-palace', undefined],
      ['校园樱花', 'cherry-school', undefined],
      ['暴雨夜中的乡村祠堂', 'ancestral-hall', undefined],
      ['花店里的女孩', 'girl', 'flower-shop'],
      ['街角的面包店，夜晚', 'bakery', undefined],
      ['热带海岛，航拍视角', 'tropical-island', undefined],
      ['鸟瞰海岸线', 'coast-from-above', undefined],
    ] as const) {
      const { brief } = readIllustration(prompt)
      assert.equal(brief.main.id, id, prompt)
      assert.equal(brief.place?.id, place, prompt)
    }
    assert.ok(names('热带海岛，航拍视角').includes('palms'))
    for (const prompt of ['海岛航拍，椰林，小船', '祠堂，灯笼', '阳台，盆栽', '花店，橱窗'])
      assert.deepEqual(readIllustration(prompt).reading.ignored, [], prompt)
    for (const prompt of ['阳台上的猫', '猫，阳台', '露台上的女孩'])
      assert.deepEqual(readPicture(prompt).ignored, [], prompt)
    assert.ok(!names('热带海岛').includes('palms'))
    assert.ok(names('樱花飞舞的校园').includes('petals'))
    assert.ok(!names('秋天的校园').includes('petals'))
  })

  it('have the walls, the roof and the beds that are said of a house', () => {
    const { brief, reading } = readIllustration('小洋房，粉色外墙，尖顶，小花坛')
    const traits = brief.main.traits.map(({ slot, value, tint }) => [slot, value, tint].join(':'))
    assert.deepEqual(traits, ['wall::pink', 'roof:pointed:', 'garden:yes:'])
    assert.deepEqual(reading.ignored, [])
    const beds = (prompt: string): number =>
      compose(prompt)
        .made.layers.flatMap(({ forms }) => forms)
        .filter(({ part }) => part === 'bush').length
    assert.ok(beds('小洋房，花坛') > beds('小洋房'))
  })

  it('leave the words for what an island carries to landscapes that have none', () => {
    for (const words of Object.values(ISLAND_TRAITS))
      for (const word of words.split(' '))
        assert.notEqual(readIntent(word.replaceAll('_', ' ')).kind, 'declined', word)
    for (const prompt of ['小木屋', '瀑布飞流直下', '云雾环绕'])
      assert.equal(readIntent(prompt).kind, 'landscape', prompt)
  })

  it('put what is done at a table on one before those who do it', () => {
    for (const prompt of ['两个老人下象棋', '妈妈包饺子', '女孩切菜', '三个朋友打麻将']) {
      const layers = compose(prompt).made.layers
      assert.equal(layers.at(-1)?.name, 'table', prompt)
      assert.ok((layers.at(-1)?.forms.length ?? 0) > 5, prompt)
    }
    assert.ok(!names('女孩看书').includes('table'))
    for (const prompt of ['抚琴的古风女子', '弹古筝的女孩', '穿着围裙做蛋糕的女孩']) {
      const intent = readIntent(prompt)
      assert.deepEqual(intent.reading.ignored, [], prompt)
      const table = compose(prompt).made.layers.at(-1)
      assert.equal(table?.name, 'table', prompt)
      const hands = table?.forms.filter(({ role }) => role === 'skin').length ?? 0
      assert.equal(hands > 0, !prompt.includes('蛋糕'), prompt)
    }
  })

  it('have a path where one is named and no place is', () => {
    const intent = readIntent('左边一座小屋，右边一条小路')
    assert.ok(intent.kind === 'landscape')
    const { picture } = planPicture({
      ...{ prompt: '左边一座小屋，右边一条小路', negativePrompt: '', style: 'flat' },
      ...{ width: 128, height: 128, seed: 2 },
    })
    assert.ok(picture.kind === 'landscape' && picture.scene.slots.scene === 'grassland')
  })

  it('show what each of two holds', () => {
    const { made } = compose('两个女孩看书')
    const people = made.layers.filter(({ thing }) => thing?.startsWith('main'))
    assert.equal(new Set(people.map(({ thing }) => thing)).size, 2)
    const origins = people.flatMap(({ origin }) => (origin ? [origin] : []))
    // hands are 400 units below the pit of the neck
    for (const { y, scale } of origins) assert.ok(y + 400 * scale < 1000, `${y} ${scale}`)
    assert.equal(placeGroup([], makeFrame(400, 400), false).length, 0)
    assert.ok(familyOf('courtyard'))
  })
})
