import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readEdit } from './read-edit'
import { findSoundRepairs } from './sounds'

const read = (sentence: string): string[] =>
  readEdit(sentence).steps.map(({ kind, target, value = '', count, more }) =>
    [kind, target?.words ?? '', count ?? more ?? value].join(' ').replace(/ +/g, ' ').trim(),
  )

const KINDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'an unwanted thing goes': {
    '后面那座桥哪来的，我没要，去了': ['remove 后面那座桥'],
    '太阳不该有，清晨哪来太阳': ['remove 太阳'],
    '竹子是什么鬼 删掉': ['remove 竹子'],
    怎么多了个茶壶: ['remove 茶壶'],
    '月亮大白天的不合适，拿掉': ['remove 月亮'],
  },
  'a complaint about the last change takes it back': {
    '改得不好，退回上一步': ['undo'],
    '右边弄得太丑了，撤回': ['undo'],
  },
  'how it is too much or too little': {
    '月亮咋这么大 收一收': ['scale 月亮 小'],
    '仙人掌太大 缩点': ['scale 仙人掌 小'],
    '城堡再大气一点，占满半边': ['scale 城堡 大'],
    '就一条船太冷清，多几条': ['count 船 2'],
    海鸥再多几只: ['count 海鸥 2'],
    '一棵仙人掌不够，凑三棵': ['count 一棵仙人掌 3'],
    '女孩小一点，别那么大': ['scale 女孩 小'],
    '海鸥太多 去掉两只': ['count 海鸥 -2'],
  },
  'one colour is not wanted, another is': {
    '极光不要绿的 要紫的': ['recolour 极光 紫色'],
    '裙子不要蓝的，白的好': ['recolour 裙子 白色'],
    '帆船 红色': ['recolour 帆船 红色'],
    红色荷花: ['recolour 荷花 红色'],
    拿铁换成抹茶: ['replace 拿铁 抹茶'],
  },
  'wishes without the usual verb': {
    要是苹果是橘子就好了: ['replace 苹果 橘子'],
    '橘猫不好看，我要黑猫': ['replace 橘猫 黑猫'],
    木屋门口站个人: ['add 木屋门口 人'],
    下面空的地方加一条龙舟: ['add 下面 一条龙舟'],
    '文案改成 买一送一': ['text 买一送一'],
    湖面上漂几只鸭子: ['add 湖面上 几只鸭子'],
    船往桥那边靠: ['move 船 桥旁边'],
    车头朝左: ['move 车 翻转'],
    '换个发型，双马尾': ['trait 双马尾'],
    老照片发黄的味道: ['tone 复古'],
    变成晚上放烟花: ['time 夜晚', 'add 烟花'],
    晚上开着灯那种: ['time 夜晚'],
    '月亮不要了，雨也停了吧': ['remove 月亮', 'weather 晴'],
  },
  'reasons and remarks are no changes': {
    '太阳都落下去了，改成晚上': ['time 夜晚'],
    '改成傍晚吧，太阳快落山的样子': ['time 黄昏'],
    '跑车往左挪点儿 给右边留空': ['move 跑车 左挪点儿'],
    '别用油画了，国画吧': ['style 国画'],
  },
  'the clause before says what the next is about': {
    '太阳大得跟锅盖似的，小点': ['scale 太阳 小'],
    跑车太低了往上提一提: ['move 跑车 上移'],
    '木屋太小啦，看不见': ['scale 木屋 大'],
    '把字改成“花好月圆”，颜色金色': ['text 花好月圆', 'recolour 字 金色'],
    '换成粉色宇航服，再拿个气球': ['trait 穿粉色宇航服', 'trait 拿个气球'],
    '这天看着太冷了，要夏天': ['season 夏天'],
  },
  'a place or a half that is not wanted': {
    '太阳别落在正中间，放右边': ['move 太阳 右边'],
    '草莓太多，去一半': ['count 草莓 -1'],
    雪松砍掉几棵: ['count 雪松 -3'],
    '三只海鸥变成一只，飞高点': ['count 三只海鸥 1', 'move 三只海鸥 上移一点'],
    把围巾摘下来换成领结: ['replace 围巾 领结'],
    '猫戴个墨镜，帅一点': ['trait 猫 戴个墨镜'],
    整张海报换成蓝色调: ['tone 蓝色'],
  },
  'the last of two words is the wish': {
    横图改竖图: ['extend 3:4'],
    沙漠换草原: ['background 草原'],
    '月亮不要满的，要弯弯的': ['replace 月亮 弯月'],
    仙人掌左右各加一棵: ['count 仙人掌 2'],
    下雪的城堡: ['weather 下雪'],
  },
  'a look or a length is no other tool': {
    换个油画质感: ['style 油画质'],
    灯塔再高一截: ['scale 灯塔 大'],
    鸟儿飞得再高点: ['move 鸟儿 高'],
  },
}

for (const [kind, sentences] of Object.entries(KINDS))
  describe(kind, () => {
    for (const [sentence, steps] of Object.entries(sentences))
      test(sentence, () => assert.deepEqual(read(sentence), steps))
  })

describe('slips of the keyboard', () => {
  const SLIPS: Readonly<Record<string, readonly string[]>> = {
    颜色在鲜艳一点: ['tone 鲜艳'],
    在生成几长类似的: ['vary'],
    左边拿只熊猫往又挪一点: ['move 左边那只熊猫 右挪一点'],
    荷花改成白色地: ['recolour 荷花 白色'],
    热气球要是能有五个就热闹了: ['count 热气球 5'],
    要是画面里没有那条狗就完美了: ['remove 那条狗'],
    希望城堡能挪到画面正中间来: ['move 城堡 正中间'],
    照这个感觉再出几张我挑挑: ['vary'],
    背景教室: ['background 教室'],
    刚才的改动不要了: ['undo'],
    仙人掌多种两棵: ['count 仙人掌 2'],
  }
  for (const [sentence, steps] of Object.entries(SLIPS))
    test(sentence, () => assert.deepEqual(read(sentence), steps))
})

test('a word is known by its sound, those of the picture first', () => {
  const typed = (clause: string, names: readonly string[] = []): string =>
    findSoundRepairs(clause, names)
      .map(({ typed: word, meant }) => `${word} ${meant}`)
      .join(', ')
  assert.match(typed('去掉左边的国期', ['国旗']), /^国期 国旗/)
  assert.match(typed('改成旁晚'), /旁晚 傍晚/)
  assert.match(typed('海欧太多', ['海鸥']), /^海欧 海鸥/)
  assert.equal(typed('把傍晚换成清晨'), '')
})
