/** What a place is: a page in a state worth looking at. */
import { see } from '../journeys/driver'
import type { BrowserDriver } from './driver'

/** What must exist before. */
export interface Stage {
  /** A finished job of four pictures. */
  doneId: string
  /** A job that ended without a picture. */
  failedId: string
  /** An album with the finished job in it. */
  albumId: string
  /** The person whose phone it is. */
  ownerId: string
  /** A work of the owner that waits for review: the fourth picture of the finished job. */
  workId: string
  /** An order of the owner that was not paid yet. */
  orderId: string
}

export interface Place {
  name: string
  /** Whose phone: a signed-in person's with works, or nobody's. */
  who: 'owner' | 'visitor'
  address: (stage: Stage) => string
  /** Until it is there, and what must be opened on it. */
  arrange: (driver: BrowserDriver) => Promise<void>
}

/** Until these words are there. */
export const on = (words: string | RegExp) => async (driver: BrowserDriver) => {
  await see(driver, words)
}

export const fixed = (address: string) => () => address
