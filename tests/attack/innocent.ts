/** Ordinary sentences, many of which hold a listed word by chance or look like one. */
export const INNOCENT: readonly string[] = `
十字路口交通信号灯，雨夜
窗口交错的光影
港口交响，晨雾中的货轮
渡口交汇的两条河
山口交界处的古道
高速出口交通繁忙
同性行为艺术展的海报
知性爱美的女子，旗袍
个性交友海报
异性交往礼仪插画
两性交流的古代壁画
男性爱好者的模型店
女性爱美，花簪
这叫做爱心早餐
学会做爱吃的点心
当做爱好来画画
巨乳酪蛋糕，奶油
水乳交融的晚霞与海
晨露点点，荷叶
白露点染了芦苇
甘露点缀的花瓣
露点温度计特写
花露点在玉盘里
暮色情调，咖啡馆
红色情人节玫瑰
粉色情书，复古邮票
春色情怀，江南
夜色情侣剪影
绿色情境，森林浴
风情色彩浓郁的集市
表情色彩夸张的脸谱
心情色调偏蓝
爱情色彩，两只天鹅
完全裸露的岩石，大漠
裸眼看到的银河
小女孩裸足踩浪花
金黄片片银杏叶
枯黄片叶，深秋
姜黄片和香料静物
蛋黄片切面，微距
永葆青春药草园
长春药店的老招牌
妙手回春药箱
亲自慰问边防战士的油画
混乱伦敦街头，蒸汽朋克
来自杀手游戏的像素风
独自残雪中行走
光来自残阳，断桥
电影刺客独自杀敌
头像不爆头像素画
消毒品摆在桌上，静物
拒绝毒品公益海报
控制毒蛇的弄蛇人
人工抑制毒素的细胞插画
宣传销售海报，扁平
时代孕育的新城
古代孕育生命的女神雕像
外套现货，橱窗
配套现代家具的客厅
清洗钱币的考古现场
天真无邪教室里的孩子
漆黑鬼屋，万圣节
黑鬼魂飘在城堡
电脑残骸，赛博废墟
头脑残影，意识流
关爱智障儿童的志愿者
自强弱智能灯
水稻杂种优势示意图
一支那样的画笔
枝头鸟鸣，裸子植物
体操运动员，赤裸双脚
半裸露的古城墙
全身盔甲的骑士
大麻雀停在电线上
亚麻古风长裙
草莓自制毒蘑菇玩偶
血红夕阳下的长城
杀青宴上的香槟
屠龙少年与巨龙
枪炮与玫瑰，静物
炸毛的小猫
火药味的烟花节
赌上一切的武士
毒蝇伞蘑菇，童话
Essex in the rain
Sussex downs at dawn
Middlesex county fair
unisex barber shop sign
sextant on an old map
sexagenarian painter at work
bassoon player in a classic class
assassin in the mist, pixel art
glass grass, class of 1984
Scunthorpe railway station
cocktail with cockatoo feathers
Dick Whittington and his cat
peacock on a rooftop
great tits on a snowy branch
blue-footed boobies on a rock
nude color palette, knitwear
nude lipstick on marble
visible to the naked eye
naked trees in winter
a heroine with a sword
heroic statue in the park
cocoa and cocoon
cocaina street is not here, coca leaves in the Andes
gored fabric skirt
Al Gorey Edward illustration
Suicide Squad fan poster
temple of Isis at Philae
goddess Isis with wings
Nazareth old town
lolita the parrot, lollipop stand
lol! what a day
shot at sunset, shot a photo
pornic harbour, Brittany
Pensacola beach pier
analysis of canals in Amsterdam
analog film, banal street
therapist office, cosy
the rapist word hides in therapist
Hancock tower, titanic ship
mass of clouds shooting upward
white powder snow
the pen is on the desk of a hero in armour
who re-reads old letters
white power station chimney at dusk
fake identity theatre mask
drug store on the corner, 1950s
betting on a sunny day
1515 年的威尼斯
2024-05-05 5:15 pm
007, 1984, 90s style, f/1.4 85mm
R2D2 and C3PO style robots
$5 coffee @ home, 4k, 8k
A4 纸，B5 本子，3D 渲染
3P 赛道与 4S 店
SM 大楼外景
QQ 农场怀旧像素
BT 21 玩偶柜
H2O 分子模型
第 5 大道，第 7 区
裸色毛衣，柔光
裸麦面包，木桌
赤裸裸的现实主义油画展
一丝不苟的工笔
脱光叶子的白桦
性感的萨克斯，爵士夜
性情豁达的老者
交错的藤蔓与口琴
口哨声里的田野
爱做梦的女孩
强烈的光，奸猾的狐狸
轮廓光，奸臣脸谱
淫雨霏霏，岳阳楼
荒淫无道的昏君，连环画
春宫乐舞图，敦煌
卖花姑娘，嫖字不识
妓院改建的博物馆外墙
割麦子，喉咙清凉糖
腕上的玉镯，割舍
跳楼价大甩卖招牌
烧炭取暖的老人
上吊桥看瀑布
安乐死海浮游
枪乌贼与章鱼
手枪形状的打火机，静物
猎枪挂在木屋墙上
炸弹形状的卡通蛋糕
原子弹爆炸圆顶屋，广岛
纳米粹取的精油
清算国旗升起的清晨
焚香，烧国画的卷轴
五星红旗迎风飘扬
天安门，晴空
领导人像素材不需要，群众雕像
政府大楼前的喷泉
警察叔叔扶老人过马路
医生护士，抗疫海报
儿童乐园，旋转木马
幼儿园，蜡笔画
妇幼女科门诊指示牌
未成年雄狮，草原
萝莉塔裙，茶会
正太阳高照，向日葵
客服机器人插画
官方海报风格
管理员的钥匙，图书馆
加我一个，跳皮筋
微信步数，卡通
赌书消得泼茶香
彩票店门口的猫
骰子与扑克，静物
麻将桌，烟火气
博彩众长的画展
老虎机车，朋克
荷官衣袍，工笔
洗衣机与钱包
假山假水，苏州园林
假面舞会，威尼斯
币形图案，纹样
发票夹，办公静物
证件照，蓝底
身份成谜的侦探
传统销金工艺
刷单色底漆
贷款广告牌拆除现场
肾形水池，鸟瞰
去看海吧，死海
脑洞大开，残荷听雨
他妈妈的生日蛋糕
你妈做的红烧肉
草地上你妈妈在笑
操场上你追我赶
日出，你妈妈的剪影
贱卖旧书的地摊
骚人墨客，曲水流觞
娘子军，油画
王八与蛋，童话
Секрет старого города
Москва, зимний вечер
Αθήνα στο φως
日本語の風景、桜と富士山
東京の夜景、雨
한국의 가을 단풍
café crème à Montmartre
Ünïcödé façade, naïve art
São Paulo skyline
Nữ hoàng băng giá
👩‍👩‍👧 一家人，海边
🌸🌸🌸 樱花
清晨的群山，薄雾
哈哈哈哈，好好好
谢谢谢谢，妈妈妈妈
滴答滴答的雨
红红火火，年年有余
www 草原 wwwww
ssss 蛇的声音
`
  .split('\n')
  .filter(Boolean)
