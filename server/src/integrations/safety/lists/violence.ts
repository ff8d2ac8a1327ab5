/** Data: cruelty, self-harm. */
import { defineList } from './define'

export default defineList({
  category: 'violence',
  words: `
    血腥 肢解 分尸 碎尸 斩首 砍头 虐杀 屠杀 开膛破肚 开膛 凌迟 剥皮抽筋 五马分尸 挖眼 割喉 爆头 活埋
    人体炸裂 内脏外露 虐待动物 虐猫 虐狗
    自杀 自残 割腕 跳楼自杀 上吊自杀 烧炭自杀 轻生方法 安乐死方法 自杀方法
    gore gory beheading beheaded dismember dismembered decapitate decapitated disembowel mutilated
    suicide self_harm selfharm torture
  `,
  ordinary: `
    血腥玛丽 来自杀手 自杀青 出自杀 独自杀 各自杀 亲自杀 自杀式浇水 不爆头像 爆头像 爆头条
    私自杀 自杀出 自杀进 suicide_squad 来自残 各自残 独自残 自残阳 自残雪 自残月
  `,
})
