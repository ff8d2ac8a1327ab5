import { isValue, toColourWord } from './meanings'
import { CLASSIFIERS, NUMBER, readTarget } from './noun'
import { anyRule, type Rule, withTarget } from './rule'
import type { Draft } from './step'

/** Looks of a thing, its clothes and actions. */

const CL = `[${CLASSIFIERS}]`

export const WORN =
  /(?:帽|眼镜|墨镜|围巾|衣服|外套|衬衫|夹克|背心|红领巾|领巾|领结|衣|裙|裤|西装|制服|礼服|校服|汉服|旗袍|袍|T恤|t恤|伞|花|蝴蝶结|领带|项链|耳环|手套|鞋|披风|面具|皇冠|胡子|胡须|发卡|发带|口罩|翅膀|书|包|铃铛|头巾|斗篷|围裙|草帽|耳机|铠甲|剑)$/

/** 帽子 is worn, a flower is held. */
export function wearing(noun: string): string {
  const bare = noun.replace(new RegExp(`^(?:${NUMBER})?(?:${CL})?`), '')
  if (/(?:衣|裙|裤|装|服|套|衫|夹克|背心|袍|恤|鞋|铠甲|披风|斗篷|围裙)$/.test(bare))
    return `穿${bare}`
  if (/(?:花|书|包|伞|剑)$/.test(bare)) return `拿着${bare}`
  return `戴${bare}`
}

export const WEAR =
  '(?:戴(?:上|着|个|一|顶|副|条|朵|块|只|对)?|穿(?:上|着|件|条)?|拿(?![掉走开来到下去出铁])(?:着|个|一|把|束|面|本|杯|支|根|朵|块|瓶)?|披(?:上|着)|系(?:上|着|个|条)|打(?:着|把)|举(?:着|个|把)|抱(?!枕)(?:着|个|只)?|背(?:着|个)|撑(?:着|把)|牵(?:着|头|只|匹)|围(?:上|着|条)|(?:扎|梳|烫)(?:着|个|上|成)?|(?:喝|吃|弹)(?:着|个|杯)?|挎着|骑(?:着|在)|叼(?:着|根)?|捧(?:着|个))'
export const POSE =
  '(?:睁眼|闭眼|眨眼|微笑|笑(?:一笑|起来|一?点|开心一?点|得.{1,4}|着|一下)?|大笑|哭(?:起来)?|生气|闭(?:上)?眼睛?|睁(?:开)?眼睛?|张开?嘴|坐(?:着|下来?|起来)|站(?:着|起来)|躺(?:着|下来?)|趴(?:着|下来?)|跑(?:起来|步)?|跳(?:起来)?|飞(?:起来)?|蹲(?:着|下)|挥挥手|招招手|眨眨眼|点点头|摇摇头|吐(?:出)?舌头|睡(?:着|觉)?|闭眼|张嘴|闭嘴|举手|打盹|看(?:着|向)?(?:镜头|左边|右边|前面)|回头|抬头|低头|转身|挥手|开心|高兴|难过|惊讶|害羞|眨眼|招手|游泳|打伞|开花)'
const ONLY_POSE = new RegExp(`^${POSE}$`)
const TRAITS = [
  new RegExp(
    `^(?:给|让|把|叫|使)?(.{1,10}?)(?:的)?(?:头上|脸上|手里|手上|身上|脖子上|嘴里|耳朵上|胸前|背上)?(?:再|要|也|都)?(${WEAR}.{1,10})$`,
  ),
  new RegExp(
    `^(?:让|叫|使|把)?(.{1,10}?)(?:要|在|也|再|都)*(?:朝|冲|对着?)?(?:.{0,2}镜头)?(${POSE})(?:了|一?点|些)?$`,
  ),
]
const HAIR =
  /^(?:把|将|让|给)?(.{0,8}?)(?:的)?(头发|发型|表情|眼睛|毛|衣服|裙子|裤子|帽子|围巾|姿势|动作|胡子)(?:改成|换成|变成|改为|换为|变为|弄成|染成|剪成|换|改|变|要|是|弄|染|剪)(?:得)?(.{1,8}?)(?:的)?$/

const LOOK =
  /^(?:让|把)?(.{0,6}?)(?:的)?(?:表情|神情|神态)(?:要|再|更|变得?)?(.{1,4}?)(?:一?点儿?|一些|些)?$/

/** 把他变老. */
const AGED =
  /^(?:把|让|给)?(.{1,6}?)(?:变得?|画得?|弄得?)(?:更|再)?(老|年轻)(?:一?点儿?|一些|些|了)?$/
