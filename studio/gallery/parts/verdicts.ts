/**
 * Verdicts of a person on the hundred held-out prompts, in the order of the fixed shuffle, after
 * looking at each picture at full size: `a` an answer, `p` the thing is right and a part of the
 * prompt is missing, `w` something else, `d` declined before painting.
 */
export const VERDICTS =
  'paaapaappappaaapapapaaaadpadaadaaaaappaapaaaaaaaaaapaaaaaaadaaaaapaaaaapppaaadpppaaadapaaaaaaaaaapap'
