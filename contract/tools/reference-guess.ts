/** Guesses the use of a reference picture from the words around its mention. Free of zod. */
import type { ReferenceRole } from './references'

interface Rule {
  readonly role: ReferenceRole
  /** Against the text after the mention, or before it. */
  readonly side: 'after' | 'before'
  readonly pattern: RegExp
}

const LOOKS = {
  style: '画风|风格|笔触|画法|质感',
  colour: '颜色|色调|配色|色彩|用色',
  layout: '构图|布局|取景|机位|视角|版式',
} as const
const LOOK_RULES = Object.entries(LOOKS).flatMap(([role, words]): Rule[] => [
  {
    role: role as ReferenceRole,
    side: 'after',
    pattern: new RegExp(`^的?[^，。、；！？@＠]{0,4}(${words})`),
  },
  {
    role: role as ReferenceRole,
    side: 'before',
    pattern: new RegExp(`(${words})(像|学|照|用|是|参考|参照)?$`),
  },
])

/** The first that fits counts: what is worn or held is a thing, whatever follows. */
const RULES: readonly Rule[] = [
  ...LOOK_RULES,
  {
    role: 'object',
    side: 'before',
    pattern: /(拿|捧|抱|戴|穿|提|背|端|举|握|摆|放|挂)(着|了|上|起|一个|一件|一只)*$/,
  },
  { role: 'object', side: 'before', pattern: /(桌上|手里|手上|怀里|地上|墙上|架上)(的|是|有)?$/ },
  { role: 'person', side: 'before', pattern: /(主角|人物|模特)(是|用|像|照)?$/ },
  {
    role: 'person',
    side: 'after',
    pattern: /^的?(那个|这个|这位|那位)?(人|女孩|男孩|女生|男生|姑娘|小孩|孩子|老人|脸|长相|模样)/,
  },
  {
    role: 'person',
    side: 'after',
    pattern:
      /^(她|他|自己)?(站|坐|躺|走|跑|跳|笑|哭|看|望|抬头|回头|低头|穿|戴|拿|捧|抱|牵|骑|撑|说|唱)/,
  },
]

/** null: the words do not say it, or the picture is not mentioned. */
export function guessRole(prompt: string, number: number): ReferenceRole | null {
  const mention = new RegExp(`[@＠]${number}(?!\\d)`, 'g')
  for (const { 0: text, index } of prompt.matchAll(mention)) {
    const before = prompt.slice(0, index).trimEnd()
    const after = prompt.slice(index + text.length).trimStart()
    const found = RULES.find(({ side, pattern }) => pattern.test(side === 'after' ? after : before))
    if (found) return found.role
  }
  return null
}
