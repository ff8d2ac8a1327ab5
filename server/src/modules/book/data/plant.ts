import { category } from './define'

/** Things that grow. */
export const PLANT = category('plant', '植物', [
  ['梅花', 'plum blossom', '枝瘦花疏，雪里开'],
  ['兰花', 'orchid', '叶如弯弓，幽静'],
  ['菊花', 'chrysanthemum', '秋天的花，瓣细密'],
  ['荷花', 'lotus', '水里的粉白大花'],
  ['牡丹', 'peony', '花大瓣多，富贵'],
  ['桃花', 'peach blossom', '粉粉一树，春天'],
  ['樱花', 'cherry blossom', '满树淡粉，风吹即落'],
  ['向日葵', 'sunflower', '金黄大圆盘，朝着太阳'],
  ['玫瑰', 'rose', '层层花瓣，浓情'],
  ['薰衣草', 'lavender', '一片紫，像雾'],
  ['绣球花', 'hydrangea', '一团团蓝紫'],
  ['海棠', 'crabapple blossom', '粉红成簇，庭院里'],
  ['桂花', 'osmanthus', '细小金黄，秋香'],
  ['紫藤', 'wisteria', '一串串垂下来'],
  ['蒲公英', 'dandelion', '绒毛一吹就散'],
  ['松树', 'pine', '苍劲，枝平伸'],
  ['柳树', 'willow', '长条垂水'],
  ['银杏', 'ginkgo', '秋天满树金'],
  ['枫树', 'maple', '秋天的红叶'],
  ['芦苇', 'reeds', '水边白穗，随风'],
  ['芭蕉', 'banana plant', '大叶听雨'],
  ['仙人掌', 'cactus', '沙漠里带刺的绿'],
  ['蘑菇', 'mushroom', '林下的小伞'],
  ['藤蔓', 'vines', '爬满墙和枝'],
])
