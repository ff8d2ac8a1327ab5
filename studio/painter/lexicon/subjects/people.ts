import type { LexiconData } from '../format'

export const peopleWords: LexiconData = {
  'subject:walker': `行人 路人 旅人 游人 行者 过客 路上的人 pedestrian traveller traveler wanderer passer-by
    passerby hiker 独行者 漫步者 散步的人 旅者 walker stroller walking_person`,
  'subject:fisherman': `渔翁 渔夫 渔人 渔父 钓鱼的人 钓鱼人 垂钓者 钓者 钓翁 蓑笠翁 钓鱼 垂钓 钓叟 fisherman fishermen angler
    fisher fishing`,
  'subject:fisherman mood:lonely': `独钓`,
  'subject:reader': `读书人 看书的人 读书的人 看书 读书 阅读 书生 夜读 阅读的人 灯下读书 reader reading scholar
    reading_person reading_a_book reading_books`,
  'subject:walker subject:umbrella': `撑伞 打伞 持伞 撑伞人 撑伞的人 打伞的人 雨中行人 撑着伞 打着伞 person_with_umbrella
    man_with_umbrella woman_with_umbrella girl_with_umbrella person_with_an_umbrella
    woman_with_an_umbrella man_with_an_umbrella girl_with_an_umbrella under_an_umbrella
    with_an_umbrella`,
}
