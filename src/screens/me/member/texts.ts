/** Chinese texts of levels. */

export const MEMBER = {
  title: '墨阶',
  /** Next to the name of the level. */
  left: (credits: number, next: string) => `再用 ${credits} 积分到${next}`,
  top: '已是最高一阶',
  spent: (credits: number) => `画画共用了 ${credits} 积分`,
  progress: (name: string) => `到${name}的进度`,
  from: (credits: number) => (credits === 0 ? '从第一天起' : `用满 ${credits} 积分`),
  bonus: (credits: number) => `签到多得 ${credits}`,
  here: '现在',
  note: '只算画成的：没画成的积分会退回，不计入。墨阶不会降。',
  failed: '没有读到墨阶，点这里重试',
}
