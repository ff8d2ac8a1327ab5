/** Sentences that change an existing picture: nothing in them is to be drawn. */

/** The picture, or what is in it already. */
const PICTURE =
  '(?:图片|照片|图像|原图|相片|这张图|这幅图|该图|图中|图里|图上|画面中?|这个角色|该角色|这个人|人物|背景|水印|划痕|污渍|噪点|文字|招牌|店名|logo)'

/** A polite beginning. */
const PLEASE = '^(?:请|请你|帮我|请帮我|麻烦|能不能|可以)?'

const EDITS: readonly RegExp[] = [
  // 修复图片上的划痕, 更换店铺招牌
  new RegExp(
    `${PLEASE}(修复|去除|去掉|移除|消除|擦除|抠出|抠图|替换|更换|换掉|还原|裁剪|美化|修改|调整|提高|提升|增强|优化|放大)(?!的).{0,8}${PICTURE}`,
    'u',
  ),
  // 在这件衬衫上添加条纹, 保持同样的角色, 但将背景改为海滩
  /^在这[件张幅].{0,8}(添加|加上|增加)/u,
  /^.{0,6}(保持)(?:同样|相同|一样)的(?:角色|人物|绘画风格|风格|构图)/u,
  /^(?:.{0,20}[,，])?但?将背景(改为|换成|替换)/u,
  // 融合两张图的纹理
  new RegExp(
    `${PLEASE}(融合|合并|合成|拼接|结合|参考)(?:这|上传的)?[两二三多几]?[张幅个]?(?:图|照片)`,
    'u',
  ),
  // 将第二张图的风格应用到第一张图, 保持图一人物的姿态, 将照片里的转换成Q版
  /(?:将|把).{0,4}第[一二三1-3]张图?.{0,12}(应用|用到|换到|迁移|放入|放到|放进|放在|融入|合成)/u,
  /^(?:将|把)图[一二三1-3].{0,12}(放入|放到|放进|融入|合成到)/u,
  /^(保持)图[一二三1-3]/u,
  /^(?:将|把)照片.{0,4}(转换|变成|改成)/u,
  // 将猫变成狗
  /^(?:请|帮我)?(?:把|将)[^，。的]{1,8}?(换成|变成|改成|改为|替换[为成])[^，。]{1,8}$/u,
  // 把背景换成海边, 让这个角色跳跃
  new RegExp(
    `${PLEASE}(?:把|将|让|给)(?:这|图|原|该|上传|他|她|它).{0,20}?(换成|改成|改为|变成|替换|做|加上|添加|去掉|转换|穿上|戴上)`,
    'u',
  ),
  new RegExp(
    `${PLEASE}(?:把|将)${PICTURE}.{0,12}?(换成|改成|改为|变成|替换|去掉|转换|放大|调)`,
    'u',
  ),
]

/** The verb of a sentence that changes a picture; null: it describes one. */
export function findEdit(prompt: string): string | null {
  const text = prompt.trim()
  for (const edit of EDITS) {
    const verb = edit.exec(text)?.[1]
    if (verb !== undefined) return verb
  }
  return null
}
