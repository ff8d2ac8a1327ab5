import { category } from './define'

/** Point of view. */
export const VIEW = category('view', '视角', [
  ['俯视', 'high angle', '从高处往下看，显得小而全'],
  ['仰视', 'low angle', '从低处往上看，显得高大'],
  ['平视', 'eye level', '和主体一样高，亲切自然'],
  ['鸟瞰', "bird's-eye view", '像鸟一样从空中看下去'],
  ['虫视', "worm's-eye view", '贴着地面看，草叶像树一样高'],
  ['航拍', 'aerial view', '无人机的高度，地形像地图'],
  ['正面', 'front view', '正对着看，清楚端正'],
  ['侧面', 'side view', '看轮廓，线条分明'],
  ['背影', 'view from behind', '看不见脸，留下想象'],
  ['四分之三侧', 'three-quarter view', '半侧着，最有立体感'],
  ['过肩', 'over-the-shoulder', '越过一个人的肩看向另一个'],
  ['第一人称', 'first-person view', '像自己亲眼看见'],
  ['等距视角', 'isometric view', '没有近大远小，像积木沙盘'],
  ['顶视图', 'top-down view', '从正上方看，像平面图'],
  ['剖面图', 'cutaway view', '切开来，看得见里面'],
  ['倾斜视角', 'dutch angle', '地平线歪着，不安有张力'],
  ['隔窗而望', 'view through a window', '隔着窗看，多一层距离'],
  ['门洞里看', 'view through a doorway', '从暗的门里看亮的外面'],
  ['水下视角', 'underwater view', '从水里看，光影摇晃'],
  ['远眺', 'distant view', '站在高处望向天边'],
])
