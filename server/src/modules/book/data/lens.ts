import { category } from './define'

/** Effects of a camera lens. */
export const LENS = category('lens', '镜头', [
  ['特写', 'close-up', '只看一处，细节放大'],
  ['大特写', 'extreme close-up', '近到只剩眼睛或一片花瓣'],
  ['近景', 'medium close-up', '人物胸口以上，看得清神情'],
  ['中景', 'medium shot', '人物腰部以上，神情动作都在'],
  ['全景', 'full shot', '从头到脚，带一点环境'],
  ['远景', 'long shot', '人很小，环境是主角'],
  ['大远景', 'extreme long shot', '天地辽阔，人只是一点'],
  ['广角', 'wide angle', '装得下更多，近大远小更明显'],
  ['长焦', 'telephoto', '远处拉近，前后压在一起'],
  ['微距', 'macro', '像放大镜一样看小东西'],
  ['鱼眼', 'fisheye', '四周弯成球面，夸张有趣'],
  ['移轴', 'tilt-shift', '真景看起来像小模型'],
  ['浅景深', 'shallow depth of field', '主体清楚，前后都虚'],
  ['大景深', 'deep focus', '从近到远都清楚'],
  ['背景虚化', 'bokeh', '背景化成一团团柔和光斑'],
  ['长曝光', 'long exposure', '水变成雾，车灯拉成线'],
  ['运动模糊', 'motion blur', '动的地方拖出影子，有速度'],
  ['双重曝光', 'double exposure', '两幅画面叠在一起'],
  ['镜头光晕', 'lens flare', '对着光源，画面里飘出光斑'],
  ['胶片颗粒', 'film grain', '细细的颗粒，像旧胶卷'],
  ['暗角', 'vignette', '四角压暗，目光聚到中间'],
  ['全景接片', 'panorama', '又宽又长的一整幅'],
])
