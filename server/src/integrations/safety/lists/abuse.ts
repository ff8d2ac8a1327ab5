/** Data: insults. */
import { defineList } from './define'

export default defineList({
  category: 'abuse',
  words: `
    操你妈 草你妈 艹你妈 日你妈 肏 傻逼 傻屄 煞笔 狗娘养的 婊子 贱货 骚货 臭婊 杂种 王八蛋 去死吧 死全家
    全家死光 尼玛的 脑残 弱智 智障 妈了个逼
    fuck fucker fucking motherfucker cunt slut whore bitch bastard asshole nigger faggot retard 滚你妈的
  `,
  ordinary: `
    关爱智障 帮助智障 智障儿童 智障人士 弱智儿童 杂种优势 杂种猫 杂种狗 杂种马 水稻杂种 减弱智
    电脑残 头脑残 大脑残 弱智能 示弱智慧
  `,
})
