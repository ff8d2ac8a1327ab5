import { toColourWord } from '../meanings'
import { findSide } from '../frame-rules'
import { readTarget } from '../noun'
import { wearing, WORN } from '../trait-rules'
import type { ClauseSlots } from './clause-slots'
import { CHANGE, each, type Frame, NOUN } from './frame'

/** Frames of changes of single things. */

/** A colour before a noun describes it: 红色的船. */
const isDescribing = (slots: ClauseSlots, at: number): boolean => {
  const next = slots.tokens[at + 1]?.text === '的' ? at + 2 : at + 1
  return slots.is(next, 'own', 'thing', 'part')
}

const remove: Frame = {
  uses: [
    ...NOUN,
    'thing',
    'take',
    'unwanted',
    'deny',
    'tint',
    'size',
    'too',
    'beside',
    'number',
    'only',
  ],
  read: (slots) => {
    if (!slots.has('take', 'unwanted', 'deny')) return null
    const targets = slots.targets()
    const [missing] = slots.list('thing')
    if (targets.length === 0 && missing !== undefined)
      return each([slots.target(missing) ?? []].flat(), { kind: 'remove' })
    const number = slots.number()
    if (number !== null && slots.has('take') && !slots.has('only'))
      return each(targets, { kind: 'count', more: -number })
    return targets.length === 0 && !slots.has('take') ? null : each(targets, { kind: 'remove' })
  },
}

/** 别戴帽子了, 不要笑. */
const stop: Frame = {
  uses: [...NOUN, 'not', 'deny', 'wear', 'pose', 'thing'],
  read: (slots) => {
    const [action] = slots.list('wear', 'pose')
    if (action === undefined || !slots.is(action - 1, 'not', 'deny')) return null
    const value = slots.join(action, slots.tokens.length).replace(/了$/, '')
    return each(slots.targets().slice(0, 1), { kind: 'trait', value, without: true })
  },
}

/** 雨停了, 别下雪. */
const clear: Frame = {
  uses: ['weather', 'not', 'deny', 'take', 'object', 'place', 'degree', 'pronoun'],
  read: (slots) => {
    const [weather] = slots.list('weather')
    if (weather === undefined) return null
    const isDenied = slots.has('take', 'deny') || slots.is(weather - 1, 'not')
    return isDenied ? [{ kind: 'weather', value: '晴' }] : null
  },
}

const replace: Frame = {
  uses: [...NOUN, ...CHANGE, 'thing', 'deny', 'take', 'number', 'tint', 'size'],
  read: (slots) => {
    const [into] = slots.list('into')
    if (into === undefined && !(slots.has('want') && slots.has('deny', 'take'))) return null
    const nouns = slots
      .list('own', 'part', 'thing')
      .filter((at) => !slots.isReference(at) && !slots.isOwner(at))
    const [first, second] = nouns
    // 换橘子: of what the clause before is about
    if (
      first !== undefined &&
      second === undefined &&
      into !== undefined &&
      into < first &&
      slots.is(first, 'thing')
    )
      return slots.is(first, 'own', 'part')
        ? null
        : [{ kind: 'replace', value: slots.value(first) }]
    if (first === undefined || second === undefined) return null
    const isTurned =
      !slots.is(first, 'own', 'part') &&
      slots.is(second, 'own', 'part') &&
      (into ?? 0) < second &&
      /^[用拿换]/.test(slots.tokens[0]?.text ?? '')
    const [gone, comes] = isTurned ? [second, first] : [first, second]
    const target = slots.target(gone)
    return target && [{ kind: 'replace', target, value: slots.value(comes) }]
  },
}

const recolour: Frame = {
  uses: [...NOUN, ...CHANGE, 'tint', 'not', 'deny', 'whole', 'ground'],
  read: (slots) => {
    const tints = slots.list('tint').filter((at) => !slots.is(at - 1, 'not', 'deny'))
    const at =
      tints.filter((one) => !isDescribing(slots, one)).at(-1) ??
      (slots.has('want', 'into') && slots.heads().length === 1 ? tints.at(-1) : undefined)
    const [head] = slots.heads()
    if (at === undefined) return null
    const isNamed = head !== undefined && head < at && !slots.isPartly
    if (!(isNamed || slots.has('into', 'want', 'more') || slots.is(at + 1, 'degree'))) return null
    const value = toColourWord(slots.tokens[at]?.text ?? '')
    if (slots.has('ground')) return [{ kind: 'background', value }]
    return each(slots.targets(), { kind: 'recolour', value })
  },
}

