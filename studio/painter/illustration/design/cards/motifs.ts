import {
  celebration,
  christmas,
  dragonBoat,
  lanterns,
  midAutumn,
  newYear,
  spring,
} from './festivals'
import type { OccasionId } from './occasions'
import { morning, night } from './daily'
import { birthday, children, flowers, love, teacher, wedding } from './personal'
import type { CardArt, Paint, Stage } from './stage'

const PAINTS: Readonly<Record<OccasionId, Paint>> = {
  spring,
  'mid-autumn': midAutumn,
  'dragon-boat': dragonBoat,
  lantern: lanterns,
  national: celebration,
  birthday,
  wedding,
  'new-year': newYear,
  christmas,
  mother: flowers,
  father: flowers,
  teacher,
  valentine: love,
  children,
  thanks: flowers,
  morning,
  night,
  weekend: flowers,
  labour: celebration,
}

export const cardArt = (occasion: OccasionId, stage: Stage): CardArt => PAINTS[occasion](stage)
