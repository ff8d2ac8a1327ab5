import { useMemo, useRef, useState } from 'react'
import type { ThingView } from '@contract/things'
import type { MaskBase, MaskValue } from '@contract/tools/mask'
import type { Point } from '@/lib/touch/transform'
import { confirmModal } from '@/platform/modal'
import type { RequestMask } from './answers'
import { fullness } from './budget'
import { changeMask, stepBack, stepForward, type History } from './history'
import type { Line } from './layer'
import { texts } from './texts'
import {
  canClear,
  canPropose,
  clearMask,
  FIRST_SETTINGS,
  type Settings,
  SIZE,
  type Tool,
  withLine,
  withOutlines,
  withTap,
} from './settings'
import { type Answers, useAnswers } from './useAnswers'
import { findChosen } from './chosen'
import { useMask } from './useMask'
import { useProposal } from './useProposal'
import { type RequestRest, useRest } from './useRest'
import { isInside, toUnits, type View } from './view'

export interface StudioOptions {
  /** The picture as it can be shown. */
  src: string
  width: number
  height: number
  value: MaskValue
  /** Initial selection, from the tool's definition. */
  base: MaskBase
  /** Initial tool, where the server can be called; else the brush. */
  first?: Tool | undefined
  /** With every step: a stored mask survives a reload. */
  onChange: (value: MaskValue) => void
  onDone: (value: MaskValue) => void
  onClose: () => void
  /** null: no server call, and no taps. */
  requestMask: RequestMask | null
  /** Looks for what a stroke left of a thing; without it nothing is offered. */
  requestRest?: RequestRest | null
  /** Known things of the picture, the nearest first. */
  things?: readonly ThingView[] | undefined
}

/** A tap so near the last one means the same thing. */
const AGAIN_PX = 28
const ALMOST_FULL = 0.97

const NO_THINGS: readonly ThingView[] = []
const NO_CHOICES: readonly (readonly number[])[] = []

/** Only while the answer is of all marks: else they belong to an earlier tap. */
function getChoices(value: MaskValue, answer: Answers['answer']) {
  return (answer?.length === value.marks.length && answer.choices) || NO_CHOICES
}

/** The mask, its tools and what the buttons do. */
export function useStudio(options: StudioOptions) {
  const { src, width, height, base, requestMask, things = NO_THINGS } = options
  const { history, now, become } = useMask(src, options.value, options.onChange)
  const { value } = history
  const opened = useRef(options.value)
  const picture = useMemo(() => ({ width, height }), [width, height])
  const [settings, setSettings] = useState<Settings>(() => ({
    ...FIRST_SETTINGS,
    tool: (requestMask && options.first) ?? FIRST_SETTINGS.tool,
  }))
  const [refused, setRefused] = useState(false)
  const answers = useAnswers({ src, value, requestMask })
  const notes = settings.tool === 'tap' || settings.tool === 'hint' || answers.asking
  const proposal = useProposal(src, value, answers.answer)
  const rest = useRest(value, options.requestRest ?? null)
  const choices = useMemo(() => getChoices(value, answers.answer), [value, answers.answer])
  const chosen = useMemo(() => findChosen(value, things), [value, things])
  const scene = useMemo(() => {
    const isDrawn = proposal !== null && proposal.length === value.marks.length
    const outline = isDrawn ? null : (chosen?.outline ?? null)
    return { value, proposal, notes, choices, rest, outline }
  }, [value, proposal, notes, choices, rest, chosen])

  function take(next: History | null): boolean {
    setRefused(next === null)
    if (next) become(next)
    return next !== null && next !== history
  }

  /** Only what changes something can be pressed. */
  const action = (possible: boolean, next: (from: History) => History) =>
    possible ? () => void take(next(now())) : null

  const actions = {
    canTap: requestMask !== null,
    onInvert: () => void take(changeMask(now(), { inverted: !value.inverted })),
    onClear: action(canClear(value, base), (from) => clearMask(from, base)),
    onPropose: action(canPropose(value, base), (from) => changeMask(from, { base })),
    onUndo: action(history.at > 0, stepBack),
    onRedo: action(history.at < history.steps.length, stepForward),
  }

  function key(name: string): boolean {
    if (name === 'mod+z') actions.onUndo?.()
    else if (name === 'mod+shift+z' || name === 'mod+y') actions.onRedo?.()
    else if (name === '[' || name === ']') {
      const wanted = settings.sizePx + (name === ']' ? 2 : -2) * SIZE.step
      setSettings({ ...settings, sizePx: Math.min(SIZE.max, Math.max(SIZE.min, wanted)) })
    } else return false
    return true
  }

  /** Leaving without 完成 gives the marks up, but never unasked. */
  async function leave(): Promise<void> {
    const before = opened.current
    if (JSON.stringify(now().value) !== JSON.stringify(before)) {
      const { discardTitle: title, discardBody: content, discard, stay } = texts
      if (!(await confirmModal({ title, content, confirm: discard, cancel: stay, danger: true })))
        return
      options.onChange(before)
    }
    options.onClose()
  }

  const offersRest = rest.length > 0
  const full = refused || fullness(value.marks) > ALMOST_FULL
  const offered = choices.length > 0 && settings.tool === 'tap' ? texts.choices : null
  const bare = chosen && (chosen.taken ? texts.unchosen : texts.chosen)(chosen.name)
  const named = bare && offered ? texts.andOthers(bare) : bare
  const said = offersRest
    ? texts.rest
    : answers.asking && !named
      ? texts.asking
      : (answers.note ?? (full ? texts.full : null) ?? named ?? offered)
  return {
    value,
    picture,
    settings,
    setSettings,
    scene,
    actions,
    key,
    leave,
    done: () => options.onDone(now().value),
    setFeather: (feather: number) => void take(changeMask(now(), { feather })),
    addLine: (line: Line, scale: number) => take(withLine(now(), line, picture, scale)),
    addTap(point: Point, view: View) {
      if (!isInside(point)) return
      const near = toUnits(view, { x: AGAIN_PX, y: 0 }).x - toUnits(view, { x: 0, y: 0 }).x
      take(withTap(now(), settings, point, near))
    },
    hint: {
      text: said ?? texts.tips[settings.tool],
      passing: !offersRest && (named !== null || !answers.asking) && !answers.failed,
      action: offersRest
        ? { word: texts.addRest, onPress: () => void take(withOutlines(now(), rest)) }
        : answers.failed
          ? { word: texts.retry, onPress: answers.retry }
          : undefined,
    },
  }
}
