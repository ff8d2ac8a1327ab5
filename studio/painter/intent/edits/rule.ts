import type { ReadTarget } from './noun'
import type { Draft } from './step'

/** Reads a clause; null: it says something else. */
export type Rule = (text: string) => readonly Draft[] | null

/** Words that may begin a clause before its thing. */
export const HEAD = '(?:把|将|让|给|使|叫|请把)?'

export const WEATHER_NOUN = /^(?:大|小)?(?:雨|雪|雾|雨滴|雪花|雾气)$/

export const withTarget = (target: ReadTarget | null): { target?: ReadTarget } =>
  target ? { target } : {}

/** Other ways to say it are rows of `spoken.ts`. */
export const GONE =
  '(?:去掉|去除|去了(?!.)|移除|消除|清除|删除|删(?!.)|隐藏|搬走|赶走|摘掉|摘|脱掉|脱了|取消|搬开|挪开|移开|弄开|删去|抹除|清理掉|弄干净|擦干净|藏起来)'

/** The first of several rules that reads a clause. */
export const anyRule =
  (rules: readonly Rule[]): Rule =>
  (clause) => {
    for (const rule of rules) {
      const drafts = rule(clause)
      if (drafts) return drafts
    }
    return null
  }
