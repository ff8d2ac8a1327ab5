import type { LexiconData } from './format'

/** Words for a style, and what else a style's name brings with it. */
export const styles: LexiconData = {
  'style:ink': `水墨 水墨画 国画 中国画 写意 泼墨 墨色 水墨风 水墨风格 中国风 墨 水墨丹青 丹青 淡墨 浓墨 焦墨 写意画 文人画 墨韵 古风 国风 齐白石
    八大山人 徐悲鸿 新国风 墨迹 毛笔画 宣纸 书法 ink ink_wash ink_painting sumi-e sumi chinese_painting
    chinese_style brush_painting chinese_ink guohua calligraphic shan_shui`,
  'style:ink scene:mountains scene:lake': `水墨山水 水墨山水画 泼墨山水 山水画 水墨群山 chinese_landscape`,
  'style:ink scene:lake scene:mountains subject:pavilion': `古风场景 古风意境 古典意境 古典场景 国风场景 国风意境 中国风场景 古风风景 古风景色`,
  'style:ink material:silk': `工笔 工笔画 绢本 绢画 gongbi`,
  'style:watercolour': `水彩 浅水彩 水彩画 水彩风 水彩风格 淡彩 透明水彩 绘本 儿童绘本 儿童插画 童书插画 插画 绘本风 手绘 水粉 水粉画 治愈系
    watercolor watercolour aquarelle watercolor_painting gouache picture_book illustration
    storybook hand-painted wet_on_wet`,
  'style:ukiyoe': `浮世绘 浮世绘风 浮世绘风格 版画 木刻 木版画 日式浮世绘 木刻版画 葛饰北斋 北斋 歌川广重 日本画 套色版画 丝网版画 丝网印刷
    ukiyo-e ukiyoe woodblock woodblock_print hokusai hiroshige japanese_print woodcut linocut
    japanese_style print`,
  'style:blue-green scene:mountains scene:lake': `青绿山水 千里江山 千里江山图 王希孟 只此青绿 金碧山水 青绿山水画 blue_and_green_landscape`,
  'style:blue-green': `青绿风格 青绿画 矿物颜料 石青石绿 敦煌壁画 壁画 岩彩 工笔重彩 重彩 唐卡 mineral_pigment blue-green mural
    fresco dunhuang_style`,
  'style:flat': `平面插画 平涂 平涂插画`,
  'style:soft': `质感插画`,
  'style:oil': `油画 数字油画 印象派 油彩 油画风 油画风格 厚涂 梵高 莫奈 印象主义 后印象派 古典油画 西洋画 塞尚 雷诺阿 透纳 伦勃朗 野兽派
    表现主义 点彩 刮刀画 笔触 oil_painting oil impressionist impressionism van_gogh monet impasto post-impressionist
    cezanne turner renoir rembrandt palette_knife brushstrokes expressionist pointillism fauvism oils acrylic
    baroque romanticism`,
  'style:oil scene:night-sky time:night light:stars': `梵高星空 梵高的星空 星月夜梵高`,
  'style:papercut': `剪纸 剪纸风 剪纸风格 窗花 剪影风 剪影风格 剪影画 剪影艺术 剪影插画 刻纸 纸雕 皮影 皮影戏 纸艺 立体剪纸 层叠纸雕 折纸 民间剪纸 拼贴 paper_cut
    papercut paper_cutting cut_paper silhouette papercraft paper_art origami kirigami collage
    layered_paper shadow_puppet`,
  'style:minimal': `极简 扁平 极简风 扁平风 扁平化 极简主义 简约 简洁 矢量 矢量插画 扁平插画 平面设计 海报风 海报设计 简笔 孟菲斯 北欧风 性冷淡
    minimal minimalist flat minimalism flat_design vector flat_illustration poster simple graphic_design
    screen_print risograph scandinavian`,
  'style:pencil': `铅笔 彩铅 彩铅画 蜡笔画 蜡笔风 彩色铅笔 素描 铅笔素描 铅笔画 速写 线稿 钢笔画 炭笔 炭笔画 手稿 白描 线描 草图 铜版画 单线 黑白线稿 pencil sketch
    pencil_drawing drawing charcoal line_art graphite etching pen_and_ink lineart hatching crosshatching doodle
    engraving`,
  'style:pixel': `像素 像素画 像素风 像素风格 8-bit 8bit 16-bit 16bit 八位 点阵 红白机 复古游戏 游戏画面 马赛克 像素艺术 pixel
    pixel_art pixelart pixelated retro_game game_boy nes arcade mosaic video_game sprite`,
  'style:neon': `霓虹 霓虹风 荧光 蒸汽波 霓虹风格 合成波 电子 激光 发光 迷幻 neon synthwave vaporwave outrun glowing
    fluorescent retrowave neon_lights blacklight`,
  'style:neon scene:city time:night': `赛博朋克 赛博 赛博都市 银翼杀手 cyberpunk cyber blade_runner cyberpunk_city`,
}
