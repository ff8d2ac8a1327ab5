import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readIntent } from './intent/intent'
import { paintPicture, readPicture } from './paint'
import { STYLES } from './slots'

/** Prompt | style (own: that of the prompt) and seed | words that are in the picture | words that are not | of these the vital ones. */
const PICTURES = `
  暴风雨中的大海 | flat 1 | 暴风雨 大海 | |
  闪电划过草原 | minimal 2 | 闪电 草原 | |
  流星雨下的情侣 | ukiyoe 2 | 流星雨 情侣 | |
  双彩虹，小猫 | neon 3 | 双彩虹 猫 | |
  小屋前的猫 | flat 3 | 小屋 猫 | |
  极光下的雪山 | soft 3 | 极光 雪山 | |
  极光，雪地里的小狗 | flat 4 | 极光 雪地 小狗 | |
  微风中的柳树 | ink 5 | 柳树 | 微风 |
  雪山下的湖，清晨 | papercut 6 | 雪山 湖 清晨 | |
  海上日落，灯塔 | flat 7 | 海上 日落 灯塔 | |
  水墨山水，一叶扁舟 | soft 15 | 一叶扁舟 | 水墨山水 |
  月亮和乌云，大海 | ink 17 | 月亮 乌云 大海 | |
  瀑布，彩虹 | papercut 18 | 瀑布 彩虹 | |
  草原上的马，白云 | flat 19 | 草原 马 | 白云 |
  海底的鲸鱼，夜晚 | minimal 20 | 鲸鱼 夜晚 | 海底 |
  窗边的猫，下雨 | soft 21 | 窗边的猫 下雨 | |
  雪夜里的小屋 | flat 22 | 雪夜 小屋 | |
  城市里的竹林 | papercut 24 | 城市 | 竹林 |
  沙漠，大海，雪山 | flat 25 | 大海 雪山 | 沙漠 |
  荷塘月色 | minimal 26 | 荷塘月色 | |
  太阳照在冰川上 | soft 27 | 太阳 冰川 | |
  抽象图案，冬天 | ink 29 | | 图案 冬天 | | 抽象
  奔跑的女孩 | flat 31 | 奔跑的女孩 | |
  微笑的长发女孩 | minimal 32 | 微笑的长发女孩 | |
  穿红裙子的女孩，头像 | soft 33 | 女孩 | 红裙子 | | 头像
  穿运动鞋的女孩，半身像 | flat 34 | 女孩 | 运动鞋 | | 半身像
  戴眼镜的男人，黄昏 | ink 35 | 戴眼镜的男人 黄昏 | |
  抱着猫的女孩 | papercut 36 | 抱着猫的女孩 | |
  骑马的将军，暴风雨 | flat 37 | 骑马的将军 暴风雨 | |
  撑伞的女孩，下雨 | minimal 38 | 撑伞的女孩 下雨 | |
  海边的女孩，日落 | soft 39 | 海边的女孩 日落 | |
  星空下的男孩和狗 | flat 40 | 星空 男孩 狗 | |
  柴犬，草地，晴天 | ink 41 | 柴犬 草地 晴天 | |
  戴帽子的小猫，下雪 | papercut 42 | 戴帽子的小猫 下雪 | |
  睡觉的橘猫 | flat 43 | 睡觉的橘猫 | |
  红色跑车，城市夜景 | soft 45 | 红色跑车 城市夜景 | |
  口红产品图，粉色背景 | flat 46 | 口红 粉色背景 | | | 产品图
  一杯咖啡，秋天，落叶 | ink 47 | 一杯咖啡 秋天 落叶 | |
  一杯咖啡，大雪，雾 | ink 47 | 一杯咖啡 | 大雪 雾 |
  蛋糕，蜡烛，夜晚 | papercut 48 | 蛋糕 蜡烛 夜晚 | |
  白色运动鞋，大理石台面 | flat 49 | 白色运动鞋 大理石台面 | |
  向日葵，花瓶，下午 | minimal 50 | 向日葵 花瓶 下午 | |
  海报，写着“开业大吉”，红色 | soft 51 | 写着“开业大吉” 红色 | | | 海报
  湖心的亭子，亭子上写着“莲花” | soft 52 | 湖心 亭子 | 上写 莲花 | 莲花
  “红色”的猫 | flat 52 | 猫 | “红色” |
  女孩，写着“你好” | ink 53 | 女孩 写着“你好” | |
  龙，闪电，乌云 | flat 55 | 龙 闪电 乌云 | |
  教室里的老师，粉笔 | soft 57 | 教室里的老师 粉笔 | |
  奔跑的仓鼠，沙滩 | flat 58 | 仓鼠 沙滩 | 奔跑 | 奔跑
  跳舞的女孩，舞台 | ink 59 | 跳舞的女孩 舞台 | |
  微信头像，女孩，樱花 | flat 61 | 女孩 樱花 | | | 微信头像
  骑着白马的骑士，城堡 | soft 65 | 白马的骑士 城堡 | |
  女孩骑自行车穿过花田 | flat 66 | 女孩骑自行车 花田 | |
  凤凰，少女 | flat 63 | 凤凰 少女 | |
  直播间，美女跳舞 | flat 64 | 美女跳舞 | 直播间 | 直播间
  一只棕色和白色的小狗 | flat 1 | 棕色 小狗 | 白色 |
  地铁上的女孩 | flat 2 | 女孩 | 地铁 |
  眨眼间，一只凤凰 | flat 3 | 一只凤凰 | 眨眼间 | 眨眼间
  女孩，写着“你好 | flat 4 | 女孩 写着“你好 | |
  航拍的雪中小镇，道路 | soft 6 | 雪中 小镇 | 道路 | | 航拍
  水晶球，星空 | flat 7 | 水晶球 星空 | |
  蓝色背景上的猫 | soft 9 | 蓝色背景 猫 | |
  白色的大海，帆船 | flat 10 | 大海 帆船 | 白色 |
  戴帽子和耳机的男孩 | flat 11 | 戴帽子 男孩 | 耳机 |
  雨后的草地，彩虹 | flat 12 | 草地 彩虹 | 雨后 |
  穿粉色交领襦裙的女子 | flat 15 | 粉色 襦裙的女子 | 交领 |
  金色的雪山 | ink 17 | 雪山 | 金色 |
  红色的太阳，绿色的树 | watercolour 8 | 红色 太阳 绿色的树 | |
  春天花园，鸟语花香 | flat 9 | 春天 花园 鸟语花香 | |
  极简海报，咖啡 | flat 10 | 咖啡 | 海报 | | 极简
  燃烧的蝴蝶 | neon 3 | 蝴蝶 | 燃烧 |
  燃烧的玫瑰 | flat 3 | 玫瑰 | 燃烧 |
  魔法小屋 | flat 6 | 小屋 | 魔法 |
  森林里的瀑布 | blue-green 620482115 | 森林 瀑布 | |
  红苹果，白色桌面 | flat 7 | 红苹果 白色桌面 | |
  橘猫坐在复古手机旁 | flat 729767 | 橘猫 手机 | 复古 |
  嘟嘴的女孩 | flat 6 | 女孩 | 嘟嘴 |
  北京的街道 | soft 7 | 街道 | 北京 |
  国风插画，沙漠 | ink 8 | 沙漠 | 国风插画 |
  樱花，留白 | watercolour 9 | 樱花 | 留白 |
  粘土香蕉 | soft 10 | 香蕉 | 粘土 |
  高铁，雪山，冬天 | minimal 62 | 高铁 雪山 冬天 | |
  卡通小熊 | own 1 | 小熊 | | | 卡通
  可爱卡通熊猫 | own 2 | 熊猫 | | | 可爱卡通
  卡通风格的汽车 | own 3 | 汽车 | | | 卡通
`

