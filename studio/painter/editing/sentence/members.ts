import { GROUPS, PARTS } from '../../illustration/people/cast/roles'
import type { Part } from '../../illustration/people/cast/part'
import type { Age } from '../../illustration/people/person'
import type { PlannedThing } from '../../planning/things'

/** One person of several that are drawn together: 爸爸 of 一家三口. */

type Thing = Pick<PlannedThing, 'id' | 'kind'>

/** Sex and age by a word for a person; left out: nothing. */
type Described = Pick<Part, 'sex'> & { readonly ages?: RegExp }

const [CHILD, YOUNG, GROWN, ELDER] = [
  /^(?:child|baby|young)$/,
  /^(?:young|adult|child)$/,
  /^(?:adult|young)$/,
  /^elder$/,
]
/** Ending of a word → who is meant; the first that fits. */
const WORDS: readonly (readonly [RegExp, Described])[] = [
  [/(?:爷爷|外公|姥爷|老头儿?|老汉|大爷|老爷子)$/, { sex: 'm', ages: ELDER }],
  [/(?:奶奶|外婆|姥姥|老太太|老婆婆|大娘)$/, { sex: 'f', ages: ELDER }],
  [/(?:老人家?|老年人)$/, { ages: ELDER }],
  [/(?:新郎|帅哥|小伙子?|哥哥?|男生)$/, { sex: 'm', ages: YOUNG }],
  [/(?:新娘|美女|姐姐?|小姐姐|姑娘|女生)$/, { sex: 'f', ages: YOUNG }],
  [/(?:男孩子?|儿子|弟弟?|孙子)$/, { sex: 'm', ages: CHILD }],
  [/(?:女孩子?|女儿|闺女|妹妹?|孙女)$/, { sex: 'f', ages: CHILD }],
  [/(?:小孩儿?|孩子|小朋友|宝宝|娃娃?|小家伙)$/, { ages: CHILD }],
  [/(?:爸爸?|父亲|老爸|爹|老公|丈夫|男友|男朋友|大叔|叔叔|男人)$/, { sex: 'm', ages: GROWN }],
  [/(?:妈妈?|母亲|老妈|娘|老婆|妻子|女友|女朋友|阿姨|大妈|女人)$/, { sex: 'f', ages: GROWN }],
  [/(?:男的|男士|男方|他)$/, { sex: 'm' }],
  [/(?:女的|女士|女方|她)$/, { sex: 'f' }],
]

const describe = (word: string): Described | undefined =>
  WORDS.find(([pattern]) => pattern.test(word))?.[1]

/** Members are numbered from left to right, as they are cast. */
function findPart({ id, kind }: Thing): Part | undefined {
  const group = GROUPS[kind]
  if (!group) return PARTS[kind]
  const number = Number(/-(\d+)$/.exec(id)?.[1] ?? 1)
  return PARTS[group[(number - 1) % group.length] ?? '']
}

/** Whether a thing is one of several people that one word of the prompt names. */
export const isMember = ({ kind }: Thing): boolean => kind in GROUPS

/** False where a word means another person: of the other sex, or in a group of another age. */
export function canBe(thing: Thing, word: string): boolean {
  const [said, part] = [describe(word), findPart(thing)]
  if (!said || !part) return true
  if (said.sex && part.sex && said.sex !== part.sex) return false
  const age = part.age ?? 'adult'
  if (!said.ages) return true
  if (isMember(thing)) return said.ages.test(age)
  return !(said.ages === ELDER ? /child|baby/ : said.ages === CHILD ? /elder/ : /baby/).test(age)
}

const NAMES: Readonly<Record<Age, readonly [m: string, f: string, either: string]>> = {
  baby: ['宝宝', '宝宝', '宝宝'],
  child: ['男孩', '女孩', '孩子'],
  young: ['男孩', '女孩', '年轻人'],
  adult: ['男人', '女人', '大人'],
  elder: ['爷爷', '奶奶', '老人'],
}

/** For a plan in words: 女孩 of a family. */
export function nameMember(thing: Thing): string {
  const { sex, age = 'adult' } = findPart(thing) ?? {}
  return NAMES[age][sex === 'm' ? 0 : sex === 'f' ? 1 : 2]
}
