/** Sheets, goods and grounds that name nothing in particular, and dishes by how they are cooked. */
import { strict as assert } from 'node:assert'
import { describe, it } from 'node:test'
import { readIntent } from './intent'

const read = (prompt: string) => {
  const found = readIntent(prompt, '', [], 3)
  return found.kind === 'illustration' ? found : null
}
const nameMain = (prompt: string): string | undefined => read(prompt)?.brief.main.id

describe('a poster that announces nothing', () => {
  it('shows a theme, and writes nothing that is not said', () => {
    for (const prompt of ['一张海报', '帮我生成一张海报图', '海报设计', '给我画一张好看的海报']) {
      const found = read(prompt)
      assert.match(found?.chosen?.subject ?? '', /海报$/u, prompt)
      assert.ok(
        found?.brief.main.traits.some(({ slot }) => slot === 'theme'),
        prompt,
      )
    }
    assert.deepEqual(read('一张海报')?.brief.texts, [])
    assert.equal(read('音乐会海报')?.chosen, undefined)
  })

  it('of a book shows a scene of its kind', () => {
    assert.match(read('史诗奇幻书封，神秘氛围')?.chosen?.subject ?? '', /城堡/u)
    assert.match(read('科幻小说封面')?.chosen?.subject ?? '', /宇航员|未来城市/u)
  })
})

describe('an empty surface', () => {
  it('is of its material', () => {
    for (const [prompt, id] of [
      ['白色大理石台面背景，金色点缀', 'marble'],
      ['木质桌面背景', 'boards'],
      ['布料背景', 'cloth'],
      ['喜庆背景', 'feast'],
      ['照片墙', 'photo-wall'],
    ] as const)
      assert.equal(nameMain(prompt), id, prompt)
  })
})

describe('what is cooked', () => {
  it('is the dish that is nearest, and no living fish', () => {
    for (const [prompt, id] of [
      ['红烧鲳鱼', 'fish-dish'],
      ['清蒸石斑鱼', 'fish-dish'],
      ['香煎带鱼', 'fish-dish'],
      ['爆炒里脊片', 'pepper-pork'],
      ['葱爆羊肉', 'pepper-pork'],
    ] as const) {
      const found = read(prompt)
      assert.equal(found?.brief.main.id, id, prompt)
      assert.equal(found?.reading.substituted?.[0]?.word, prompt)
    }
  })
})

describe('goods', () => {
  it('are read in words of trade', () => {
    for (const [prompt, id] of [
      ['咖啡包装设计', 'coffee-pack'],
      ['茶叶包装', 'tea-pack'],
      ['古法缠花团扇', 'round-fan'],
      ['钻头', 'drill-bit'],
      ['青蟹', 'crab'],
    ] as const)
      assert.equal(nameMain(prompt), id, prompt)
    assert.equal(read('蓝色牛仔裤 平铺')?.layout, 'product')
    assert.ok(read('生成一张电商主图，突出商品质感')?.chosen)
    assert.notEqual(nameMain('极简科技品牌横幅插画'), 'calligraphy')
    assert.equal(nameMain('书法横幅'), 'calligraphy')
  })
})