const SIDE = 384

function parseRow(line: string) {
  const [prompt = '', hand = '', ...lists] = line.split('|').map((cell) => cell.trim())
  const [name, seed] = hand.split(' ')
  const style = STYLES.find((id) => id === name) ?? null
  const words = (at: number): string[] => (lists[at] ? lists[at].split(' ') : [])
  return {
    prompt,
    style,
    seed: Number(seed),
    seen: words(0),
    left: words(1),
    vital: words(2),
    made: words(3),
  }
}

const rows = PICTURES.trim().split('\n').map(parseRow)

describe('the reading of a picture', () => {
  for (const { prompt, style, seed, seen, left, vital, made } of rows)
    test(`${prompt}: lists what was composed as understood and the rest as ignored`, () => {
      const size = { width: SIDE, height: SIDE }
      const reading = readPicture({ prompt, negativePrompt: '', style, seed, ...size })
      assert.deepEqual(reading.understood, seen)
      assert.deepEqual(reading.ignored, left)
      assert.deepEqual(reading.missing ?? [], vital)
      assert.deepEqual(reading.manner ?? [], made)
    })

  test('no word that its words alone list is lost or listed twice', () => {
    for (const { prompt, seen, left, made } of rows) {
      assert.ok(!seen.some((word) => left.includes(word)), prompt)
      const { understood, ignored } = readIntent(prompt).reading
      const listed = [...seen, ...left, ...made].join(' ')
      // a stretch of several words may be split: each of its characters is listed
      for (const character of [...understood, ...ignored].join(''))
        assert.ok(
          listed.includes(character) || /[的坐在]/.test(character),
          `${prompt}: ${character}`,
        )
    }
  })
})

describe('neon lamps', () => {
  const size = { width: 192, height: 192, negativePrompt: '' } as const
  test('are seen in streets and old lanes, which have lit signs then', () => {
    for (const seed of [1, 2, 3]) {
      const street = paintPicture({ ...size, prompt: '雨夜的街道，霓虹灯', style: 'neon', seed })
      assert.ok(street.reading.understood.includes('霓虹灯'), `${seed}`)
      const lane = paintPicture({ ...size, prompt: '雨夜小巷，霓虹灯', style: 'neon', seed })
      assert.ok(lane.reading.understood.includes('霓虹灯'), `${seed}`)
    }
  })

  test('are mirrored by a wet road in the style of neon', () => {
    const countBright = (prompt: string): number => {
      const { rgba } = paintPicture({ ...size, prompt, style: 'neon', seed: 15 })
      let bright = 0
      for (let i = 150 * 192 * 4; i < rgba.length; i += 4)
        if (Math.max(rgba[i], rgba[i + 1], rgba[i + 2]) > 110) bright++
      return bright
    }
    assert.ok(countBright('赛博朋克街道夜景，积水') > 1.5 * countBright('赛博朋克街道夜景'))
  })
})
