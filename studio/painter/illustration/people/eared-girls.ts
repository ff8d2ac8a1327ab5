/** 猫女孩, 狐娘: girls with the ears of an animal, and no animals. */

/** Ends that are said of girls alone: 狐狸精灵 or 兔子先生 is another one. */
const GIRLS = '女孩 女孩子 女孩儿 少女 女生 姑娘 妹子 娘 耳娘 耳少女 耳女孩'.split(' ')

const listGirls = (heads: string): string =>
  heads
    .split(' ')
    .flatMap((head) => GIRLS.map((end) => head + end))
    .join(' ')

export const CAT_GIRLS = `${listGirls('猫 猫咪 喵')} 猫女 猫女郎 catgirl cat_girl`
export const RABBIT_GIRLS = `${listGirls('兔 兔子')} 兔女郎 bunny_girl bunnygirl`
export const FOX_GIRLS = `${listGirls('狐 狐狸')} 狐女 foxgirl fox_girl`
