/** A screen: a page in a state worth a photograph, and the sheets that open on it. */
import { see } from '../journeys/driver'
import type { Tokens } from './account'
import type { BrowserDriver } from './driver'

/** Required data. */
export interface Fixture {
  /** A finished job of four pictures. */
  doneId: string
  /** A job that ended without a picture. */
  failedId: string
  /** A finished job that was compared with one that ended without a picture. */
  comparedId: string
  /** An album with two finished jobs in it. */
  albumId: string
  /** The person whose phone it is. */
  ownerId: string
  /** A work of the owner that waits for review: the fourth picture of the finished job. */
  workId: string
  /** A work of the owner that a reviewer refused: the third picture. */
  refusedId: string
  /** Another user, with two public works. */
  otherId: string
  /** One of them. */
  publicId: string
  /** An order of the owner that was not paid yet. */
  orderId: string
}

/** Role of the phone: a signed-in user with works, a reviewer, or a visitor. */
export type Who = 'owner' | 'reviewer' | 'visitor'

export type FixtureTokens = Record<Exclude<Who, 'visitor'>, Tokens>

/** A sheet over a page that is open already. */
export interface ScreenSheet {
  /** Of its picture. */
  name: string
  /** The component that draws it, below src. */
  by: string
  /** Accessible name. */
  title: string | RegExp
  open: (driver: BrowserDriver) => Promise<void>
}

export interface Screen {
  name: string
  who: Who
  address: (fixture: Fixture) => string
  /** Until it is there, and what must be opened on it. */
  arrange: (driver: BrowserDriver) => Promise<void>
  /** A layer that is part of this state and no dialog: the component that draws it. */
  layer?: string
  /** Each is opened after the one before was closed. */
  sheets?: readonly ScreenSheet[]
}

/** Until these words are there. */
export const on = (words: string | RegExp) => async (driver: BrowserDriver) => {
  await see(driver, words)
}

export const fixed = (address: string) => () => address

/** Opened by taps on things of these names. */
export function sheet(
  name: string,
  by: string,
  title: string | RegExp,
  ...taps: string[]
): ScreenSheet {
  const open = async (driver: BrowserDriver) => {
    for (const tap of taps) await driver.tap(tap)
  }
  return { name, by, title, open }
}

/** A sheet that is not all there when it opens: what it waits for is seen first. */
export function whole(
  opened: ScreenSheet,
  seen: (driver: BrowserDriver) => Promise<unknown>,
): ScreenSheet {
  const open = async (driver: BrowserDriver) => {
    await opened.open(driver)
    await seen(driver)
  }
  return { ...opened, open }
}