/** 女孩别看书了. */
const NO_MORE =
  /^(?:让|叫)?(.{1,6}?)(?:别|不要|不用)(?:再)?((?:戴|穿|拿|带|抱|背|系|打|撑|举|叼|看|喝|吃|玩|骑|哭|笑|坐|站|趴|睡)(?!景|包|后|影).{0,5}?)了?$/

const setTrait = (value: string, noun: string): Draft[] => [
  { kind: 'trait', value, ...withTarget(readTarget(noun)) },
]

const noMore: Rule = (clause) => {
  const [, noun, value] = NO_MORE.exec(clause) ?? []
  if (!noun || !value) return null
  return [{ kind: 'trait', without: true, value, ...withTarget(readTarget(noun)) }]
}

/** 表情开心一点. */
const expression: Rule = (clause) => {
  const [, noun = '', value] = LOOK.exec(clause) ?? []
  return value && !/(?:换|改|变|成|不|去)/.test(value) ? setTrait(value, noun) : null
}

/** 长发 of 头发改长, 红色的帽子 of 帽子换成红色. */
function nameLook(part: string, value: string): string {
  if (/^(?:头发|发型)$/.test(part))
    return /发|头|辫|马尾|卷|丸子/.test(value) ? value : `${value}头发`
  if (/^(?:表情|姿势|动作)$/.test(part) || !isValue(value, 'tint')) return value
  return `${toColourWord(value)}的${part}`
}

/** 头发改成棕色, 女孩的帽子换成红色. */
const partOfBody: Rule = (clause) => {
  const [, owner = '', part, value] = HAIR.exec(clause) ?? []
  if (!part || !value) return null
  // 白衣服改成黑色: one of several by its colour
  if (owner !== '' && isValue(owner, 'tint') && isValue(value, 'tint')) {
    const target = readTarget(`${owner}${part}`)
    return [{ kind: 'recolour', value: toColourWord(value), ...withTarget(target) }]
  }
  if (owner === '' && /^(?:衣服|裙子|裤子|帽子|围巾|毛)$/.test(part)) return null
  return setTrait(nameLook(part, value), owner)
}

const NO_NOUN =
  /^(?:再|也|还|都|要|头上|脸上|手里|身上|脖子上|嘴里)$|(?:换|改|变|加|添|画|放|来|多|少|去掉|删|移除|往[上下左右前后]$)/

/** 女孩戴帽子, 猫别睡. */
const wornOrPose: Rule = (clause) => {
  if (ONLY_POSE.test(clause)) return [{ kind: 'trait', value: clause }]
  for (const pattern of TRAITS) {
    const [, noun, value] = pattern.exec(clause) ?? []
    if (!noun || !value || NO_NOUN.test(noun)) continue
    const without = /(?:别|不要|不)$/.test(noun)
    const bare = noun.replace(/(?:别|不要|不|(?:开心|高兴|甜甜|微微|大声|轻轻)地?)$/, '')
    const who = readTarget(/都/.test(clause) ? `${bare}都` : bare)
    return [
      {
        ...{ kind: 'trait', value: value.replace(/起来$|一下$/, ''), ...(without && { without }) },
        ...withTarget(who),
      },
    ]
  }
  return null
}

const AGE_ALONE =
  /^(?:再|更|要|变)*(?:(老|年轻|成熟|苍老|壮)(?:一?点儿?|一些|些|了)|((?:长|短|卷|直)头?发|双?马尾|丸子头|[寸光平]头))$/

const age: Rule = (clause) => {
  const [, whose, how] = AGED.exec(clause) ?? []
  if (whose && how) return setTrait(how, whose)
  const [, alone, hair] = AGE_ALONE.exec(clause) ?? []
  const value = alone ?? hair
  return value ? [{ kind: 'trait', value: value.replace('头发', '发') }] : null
}

const VALUE_ALONE = new RegExp(
  `^(?:都|要|再|耳朵上|胸前|头上|脸上|手里|身上|脖子上|嘴里)*(${WEAR}.{1,8}|${POSE})$`,
)

/** 戴帽子: of what the clause before is about. */
const valueAlone: Rule = (clause) => {
  const value = VALUE_ALONE.exec(clause)?.[1]
  if (!value) return null
  const everyone = { target: { words: '它们', name: null, isPronoun: true, isAll: true } }
  return [{ kind: 'trait', value, ...(/^都/.test(clause) && everyone) }]
}

const readTrait = anyRule([noMore, expression, partOfBody, wornOrPose, age, valueAlone])

/** 把穿黑衣服的那个去掉 is no wish for clothes. */
const SELECTS = /的(?:那|这)?.{0,4}(?:去掉|换成|改成|变成|换|移到)|^(?:只|就)(?:留|要)/

export const trait: Rule = (clause) => (SELECTS.test(clause) ? null : readTrait(clause))
