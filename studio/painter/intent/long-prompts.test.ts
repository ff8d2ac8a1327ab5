import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildForecast } from './forecast'
import { readIntent } from './intent'

function read(prompt: string) {
  const intent = readIntent(prompt)
  assert.equal(intent.kind, 'illustration', prompt)
  if (intent.kind !== 'illustration') throw new Error(prompt)
  const { brief, setting } = intent
  const traits = brief.main.traits.map(({ slot, value, tint }) =>
    [slot, value, ...(tint ? [tint] : [])].join(':'),
  )
  return { brief, traits, wishes: setting?.map(({ meaning }) => meaning.value) ?? [] }
}

const hasTrait = (prompt: string, trait: string): void =>
  assert.ok(read(prompt).traits.includes(trait), `${prompt}: ${read(prompt).traits.join(' ')}`)

describe('the subject of several clauses', () => {
  const SUBJECTS: readonly (readonly [prompt: string, id: string])[] = [
    // a place first, then who is counted and described
    ['清晨的海边，一位穿着白色连衣裙的长发少女赤脚走在沙滩上，远处有一座灯塔', 'girl'],
    ['一座古老的石桥横跨在小溪上，桥上站着一个撑着油纸伞的女子，细雨', 'woman'],
    ['画面左侧是一棵大树，右侧站着一位穿汉服的少女，背景是明月', 'girl'],
    ['深秋的公园小路上铺满落叶，一对老夫妻手牵手散步', 'old-couple'],
    // an occasion first
    ['森林里的下午茶派对，一只穿着西装的狐狸坐在桌旁', 'fox'],
    // a colour of what covers it, or what is far, is no other subject
    ['一只金毛犬在草地上奔跑，它的毛发在阳光下闪闪发光', 'dog'],
    ['一个女孩坐在草地上，远处是雪山', 'girl'],
    ['实验室里，一位科学家正在观察发光的试管', 'scientist'],
    ['一群企鹅站在冰山上，远处是极光', 'penguin'],
    // a room stays what it is of
    ['客厅一角，沙发上放着两个绿色抱枕，旁边是一盏落地灯，室内设计', 'living-room'],
  ]
  for (const [prompt, id] of SUBJECTS)
    it(`${prompt} → ${id}`, () => assert.equal(read(prompt).brief.main.id, id))

  it('stays small where the words say that it is far away', () => {
    for (const prompt of ['远处，一位渔夫在湖上', '一座雪山，远处有一个穿红衣的女孩'])
      assert.equal(readIntent(prompt).kind, 'landscape', prompt)
  })

  it('keeps a mystical tree a tree', () => {
    const { kind, subject } = readIntent('一棵巨大的生命之树，树下有一头小鹿')
    assert.deepEqual([kind, subject], ['landscape', '树'])
  })
})

describe('properties in later clauses', () => {
  it('gives the colour of fur, scales and feathers to their bearer', () => {
    assert.equal(read('一条小龙坐在金币上，绿色的鳞片').brief.main.tint, 'green')
    assert.equal(read('一只鹦鹉，羽毛是蓝色的').brief.main.tint, 'blue')
  })

  it('leaves the colour of the sky and of what is behind to those', () => {
    for (const prompt of ['一只狐狸坐在紫色的晚霞下', '一只兔子站在月球表面，身后是蓝色的地球'])
      assert.equal(read(prompt).brief.main.tint, undefined, prompt)
  })

  it('gives all of them what 都 says', () => {
    const { brief, traits } = read('一只小狗和一只橘猫坐在圣诞树前，都戴着红色的圣诞帽')
    const [cat] = brief.others
    assert.ok(traits.includes('wears:santa-hat:red'))
    assert.deepEqual(
      cat?.traits.filter(({ slot }) => slot === 'wears'),
      [{ slot: 'wears', value: 'santa-hat', tint: 'red' }],
    )
  })

  it('puts what is laid down around an animal in no paws', () => {
    const { brief, traits } = read('一只橘猫趴在窗台上，旁边放着一本翻开的书')
    assert.ok(traits.every((trait) => !trait.startsWith('hold')))
    assert.deepEqual(
      brief.others.map(({ id }) => id),
      ['book'],
    )
  })

  it('gives a role its age, and the young of a kind its coat', () => {
    hasTrait('一位老教授在书桌前写字', 'age:elder')
    assert.ok(!read('女孩在老街上').traits.includes('age:elder'))
    const [cub] = read('一只北极熊妈妈带着两只小熊走在冰原上').brief.others
    assert.ok(cub?.traits.some(({ slot, value }) => slot === 'coat' && value === 'white'))
  })

  it('holds a spear, and what is leafed through', () => {
    hasTrait('手持长矛的骑士', 'hold:spear')
    hasTrait('少年在图书馆里翻阅书籍', 'hold:book')
  })
})

describe('the place behind a subject', () => {
  it('keeps a meadow green before snowy mountains', () => {
    const intent = readIntent('一只小狗在草地上奔跑，背景是远处的雪山')
    const winter = intent.kind === 'illustration' ? intent.setting : null
    assert.ok(winter?.some(({ meaning, isOfPeaks }) => meaning.value === 'winter' && isOfPeaks))
  })

  it('is that of which a part is named, and the shop where something is arranged', () => {
    assert.equal(read('一位女医生站在医院走廊里').brief.place?.id, 'hospital-corridor')
    assert.equal(read('一位女孩在花店里整理鲜花').brief.place?.id, 'flower-shop')
  })

  it('is a room around a sofa in the sun', () => {
    assert.ok(read('一只猫在红色的沙发上睡觉，阳光照在它身上').wishes.includes('interior'))
  })

  it('is a street for who is on one, and seats around who plays in a stadium', () => {
    assert.ok(read('一个小男孩在雨后的街道上踩水坑').wishes.includes('street'))
    hasTrait('足球运动员在体育场上射门', 'backdrop:seats')
  })
})

describe('words that are no second thing', () => {
  it('takes a table top for no noodles, a car body for no car, and herbs on a dish for no tree', () => {
    for (const prompt of [
      '一杯草莓奶昔放在木质桌面上',
      '红色跑车，金色的光线洒在车身上',
      '一碗牛肉面，上面撒着葱花和香菜',
    ])
      assert.deepEqual(read(prompt).brief.others, [], prompt)
  })

  it('reports a wedding and its couple once', () => {
    assert.deepEqual(read('中式婚礼，新郎新娘身穿红色喜服').brief.others, [])
  })

  it('is not declined for a manner of Japan', () => {
    const { understood, declined } = buildForecast('日系氧气少女，夏日街角')
    assert.deepEqual([understood.includes('少女'), declined], [true, null])
  })
})