const count: Frame = {
  uses: [
    ...NOUN,
    ...CHANGE,
    'number',
    'fewer',
    'only',
    'crowded',
    'lonely',
    'add',
    'take',
    'beside',
  ],
  read: (slots) => {
    const targets = slots.targets()
    if (targets.length === 0 && !slots.has('only', 'more', 'fewer')) return null
    const number = slots.number()
    // 打上几个补丁: of something else
    const [counted] = slots.list('number')
    if (
      counted !== undefined &&
      !slots.is(counted + 1, 'own', 'part') &&
      !slots.isEmptyFrom(counted + 1)
    )
      return null
    if (number === null) {
      const sign = slots.has('crowded', 'fewer')
        ? -1
        : slots.has('lonely') || (slots.has('more') && slots.has('degree', 'add'))
          ? 1
          : 0
      return sign === 0 || targets.length === 0
        ? null
        : each(targets, { kind: 'count', more: sign === 1 ? 2 : -1 })
    }
    if (slots.has('fewer')) return each(targets, { kind: 'count', more: -number })
    if (slots.has('more', 'add')) return each(targets, { kind: 'count', more: number })
    if (slots.has('take')) return null
    return slots.has('only', 'into', 'want')
      ? each(targets, { kind: 'count', count: number })
      : null
  },
}

const GROWS = /[大高长胖粗宽壮]|魁梧/
const scale: Frame = {
  uses: [...NOUN, ...CHANGE, 'size', 'grow', 'shrink', 'whole', 'not'],
  read: (slots) => {
    const [at] = slots
      .list('size', 'grow', 'shrink')
      .filter((one) => !isDescribing(slots, one))
      .reverse()
    if (at === undefined || !slots.has('grow', 'shrink', 'too', 'more', 'degree', 'into', 'not'))
      return null
    const word = slots.tokens[at]?.text ?? ''
    const isMissing = /不够|不太/.test(slots.text('too'))
    const isComplaint =
      slots.has('too', 'not') && !isMissing && !slots.has('grow', 'shrink', 'more', 'degree')
    const grows =
      (slots.is(at, 'grow') || (!slots.is(at, 'shrink') && GROWS.test(word))) !== isComplaint
    const targets = slots.targets()
    const hair = /发|毛|裙|袖/.exec(targets[0]?.name ?? '')?.[0]
    if (hair && /[长短]/.test(word))
      return each(
        slots.list('own').flatMap((own) => slots.target(own) ?? []),
        {
          ...{ kind: 'trait', value: `${grows ? '长' : '短'}${hair === '裙' ? '裙' : '发'}` },
        },
      )
    const much = /倍|很多|得多|一半|特别|超|巨/.test(slots.text('degree')) ? 2 : 1.35
    return each(targets, {
      kind: 'scale',
      value: grows ? '大' : '小',
      factor: grows ? much : 1 / much,
    })
  },
}

const move: Frame = {
  uses: [...NOUN, ...CHANGE, 'toward', 'beside', 'not', 'whole'],
  read: (slots) => {
    // 太靠左了 says where it is
    if (!slots.has('put', 'toward') || slots.has('too')) return null
    const [head] = slots.heads()
    const [to] = slots
      .list('toward', 'beside', 'place', 'which')
      .filter((at) => {
        if (head === undefined) return true
        return slots.is(at, 'toward', 'beside') || at > head || at < slots.begin(head)
      })
      .reverse()
    if (to === undefined) return null
    const goal = slots.tokens[to]?.text ?? ''
    const [near] = slots.list('own', 'thing').filter((at) => at !== head && slots.isReference(at))
    const targets = slots.targets().slice(0, 1)
    if (near !== undefined)
      return each(targets, {
        kind: 'move',
        side: findSide(goal) ?? 'near',
        value: `${slots.tokens[near]?.text ?? ''}${goal}`,
      })
    if (slots.is(to, 'beside')) return null
    const side =
      findSide(/^[往向靠朝偏]/.test(goal) ? `往${goal.slice(1)}` : `往${goal}`) ??
      (/近/.test(goal) ? 'near' : /远/.test(goal) ? 'far' : undefined)
    const isFar = !slots.has('degree') && /角|最|边$|中/.test(goal)
    return side
      ? each(targets, {
          kind: 'move',
          side,
          value: goal,
          ...(isFar && { strength: 'strong' as const }),
        })
      : null
  },
}

