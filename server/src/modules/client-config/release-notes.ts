/** Release notes shown with an update; a version without notes is offered too. */
export const NOTES: Readonly<Record<string, readonly string[]>> = {
  '6.9.0': [
    '广场开放：发布作品、点赞、关注、画同款',
    '二十多个修图与视频工具',
    '画集、消息、任务与充值',
  ],
}
