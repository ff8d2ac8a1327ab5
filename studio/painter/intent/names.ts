/** Words parted by white space; `_` is a space inside a word. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  )

/** Words of the dictionary that must not be taken apart, though their parts are known. */
export const EVERYDAY_NAMES = wordSet(`
  大提琴 小提琴 大衣 小说 大炮 大蒜 小麦 大豆 大葱 大象 小龙虾 小米 大米 大闸蟹 大熊座 大本钟 小丑 小偷 小区 小学 大学 大厅 大厨 大棚 大盘鸡 小笼包 小卖部 小黄人 小黄鸭 小红书 小红帽 小程序
  小熊座 老虎 老鼠 老鹰 老板 老师 美人鱼 美甲 美食 美术 美术馆 红灯 红绿灯 红酒 红茶 白酒 白菜 白领 黑板 黑客 黄瓜 黄油 黄牛 绿卡 绿茶 蓝牙 蓝莓 紫菜 紫薯 金条 金属 银行 银河 红包 红薯
`)

/** Figures of films, games and brands, and people who live or lived: nothing that we draw may look like them. */
export const PROTECTED = wordSet(`
  皮卡丘 宝可梦 神奇宝贝 精灵宝可梦 哆啦a梦 机器猫 米老鼠 米奇 唐老鸭 迪士尼 漫威 复仇者联盟 蜘蛛侠 钢铁侠 蝙蝠侠 超人 美国队长 绿巨人 雷神 灭霸 死侍 金刚狼 小丑女 奥特曼 变形金刚
  擎天柱 大黄蜂 高达 初音未来 初音 海贼王 路飞 索隆 火影忍者 鸣人 佐助 龙珠 柯南 樱木花道 灌篮高手 哈利波特 赫敏 伏地魔 甘道夫 星球大战 达斯维达 尤达 小黄人 冰雪奇缘 艾莎 爱莎 白雪公主 灰姑娘 史努比
  加菲猫 汤姆猫 猫和老鼠 海绵宝宝 派大星 小猪佩奇 佩奇 喜羊羊 灰太狼 熊出没 光头强 熊大 熊二 葫芦娃 黑猫警长 hello_kitty 凯蒂猫 库洛米 美乐蒂 玉桂狗 三丽鸥 线条小狗 泡泡玛特 labubu
  拉布布 原神 胡桃 雷电将军 钟离 刻晴 崩坏 星穹铁道 英雄联盟 王者荣耀 绝地求生 我的世界 塞尔达 林克 马里奥 马力欧 超级马里奥 索尼克 吃豆人 皮克斯 龙猫 千寻 无脸男 哈尔 蜡笔小新 樱桃小丸子 美少女战士
  鬼灭之刃 炭治郎 祢豆子 进击的巨人 利威尔 咒术回战 五条悟 间谍过家家 阿尼亚 葬送的芙莉莲 芙莉莲 哥斯拉 金刚 异形 铁血战士 终结者 阿凡达 侏罗纪公园 芭比 乐高 奥利奥 可口可乐 百事可乐 肯德基 麦当劳 星巴克 耐克
  阿迪达斯 特斯拉 法拉利 兰博基尼 保时捷 奔驰 宝马 奥迪 劳斯莱斯 布加迪 iphone 苹果手机 华为 小米 微信 抖音 小红书 淘宝 支付宝 爱马仕 香奈儿 古驰 路易威登 lv 茅台 瑞幸 喜茶 蜜雪冰城 雪王 冰墩墩
  特朗普 川普 拜登 奥巴马 普京 马斯克 乔布斯 比尔盖茨 扎克伯格 马云 马化腾 雷军 任正非 刘强东 周杰伦 蔡徐坤 王一博 肖战 杨幂 迪丽热巴 赵丽颖 刘亦菲 杨紫 易烊千玺 王俊凯 王源 成龙 李小龙 周星驰 刘德华 张国荣 梅艳芳
  邓丽君 周润发 梁朝伟 张曼玉 王菲 林俊杰 薛之谦 毛不易 鹿晗 吴亦凡 范冰冰 章子怡 巩俐 姚明 刘翔 梅西 c罗 科比 詹姆斯 乔丹 内马尔 姆巴佩 贝克汉姆 泰勒斯威夫特 霉霉 碧昂丝 蕾哈娜 玛丽莲梦露 梦露 赫本 奥黛丽赫本
  爱因斯坦 牛顿 霍金 鲁迅 李白 杜甫 苏轼 屈原 孔子 秦始皇 武则天 曹操 诸葛亮 关羽 刘备 张飞 吕布 岳飞 拿破仑 希特勒 丘吉尔 甘地 曼德拉 马丁路德金 梵高本人 达芬奇 毕加索 蒙娜丽莎 林黛玉 贾宝玉
  pikachu pokemon mickey mickey_mouse disney marvel spiderman spider_man batman superman iron_man captain_america hulk
  thor thanos deadpool wolverine goku naruto luffy sailor_moon totoro hatsune_miku miku mario super_mario sonic zelda
  minecraft harry_potter hermione darth_vader yoda star_wars baby_yoda mandalorian elsa simba shrek minion minions
  spongebob snoopy garfield barbie lego godzilla king_kong transformers optimus_prime gundam joker harley_quinn
  wonder_woman black_widow trump donald_trump biden obama putin elon_musk musk steve_jobs taylor_swift beyonce rihanna
  emma_watson scarlett_johansson marilyn_monroe audrey_hepburn einstein messi ronaldo cristiano_ronaldo michael_jackson
  michael_jordan kobe_bryant coca_cola pepsi starbucks nike adidas ferrari lamborghini porsche tesla mona_lisa genshin
  genshin_impact
`)

/** Names of makers: the noun behind them is a thing like any other of its kind. */
export const BRANDS = wordSet(`
  芭比 乐高 奥利奥 可口可乐 百事可乐 肯德基 麦当劳 星巴克 耐克 阿迪达斯 特斯拉 法拉利 兰博基尼 保时捷 奔驰 宝马 奥迪 劳斯莱斯 布加迪 iphone 华为 小米 微信 抖音 小红书 淘宝 支付宝 爱马仕 香奈儿 古驰 路易威登
  lv 茅台 瑞幸 喜茶 蜜雪冰城 迪士尼 漫威 皮克斯 三丽鸥 disney marvel barbie lego coca_cola pepsi starbucks nike adidas ferrari lamborghini porsche tesla
`)