const trait: Frame = {
  uses: [...NOUN, ...CHANGE, 'wear', 'pose', 'thing', 'tint', 'number', 'add', 'beside', 'size'],
  read: (slots) => {
    if (slots.has('not', 'deny', 'take')) return null
    const [pose] = slots.list('pose')
    const [own] = slots.list('own')
    const who = own === undefined ? slots.targets().slice(0, 1) : [slots.target(own) ?? []].flat()
    if (pose !== undefined && !slots.has('wear', 'into'))
      return each(who, { kind: 'trait', value: slots.tokens[pose]?.text ?? '' })
    const [verb] = slots.list('wear')
    const [garment] = slots
      .list('part', 'thing')
      .filter(
        (at) =>
          at !== own &&
          (verb === undefined
            ? /(?<!头)发$|马尾|辫|丸子头|波浪|[寸光]头/.test(slots.tokens[at]?.text ?? '') ||
              WORN.test(slots.tokens[at]?.text ?? '')
            : at > verb),
      )
    if (garment === undefined || !slots.has('wear', 'add', 'want', 'into')) return null
    const noun = slots.value(garment)
    return each(who, {
      kind: 'trait',
      value:
        verb === undefined
          ? WORN.test(noun)
            ? wearing(noun)
            : noun
          : `${slots.tokens[verb]?.text.charAt(0) ?? ''}${noun}`,
    })
  },
}

const add: Frame = {
  uses: [
    ...NOUN,
    ...CHANGE,
    'add',
    'thing',
    'number',
    'tint',
    'size',
    'beside',
    'lonely',
    'toward',
    'whole',
    'scene',
  ],
  read: (slots) => {
    if (!slots.has('add', 'want', 'more') || slots.has('into')) return null
    const nouns = slots.list('thing', 'own').filter((at) => !slots.isReference(at))
    const [verb] = slots.list('add', 'want', 'more')
    const own = slots.has('add') ? nouns.filter((at) => at > (verb ?? 0)).at(-1) : undefined
    const isAtEnd = verb !== undefined && slots.is(verb, 'add') && slots.isEmptyFrom(verb + 1)
    const noun = nouns.find((at) => !slots.is(at, 'own') && (isAtEnd || at > (verb ?? 0))) ?? own
    if (noun === undefined) return null
    const [near] = slots.list('own', 'thing').filter((at) => slots.isReference(at))
    const [place] = slots.list('place', 'which', 'toward')
    const where =
      near === undefined
        ? place === undefined
          ? ''
          : (slots.tokens[place]?.text ?? '')
        : slots.join(near, near + 2).replace(/的$/, slots.text('beside'))
    const side = where === '' ? undefined : findSide(where)
    const target = where === '' ? undefined : (readTarget(where) ?? { words: where, name: null })
    return slots.together(noun, nouns).map((at) => ({
      ...{ kind: 'add', value: slots.value(at) },
      ...(side && { side }),
      ...(target && { target }),
    }))
  },
}

/** 月亮亮一点. */
const look: Frame = {
  uses: [...NOUN, ...CHANGE, 'tone'],
  read: (slots) => {
    const targets = slots.targets()
    const value = slots.text('tone')
    if (targets.length === 0 || value === '' || slots.has('too')) return null
    return each(targets, { kind: 'trait', value })
  },
}

const turn: Frame = {
  uses: [...NOUN, 'turn'],
  read: (slots) =>
    slots.has('turn') ? each(slots.targets(), { kind: 'move', value: '翻转' }) : null,
}

export const THING_FRAMES: readonly Frame[] = [
  remove,
  stop,
  clear,
  replace,
  recolour,
  count,
  scale,
  move,
  trait,
  add,
  look,
  turn,
]
