import type { Term } from './term'

const DISHES =
  '汉堡包?|薯条|炸鸡|油条|包子|小笼包|饺子|面包|牛排|烤串|寿司|披萨|蛋糕|烤鸭|月饼|粽子|馒头|饼干|小龙虾|热狗|甜甜圈|三明治'
/** No flavours of what follows. */
const COURSE = new RegExp(`^(?:${DISHES}|豆浆)$`, 'u')
const WITH_IT = new RegExp(`^(?:${DISHES}|可乐|啤酒|牛奶|红酒|咖啡|奶茶|豆浆|果汁|茶)$`, 'u')

/** 汉堡薯条可乐: a meal in one breath, with what joins its names. */
export const withMeals = (terms: readonly Term[]): readonly Term[] =>
  terms.flatMap((term, at) => {
    const next = terms[at + 1]
    const isCourse = next && COURSE.test(term.text) && WITH_IT.test(next.text)
    if (!isCourse || term.kind !== 'noun' || next.kind !== 'noun') return [term]
    const plain = { things: [], traits: [], meanings: [], standIn: null, count: null }
    const joint = { text: '、', start: term.end, kind: 'and', strange: false, isAnimal: false }
    return [term, Object.assign({}, term, plain, joint)]
  })
