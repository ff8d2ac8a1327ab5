/** Voices that are offered where the operator names none, by service: `id=name`. */
export const DEFAULT_VOICES = {
  openai: 'alloy',
  dashscope: 'Cherry=芊悦,Ethan=晨煦',
  ark: 'zh_female_vv_uranus_bigtts=Vivi,zh_female_xiaohe_uranus_bigtts=小何',
} as const
