/** Wishes that are understood and that no edit of a picture fulfils. */

export type Unable = 'motion' | 'photograph' | 'mark' | 'likeness' | 'nudity' | 'label'

const PATTERNS: readonly (readonly [Unable, RegExp])[] = [
  [
    'motion',
    /(?:动起来|会动|动态|动图|视频|gif|眨眨眼|走起来|跑起来|飘起来|跳舞|动画效果|配(?:个|上)?(?:音乐|声音))/i,
  ],
  [
    'photograph',
    /(?:真(?:车|人|实|的)?(?:照片|相片)|照片级|(?:跟|和|像)真的?(?:一样|似的)|一模一样的|变成(?:真人|照片)|真人版)/,
  ],
  ['mark', /(?:logo|商标|公章|水印|二维码|条形码|签名|标志性标识)(?!去|删|抹|擦)/i],
  [
    'likeness',
    /(?:(?:我自己|我本人|我|明星|名人|网红|偶像|我(?:[妈爸女儿子老婆公哥姐弟妹]+|闺蜜|男友|女友|[男女]?朋友|同学|同桌|同事|老板|爷爷|奶奶|外公|外婆|孩子|宝宝))的?(?:脸|样子|样貌|长相|模样|照片)|换(?:个)?脸|脸换成|变成我(?:自己)?$|换成我(?:自己)?$)/,
  ],
  [
    'nudity',
    /(?:脱(?:了|掉|光)?(?:衣服|上衣|光)|衣服(?:都|全)?(?:脱|去)(?:了|掉)|裸(?:体|露)|不穿衣服|一丝不挂)/,
  ],
]

/** The AI label of a picture, which stays by law: 左下角“AI生成”这几个字帮我去掉. */
const LABEL = /AI ?(?:生成|标识|标记|水印|字样)/i

const REMOVES = /(?:去掉|删掉|去除|抹掉|擦掉|不要|移除|消除)/

/**
 * @param text as rules read it
 * @param written as the user wrote it, with quoted words
 * @returns null for a wish that can be tried
 */
export function findUnable(text: string, written: string): Unable | null {
  if (LABEL.test(written) && REMOVES.test(text)) return 'label'
  const found = PATTERNS.find(([, pattern]) => pattern.test(text))
  if (!found) return null
  return found[0] === 'mark' && REMOVES.test(text) ? null : found[0]
}
