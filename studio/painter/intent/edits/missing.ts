import { WHERE_IS } from './asides'
import type { ClauseReader } from './reading'
import { isThingWord } from './things'

/** Things that were wished for and are not in the picture: they are added. */

const VANISHED = /^(.{1,6}?)(?:不见了?|没了|没有)$/
const ADDED = /^(?:加|补|画|添|来|再[加来画])/

/** 月亮不见了，补上. */
export const readVanished: ClauseReader = ({ written: words, next }, { steps }) => {
  const value = VANISHED.exec(words)?.[1]
  if (!value || !ADDED.test(next) || !isThingWord(value)) return false
  steps.push({ kind: 'add', value, words })
  return true
}

const MISSING =
  /^(?:我(?:要|说)?的?)?(.+?)(?:呢|去哪(?:了|儿了)?|哪去了|在哪(?:里|儿)?|(?:搁|上|跑|到)哪(?:里|儿)?(?:去)?了?|没(?:有)?画(?:出来|上|到)?|漏了|忘了|不见了(?=吗))$|^(?:忘了画|没画|少画了|漏了|缺了?|少了)(.+)$/
const WHERE = /^(.{1,6}?)呢$/

/** 我要的船呢, 忘了画桥. */
export const readMissing: ClauseReader = ({ text, written: words }, { steps }) => {
  const missing = WHERE_IS.exec(words) ?? MISSING.exec(text)
  const sought = WHERE.exec(words.replace(/[?？]$/, ''))?.[1]
  const thing = missing?.[1] ?? missing?.[2] ?? (sought && isThingWord(sought) ? sought : undefined)
  if (!thing || /[把将让给换改]/.test(thing)) return false
  steps.push({ kind: 'add', value: thing.replace(/^的|^[那这](?=.)/, ''), words })
  return true
}
