import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Family, ThingWish } from '../illustration/family'
import { IntentReader, readIntent } from './intent'
import { paintPicture } from '../paint'

/** Words as the real families have them, and nothing to draw. */
function family(
  id: string,
  { takesSetting, ...tables }: Pick<Family, 'things' | 'traits' | 'takesSetting'>,
): Family {
  return {
    ...{ id, takesSetting, ...tables, styles: ['flat', 'soft', 'ink'] },
    compose() {
      throw new Error(`${id} is only read`)
    },
  }
}

const SAMPLE_FAMILIES: readonly Family[] = [
  family('people', {
    takesSetting: true,
    things: {
      girl: '女孩 少女 小女孩 女子 girl woman young_woman',
      boy: '男孩 少年 男人 boy man',
      family: '一家三口 家庭 family',
    },
    traits: {
      'hair:': '头发 发色 hair',
      'hair:long': '长发 long_hair',
      'eyes:': '眼睛 eyes',
      'wears:hanfu': '汉服 hanfu',
      'wears:dress': '裙子 连衣裙 dress',
      'wears:sailor': '水手服',
      'accessory:hat': '帽子 hat',
      'accessory:scarf': '围巾 scarf',
      'face:smile': '微笑 smiling',
      'holds:cat': '猫',
    },
  }),
  family('animals', {
    takesSetting: true,
    things: {
      cat: '猫 小猫 猫咪 cat',
      'orange-cat': '橘猫',
      dog: '狗 小狗 dog puppy',
      rabbit: '兔子 小兔子 rabbit',
      fox: '狐狸 fox',
      gull: '海鸥',
    },
    traits: {
      'coat:siamese': '暹罗猫',
      'accessory:scarf': '围巾 scarf',
      'accessory:hat': '帽子 hat',
      'accessory:glasses': '戴眼镜',
    },
  }),
  family('things', {
    takesSetting: false,
    things: { car: '汽车 跑车 car', cup: '马克杯 杯子 cup mug', case: '手机壳', hat: '帽子 hat' },
    traits: {},
  }),
  family('food', {
    takesSetting: false,
    things: { hotpot: '火锅 hotpot', cake: '蛋糕 cake' },
    traits: {},
  }),
  family('design', { takesSetting: false, things: { poster: '海报 poster' }, traits: {} }),
]

const reader = new IntentReader(SAMPLE_FAMILIES)

