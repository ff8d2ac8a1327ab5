/** 对话改图: the sentence as it is, by models that edit by instruction. */
import type { edit } from '@contract/tools/edit'
import { writeEditPrompt } from '@contract/tools/references'
import { EngineError } from '../../engine'
import { inputTexts } from '../../texts'
import { drawReferences } from '../references'
import { type Mapping, createMapping } from './mapping'

export const INSTRUCT: Readonly<Record<string, Mapping>> = {
  edit: createMapping<typeof edit>(1, async ({ params, picture, references }) => {
    const { instruction } = params
    if (instruction.trim() === '') throw new EngineError('input', inputTexts.noInstruction)
    const borrowed = references()
    return {
      pictures: [await picture('image')],
      references: await drawReferences(borrowed),
      mask: null,
      prompt: `${writeEditPrompt(instruction, borrowed)}\nChange only this; everything else stays exactly as it is.`,
      count: 1,
    }
  }),
}
