import type { SubjectFamily } from '../subject'
import { bareTree } from './bare-tree'
import { bamboo } from './bamboo'
import { plum, sakura } from './branches'
import { cherryTree } from './cherry-tree'
import { maple } from './maple'
import { pine } from './pine'
import { reeds } from './reeds'
import { willow } from './willow'

export const treesFamily = {
  bamboo,
  plum,
  sakura,
  maple,
  pine,
  reeds,
  willow,
  'cherry-tree': cherryTree,
  'bare-tree': bareTree,
} satisfies SubjectFamily
