/** Chinese texts of the days of 画夹. */
export const DAYS = {
  today: '今天',
  yesterday: '昨天',
  /** From Sunday on, as Date.getDay counts. */
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  pictures: (count: number) => `${count} 张`,
  painting: (count: number) => `${count} 张在画`,
  and: '，',
}
