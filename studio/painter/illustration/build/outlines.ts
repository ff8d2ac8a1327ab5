import { pairs } from '../../drawing/notation'
import type { Fill, Form, Layer } from '../node'
import { form, line, polygonForm } from './form'
import type { LineLook, LineText, Look, LookText } from './look'

export type { Form, Layer }

/**
 * Forms with a long outline: its text follows the rest and may take several lines,
 * fillPath(colour, 'cloth relief 6')`0,0! 40,-12 80,0!`.
 */
export type PathText = (text: TemplateStringsArray, ...values: (string | number)[]) => Form

/** The same as `form`. */
export const fillPath =
  (fill: Fill, look?: Look | LookText): PathText =>
  (text, ...values) =>
    form(String.raw(text, ...values), fill, look)

/** The same as `line`. */
export const strokePath =
  (width: number, fill: Fill, look?: LineLook | LookText | LineText): PathText =>
  (text, ...values) =>
    line(String.raw(text, ...values), width, fill, look)

/** The same as `polygonForm` with one ring. */
export const fillPolygon =
  (fill: Fill, look?: Look | LookText): PathText =>
  (text, ...values) =>
    polygonForm([pairs(String.raw(text, ...values))], fill, look)
