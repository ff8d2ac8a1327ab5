/**
 * How each tool works, one Chinese line on its page: by which algorithm, and where a small network
 * helps. What is said here holds without networks too.
 */
const NETWORK = '服务器上的小网络找主体，没有它时只用算法'

export const HOW: Readonly<Record<string, string>> = {
  gridUpscale: '按原来的种子重画成两倍大；画不出同一张时，用插值算法放大',
  gridVariation: '保留构图，换时辰、天气和配色，由程序重新画',
  cleaner: '算法：从画面别处找相似的小块，拼补涂掉的地方',
  rembg: `图割算法沿边缘剪开主体，${NETWORK}`,
  replaceBg: `图割算法剪出主体，再配光线和投影；${NETWORK}`,
  samInpaint: `点到的东西由颜色分区和图割选出，${NETWORK}`,
  img2vid: `主体和背景分成两层错开移动；${NETWORK}`,
  upscale: '算法：按边缘方向插值，再锐化、降噪，不会添出没有的细节',
  short: '程序化画师按每一段的文字画出场景，再运镜',
  outpaint: '算法：从画面里找相似的小块，向外接着拼',
  oldphoto: '算法：找出划痕和斑点补上，再降噪、校色',
  photo2img: '算法：按照片的明暗和颜色，一笔笔重画',
  toon: '算法：简化色块，勾出轮廓线',
  vidMaker: '照片按顺序运镜、转场，不改画面内容',
  imgMix: '算法：两张图片按比例、颜色或涂抹合成',
  genfill: '程序化画师按文字画出它认识的东西，再融进涂抹处',
  inpaint: '程序化画师按文字重画涂抹处；不写文字时，用相似的小块补上',
  styleTransfer: '算法：搬来另一张的配色，可再用笔触重画',
  vid2vid: '算法：逐帧重画，笔触跟着画面移动',
  sketch: '程序化画师读懂文字，按涂鸦的轮廓摆放景物',
  qrcode: '算法：把图案藏进码点，由两种识别程序读过才交付',
  img2tag: '算法：看颜色、明暗和构图写出词句',
  variation: '算法：换光线、配色和笔法，画出几张相近的',
}
