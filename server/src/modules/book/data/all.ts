/** All categories in the order they are shown. */
import { ANIMAL } from './animal'
import { BUILDING } from './building'
import { CHINA } from './china'
import { COLOUR } from './colour'
import { COMPOSITION } from './composition'
import { DETAIL } from './detail'
import { ERA } from './era'
import { LENS } from './lens'
import { LIGHT } from './light'
import { MATERIAL } from './material'
import { MOOD } from './mood'
import { PLANT } from './plant'
import { SCENE } from './scene'
import { STYLE } from './style'
import { TIME } from './time'
import { VIEW } from './view'
import { WEATHER } from './weather'
import type { BookCategory } from './define'

export const BOOK: readonly BookCategory[] = [
  LIGHT,
  COMPOSITION,
  LENS,
  VIEW,
  MATERIAL,
  COLOUR,
  WEATHER,
  TIME,
  SCENE,
  STYLE,
  ERA,
  MOOD,
  DETAIL,
  BUILDING,
  PLANT,
  ANIMAL,
  CHINA,
]
