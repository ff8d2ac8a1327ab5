/** Small rows of works with words by Zipf's law, made by the database itself, for searches. */
import type pg from 'pg'

/** Characters of words after the first ones. */
const CHARACTERS =
  '山水江南黄昏清晨薄雾小舟远竹林荷塘雪夜孤灯飞鸟古寺石桥春雨秋叶明月星河沙漠骆驼城楼宫殿猫咪少年老者机器未来霓虹巷纸伞牡丹梅花松树瀑布云海草原骏马狐狸鲸鱼塔风火金木土光影红蓝白黑青紫粉银玉龙凤虎鹿鹤鹰兔熊狼蝶莲兰菊桃杏柳枫茶酒琴棋书画剑甲船车街市港湾岛湖溪泉谷峰岩冰霜露虹日天地人女孩童话仙侠武士兵将王后公主骑魔法师'
const FIRST =
  '山水 江南 黄昏 清晨 薄雾 小舟 远山 竹林 荷塘 雪夜 孤灯 飞鸟 古寺 石桥 春雨 秋叶 明月 星河 沙漠 骆驼 城楼 宫殿 猫咪 少年 老者 机器 未来 霓虹 雨巷 纸伞 牡丹 梅花 松树 瀑布 云海 草原 骏马 狐狸 鲸鱼 灯塔'.split(
    ' ',
  )
const WORDS = 4_000
/** Works of one statement. */
const BATCH = 500_000

/** Word number n, from 1: the n-th most frequent. */
export const VOCABULARY: readonly string[] = buildVocabulary()

function buildVocabulary(): string[] {
  const characters = [...CHARACTERS]
  const words = new Set(FIRST)
  for (let n = 0; words.size < WORDS; n += 1) {
    const first = characters[(n * 17) % characters.length] ?? ''
    const second = characters[(n * 31 + Math.floor(n / characters.length)) % characters.length]
    words.add(`${first}${second}`)
  }
  return [...words]
}

/** Words of the oldest works alone: all their hits are at the end of a list by rank. */
export const OLD_WORDS = ['残卷', '旧梦', '孤本'] as const

/** Number n with a probability of 1/n. */
const place = `least(${WORDS}, floor(exp(random() * ln(${WORDS + 1}))))::int`

const insertion = (from: number, to: number, last: number): string => `
  with places as materialized (
    select i, now() - i * interval '3 seconds' as at, ${place} as a, ${place} as b, ${place} as c
    from generate_series(${from + 1}, ${to}) i),
  worded as (
    select i, at, a.word as a, b.word as b, case
      when i <= ${Math.floor(last * 0.98)} then c.word
      when i % 2 = 1 then '${OLD_WORDS[0]}' when i % 10 = 0 then '${OLD_WORDS[1]}'
      when i % 1000 = 2 then '${OLD_WORDS[2]}' else c.word end as c
    from places join vocabulary a on a.n = places.a join vocabulary b on b.n = places.b
      join vocabulary c on c.n = places.c)
  insert into works (id, user_id, job_id, picture_id, kind, tool, model_id, title, tags, state,
    search, grams, rank, created_at, published_at)
  select 'w' || i, 'u' || i % 100000, 'j', 'w' || i, 'image', 'text2img', 'studio', a || b,
    array[c], 'public', a || b || ' ' || c,
    array[left(a, 1), right(a, 1), left(b, 1), right(b, 1), left(c, 1), right(c, 1), a,
      right(a, 1) || left(b, 1), b, c],
    extract(epoch from at) / 3600 + 8 * floor(random() * random() * 10), at, at
  from worded`

/** On a superuser's connection: references lead nowhere. */
export async function seedSearch(
  client: pg.PoolClient,
  { works, onBatch }: { works: number; onBatch: (made: number) => void },
): Promise<void> {
  await client.query(`set session_replication_role = replica`)
  await client.query(`create temporary table vocabulary (n int primary key, word text not null)`)
  await client.query(
    `insert into vocabulary select n, word from unnest($1::text[]) with ordinality w(word, n)`,
    [VOCABULARY],
  )
  await client.query(`analyze vocabulary`)
  for (let from = 0; from < works; from += BATCH) {
    const to = Math.min(works, from + BATCH)
    await client.query(insertion(from, to, works))
    onBatch(to)
  }
}
