/** Data: symbols of the state and incitement; generic, without any name. */
import { defineList } from './define'

export default defineList({
  category: 'politics',
  words: `
    国旗被烧 焚烧国旗 烧国旗 侮辱国旗 侮辱国徽 侮辱国歌 撕毁国旗 践踏国旗 反动标语 反动传单 颠覆政权
    颠覆国家 分裂国家 煽动暴乱 煽动闹事 推翻政府 暴力革命 恶搞领导人 丑化领导人 侮辱领导人 辱华 侮辱英烈
    侮辱烈士 丑化英烈 独立运动旗帜
  `,
})