function shown({ id, count, tint, traits }: ThingWish): string {
  const said = traits.map(({ slot, value, tint: own }) => `${slot}:${value}${own ? `=${own}` : ''}`)
  return [`${id}${count === null ? '' : `#${count}`}`, ...(tint ? [tint] : []), ...said].join(' ')
}

/** `girl#2 pink hair:long=red + dog "text" @scene` for illustrations; `landscape`; `!word`. */
function read(prompt: string, negative = ''): string {
  const intent = reader.read(prompt, negative)
  if (intent.kind === 'declined') return `!${intent.unknown}`
  if (intent.kind === 'landscape') return 'landscape'
  const { brief, setting } = intent
  const place = setting?.find(({ meaning }) => meaning.slot === 'scene')
  return [
    [brief.main, ...brief.others].map(shown).join(' + '),
    ...brief.texts.map((text) => `"${text}"`),
    ...(place ? [`@${place.meaning.value}`] : []),
  ].join(' ')
}

const RULES: Readonly<Record<string, readonly (readonly [prompt: string, read: string])[]>> = {
  'the first noun that is no place and describes no other is the subject': [
    ['窗台上的猫', 'cat @interior'],
    ['海边有一只小狗', 'dog#1 @coast'],
    ['雪地里奔跑的狐狸', 'fox @snow-field'],
    ['抱着猫的女孩', 'girl holds:cat'],
    ['女孩站在海边', 'girl @coast'],
    ['猫站在雪地里', 'cat @snow-field'],
    ['猫的海报', 'poster + cat'],
    ['a fox in the forest', 'fox#1 @forest'],
    ['portrait of a young woman, sunset beach', 'girl#1 @coast'],
  ],
  'a place that stands alone first is the setting of a thing that is told of': [
    ['森林，一只戴帽子的小兔子', 'rabbit#1 accessory:hat @forest'],
    ['夕阳下的大海和海鸥', 'landscape'],
    ['赛博朋克城市夜景', 'landscape'],
  ],
  'a small or distant thing stays in its landscape': [
    ['远处的一只猫', 'landscape'],
    ['草原，小小的猫', 'landscape'],
  ],
  'colours, counts and clothes belong to their noun': [
    ['粉色头发的女孩', 'girl hair:=pink'],
    ['头发是粉色的女孩', 'girl hair:=pink'],
    ['两只兔子', 'rabbit#2'],
    ['3只兔子', 'rabbit#3'],
    ['女孩，二次元', 'girl'],
    ['红色的跑车', 'car red'],
    ['一只戴着红围巾的橘猫坐在窗台上看雪', 'orange-cat#1 orange accessory:scarf=red @interior'],
    ['戴红帽子的女孩和白色的小狗', 'girl accessory:hat=red + dog white'],
    [
      '一个女孩，粉色长发，蓝眼睛，穿着白裙子，微笑',
      'girl#1 hair:long=pink eyes:=blue wears:dress=white face:smile',
    ],
    ['a girl with pink hair and a red dress', 'girl#1 hair:=pink wears:dress=red'],
  ],
  'compounds stay whole': [
    ['穿水手服的女孩', 'girl wears:sailor'],
    ['红色手机壳', 'case red'],
    ['火锅', 'hotpot'],
    ['马克杯', 'cup'],
    ['一只暹罗猫', 'cat#1 coat:siamese'],
    ['小狗表情图', 'dog'],
    ['一家三口', 'family'],
    ['一家三口在海边', 'family @coast'],
    ['美人鱼', '!美人鱼'],
    ['小红书', '!小红书'],
    ['外星人', '!外星人'],
    ['烟花', 'landscape'],
  ],
  'texts are taken letter by letter': [
    ['海报，标题“春日音乐会”，5月1日', 'poster theme:music "春日音乐会" "5月1日"'],
    ['写着生日快乐的蛋糕', 'cake "生日快乐"'],
    ['poster with the text "Hello World"', 'poster "Hello World"'],
    ['海报《春分》', 'poster "春分"'],
  ],
  'what nobody draws is declined': [
    ['恐龙化石', '!恐龙化石'],
    ['特朗普在海边散步', '!特朗普'],
    ['皮卡丘', '!皮卡丘'],
    ['变形金刚，城市', '!变形金刚'],
    ['Pikachu in the forest', '!Pikachu'],
    ['红色连衣裙和蔡徐坤', '!蔡徐坤'],
    ['红色连衣裙', '!连衣裙'],
  ],
  'words of quality are no nouns': [
    ['唯美，高清，8k, masterpiece', 'landscape'],
    ['电影质感，氛围感，少女，大师作品', 'girl'],
    ['masterpiece, best quality, a cat, 8k', 'cat#1'],
    ['猫咪头像', 'cat'],
  ],
}

for (const [rule, cases] of Object.entries(RULES)) {
  test(rule, () => {
    for (const [prompt, expected] of cases) assert.equal(read(prompt), expected, prompt)
  })
}

test('a negative prompt takes things away, the subject too', () => {
  assert.equal(read('女孩和小狗', '小狗'), 'girl')
  assert.equal(read('女孩，不要狗'), 'girl')
  assert.equal(read('湖边的猫', '猫'), 'landscape')
})

describe('what is declined', () => {
  test('is offered the nearest thing in its place first, then its place', () => {
    const intent = reader.read('哈士奇在雪地里')
    assert.ok(intent.kind === 'declined')
    assert.deepEqual(intent.alternatives.slice(0, 3), ['狗在雪地里', '雪地'])
  })

  test('is never offered what would be declined again', () => {
    for (const prompt of ['变形金刚', '恐龙化石', '量子纠缠', '特朗普在海边', 'Batman']) {
      const intent = reader.read(prompt)
      assert.ok(intent.kind === 'declined', prompt)
      assert.ok(intent.alternatives.length > 0, prompt)
      for (const other of intent.alternatives)
        assert.notEqual(reader.read(other).kind, 'declined', `${prompt}: ${other}`)
    }
  })
})

test('the reading names what the illustration shows and what it does not', () => {
  const { reading } = reader.read('一只戴着红围巾的狐狸在量子计算机前，雪夜，高清')
  assert.deepEqual(reading.understood, ['红围巾的狐狸', '雪夜'])
  assert.ok(reading.ignored.join('').includes('量子'))
  assert.ok(!reading.ignored.includes('高清'))
})

describe('words in the picture', () => {
  test('a letter that is a thing too is both', () => {
    for (const prompt of ['福字', '一个大大的福字，红底']) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      assert.equal(intent.brief.main.id, 'fu')
      assert.deepEqual(intent.brief.texts, ['福'])
    }
  })

  test('a text that no typeface has is declined by what is wrong with it', () => {
    const intent = readIntent('贺卡，写着“生日快乐🎂”')
    assert.ok(intent.kind === 'declined')
    assert.match(intent.refusal ?? '', /写不出「🎂」/u)
    assert.deepEqual(intent.alternatives, ['贺卡，写着“生日快乐”'])
    const drawn = readIntent('贺卡，写着“生日快乐”')
    assert.ok(drawn.kind === 'illustration')
  })
})

