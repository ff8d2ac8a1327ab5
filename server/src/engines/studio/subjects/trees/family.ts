import type { SubjectFamily } from '../subject'
import { bamboo } from './bamboo'
import { plum, sakura } from './branches'
import { pine } from './pine'
import { reeds } from './reeds'
import { willow } from './willow'

export const treesFamily = {
  bamboo,
  plum,
  sakura,
  pine,
  reeds,
  willow,
} satisfies SubjectFamily
