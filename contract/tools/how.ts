/**
 * Description of each tool's method in plain words, one Chinese line on its page: how it works, and
 * where a small network (“AI”) helps. Without networks the rest of the line holds, and the result
 * says so itself.
 */
const CUT = 'AI 认出主体，沿着它的边缘'
const WITHOUT = '没有 AI 时按颜色和边缘'

export const HOW: Readonly<Record<string, string>> = {
  gridUpscale: '照原来的画法重画成两倍大；画不出同一张时，直接放大',
  gridVariation: '保留构图，重新画过时辰、天气和配色；AI 认出照片里的人，不改他们',
  layers: '一层一层重新画，不是抠图：东西后面的画面也在',
  cleaner: '从画面别处找相似的地方来补；AI 认出人和脸，不拿他们来补',
  rembg: `${CUT}剪下来；${WITHOUT}剪`,
  replaceBg: `${CUT}剪下来，再配上光线和影子；${WITHOUT}剪`,
  samInpaint: 'AI 选出点到的整个东西，没有 AI 时按颜色选；再补上、换色或重画',
  img2vid: `主体和背景分成两层错开移动；AI 找主体，${WITHOUT}找`,
  upscale: '150 万像素以内由 AI 重画明暗；更大的、没有 AI 或选“只放大”的，直接放大',
  short: '按每一段的文字画出场景，再让镜头推拉移动',
  outpaint: '从画面里找相似的地方，向外接着拼；AI 认出人和脸，不拿他们来拼',
  oldphoto: '找出划痕和斑点，先给你看、可以改，再补上、校色；AI 避开人脸，最后变清晰',
  photo2img: '照着照片的明暗和颜色，一笔笔重画；AI 找主体，留住五官',
  toon: '把颜色并成大块，勾出轮廓线；AI 找主体，留住五官',
  vidMaker: '照片按顺序运镜、转场，不改画面内容',
  imgMix: '两张图片按比例、颜色或涂抹合在一起',
  genfill: '按文字画出它认识的东西，再融进涂抹处；AI 认出人，不拿来垫底',
  inpaint: '按文字重画涂抹处；不写文字时用相似的地方补，AI 认出人，不拿来补',
  styleTransfer: '搬来另一张的配色，可再用笔触重画；AI 认出脸，护住五官',
  vid2vid: '一帧帧重画，笔触跟着画面移动；一秒视频约要画七秒',
  sketch: '读懂文字，按涂鸦的轮廓摆放景物',
  qrcode: '把图案藏进二维码的黑白格里，用两种扫码程序读过才给你',
  img2tag: '看颜色、明暗和构图写出词句；AI 认东西、场景和文字',
  edit: '本地画笔画的图照着它的画面清单改；照片用相应的工具，由 AI 找出要改的东西',
  editVideo: '每一版按顺序放出来，画面不改',
  variation: '换光线、配色和笔法，画出几张相近的；AI 认出人，不改他们',
}

/** Weaknesses of each tool, one Chinese line next to how it works: shown before paying. */
export const WEAK: Readonly<Record<string, string>> = {
  gridUpscale: '放大时会多出一点细节，和小图不是一模一样',
  gridVariation: '只在原来的构图里变，人物不会换姿势',
  layers: '油画、像素和铅笔的笔触，移开东西以后，接缝处看得出来',
  cleaner: '栏杆、文字和挡着人脸的东西；周围留得越多，补得越好',
  rembg: '玻璃和薄纱、跟背景同色的衣服；认错了可以自己涂两笔',
  replaceBg: '玻璃和薄纱、剪得太紧的头发；新背景的透视不会跟着变',
  samInpaint: '跟旁边颜色差不多的东西；没选准就再点一次',
  img2vid: '人和动物不会自己走动、说话，动的是镜头和天气',
  upscale: '糊到认不出的脸和小字；看不清的，它不会替你编出来',
  short: '没有连续的动作，同一个人在两段里长得不一样',
  outpaint: '画外半截的人、整齐的楼和文字；会糊的那一边只扩到看得清的地方',
  oldphoto: '撕掉一大块的脸补不回来；黑白照片不会变成彩色',
  photo2img: '暗处的小脸和杂乱的夜景，画出来会认不清',
  toon: '远处很小的人脸、逆光的照片，线会乱',
  vidMaker: '不会剪掉拍坏的地方，也不会替你挑照片',
  imgMix: '远近和光线相差太多的两张，接起来看得出来',
  genfill: '填进去的是画：照片里只画天上、水上和远处的，人、动物和花草不画',
  inpaint: '照片里的脸和手；照片里只画天上、水上和远处的东西',
  styleTransfer: '搬的是颜色和笔触，不会搬来那张画里的东西',
  vid2vid: '晃得太快的画面会闪；一次最多十五秒',
  sketch: '只认它学过的景物，认不出的线条当作轮廓',
  qrcode: '字越多码越密，画就越淡；打印太小也难扫',
  img2tag: '从高处拍的城市、摆满一桌的小东西、贴得很近的纹理',
  edit: '话里没有说清楚的、它没有学过的东西，改不了',
  editVideo: '形状不一样的两版，只能整张并着放',
  variation: '换光线、配色和笔法，不会换人物的姿势',
}
