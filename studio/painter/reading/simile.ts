/** Words behind a thing of whose shape or manner something else is: 爱心形状的, 火焰般的. */
const SHAPED = /^(?:形状|形(?![象成态势容体式])|状(?![态况元图])|般(?![若配])|似的)/u

/** 像 and its like, and what may be between it and the thing; 头像 and 例如 compare nothing. */
const LIKE =
  /(?:(?<![头画雕肖图人影偶塑石铜佛摄录])像|(?<![例比诸假])如(?![果何])|(?<![相类])似|仿佛)[^,.;:!?。、\n]{0,6}$/u

/** 仿佛一块红色的|地毯: a thing that is counted behind these is no other one. */
const AS_IF =
  /(?:仿佛|宛[如若]|犹如|如同|好[似像])一[块条面片颗张层道匹](?:[深浅]?.色的?)?[巨大小]?$/u

/** 宛如明镜: behind these nothing else is meant, up to 的. */
const LIKENED = /(?:宛[如若]|犹如|恍若|如同|好似|仿佛)(?![在要能正会置])[^的,.;:!?。、\n]{0,6}$/u

/** End of a comparison, right behind the thing or behind what it does. */
const AS = /^[^,.;:!?。、\n]{0,4}?(?:一样|一般|那样|那般|般|似的)/u

/** 老虎一样的猫: the end alone is enough right between the thing and 的. */
const AS_OF = /^(?:一样|一般)的/u

/** 如丝绸质感: what flows or shines like a stuff is not made of it. */
const STUFF = /^(?:丝绸|绸缎|锦缎|丝绢|丝|轻纱|薄纱|纱|玉|白玉|翡翠|水晶|玻璃|琉璃)$/u

/** 宛如水墨画: a manner of the picture. */
const PICTURED = /^[^,.;:!?。、]{0,2}[画卷]/u

/** 想像一座水晶城堡 has one. */
const IMAGINED = /想像[^,.;:!?。、\n]*$/u

/** 仙境般的山谷: a mood that the whole picture gets. */
const MOOD = /境$|世界$/u

/** Whether the words between two places only say what something is like: 像火焰一样的晚霞. */
export function isCompared(text: string, start: number, end: number): boolean {
  if (MOOD.test(text.slice(start, end))) return false
  const rest = text.slice(end, end + 8)
  if (SHAPED.test(rest) || AS_OF.test(rest)) return true
  const before = text.slice(Math.max(0, start - 10), start)
  const isStuff = !IMAGINED.test(before) && STUFF.test(text.slice(start, end))
  if (LIKENED.test(before)) return !PICTURED.test(text.slice(end, end + 3))
  return AS_IF.test(before) || (LIKE.test(before) && (isStuff || AS.test(rest)))
}
