/** Chinese texts of dates. */

export const monthDay = (date: Date): string => `${date.getMonth() + 1} 月 ${date.getDate()} 日`
export const withYear = (date: Date, day: string): string => `${date.getFullYear()} 年 ${day}`
