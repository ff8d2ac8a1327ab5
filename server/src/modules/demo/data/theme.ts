/** Data: the first theme of the week of an installation. */
export const DEMO_THEME = {
  title: '一叶小舟',
  brief: '一片水，一条船，别的随你',
  prompt: '江上晨雾，一叶小舟，远山',
  wants: ['水', '舟'],
  prizes: [300, 200, 100],
  pickCredits: 20,
}

/** Prompts of demo works that take part: each is painted with a boat. */
export const FITTING = /舟|船|帆|独钓|水乡/
