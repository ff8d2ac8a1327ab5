import { familyOf } from '../../illustration/registry'
import type { ReadStep } from '../../intent/edits/step'
import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import { listSubjects } from '../../subjects/kinds'
import type { KindId } from '../../slots'
import { bindTarget, isCalled, isPerson, listMain } from './bind'
import { findStandIn, listNear } from './near-words'

/** A thing of this picture for a word that names none of them: 游船 where there is one boat. */

type Matches = (thing: PlannedThing) => boolean

const isOfKind = (...kinds: readonly KindId[]): Matches => {
  const ids = new Set<string>(kinds.flatMap((kind) => listSubjects(kind)))
  return ({ kind }) => ids.has(kind)
}
const isOfFamily =
  (...ids: readonly string[]): Matches =>
  ({ kind }) =>
    ids.includes(familyOf(kind)?.id ?? '')
const isKindLike =
  (pattern: RegExp): Matches =>
  ({ kind }) =>
    pattern.test(kind)
const any =
  (...tests: readonly Matches[]): Matches =>
  (thing) =>
    tests.some((test) => test(thing))

/** Words for a whole class → what belongs to it. */
const CLASSES: readonly (readonly [RegExp, Matches])[] = [
  [
    /^(?:小?动物|小家伙|小可爱|小东西|毛孩子|毛茸茸|毛球|宠物|萌宠|萌物|牲口|家伙|小宝贝)$/,
    any(isOfFamily('animals', 'marine'), isOfKind('animal', 'bird', 'fish')),
  ],
  [
    /^(?:小|大)?(?:狗|狗狗|狗子|小狗|汪星人|修勾)$/,
    isKindLike(/^(?:dog|corgi|shiba|husky|poodle|golden|dalmatian|border|labrador|samoyed)/),
  ],
  [
    /(?:鸟|鸟儿|飞禽|雀儿?)$/,
    any(isOfKind('bird'), isKindLike(/bird|crane|gull|swan|swallow|owl/)),
  ],
  [/^.{0,2}(?:鱼|鱼儿)$/, any(isOfKind('fish'), isKindLike(/fish|koi/))],
  [
    /(?:船|船只|舟|小艇|游艇|轮渡|舢板|竹筏)$/,
    any(isOfKind('boat'), isKindLike(/boat|ship|skiff|raft|canoe/)),
  ],
  [/(?:树|树木|树苗)$/, any(isOfKind('tree'), isKindLike(/tree|pine|willow/))],
  [
    /^.{0,2}(?:花|花儿|花朵|花草|花卉)$/,
    any(isOfKind('flower'), isKindLike(/flower|blossom|rose/)),
  ],
  [
    /^.{0,2}(?:房子?|屋子?|房屋|建筑物?|楼房?|木屋)$/,
    any(isOfKind('building'), isKindLike(/house|cottage|hut|cabin|villa/)),
  ],
  [/^.{0,2}(?:车|车子|轿车|小车|座驾)$/, isKindLike(/car$|^bus|truck|taxi|van$|bike|bicycle/)],
  [/^.{0,2}(?:球|球儿)$/, isKindLike(/ball$/)],
  [/^.{0,2}(?:灯|灯具|灯盏|灯儿)$/, isKindLike(/lamp|lantern|candle/)],
  [/^(?:果子|水果|果实|鲜果)$/, isOfFamily('food')],
  [/^(?:吃的|食物|美食|饭菜|菜|点心|甜品|甜点)$/, isOfFamily('food')],
  [/^(?:人影|人儿|家人|大人|那人|这人)$/, isPerson],
]
/** 那玩意儿: whatever the picture is of. */
const THING = /^(?:玩意儿?|东西儿?|物件儿?|玩艺儿?|这货|那货|大家伙|货)$/

/** Things that all have one name; empty where the words could mean more than one kind. */
const listOnly = (things: readonly PlannedThing[]): readonly PlannedThing[] =>
  new Set(things.map(({ kind }) => kind)).size === 1 ? things : []

/** The name of the things of this picture that a word comes nearest to; null: of none, or of several kinds. */
export function findNearName(
  plan: Plan,
  things: readonly PlannedThing[],
  word: string,
): string | null {
  const main = listMain(plan, things)
  if (THING.test(word)) return listOnly(main)[0]?.name ?? null
  const standIn = findStandIn(word, plan.picture.kind === 'landscape')
  const names = [...listNear(word), ...(standIn === undefined ? [] : [standIn])]
  for (const name of names)
    if (bindTarget(plan, things, { words: name, name })[0]?.part === undefined) {
      const called = listOnly(things.filter((thing) => isCalled(thing, name)))
      if (called[0]) return called[0].name
    }
  const listed = listOnly(things.filter(({ name }) => listNear(name).includes(word)))
  if (listed[0]) return listed[0].name
  const [, matches] = CLASSES.find(([pattern]) => pattern.test(word)) ?? []
  const alike = matches ? listOnly(things.filter(matches)) : []
  return alike[0]?.name ?? null
}

/** Words for parts → those that families know. */
const PARTS: Readonly<Record<string, string>> = {
  衣服: '衣裳 衣物 衣衫 衣装 打扮 穿着 穿搭 行头 毛衣 卫衣 衬衫 上衣 T恤 t恤 短袖 背心 毛衫 针织衫 外衣',
  外套: '夹克 大衣 风衣 外罩 罩衫',
  头发: '秀发 发丝 长发 刘海 毛发',
  帽子: '帽儿 帽 小帽',
  围巾: '围脖 围脖儿 领巾 丝巾 脖套',
  眼镜: '镜框 眼镜框 镜子',
  裙子: '裙 裙摆 小裙子 裙儿',
  裤子: '裤 裤腿 长裤 短裤',
  鞋子: '鞋 鞋儿 靴子 靴',
  脸: '脸蛋 脸蛋儿 面孔 脸庞',
  毛: '毛发 皮毛 绒毛 毛皮',
}
const parts = new Map(
  Object.entries(PARTS).flatMap(([part, words]) => words.split(' ').map((word) => [word, part])),
)

/** Whether a family knows the part by another word: 衣裳. */
export const isNearPart = (word: string): boolean => parts.has(word)

const CHANGES = /^(?:remove|replace|recolour|trait|count|move|scale)$/

/** The step with the nearest thing or part of the picture; null: there is none. */
export function withNearTarget(
  { plan, things }: { readonly plan: Plan; readonly things: readonly PlannedThing[] },
  step: ReadStep,
): { readonly step: ReadStep; readonly word: string; readonly name: string } | null {
  const { kind, target } = step
  const word = target?.name?.replace(/^(?:那|这)?[个只条块坨](?=.)/, '')
  if (!CHANGES.test(kind) || !target || !word || target.isRest) return null
  const name =
    parts.get(word) ?? (target.owner === undefined ? findNearName(plan, things, word) : null)
  if (name === null || name === word) return null
  return { step: { ...step, target: { ...target, name } }, word, name }
}
