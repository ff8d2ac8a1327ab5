/**
 * What a person said of the hundred prompts put aside, in the order of the fixed shuffle, after
 * looking at each picture at full size: `a` an answer, `p` the thing is right and something
 * asked of it is missing, `w` something else than was asked, `d` declined before painting.
 */
export const VERDICTS =
  'paaapaappappaaapapapaaaadpadaadaaaaappaapaaaaaaaaaapaaaaaaadaaaaapaaaaapppaaadpppaaadapaaaaaaaaaapap'
