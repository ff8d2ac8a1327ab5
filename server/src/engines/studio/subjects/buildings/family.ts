import type { SubjectFamily } from '../subject'
import { bridge } from './bridge'
import { cottage } from './cottage'
import { lighthouse } from './lighthouse'
import { pagoda } from './pagoda'
import { pavilion } from './pavilion'

export const buildingsFamily = {
  bridge,
  cottage,
  lighthouse,
  pagoda,
  pavilion,
} satisfies SubjectFamily
