import type { SubjectFamily } from '../subject'
import { lotus } from './lotus'
import { peony } from './peony'
import { sunflower } from './sunflower'

export const flowersFamily = { lotus, peony, sunflower } satisfies SubjectFamily
