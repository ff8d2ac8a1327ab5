import type { EditStep } from '@contract/edits'
import { wordFor } from '../../lexicon/lexicon'
import { SEASONS, STYLES } from '../../slots'
import { STYLE_NAMES } from '../../styles/names'
import { TINT_WORDS } from '../words'

const MOST = 4

/** Scenes that people ask for first. */
const PLACES = ['海边', '森林', '雪地', '草原', '城市', '花园', '竹林', '沙漠', '星空']
const TIMES = ['清晨', '白天', '黄昏', '夜晚']
const WEATHERS = ['晴', '下雨', '下雪', '雾', '多云']
const TONES = ['亮', '暗', '暖', '冷', '鲜艳', '柔和']

function listValues({ kind }: EditStep): readonly string[] {
  switch (kind) {
    case 'recolour':
      return TINT_WORDS
    case 'background':
      return PLACES
    case 'time':
      return TIMES
    case 'weather':
      return WEATHERS
    case 'season':
      return SEASONS.map((id) => `${wordFor('season', id).slice(0, 1)}天`)
    case 'style':
      return STYLES.map((id) => STYLE_NAMES[id])
    case 'tone':
      return TONES
    case 'move':
      return ['左', '右', '上', '下', '中间']
    case 'scale':
      return ['大', '小']
    case 'count':
      return ['1', '2', '3', '4', '5']
    case 'extend':
    case 'crop':
      return ['1:1', '4:3', '16:9', '3:4', '9:16']
    default:
      return []
  }
}

/** The step with values near its own, for one tap. */
export function withChoices(step: EditStep, more: readonly string[] = []): EditStep {
  const values = [...new Set([...more, ...listValues(step)])].filter(
    (value) => value !== step.value,
  )
  return values.length > 0 ? { ...step, choices: values.slice(0, MOST) } : step
}
