import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readIntent } from './intent'

it('a portrait at a place or in a style shows a person there', () => {
  for (const [prompt, scene] of [
    ['夕阳海边人像，电影感', 'coast'],
    ['森林里的写真', 'forest'],
    ['雪山下的人像摄影', 'mountains'],
    ['向日葵人像', 'sunflower'],
    ['竹林古风写真', 'bamboo-grove'],
    ['雨夜人像', 'street'],
    ['雨夜里的女孩', 'street'],
    ['雨夜的剑客', 'grassland'],
  ] as const) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.family.id === 'people', prompt)
    const scenes = intent.setting?.map(({ meaning }) => meaning.value) ?? []
    assert.ok(scenes.includes(scene), `${prompt}: ${scenes.join()}`)
  }
  for (const prompt of ['赛博朋克风格虚拟头像，未来主义装扮', '咖啡馆人像', '赛博朋克头像']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.family.id === 'people', prompt)
  }
})

it('who is chosen for a portrait is before the blossom that it names', () => {
  for (const prompt of ['樱花人像', '桃花人像写真']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration' && intent.family.id === 'people', prompt)
    assert.ok(
      intent.brief.traits.some(({ slot }) => slot === 'backdrop'),
      prompt,
    )
  }
})

it('a quiet manner does not laugh', () => {
  for (const prompt of ['端庄的美人', '清冷少女', '优雅的女士', '知性女性', '沉稳的男人']) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    const faces = intent.brief.main.traits.filter(({ slot }) => slot === 'expression')
    assert.deepEqual(
      faces.map(({ value }) => value),
      ['calm'],
      prompt,
    )
  }
})

it('an avatar of a landscape stays a landscape', () => {
  for (const prompt of ['星空头像', '山水头像', '樱花头像'])
    assert.equal(readIntent(prompt).kind, 'landscape', prompt)
})

it('a place that is dressed up, or photographed, has no person before it', () => {
  for (const prompt of [
    '圣诞装扮的客厅',
    '万圣节装扮的街道',
    '新年装扮的家',
    '城市写真',
    '雪山写真',
  ]) {
    const intent = readIntent(prompt)
    assert.ok(intent.kind !== 'illustration' || intent.family.id !== 'people', prompt)
  }
})

it('clothes of tales and of the future are worn', () => {
  const clothes = (prompt: string): string[] => {
    const intent = readIntent(prompt)
    assert.ok(intent.kind === 'illustration', prompt)
    return intent.brief.main.traits.map(({ slot, value }) => `${slot}:${value}`)
  }
  assert.ok(clothes('修仙少年，玄色长衣').includes('look:guofeng'))
  assert.ok(clothes('修仙少年，玄色长衣').includes('clothes:robe'))
  for (const prompt of ['穿着未来感外套的少女', '科幻风格服装的男孩', '未来主义装扮的女孩'])
    assert.ok(clothes(prompt).includes('clothes:techwear'), prompt)
})
