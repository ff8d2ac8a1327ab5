import type { LexiconData } from './format'

/** Composition and camera. */
export const framings: LexiconData = {
  'framing:close': `特写 近拍 微距 局部 大特写 局部细节 close-up closeup macro detail close_shot tight_shot`,
  'framing:wide': `远景 全景 大全景 广角 大场景 宽幅 长卷 鸟瞰全景 大远景 宽银幕 wide_shot wide_angle panorama panoramic wide
    long_shot establishing_shot widescreen`,
  'framing:above': `俯瞰 俯视 鸟瞰 航拍 鸟瞰图 俯拍 高空 居高临下 无人机视角 上帝视角 登高 远眺 眺望 远望 鸟瞰视角 bird's_eye_view
    birds_eye_view aerial aerial_view from_above overhead top_view top-down high_angle drone_view overlooking`,
  'framing:below': `仰视 仰望 仰视视角 仰视镜头 仰望视角 仰拍视角 低角度仰拍 仰拍 抬头 低角度 仰角 from_below low_angle looking_up worm's_eye_view upward_view`,
  'framing:symmetry': `对称 对称构图 轴对称 左右对称 镜像 倒影 居中构图 中轴线 水中倒影 倒映 symmetry symmetrical mirrored
    reflection symmetric reflected centered centred`,
  'framing:diagonal': `对角线 斜线 对角线构图 倾斜 斜构图 动感 diagonal tilted dynamic slanted dutch_angle`,
  'framing:empty': `留白 空旷 大量留白 空 空白 空无一物 疏朗 疏 简淡 负空间 残山剩水 马一角 夏半边 negative_space empty emptiness
    sparse white_space blank_space uncluttered spacious`,
  'framing:low-horizon': `天空 低地平线 大天空 天高地阔 天高云淡 辽阔天空 天大地大 low_horizon big_sky open_sky huge_sky`,
  'framing:low-horizon weather:clouds time:day': `蓝天白云 白云蓝天 blue_sky_white_clouds`,
  'framing:high-horizon': `高地平线 高远构图 铺满 满构图 high_horizon full_frame`,
  'framing:path': `大道 林荫大道 林荫道 小路 小径 乡村小路 田间小路 山路 道路 路 石阶 台阶 阶梯 栈道 石板路 古道 山径 林间小路 蜿蜒 曲径 弯弯曲曲 乡间小路 引导线 s形构图 s形 弯曲 通向 path trail
    road_through winding winding_road winding_path steps stairs stairway footpath pathway lane leading_lines s-curve
    meandering`,
  'framing:framed': `框景 画框 边框 窗框 透过 框架构图 窗中 洞口 花窗 拱门 framed through_a_window frame vignette
    archway through_the_trees doorway`,
}
