import type { SubjectFamily } from '../subject'

export const peopleFamily = {} satisfies SubjectFamily
