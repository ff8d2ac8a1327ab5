import type { SubjectFamily } from '../subject'
import { fisherman } from './fisherman'
import { reader } from './reader'
import { walker } from './walker'

export const peopleFamily = { walker, fisherman, reader } satisfies SubjectFamily
