import type { SubjectFamily } from '../subject'

export const heavenFamily = {} satisfies SubjectFamily
