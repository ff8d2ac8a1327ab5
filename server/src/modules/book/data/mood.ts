import { category } from './define'

/** What a picture makes you feel. */
export const MOOD = category('mood', '情绪', [
  ['宁静', 'serene', '没有动静，心慢下来'],
  ['孤独', 'lonely', '一个人，周围很空'],
  ['温馨', 'cozy', '暖光和近处，像家'],
  ['欢快', 'cheerful', '亮色和跳动的线'],
  ['忧郁', 'melancholy', '蓝灰，低着头'],
  ['神秘', 'mysterious', '看不清，想再看'],
  ['浪漫', 'romantic', '柔光、花和两个人'],
  ['壮丽', 'majestic', '大而高，让人屏住呼吸'],
  ['史诗感', 'epic', '宏大的场面和光'],
  ['紧张', 'tense', '暗、斜、挤'],
  ['梦幻', 'dreamy', '柔焦和不真实的颜色'],
  ['怀旧', 'nostalgic', '像旧照片，发黄'],
  ['清新', 'fresh', '浅绿浅蓝，透气'],
  ['空灵', 'ethereal', '轻、淡、不落地'],
  ['禅意', 'zen', '少、静、空'],
  ['萧瑟', 'bleak', '枯枝冷风，人少'],
  ['庄严', 'solemn', '对称、高大、安静'],
  ['诡异', 'eerie', '说不清哪里不对'],
  ['治愈', 'healing', '柔和圆润，看着舒服'],
  ['热烈', 'passionate', '红橙，动作大'],
  ['俏皮', 'playful', '夸张可爱，带点玩笑'],
  ['思念', 'longing', '望着远处，月亮或路'],
  ['自由', 'free', '开阔，向上，有风'],
  ['希望', 'hopeful', '暗里有一束光'],
])
