/** Things that people hold, and what they do with them → their words. */
export const HOLD_WORDS = {
  'hold:heart-hands':
    '比心 比爱心 双手比心 比个心 比着心 比了个心 双手比爱心 用手比心 手比心 比心手势 心形手势',
  'hold:finger-heart': '手指比心 单手比心 指尖比心 手指爱心 笔芯 finger_heart',
  'hold:victory':
    '比耶 比个耶 比着耶 比了个耶 剪刀手 比剪刀手 比着剪刀手 V字手势 v字手势 胜利手势 比V peace_sign',
  'hold:thumbs-up': '点赞 竖大拇指 竖起大拇指 竖着大拇指 比赞 比个赞 竖拇指 点赞手势 thumb_up',
  'hold:wave-hand':
    '挥手 招手 挥着手 招着手 打招呼 挥手告别 挥手再见 挥手致意 挥挥手 招招手 挥手打招呼 waving',
  'hold:chin-rest': '托腮 托着腮 手托腮 单手托腮 托下巴 托着下巴 手托下巴 支着下巴 撑着下巴',
  'hold:cheeks-held': '捧脸 捧着脸 双手捧脸 双手托腮 双手托着下巴 双手托着脸 双手托脸',
  'hold:palms-together':
    '双手合十 合十 祈祷 祈祷着 祈福 许愿 双手合掌 合掌 双手合十祈祷 拜佛 praying',
  'hold:fist-palm': '抱拳 抱拳行礼 作揖 拱手 拱手作揖 抱拳拱手 拱手行礼',
  'hold:salute': '敬礼 敬军礼 行军礼 敬个礼 敬着礼 立正敬礼 saluting salute',
  'hold:hands-on-hips': '叉腰 双手叉腰 叉着腰 掐腰 插腰 双手插腰 hands_on_hips',
  'hold:arms-crossed':
    '抱胸 双手抱胸 抱臂 双臂交叉 双臂抱胸 双手环胸 环抱双臂 交叉双臂 抱着胳膊 抱着双臂 双手交叉抱胸 arms_crossed crossed_arms',
  'hold:mouth-covered': '捂嘴 捂着嘴 捂住嘴 捂嘴笑 捂嘴偷笑 掩嘴 掩嘴笑 掩嘴偷笑 掩口 掩口而笑',
  'hold:blown-kiss': '飞吻 送飞吻 抛飞吻 送出飞吻 抛个飞吻 blowing_a_kiss',
  'hold:hand-up': '举手 举起手 举着手 举手发言 raising_hand',
  'hold:hands-up': '高举双手 举起双手 举双手 双手高举 双手举起 举着双手 hands_up',
  'hold:cheer': '握拳 握着拳 握紧拳头 握拳加油 加油手势 打气 fist_pump',
  'hold:glow-stick':
    '荧光棒 举着荧光棒 举荧光棒 挥舞荧光棒 挥舞着荧光棒 拿着荧光棒 手持荧光棒 挥动荧光棒 应援棒 举着应援棒 挥舞应援棒 light_stick glow_stick',
  'hold:ok-sign': 'OK手势 ok手势 比OK 比ok 做OK手势',
  'hold:hush': '嘘声 嘘 嘘声手势 比嘘 食指放在嘴前 食指放唇边 竖起食指 hush shushing',
  'hold:fan': '团扇 拿着扇子 执扇 扇子 手持团扇 圆扇 fan',
  'hold:veil':
    '半遮面 团扇半遮面 团扇遮面 团扇掩面 以扇遮面 以扇掩面 用团扇遮面 用扇子遮面 执扇遮面 扇遮面 遮面 半掩面 掩面 手持团扇半遮面 手执团扇半遮面',
  'hold:magnifier': '放大镜 拿着放大镜 举着放大镜 手持放大镜 用放大镜 magnifying_glass',
  'hold:folding-fan': '折扇 手持折扇 纸扇',
  'hold:lantern': '提灯 风灯 马灯 灯笼 提着灯笼 花灯 提灯笼 lantern',
  'hold:umbrella':
    '撑伞 打伞 撑阳伞 阳伞 油纸伞 撑着伞 打着伞 举着伞 撑把伞 打着雨伞 撑着雨伞 雨伞 伞 撑着油纸伞 umbrella parasol',
  'hold:bouquet':
    '双手捧花 手捧花束 捧着花束 捧着鲜花 抱着鲜花 捧花 抱着花 花束 捧着花 手捧鲜花 手持鲜花 手持玫瑰 手捧玫瑰 手持牡丹 手持牡丹花 手捧牡丹 拿着花 一束花 鲜花 玫瑰花 花 玫瑰 bouquet holding_flowers',
  'hold:mug': '一杯咖啡 喝咖啡 拿着咖啡 端着咖啡 马克杯 品茶 喝茶 拿着杯子 热可可 捧着杯子 mug',
  'hold:cup': '一杯奶茶 奶茶 喝奶茶 外带咖啡 milk_tea bubble_tea',
  'hold:ice-cream': '冰淇淋 吃冰淇淋 冰激凌 雪糕 甜筒 ice_cream',
  'hold:tanghulu': '糖葫芦 冰糖葫芦',
  'hold:kite': '风筝 放风筝 纸鸢 kite flying_a_kite',
  'hold:ball': '篮球 抱着篮球 拿着篮球 basketball',
  'hold:football': '足球 抱着足球 拿着足球 football soccer_ball',
  'hold:newspaper': '看报纸 看报 读报 读报纸 看着报纸 拿着报纸 reading_a_newspaper newspaper',
  'hold:book':
    '学习 自习 复习 复习功课 备考 看书 讲故事 讲睡前故事 读故事 念故事 读绘本 看绘本 读书 拿着书 抱着书 捧着书 书本 阅读 reading_a_book reading book',
  'hold:cat': '抱猫 抱着猫 抱着小猫 撸猫 怀里的猫 抱着一只猫 holding_a_cat',
  'hold:dog': '抱狗 抱着狗 抱着小狗 抱着一只狗 holding_a_dog',
  'hold:rabbit': '抱兔子 抱着兔子 抱着玉兔 玉兔 抱着小兔子',
  'hold:baby': '抱着宝宝 抱着婴儿 抱着孩子 抱着小孩 抱着女儿 抱着儿子 怀抱婴儿',
  'hold:panda': '抱着熊猫 抱熊猫',
  'hold:gift': '送礼物 派礼物 发礼物 礼物 礼盒 抱着礼物 快递盒 拿着礼物 gift',
  'hold:microphone': '唱歌 唱着歌 歌唱 演唱 高歌 麦克风 话筒 拿着话筒 microphone singing',
  'hold:brush': '画画 调色盘 拿着画笔',
  'hold:balloons': '气球 拿着气球 balloons',
  'hold:phone': '手机 看手机 玩手机 自拍 拿着手机 phone selfie',
  'hold:camera':
    '相机 照相机 单反相机 拍照片 举着相机 拿着相机 拿相机 手拿相机 照相 camera taking_photos',
  'hold:guitar': '吉他 弹吉他 弹唱 抱着吉他 guitar',
  'hold:sword': '持剑 执剑 拔剑 手持长剑 握剑 长剑 宝剑 利剑 sword longsword',
  'hold:flame': '火系 炎系 火属性 操控火焰 操纵火焰 掌控火焰 手持火焰 掌心火焰 手中火焰',
  'hold:frost': '冰系 冰属性 操控冰雪 操控寒冰 掌控冰霜',
  'hold:bolt': '雷系 雷电系 雷属性 操控雷电 操控闪电 掌控雷电',
  'hold:spear': '长矛 红缨枪 长枪 spear',
  'hold:staff': '金箍棒 如意金箍棒 棍子 长棍 法杖 权杖 禅杖 手杖 staff',
  'hold:pan': '做饭 炒菜 做菜 烹饪 下厨 煎蛋 平底锅 炒锅 颠勺 cooking frying',
  'hold:bag':
    '拿着书包 拎着书包 提着书包 拿着包 拎着包 提着包 拎包 拎着手提包 提着手提包 拎着购物袋 提着购物袋',
  'hold:knitting': '织毛衣 织围巾 织着毛衣 打毛衣 打毛线 织毛线 编织毛衣 knitting',
  'hold:broom': '扫地 拖地 打扫 打扫卫生 扫把 扫帚 拖把 扫雪 扫落叶 sweeping broom mopping',
  'hold:writing':
    '写毛笔字 写毛笔 挥毫 挥毫泼墨 写字 写作业 写信 写作 写书法 练字 做作业 写日记 记笔记 练书法 writing writing_a_letter homework',
  'hold:watering-can': '浇花 浇水 给花浇水 给植物浇水 给花草浇水 洒水壶 浇花壶 watering_flowers',
  'action:badminton': '打羽毛球 打着羽毛球 羽毛球 羽毛球拍 打羽毛 playing_badminton badminton',
  'action:tennis': '打网球 打着网球 网球拍 回球 网球 挥拍 playing_tennis tennis',
  'hold:flask': '烧瓶 试管 做实验 量杯 锥形瓶 flask',
  'hold:ingot': '元宝 金元宝 捧着元宝',
} satisfies Readonly<Record<string, string>>
