/** 对话改图: the sentence as it is, by models that edit by instruction. */
import type { edit } from '@contract/tools/edit'
import { EngineError } from '../../engine'
import { inputTexts } from '../../texts'
import { type Mapping, createMapping } from './mapping'

export const INSTRUCT: Readonly<Record<string, Mapping>> = {
  edit: createMapping<typeof edit>(1, async ({ params, picture }) => {
    const { instruction } = params
    if (instruction.trim() === '') throw new EngineError('input', inputTexts.noInstruction)
    return {
      pictures: [await picture('image')],
      mask: null,
      prompt: `${instruction}\nChange only this; everything else stays exactly as it is.`,
      count: 1,
    }
  }),
}
