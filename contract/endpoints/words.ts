/** Words of people that stand on other people's screens. */
import { z } from 'zod'

/** Turns the reading direction of what follows, or is not there to be seen; emoji need \u200d. */
const UNSEEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** More marks on one letter than any language has would climb over the lines around it. */
const CLIMBING = /(\p{M}{4})\p{M}+/gu
const LONELY_JOINERS = /^[\u200d\ufe0f\s]+$/

/** One line as it may be shown: nothing invisible, nothing that turns or climbs over its place. */
export function oneLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(UNSEEN, '')
    .replace(CLIMBING, '$1')
    .trim()
  return LONELY_JOINERS.test(line) ? '' : line
}

/** A name: one line that can be seen, counted as people count characters. */
export function nameSchema(max: number, sentences: { empty: string; long: string }) {
  return z
    .string()
    .max(10_000, sentences.long)
    .transform(oneLine)
    .refine((text) => text !== '', sentences.empty)
    .refine((text) => [...text].length <= max, sentences.long)
}

/** Words over several lines, never two empty ones in a row. */
export function multilineSchema(max: number, long: string) {
  return z
    .string()
    .max(10_000, long)
    .transform((text) =>
      text
        .split(/\r?\n/)
        .map(oneLine)
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .refine((text) => [...text].length <= max, long)
}
