import type { Family } from '../illustration/family'

/** Families for tests of the reading: words as the real ones have them, and nothing to draw. */
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

export const SAMPLE_FAMILIES: readonly Family[] = [
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
