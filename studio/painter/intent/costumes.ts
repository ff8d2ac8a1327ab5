/** Animals in a role: what they wear for it. */
import type { Term } from './term'

/** Role → the word of what an animal in it wears. */
const COSTUMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    太空服: '宇航员 太空人 航天员',
    厨师帽: '厨师 大厨 面包师',
    巫师帽: '魔法师 巫师 女巫 法师',
    皇冠: '国王 女王 公主 王子 皇帝',
    盔甲: '骑士 将军 战士 武士',
    警服: '警察 军人 士兵 保安',
    白大褂: '医生 科学家 博士',
    安全帽: '工人 建筑工人 工程师 消防员',
  }).flatMap(([costume, roles]) => roles.split(' ').map((role) => [role, costume] as const)),
)

/** 宇航员猫, 柯基宇航员: the word of the costume of an animal in the role at `at`. */
export function findCostume(terms: readonly Term[], at: number): string | null {
  const role = terms[at]
  const costume = role?.isRole ? COSTUMES.get(role.text) : undefined
  if (!role || costume === undefined) return null
  const before = terms[at - 1]
  const next = terms[at + 1]?.kind === 'size' ? at + 2 : at + 1
  const isBefore = before?.isAnimal === true && before.end === role.start
  const isBehind = terms[next]?.isAnimal === true && terms[at + 1]?.start === role.end
  return isBefore || isBehind ? costume : null
}
