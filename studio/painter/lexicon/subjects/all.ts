import { animalsWords } from './animals'
import { birdsWords } from './birds'
import { buildingsWords } from './buildings'
import { craftWords } from './craft'
import { fishWords } from './fish'
import { flowersWords } from './flowers'
import { heavenWords } from './heaven'
import { peopleWords } from './people'
import { thingsWords } from './things'
import { treesWords } from './trees'

export const subjectWords = [
  craftWords,
  buildingsWords,
  treesWords,
  flowersWords,
  birdsWords,
  fishWords,
  thingsWords,
  animalsWords,
  peopleWords,
  heavenWords,
]
