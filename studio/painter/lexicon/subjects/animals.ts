import type { LexiconData } from '../format'

export const animalsWords: LexiconData = {
  'subject:cat': `猫 小猫 猫咪 猫儿 花猫 狸花猫 家猫 喵 喵星人 cat cats kitten kittens kitty tabby`,
  'subject:cat tint:black': `黑猫 black_cat`,
  'subject:cat tint:white': `白猫 white_cat`,
  'subject:dog': `狗 小狗 狗狗 犬 柴犬 秋田犬 土狗 黄狗 汪 dog dogs puppy puppies shiba shiba_inu hound`,
  'subject:deer': `鹿 小鹿 梅花鹿 鹿群 雄鹿 驯鹿 麋鹿 麋 林深见鹿 deer stag stags doe fawn reindeer elk`,
  'subject:horse': `马 骏马 马儿 马群 奔马 战马 黑马 骑马 万马奔腾 horse horses stallion mare pony`,
  'subject:horse tint:white': `白马 white_horse`,
  'subject:fox': `狐狸 狐 小狐狸 赤狐 火狐 fox foxes vixen`,
  'subject:fox tint:white': `白狐 雪狐 九尾狐 arctic_fox`,
  'subject:rabbit': `兔子 兔 小兔子 小兔 野兔 rabbit rabbits bunny bunnies hare hares`,
  'subject:rabbit tint:white': `白兔 小白兔 white_rabbit`,
  'subject:panda': `熊猫 大熊猫 熊猫宝宝 国宝 panda pandas`,
  'subject:butterfly': `蝴蝶 蝶 彩蝶 花蝴蝶 蝶舞 粉蝶 凤蝶 butterfly butterflies`,
  'subject:dragon': `龙 巨龙 神龙 中国龙 飞龙 金龙 祥龙 腾龙 龙腾 云龙 龙飞 dragon dragons chinese_dragon loong`,
  'subject:dragon tint:green': `青龙 azure_dragon`,
  'subject:dragon tint:white': `白龙`,
  'subject:dragon scene:sea': `蛟龙 海龙 龙王`,
  'subject:cat tint:orange': `橘猫 大橘 ginger_cat orange_cat`,
}
