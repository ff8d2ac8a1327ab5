/** Activities at a table → their words. */
export const TABLE_WORDS = {
  'table:chess': '下棋 下象棋 下着棋 对弈 下国际象棋 playing_chess',
  'table:go': '下围棋 下着围棋',
  'table:cards': '打牌 打扑克 玩扑克 斗地主 playing_cards',
  'table:mahjong': '打麻将 搓麻将 playing_mahjong',
  'table:dumplings': '包饺子 包着饺子 包馄饨 包包子 包粽子 包汤圆 making_dumplings',
  'table:dough': '揉面 和面 擀面 揉面团 擀面皮',
  'table:chopping': '切菜 切着菜 切水果 切胡萝卜',
  'table:blocks':
    '搭积木 堆积木 玩积木 拼积木 搭着积木 玩着积木 搭建积木 搭建积木城堡 搭积木城堡 堆积木城堡 拼积木城堡 搭建积木房子 搭积木房子 堆积木房子 用积木搭城堡 用积木搭房子 用积木搭建城堡 stacking_blocks',
  'table:game':
    '桌游 玩桌游 玩着桌游 思维桌游 数学桌游 数学思维桌游 益智桌游 棋盘游戏 玩棋盘游戏 飞行棋 下飞行棋 玩飞行棋 大富翁 玩大富翁 数字方块 board_game playing_a_board_game',
  'table:pool': '游泳 泳池里 在泳池里 泳池中 在游泳 游着泳 学游泳 游泳池里 泡在水里 swimming',
  'table:puzzle': '拼图 玩拼图 拼拼图 拼着拼图 做拼图 jigsaw puzzle',
  'table:volcano':
    '火山实验 火山爆发实验 火山喷发实验 做火山实验 做火山爆发实验 做火山喷发实验 volcano_experiment',
  'table:cake':
    '做蛋糕 做着蛋糕 烤蛋糕 做甜点 做点心 装饰蛋糕 裱花 做面包 烤面包 做饼干 烤饼干 烘焙 baking baking_a_cake making_a_cake',
  'table:zither':
    '抚琴 抚古琴 弹古琴 弹奏古琴 弹着古琴 弹琴 古琴 抚着琴 guqin playing_guqin playing_the_guqin',
  'table:guzheng':
    '弹古筝 弹奏古筝 弹着古筝 古筝 弹筝 抚筝 guzheng playing_guzheng playing_the_guzheng zither',
  'table:desk':
    '书桌前 书桌旁 书桌边 办公桌前 办公桌旁 办公桌边 写字台前 课桌前 课桌旁 桌前 桌子前 桌旁 桌边 桌子旁 桌子边 木桌旁 木桌边 木桌前 书桌上写 at_a_desk at_the_desk',
  'table:till':
    '收银台 收银台前 收银台后 收银台后面 收银台旁 收银台旁边 超市收银台 收银 收银机 收银机前 柜台 柜台前 柜台后 柜台后面 柜台旁 柜台边 柜台旁边 结账 checkout_counter',
  'table:computer': '电脑桌前 电脑桌旁 电脑桌边',
  'table:paper': '做手工 手工课 做手工课',
  'table:meal': '吃饭 吃晚饭 吃早饭 吃午饭 吃年夜饭 聚餐 吃团圆饭 吃着饭 having_dinner',
  'table:drawing': '画蜡笔画 涂色',
  'table:talk':
    '讨论 围坐讨论 小组讨论 开会 开着会 开早会 开晨会 开例会 开大会 商量 头脑风暴 座谈 研讨 discussing brainstorming',
} satisfies Readonly<Record<string, string>>
