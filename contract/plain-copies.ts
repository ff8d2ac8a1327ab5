/**
 * Copies without the visible label, on request: article 9 of the labelling measures
 * (人工智能生成合成内容标识办法, in force since 2025-09-01). The user agrees to these duties
 * first; another wording is another version.
 */
export const PLAIN_AGREEMENT = {
  version: '2026-11-22',
  duties: [
    '文件里的隐式标识（AIGC 元数据）照样保留，我不删除、不篡改它。',
    '我在发布、传播这个文件时，按规定自己加上“AI 生成”等显式标识，或使用平台的声明功能。',
    '我不用它冒充真实的照片、影像或他人的创作，不用于任何违法用途，责任由我承担。',
    '墨光依法留存我的账号、手机号、网络地址、文件和时间，不少于六个月。',
  ],
} as const