describe('what public lists of prompts showed to be misread', () => {
  const readMain = (prompt: string): string | null => {
    const intent = readIntent(prompt)
    return intent.kind === 'illustration' ? intent.brief.main.id : null
  }

  test('an age is no old person, unless it is one', () => {
    assert.equal(readMain('a 30-year-old woman in a red coat'), 'woman')
    assert.equal(readMain('a 70-year-old woman'), 'grandmother')
    assert.equal(readMain('a 6-year-old girl'), 'little-girl')
  })

  test('who looks at the camera holds none', () => {
    const intent = readIntent('a woman looking at the camera')
    assert.ok(intent.kind === 'illustration')
    assert.deepEqual(intent.brief.main.traits, [])
  })

  test('somebody after a style is the subject', () => {
    assert.equal(readMain('赛博朋克 女性 雨夜 特写'), 'woman')
  })

  test('an expression that is only described is not the subject', () => {
    assert.equal(readMain('一个有卷发、神情自信、穿着亮黄色夹克的女生'), 'girl')
  })

  test('what a picture shows is its subject: 一张画着柯基的油画', () => {
    assert.equal(readMain('一张画着柯基的油画'), 'corgi')
    assert.equal(readMain('书封设计展示了一个未来派边境'), 'book-cover')
  })

  test('who does something to a described thing is the subject, not the thing', () => {
    assert.equal(readMain('一位女士享受着杯中温暖的茶'), 'woman')
  })

  test('a person is named after an unknown word: the subject, and the word is missed', () => {
    const intent = readIntent('直播间，月下美女跳舞')
    assert.ok(intent.kind === 'illustration')
    assert.equal(intent.brief.main.id, 'woman')
    assert.ok(intent.reading.ignored.includes('直播间'))
    assert.equal(readIntent('一个直播间，月下美女跳舞').kind, 'declined')
  })

  test('one person named twice is one person', () => {
    const others = (prompt: string): string[] => {
      const intent = readIntent(prompt)
      return intent.kind === 'illustration' ? intent.brief.others.map(({ id }) => id) : ['?']
    }
    assert.deepEqual(others('年轻女子，苗族女孩，阳光明媚'), [])
    assert.deepEqual(others('一位女性漫步在公园中，画面描绘真实人物'), [])
    assert.deepEqual(others('穿着男士衬衫的女人'), [])
    assert.deepEqual(others('女孩，男孩，海边'), ['boy'])
    assert.deepEqual(others('一个女孩，两个男孩'), ['boy'])
    assert.deepEqual(others('女孩和女孩'), ['girl'])
  })

  test('a boat with gulls and no place is at sea, which is not said to be missing', () => {
    const findPlace = (prompt: string) => {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'illustration', prompt)
      return intent.setting?.find(({ meaning }) => meaning.slot === 'scene')?.meaning.value
    }
    assert.equal(findPlace('海上帆船，海鸥'), 'sea')
    assert.equal(findPlace('帆船，海鸥'), 'sea')
    assert.equal(findPlace('女孩，海鸥'), 'grassland')
    const size = { width: 96, height: 96 }
    const request = {
      prompt: '海上帆船，海鸥',
      negativePrompt: '',
      style: 'flat',
      seed: 3,
    } as const
    assert.deepEqual(paintPicture({ ...request, ...size }).reading.ignored, [])
  })

  test('where people sit is the place for an animal', () => {
    const intent = readIntent('一只可爱的猫坐在草地上')
    assert.ok(intent.kind === 'illustration')
    assert.ok(intent.setting?.some(({ meaning }) => meaning.value === 'grassland'))
    assert.deepEqual(intent.reading.ignored, [])
  })

  test('a name of a style may end in 风格, and a sense of smell is a flower', () => {
    assert.deepEqual(readIntent('国潮风格海报').reading.ignored, [])
    assert.notEqual(readIntent('梅花香自苦寒来').kind, 'declined')
    assert.equal(readMain('3D渲染，小猫'), 'cat')
  })

  test('a head word that is not drawn stays out of the sentence of an alternative', () => {
    const offers = (prompt: string): readonly string[] => {
      const intent = readIntent(prompt)
      return intent.kind === 'declined' ? intent.alternatives : []
    }
    assert.ok(offers('一只沾满露珠的洋葱眼睛').every((other) => !other.includes('湖的')))
    assert.ok(offers('美食探店视频，面前堆满火锅').includes('火锅'))
    assert.ok(offers('唐仕女俑').includes('仕女'))
    assert.ok(offers('给我画个头像').every((other) => other.includes('头像')))
    assert.ok(!offers('赤壁怀古').includes('茶壶'))
  })
})

