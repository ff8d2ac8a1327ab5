import type { ReadTarget } from './noun'
import type { Draft } from './step'

/** Reads a clause; null: it says something else. */
export type Rule = (text: string) => readonly Draft[] | null

/** Words that may begin a clause before its thing. */
export const HEAD = '(?:把|将|让|给|使|叫|请把)?'

export const WEATHER_NOUN = /^(?:大|小)?(?:雨|雪|雾|雨滴|雪花|雾气)$/

export const withTarget = (target: ReadTarget | null): { target?: ReadTarget } =>
  target ? { target } : {}
