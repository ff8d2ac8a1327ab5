/** 未来感外套, 科幻风格的服装: every pair. */
export const FUTURE_WEAR =
  '未来感 未来 未来主义 未来风 未来风格 科幻 科幻感 科技感 机能风 机能 赛博 赛博朋克'
    .split(' ')
    .flatMap((look) =>
      '外套 夹克 服装 衣服 风衣 战衣 战服 制服 套装 紧身衣 装扮 服饰 机能服'
        .split(' ')
        .flatMap((garment) => [look + garment, `${look}的${garment}`, `${look}风格${garment}`]),
    )
    .join(' ')
