import type { SubjectFamily } from '../subject'
import { birds } from './birds'
import { crane } from './crane'
import { crow } from './crow'
import { owl } from './owl'
import { songbird } from './songbird'
import { swallow } from './swallow'

export const birdsFamily = { birds, crane, crow, owl, songbird, swallow } satisfies SubjectFamily