describe('what is no picture to paint', () => {
  test('a sentence that changes a picture is declined with a word on the tools', () => {
    const edits = [
      '修复图片上的划痕和污渍',
      '融合两张图的纹理和色彩',
      '更换店铺招牌为新店名',
      '让这个角色做跳跃的动作',
      '把背景换成海边',
      '在这件衬衫上添加条纹图案',
      '保持同样的角色,但将背景改为海滩日落',
    ]
    for (const prompt of edits) {
      const intent = readIntent(prompt)
      assert.ok(intent.kind === 'declined', prompt)
      assert.match(intent.refusal ?? '', /修改已有的图片/, prompt)
    }
    for (const prompt of ['融合中西元素的茶室', '让我们想象一座雪山', '给妈妈的生日贺卡'])
      assert.notEqual(readIntent(prompt).kind, 'declined', prompt)
  })

  test('a head without a drawing is not replaced by a word that describes it', () => {
    for (const prompt of [
      '一只发光的赛博朋克风格机器猫，站在城市天际线前',
      '时钟的指针化作飞鸟，在黄昏的天空中盘旋',
      '用于水下控制的魔法活塞',
      '圣巴西利亚歌剧院',
    ])
      assert.equal(readIntent(prompt).kind, 'declined', prompt)
  })

  test('a thing that names a style is not the subject', () => {
    const intent = readIntent('青花瓷风格，一只猫在追蝴蝶')
    assert.equal(intent.kind === 'illustration' && intent.brief.main.id, 'cat')
  })
})
