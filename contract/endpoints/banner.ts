import { z } from 'zod'
import { defineEndpoints, pageSchema, pageQuery } from './define'

export const bannerEndpoints = defineEndpoints({
  applist: {
    method: 'GET',
    path: '/api/banner/applist',
    auth: 'public',
    summary:
      'What 妙笔 shows: every tool that works now, with its price and a cover it made itself',
    data: z.array(
      z.object({
        tool: z.string(),
        name: z.string(),
        summary: z.string(),
        group: z.enum(['create', 'mend', 'change', 'motion']),
        /** A page of the route table. */
        route: z.string(),
        /** Before left, after right, 4:3; null where there is none. */
        coverUrl: z.string().nullable(),
        /** Credits of a run with the form's initial values. */
        credits: z.number().int(),
        /** The price is for one of these. */
        unit: z.enum(['run', 'picture', 'second']),
        /** Strengths in a few words; null where another engine than the embedded one serves it. */
        good: z.string().nullable(),
        /** Of so many runs on new material so many were worth keeping as they were; null: not tried. */
        trial: z.object({ usable: z.number().int(), runs: z.number().int() }).nullable(),
        /** Among those to begin with: most of its results are worth keeping. */
        leads: z.boolean(),
      }),
    ),
  },
  list: {
    method: 'GET',
    path: '/api/banner/list',
    auth: 'public',
    summary:
      'Banners at the head of 广场 that are on now, on the platform of app-sign (not in the specification)',
    query: pageQuery,
    data: pageSchema(
      z.object({
        key: z.string(),
        title: z.string(),
        words: z.string(),
        /** A page of the route table with its query, or an https address. */
        link: z.string(),
        url: z.string(),
        thumbUrl: z.string(),
        thumbhash: z.string(),
        color: z.string().nullable(),
        /** Its picture, 16:9, carries the visible AI label at its foot: nothing may lie over it. */
        labelled: z.boolean(),
        /** 今日主题: a picture is begun from its parameters of 文生图 instead of going anywhere. */
        theme: z.object({ name: z.string(), params: z.record(z.string(), z.unknown()) }).nullable(),
        /** 本周主题: the line over its title; absent for others. */
        contest: z.string().optional(),
        /** Of a contest that takes entries: what a picture for it begins with. */
        entry: z
          .object({
            contestId: z.string(),
            prompt: z.string(),
            /** Small pictures of the newest entries. */
            newest: z.array(z.string()),
          })
          .optional(),
      }),
    ),
  },
})
