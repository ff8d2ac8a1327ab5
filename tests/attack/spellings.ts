/** Spellings that people use to get around a list of words, by hand. `|` parts the fields of a work. */

const rows = (text: string): string[] => text.trim().split('\n')

export const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  pinyin: rows(`
luoti
Luo Ti
l u o t i
luo-ti 写真
se qing 小说
SEQING
ｓｅｑｉｎｇ
se·qing
zuoai 视频
zuo ai
yue pao 群
yuepao
maiyin
piao chang
luoliao
yin luan
chunyao
hailuoyin
yaotouwan
liuhecai
liu he cai 开奖
du pin
shabi
sha bi 东西
nao can
nacui
er tong se qing
yi ye qing
dai kai fa piao
lu0ti
`),
  mixed: rows(`
se情
色qing
色 qing
se 情图片
SE情
裸ti
luo体
luo 体写真
做ai
做 ai 的姿势
zuo爱
约pao
yue炮
嫖chang
piao娼
du品
毒pin
赌qiu
六he彩
liu合彩
成人dian影
cheng人电影
儿tong色情
一ye情
裸liao
春yao
傻bi
性nu
强jian
贩du
`),
  variants: rows(`
倮体
倮照
倮躰
裸軆
臝体
銫情
铯情
鉍毒贩
淫蕩
婬乱
婬荡
淫亂
亂伦
卖婬
嫖娼娼
傻屄
毒販
贩毐毒品
做嫒
约砲
`),
  contact: rows(`
加微信
加薇信
加徽信领图
＋微信
➕VX
加vx
加 V X
VX：
VX:abc
Ｖ Ｘ ： ａｂｃ１２３
vx abc12345
wx: hello2024
v信 abc12345
V❤ abc12345
加威信 abc123
威信：abc12345
薇：abc12345
加v abc12345
加我薇信看更多
加一下微信
联系客服微信
私我qq
微信号 zhang_san88
wechat: zhangsan99
w e i x i n : abc123
扣扣：12345678
加扣扣
QQ 12345678
QQ：1 2 3 4 5 6 7 8
QQ群 123456789
q群：①②③④⑤⑥⑦
企鹅群123456789
群号：123456789
进裙 987654321
电话：13800138000
手机 1-3-8-0-0-1-3-8-0-0-0
tg：abc12345
加wei信
`),
  split: rows(`
裸|体
美丽的裸|体
落日|色|情
人间色|情
做|爱
约|风景|炮
春|药|便宜
加微|信
VX|：abc12345
QQ群|123456789
微信号|abc12345
zuo|ai
luo|ti
裸|ti
海洛|因
`),
}

/** Ordinary, though parts of it look like the above. */
export const LOOKALIKES: readonly string[] = rows(`
我做 AI 绘画
做AI图
做ai画的第三天
做ai绘画练习
可能性 AI
AI 做爱心蛋糕
自由落体
螺旋体建筑
色清味美的青团
颜色情绪板
绿色青山
微信表情包
微信公众号封面
微信红包封面，龙年
增加威信
增加微妙的光影
添加微光
更加微小的世界
戊戌维新纪念馆
唯心与唯物
卫星信号塔
QQ 企鹅，毛绒玩具
一群 123 只羊
群山 2024
群鸟，12 只
v2 版本
V领毛衣
加V领设计
line art, 12345
the vx engine
qq plot, statistics
Luoyang peony
Zuo Zongtang portrait
Se Ri Pak, golf
引导 yindao
yin dao
紫砂壶 zisha teapot
zi sha
wei xin
sexual dimorphism of birds
电话亭，伦敦
手机壁纸 1080x2400
手机：折叠屏概念
2024-01-01 13:00
心形加号图标
爱心 + 微笑
1+1=2
草泥马
铯原子钟
镭射光
骡子和马
水倮虫
`)

/** Fields of works that make no word together. */
export const SEPARATE_FIELDS: readonly string[] = rows(`
赤裸|体操
夜色|情侣
山色|情感|风景
我做|爱心早餐
手加|微信封面
V|领毛衣
群|山|2024
裸眼|体验
春|药草园
红|色|情人节
`)
