/** The 80 kinds of things of COCO in its own order, in Chinese. */
const NAMES =
  '人 自行车 汽车 摩托车 飞机 公交车 火车 卡车 船 红绿灯 消防栓 停止标志 停车计时器 长椅 鸟 猫 狗 马 羊 牛 ' +
  '大象 熊 斑马 长颈鹿 背包 雨伞 手提包 领带 行李箱 飞盘 滑雪板 单板滑雪板 球 风筝 球棒 棒球手套 滑板 冲浪板 ' +
  '网球拍 瓶子 酒杯 杯子 叉子 餐刀 勺子 碗 香蕉 苹果 三明治 橙子 西兰花 胡萝卜 热狗 披萨 甜甜圈 蛋糕 椅子 沙发 ' +
  '盆栽 床 餐桌 马桶 电视 笔记本电脑 鼠标 遥控器 键盘 手机 微波炉 烤箱 烤面包机 水槽 冰箱 书 时钟 花瓶 剪刀 ' +
  '玩具熊 吹风机 牙刷'

export const COCO_NAMES: readonly string[] = NAMES.split(' ')

export const PERSON = 0
/** Bird to giraffe. */
export const isAnimal = (kind: number): boolean => kind >= 14 && kind <= 23
/** Bicycle to boat. */
export const isVehicle = (kind: number): boolean => kind >= 1 && kind <= 8
/** Bicycle, motorcycle, horse, elephant: who sits on one is one thing with it. */
const RIDDEN = new Set([1, 3, 17, 20])
export const isRidden = (kind: number): boolean => RIDDEN.has(kind)
/** Skis, snowboard, skateboard, surfboard: under a person's feet. */
const BOARDS = new Set([30, 31, 36, 37])
export const isStoodOn = (kind: number): boolean => BOARDS.has(kind)
/** Backpack, tie: who wears it is meant before it. */
const WORN = new Set([24, 27])
export const isWorn = (kind: number): boolean => WORN.has(kind)
/** Furniture that other things stand or lie on: a box of it holds them too. */
const SURFACES = new Set([13, 57, 59, 60])
export const hasThingsOnIt = (kind: number): boolean => SURFACES.has(kind)
