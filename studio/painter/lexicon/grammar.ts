import type { LexiconData } from './format'

/** Negation, joining words and counts. Numerals with their measure words are read by rule. */
export const grammar: LexiconData = {
  'word:not': `没有 无 不要 不带 别画 不画 没 不含 去掉 除去 不需要 不想要 别有 禁止 避免 不出现 不能有 不要有 移除 排除 没了 未见 不见
    no not without except avoid don't_want exclude excluding remove minus free_of never lacking devoid_of
    no_more don't do_not dont`,
  'word:and': `和 与 及 以及 还有 、 and & + 跟 同 并 plus`,
  'word:or': `或 或者 或是 nor or`,
  'word:is': `是 is are 为`,
  'count:1': `one a an single 独一`,
  'count:2': `two twin twins both pair 成双 成对 双双 俩`,
  'count:3': `three few some trio 三三两两 三五成群`,
  'count:4': `four`,
  'count:5': `five several 好几 若干`,
  'count:6': `six half_dozen`,
  'count:7': `seven group flock herd 群 成群 结队 成群结队 许多 很多 坐满了 坐满 挤满了 挤满 站满了 站满 许许多多 一群群 一排排 好多 many row`,
  'count:8': `eight`,
  'count:9': `nine ten dozen hundreds thousands countless numerous lots 无数 满天 漫天 点点 数不清 遍地 漫山遍野 漫山 满山 成千上万
    成百上千 千千万万 满 eleven twelve twenty hundred thousand infinite`,
}
