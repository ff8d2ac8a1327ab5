import type { LexiconData } from '../format'

export const peopleWords: LexiconData = {
  'subject:walker': `撑伞人 撑伞的人 打伞的人 打伞 持伞 雨中行人 独行者 漫步者 散步的人 旅者 walker pedestrian stroller
    person_with_umbrella man_with_umbrella woman_with_umbrella girl_with_umbrella walking_person
    person_with_an_umbrella woman_with_an_umbrella man_with_an_umbrella girl_with_an_umbrella`,
  'subject:walker tint:red': `撑红伞的人 撑红伞的女孩 撑着红伞的女孩`,
  'subject:fisherman': `渔翁 渔夫 渔人 渔父 钓鱼的人 钓鱼人 垂钓者 钓者 钓翁 蓑笠翁 钓鱼 垂钓 钓叟 fisherman fishermen angler
    fisher fishing`,
  'subject:fisherman mood:lonely': `独钓`,
  'subject:reader': `读书人 看书的人 读书的人 看书 读书 阅读 书生 书 书本 夜读 阅读的人 灯下读书 reader reading book books
    scholar reading_person`,
}
