import type { SubjectFamily } from '../subject'

export const animalsFamily = {} satisfies SubjectFamily
