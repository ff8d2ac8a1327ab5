/**
 * What a person said of the hundred prompts put aside, in the order of the fixed shuffle, after
 * looking at each picture at full size: `a` an answer, `w` something else than was asked,
 * `d` declined before painting.
 */
export const VERDICTS =
  'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd'
