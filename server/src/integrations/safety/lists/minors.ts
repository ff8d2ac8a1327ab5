/** Data: sexual or cruel content with children. */
import { defineList } from './define'

export default defineList({
  category: 'minors',
  words: `
    恋童 幼女 儿童色情 儿童裸 未成年裸 未成年色情 萝莉裸 裸萝莉 正太裸 炼铜癖 虐童 拐卖儿童 贩卖儿童
    loli lolicon shotacon child_porn kiddie_porn jailbait underage_sex pedophile pedophilia
    preteen_nude
  `,
  ordinary: `
    老幼女 妇幼女 长幼女 年幼女儿 幼女士 幼女儿 母幼女性
    儿童裸眼
  `,
})
