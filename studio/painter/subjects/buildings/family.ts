import type { SubjectFamily } from '../subject'
import { bridges } from './bridge'
import { castle } from './castle'
import { cabin, cottage } from './cottage'
import { lighthouse } from './lighthouse'
import { pagoda, pavilion, temple } from './temple'
import { windmill } from './windmill'

export const buildingsFamily = {
  ...bridges,
  cabin,
  castle,
  cottage,
  lighthouse,
  pagoda,
  pavilion,
  temple,
  windmill,
} satisfies SubjectFamily
