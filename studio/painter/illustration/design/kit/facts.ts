/** Role of a line of a poster or card: facts have their own place and face. */
export interface Facts {
  readonly title: string | null
  readonly subtitle: string | null
  readonly date: string | null
  readonly place: string | null
  /** Prices, guests, whatever else. */
  readonly rest: readonly string[]
}

const DATE =
  /\d{4}\s*[-./年]\s*\d{1,2}|\d{1,2}\s*[-./月]\s*\d{1,2}|\d{1,2}\s*[:：点]\s*\d{0,2}|周[一二三四五六日末]|星期[一二三四五六日天]|[一二三四五六七八九十]+月[初]?[一二三四五六七八九十]+|今晚|明晚|除夕|正月/
const PLACE =
  /(体育馆|体育场|音乐厅|剧院|剧场|大剧院|美术馆|博物馆|图书馆|文化馆|书店|咖啡馆|咖啡|广场|中心|公园|酒店|饭店|大厦|校区|礼堂|教室|会议室|路|街|巷|号|城|楼|厅|馆|地址|地点)/
const PRICE = /[¥￥$]|\d+\s*元|\d\s*折|免费|票价|门票|预售|满\d+减/

const isDate = (text: string): boolean => DATE.test(text) && !PRICE.test(text)

const isPlace = (text: string): boolean => PLACE.test(text) && [...text].length <= 24

/** Sorts texts into their places; the first that is no fact is the title, the second its line. */
export function readFacts(texts: readonly string[]): Facts {
  let [title, subtitle, date, place]: (string | null)[] = [null, null, null, null]
  const rest: string[] = []
  for (const text of texts) {
    // one text alone is the title, whatever it says, and one more its line
    const canBeFact = texts.length > 2 && title !== null
    if (date === null && isDate(text) && texts.length > 1) date = text
    else if (canBeFact && PRICE.test(text)) rest.push(text)
    else if (canBeFact && place === null && isPlace(text)) place = text
    else if (title === null) title = text
    else if (subtitle === null) subtitle = text
    else rest.push(text)
  }
  return { title, subtitle, date, place, rest }
}
